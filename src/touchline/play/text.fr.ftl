### Ce que dit la maison elle-même : erreurs de fichiers, d’options et de paquets, et liste de noms.

join-more = { $a }, { $b }
join-last = { $a } et { $b }

## Matchs

fault-turn = Ce n’est pas votre tour : le match attend { $others }.
fault-shut = { $code } ne vous est pas permis maintenant.
fault-over = Le match est terminé.
fault-away = Vous avez déjà abandonné ce match ; il continue pour les autres.
fault-empty = Une réponse contient au moins un code.
fault-takeback = Rien à reprendre : votre dernière réponse a déjà été vue.
fault-takeback-dice = Rien à reprendre : les dés ont été lancés depuis.
fault-no-position = Ce jeu ne peut pas commencer d’une position écrite.

## Options

fault-game = Il n’y a pas de jeu « { $word } ». { $hint }
fault-option = Il n’y a pas d’option « { $word } ». { $hint }
fault-option-value = L’option { $key } ne peut pas valoir « { $word } ». { $hint }
fault-option-form = « { $word } » n’est pas une option : écrivez clé=valeur, par exemple ring=none.
fault-option-solo = Un scénario se joue seul. Jouez sans scénario, ou avec un seul manager.
fault-option-division = Ce scénario ne se joue pas dans cette division, mais en : { $divisions }.
fault-preset = Il n’y a pas de préréglage « { $word } ». { $hint }
fault-plan-effect = Effet { $row } du plan : aucun joueur sélectionné ne l’a, ou son moment est passé.
fault-plan-many = Une composition compte au plus dix maillots et un gardien.
fault-plan-row = La ligne { $row } du plan est illisible : maillot de 0 à 12, zone de 0 à 8, la carte ou -1.
fault-plan-twice = La ligne { $row } du plan emploie un maillot ou un joueur une seconde fois.
fault-plan-whose = La ligne { $row } du plan nomme quelqu’un qui ne joue pas pour ce club.
fault-plan-role = Ligne { $row } du plan : celle d’un gardien est -1, -1 et sa carte, et seulement la sienne.
fault-plan-shirt = Ligne { $row } du plan : ce joueur porte le maillot de son numéro.

## Positions et coups

fault-position = La position est illisible. { fault-position-why }
fault-position-turn = Les choix se comptent dans un tour ordinaire : le champ 4 (phase) doit être t.
fault-position-why =
    { $what ->
        [cell] « { $word } » n’est pas une case : une lettre de a à l et un chiffre de 1 à 8, comme e4.
        [fields] Une position a neuf champs (rangées ballon camp phase dé minute score dernier premier) ou trois (rangées ballon camp) ; celle-ci en a { $count }.
        [phase] Le champ 4 (phase) est « { $word } » ; ce doit être p, o, t, q, r ou x.
        [die] Le champ 5 (dé) est « { $word } » ; ce doit être - ou un chiffre de 1 à 6.
        [die-7] Le champ 5 (dé) est 7 ; seul un coup d’envoi au dé plus un va aussi loin.
        [die-1] Le champ 5 (dé) est 1 ; le dé d’une remise en jeu va de 2 à 6.
        [side] Le champ { $field } est « { $word } » ; ce doit être L ou R.
        [side-or-none] Le champ { $field } est « { $word } » ; ce doit être L, R ou -.
        [side-due] Le champ 3 (camp) est - ; une fois le duel lancé, ce doit être L ou R.
        [rows] Le champ 1 (rangées) a { $count } rangées ; il en faut 8, de la rangée 8 à la rangée 1.
        [figure] Champ 1, rangée { $row } : « { $word } » n’est pas un footballeur ; on y écrit G P g p et des nombres.
        [ring] Champ 1, rangée { $row } : un footballeur se tient en { $cell }, une case qui n’existe pas avec ces options.
        [keepers] Champ 1, rangée { $row } : un second gardien { $word } ; chaque camp en a un.
        [fifth] Champ 1, rangée { $row } : un cinquième { $word } ; chaque camp a quatre attaquants.
        [row] Champ 1, rangée { $row } : « { $word } » ne fait pas 12 cases.
        [minute] Le champ 6 (minute) est « { $word } » ; ce doit être un nombre de 1 à 35 puis a ou b, comme 7b.
        [score] Le champ 7 (score) est « { $word } » ; ce doit être les buts de L, un tiret et les buts de R : 1-0.
        [lifted] Champ 1 (rangées) : en phase q, le gardien du camp qui place n’est pas sur le terrain.
        [half-a] Champs 3, 6 et 9 : la première moitié d’une minute est le tour du camp qui a donné le coup d’envoi.
        [half-b] Champs 3, 6 et 9 : la seconde moitié d’une minute est le tour du camp qui n’a pas donné le coup d’envoi.
        [no-ball] Le champ 2 (ballon) est « { $word } » ; en phase { $phase }, ce doit être -.
        [ball] Le champ 2 (ballon) est - ; en phase { $phase }, ce doit être une case, comme e4.
        [ball-out] Champ 2 (ballon) : { $word } est hors des lignes ; le ballon est entre b2 et k7.
        [ball-keeper] Champ 2 (ballon) : en phase r, il est sur la case du gardien de { $side }, non en { $word }.
        [ball-held] Champ 2 (ballon) : un footballeur se tient en { $word } ; le ballon est sur une case vide.
        [placed] Champ 1 (rangées) : en phase p, il reste un footballeur à placer.
        [side-whole] Champ 1 (rangées) : le camp { $side } doit avoir un gardien et quatre attaquants ; il en a { $keepers } et { $players }.
       *[other] { $why }
    }
fault-move = { $move } n’est pas permis ici.
fault-move-text = « { $move } » n’est pas un coup. Un coup s’écrit d3e3, d3e4h6, c3c4##, @f4e5, =b4, +Gb4 ou --.

## Bandes et feuilles de match

fault-tape-json = Ce n’est pas une bande : son JSON est fautif à la ligne { $line }.
fault-tape-second = Ligne { $line } : la bande est finie, et pourtant il y a une suite. Un fichier contient un seul match ; mettez chacun dans le sien.
fault-tape-format = Ce n’est pas une bande : son « format » doit être « touchline tape ».
fault-tape-edition = Cette bande est d’une édition qui ne peut pas être lue ici.
fault-tape-entry = La réponse { $n } est illisible ; une réponse s’écrit "0.17" pour un camp ou "f.4" pour le sort.
fault-tape-answer = La réponse { $n } de la bande ({ $code }) n’est pas permise par les règles à cet endroit.
fault-tape-game = Cette bande est d’un autre jeu.
fault-tape-version = Cette bande vient de la version { $theirs } des règles ; celle-ci est la version { $ours }.
fault-tape-deep = Ce n’est pas une bande : ses crochets s’emboîtent trop profondément.
fault-tape-number = Ce n’est pas une bande : elle contient un nombre de plusieurs milliers de chiffres.
fault-tape-half = Un texte de l’en-tête de la bande contient une moitié de caractère (de \ud800 à \udfff).
fault-tape-field = Dans la bande, « { $key } » doit être { $form ->
    [text] un texte
    [whole] un nombre entier
    [texts] un objet dont les valeurs sont des textes
    [names] une liste de textes
   *[entries] une liste de réponses comme "0.17" ou "f.4"
}, et non { $found }.
fault-tape-missing = Il manque « { $key } » à la bande : { $form ->
    [text] un texte
    [whole] un nombre entier
    [texts] un objet dont les valeurs sont des textes
    [names] une liste de textes
   *[entries] une liste de réponses comme "0.17" ou "f.4"
}.
fault-tape-key = Une bande n’a pas de champ « { $word } ». { $hint }
fault-tape-back = La réponse { $n } de la bande reprend une réponse qui n’a jamais été donnée.
fault-tape-pack = Cette bande a été faite avec une autre édition du paquet « { $pack } », { $short }, qui n’est pas ici. Copiez le dossier editions/{ $game }/{ $pack }/{ $hash }, qui se trouve à côté des matchs d’un ordinateur qui l’a, au même endroit à côté des vôtres, puis rouvrez la bande.
fault-tape-pack-missing = Cette bande a été faite avec le paquet « { $pack } », édition { $short }, qui n’est pas ici. Copiez le dossier editions/{ $game }/{ $pack }/{ $hash }, qui se trouve à côté des matchs d’un ordinateur qui l’a, au même endroit à côté des vôtres, puis rouvrez la bande.
fault-tape-packs = Cette bande nomme plusieurs paquets ({ $packs }) ; un match se joue avec les cartes d’un seul. Ne laissez que le bon dans « packs ».
fault-edition-damaged = L’édition gardée du paquet « { $pack } » dans editions/{ $game }/{ $pack }/{ $hash } est abîmée : ses cartes ne donnent plus cette empreinte. Mettez à sa place une bonne copie de ce dossier.
fault-edition-missing = L’édition { $hash } du paquet « { $pack } » n’est pas ici. Elle se trouve dans le dossier editions/{ $game }/{ $pack }, à côté des matchs d’un ordinateur qui l’a.
fault-course = Le parcours « { $course } » ne peut pas continuer : { $move } n’est pas ouvert ici. Ses coups sont à réécrire pour ces cartes.
fault-record-unknown = Ce n’est ni une bande (*.tape.json, qui commence par une accolade) ni une feuille de match (qui commence par [Rules "..."]).
fault-record-empty = Le fichier est vide ; il devrait contenir une bande ou une feuille de match.
fault-record-large = Le fichier dépasse { $most } Kio ; aucun match ne prend tant de place.
fault-record-game = { $game } n’a pas de feuille de match ; gardez plutôt sa bande.
fault-record-header = Ligne { $line } : « { $words } » n’est pas un en-tête ; un en-tête s’écrit [Rules "boardgame"].
fault-record-tag = Ligne { $line } : il n’y a pas d’en-tête { $word }. { $hint }
fault-record-tag-twice = Ligne { $line } : l’en-tête { $word } y est deux fois ; une seule suffit.
fault-record-tag-start = Ligne { $line } : l’en-tête Start est inutilisable. { fault-position-why }
fault-record-tag-name = Ligne { $line } : l’en-tête { $word } est inutilisable. Un nom a { $most } caractères au plus.
fault-record-tag-preset = Ligne { $line } : l’en-tête Rules est inutilisable. { fault-preset }
fault-record-tag-option = Ligne { $line } : l’en-tête Options est inutilisable. { fault-option }
fault-record-tag-option-value = Ligne { $line } : l’en-tête Options est inutilisable. { fault-option-value }
fault-record-tag-teams = Ligne { $line } : l’en-tête Teams est inutilisable. Il nomme deux équipes, celles de L et de R.
fault-record-options = Ligne { $line } : « { $word } » doit s’écrire clé=valeur dans les options, par exemple ring=none.
fault-record-line = Ligne { $line } : « { $words } » n’est pas une ligne de match ; une ligne commence par la minute et un point, comme 7. 4:d3e4h6 2:h5h7.
fault-record-second = Ligne { $line } : un deuxième match commence par { $words }. Un fichier contient un seul match ; mettez chacun dans le sien.
fault-record-placing = Ligne { $line } : après 0. vient qui a placé en premier, L ou R ; ici se trouve « { $token } ».
fault-record-first = Ligne { $line } : { $side } ne peut pas avoir placé en premier ; d’après ces options ou ce départ, c’est { $right }.
fault-record-placed = Ligne { $line } : les dix footballeurs sont placés ; « { $token } » serait de trop.
fault-record-unplaced = Ligne { $line } : le match commence avant que tous soient placés ; il manque { $count ->
    [one] { $count } placement
   *[other] { $count } placements
  } à la ligne 0.
fault-record-minute = Ligne { $line } : la minute { $minute } se trouve où la minute { $right } est attendue.
fault-record-dice = Ligne { $line }, minute { $minute }, « { $token } » : { $dice } ne peut pas sortir ici ; ce serait { $right }.
fault-record-no-dice = Ligne { $line }, minute { $minute }, « { $token } » : il manque les dés ; écrivez-les devant un deux-points, comme { $right }.
fault-record-rolled = Ligne { $line }, minute { $minute }, « { $token } » : aucun dé n’est lancé ici ; écrivez le coup seul.
fault-record-move = Ligne { $line }, minute { $minute }, « { $token } » : { $move } n’est pas permis à { $side }. Sont permis, par exemple, { $open }.
fault-record-word = Ligne { $line }, minute { $minute }, « { $token } » : { $move } est illisible. Un coup s’écrit d3e3, d3e4h6, c3c4##, @f4e5, =b4, +Gb4 ou --.
fault-record-parts = Ligne { $line }, minute { $minute }, « { $token } » : la demi-minute finit avant ; retirez ce qui suit { $move }.
fault-record-short = Ligne { $line }, minute { $minute }, « { $token } » : cette demi-minute n’est pas finie, et pourtant il y a une suite.
fault-record-third = Ligne { $line } : une minute a deux moitiés ; « { $token } » en serait une troisième.
fault-record-over = Ligne { $line } : « { $token } » vient après la fin du match ; rien ne peut plus suivre.
fault-record-result = Ligne { $line } : l’en-tête annonce { $said }, mais le match tel qu’il est écrit donne { $right }.

## Paquets

fault-team = Il n’y a pas d’équipe « { $word } ». { $hint }
fault-pack-unknown = Il n’y a pas de paquet « { $word } ». { $hint }
fault-pack-folder = { $path } n’est pas un dossier ; un paquet est un dossier (pas un lien) où se trouve un pack.toml.
fault-pack-no-head = { $path } n’a pas de pack.toml ; tout paquet en a un. « touchline packs new » en prépare un.
fault-pack-many = { $path } contient { $count } fichiers ; un paquet en a { $most } au plus.
fault-pack-file = { $file } n’a rien à faire dans un paquet. { $hint }
fault-pack-link = { $file } n’est pas un simple fichier ; les liens et les dossiers ne sont pas suivis. Mettez-y le fichier même.
fault-pack-big = { $file } est trop grand ({ $size } octets) ; un fichier de paquet a { $most } Kio au plus.
fault-pack-toml = { $file }, ligne { $line } : ce n’est pas du TOML correct : { $cause ->
    [value] après =, il n’y a ni texte entre guillemets, ni nombre, ni true ou false, ni liste entre crochets.
    [statement] une ligne est un commentaire, une [table], ou un champ comme name = "Ada".
    [quote] un texte n’est pas fermé par ses guillemets, ou contient un saut de ligne ou une barre oblique inverse seule.
    [equals] après le nom d’un champ vient =.
    [rest] quelque chose suit la valeur ; chaque champ a sa ligne.
    [twice] un champ y figure pour la deuxième fois ; une seule est juste.
    [table] une table y commence pour la deuxième fois ; les rangées commencent par des crochets doubles, comme [[team]].
    [bracket] une liste ou une table n’est pas fermée, ou il y manque une virgule.
   *[other] l’analyseur dit, en anglais, « { $why } ».
  }
fault-pack-deep = { $file } s’emboîte trop profondément, ou contient un nombre de plusieurs milliers de chiffres.
fault-pack-ftl = { $file }, ligne { $line } : ce n’est pas un message Fluent ; un message s’écrit « mon-id = Mon texte ».
fault-pack-key = { $where } : il n’y a pas de champ { $key }. { $hint }
fault-pack-lacks = { $where } : il manque le champ { $key }.
fault-pack-word = { $where } : { $key } vaut « { $value } » ; il faut un texte de 1 à { $most } caractères, sans retour à la ligne ni espace aux bouts.
fault-pack-number = { $where } : { $key } vaut { $value } ; il faut un nombre entier de { $low } à { $high }.
fault-pack-id = { $where } : id vaut « { $value } » ; il faut des minuscules a-z, des chiffres et des traits d’union simples, comme harbour-lane.
fault-pack-game = { $where } : il n’y a pas de jeu « { $word } ». { $hint }
fault-pack-teams = teams.toml : les équipes se suivent, chacune sous [[team]].
fault-pack-twice = { $where } : { $key } « { $value } » est pris par l’équipe { $other } ; chaque équipe a le sien.
fault-pack-short = { $where } : short vaut « { $value } » ; il faut deux à quatre capitales ou chiffres, comme HAR.
fault-pack-two-colours = { $where } : colours vaut { $value } ; il en faut deux, maillot et parement, comme ["#F4C430", "#12324A"].
fault-pack-colour = { $where } : « { $value } » n’est pas une couleur ; une couleur s’écrit "#F4C430".
fault-pack-alike = { $where } : le maillot { $shirt } et le parement { $trim } ont presque la même clarté ; éclaircissez ou foncez l’un des deux.
fault-pack-figures = { $where } : une équipe a exactement cinq footballeurs ; ici il y en a { $count }.
fault-pack-keeper = { $where } : keeper vaut { $value } ; il faut true ou false.
fault-pack-keepers = { $where } : un seul footballeur doit avoir keeper = true ; ici il y en a { $count }.
fault-pack-shirt = { $where } : le numéro { $number } est déjà porté par le footballeur { $other } ; un numéro ne sert qu’une fois par équipe.
fault-pack-elsewhere = { $path } est un paquet de { $game }, mais il est rangé avec ceux de { $shelf } ; déplacez-le.
fault-pack-same = { $path } : il y a déjà un paquet avec l’id { $word } ; donnez-en un autre à celui-ci.
fault-pack-team-taken = { $path } : l’équipe { $team } a un id ou un nom que le paquet { $pack } emploie déjà ; choisissez-en un autre.
fault-pack-there = { $path } existe déjà ; nommez un dossier qui n’existe pas encore.
fault-pack-no-numbers = FootClub a besoin des cartes d’un paquet ; aucun n’a été donné. Nommez un paquet que « touchline packs list » montre.
fault-pack-no-draft = { $game } n’a pas de cartes, il n’y a donc rien à peser ; nommez un jeu de cartes : { $games }.
fault-pack-no-cards = { $game } n’a pas de cartes à imprimer ; nommez un jeu de cartes : { $games }.
fault-print-file = { $file } n’est pas un nom de PDF ; écrivez-en un qui finit par .pdf, comme cartes.pdf.
fault-print-missing = Pour imprimer, il manque le module { $module }. Installez ce qu’il faut : pip install "touchline[print]".
fault-pack-rows = { $file } : les lignes se suivent, chacune sous [[{ $table }]].
fault-pack-bool = { $where } : { $key } vaut { $value } ; il faut true ou false.
fault-pack-one-of = { $where } : { $key } vaut « { $value } », qui n’est pas un mot connu. { $hint }
fault-pack-list = { $where } : { $key } vaut { $value } ; il faut une liste entre crochets, de { $low } à { $high } mots.
fault-pack-table = { $where } : { $key } vaut { $value } ; il faut une table entre accolades, comme {"{"} light = 2, dark = 2 {"}"}.
fault-pack-wholes = { $where } : { $key } vaut { $value } ; il faut une liste de nombres entiers de { $low } à { $high }, aucun deux fois.
fault-pack-row-twice = { $where } : { $key } { $value } est pris par { $table } { $other } ; chacun a le sien.
fault-pack-looks = { $where } : looks vaut { $value } ; il faut une table comme {"{"} skin = "tan", hair = "curls" {"}"}.
fault-pack-unseen = { $where } : { $key } vaut « { $value } » ; le caractère { $sign } ne s’y voit pas, ou change le sens de l’écriture. Retirez-le.
fault-pack-quoted = { $where } : { $key } est le texte "{ $value }", à cause de ses guillemets ; écrivez { $value } sans eux.
fault-pack-unquoted = { $where } : { $key } n’est pas un texte, faute de guillemets ; écrivez { $value }.
fault-pack-called = { $file } est mal nommé ; dans un paquet, il s’appelle { $right }. Renommez-le.
fault-pack-other-game = { $file } va dans les paquets d’un autre jeu que { $game }, nommé par pack.toml. Mettez-le ailleurs, ou nommez-y son jeu.
fault-pack-aside = { $path } est mis de côté : son nom commence par _. Renommez-le pour vous en servir.
fault-pack-loose = { $path } est un fichier ; un paquet est un dossier de fichiers. Décompressez-le là s’il en contient un.
fault-pack-lost = { $path } n’est pas examiné : les paquets vont dans un dossier qui porte le nom de leur jeu. { $hint }
fault-pack-play = Un match avec ce paquet ({ $setting }, places : { $seats }) s’arrête après { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses
  } : { $why }. Comparez ses cartes à celles du paquet de la maison.
fault-pack-copy = Le paquet « { $pack } » ne peut pas être copié sous un nouvel id : son fichier { $file } n’a pas un champ par ligne. Exportez-le et changez les id à la main.
fault-print-letters = « { $card } » : les polices d’impression n’ont pas { $letters }. Écrivez-le en lettres latines, grecques ou cyrilliques pour l’imprimer.

## Paquets de FootClub

fault-fc-file = Il manque { $file } ; un paquet de FootClub a cards.toml, match.toml et poussin.toml. « touchline packs new footclub » prépare les trois.
fault-fc-options = pack.toml : options vaut { $value } ; il faut une table de mots, comme press_shift = "literal" sous [options].
fault-fc-option = pack.toml, options : il n’y a pas d’option « { $word } ». { $hint }
fault-fc-option-value = pack.toml, options : { $key } ne peut pas être « { $word } ». { $hint }
fault-fc-id = { $where } : id vaut « { $value } » ; il faut des lettres a-z, des chiffres et des traits d’union simples, comme E07.
fault-fc-same-name = cards.toml : { $count } cartes portent le nom { $name } ; on va les confondre.
fault-fc-count = cards.toml : { $kind ->
    [coach] pour les entraîneurs
    [keeper] pour les gardiens
   *[outfield] pour les joueurs de champ
  }, le compte est de { $count } ; il doit être de { $right }.
fault-fc-most = cards.toml : il y a { $count } cartes Équipe ; { $most } au plus peuvent servir.
fault-fc-stack = cards.toml : { $count ->
    [one] il y a { $count } joueur de champ
   *[other] il y a { $count } joueurs de champ
  } de 4 ou 5 étoiles ; le mercato en veut au moins { $least }.
fault-fc-market = cards.toml : { $count ->
    [one] il y a { $count } joueur de champ
   *[other] il y a { $count } joueurs de champ
  } de 3 étoiles ou moins ; le mercato en veut exactement { $right }.
fault-fc-split = cards.toml : les joueurs de champ de 5, 4 et 3 étoiles sont { $five }, { $four } et { $three } ; on en attend 8, 12 et 24.
fault-fc-pairing = cards.toml : les entraîneurs ont { $coaches } étoiles et les gardiens { $keepers }, ce qui ne fait pas trois paires de 8 étoiles ; changez un niveau.
fault-fc-style = { $where } : style vaut { $value } ; il faut trois nombres, comme {"{"} technical = 5, physical = 3, tactical = 2 {"}"}.
fault-fc-style-sum = { $where } : la somme des trois nombres est { $sum } ; elle doit être 10.
fault-fc-style-top = { $where } : { $top } y figure plus d’une fois ; un profil doit être demandé plus que les autres.
fault-fc-not-for = { $where } : { $kind ->
    [coach] un entraîneur
    [keeper] un gardien
   *[outfield] un joueur de champ
  } n’a pas de champ { $key } ; retirez-le.
fault-fc-places = { $where } : les positions sont { $value } ; deux positions doivent être CB et FB, ou AM et FW, avec strength = "versatile".
fault-fc-versatile = { $where } : un joueur polyvalent a deux positions, CB et FB ou AM et FW ; ici, il n’y a que { $value }.
fault-fc-profile-twice = { $where } : les profils nomment deux fois { $value } ; retirez-en un ou nommez-en un autre.
fault-fc-double = { $where } : un joueur à double profil n’a pas de point fort ; retirez « { $value } » ou un profil.
fault-fc-types = match.toml : { $count ->
    [one] il y a { $count } carte
   *[other] il y a { $count } cartes
  } du type { $type } ; un club en possède { $right }.
fault-fc-kops = match.toml : il faut un kop attack et un kop freshness ; ici : { $found }.
fault-fc-bare = { $where } : les cartes { $type } n’ont pas de ruban ; retirez-le.
fault-fc-ribbon = { $where } : ribbon vaut { $value } ; il faut une liste de six cases, une par couleur du ballon.
fault-fc-cell = { $where }, case { $cell } : { $value } doit être une liste { $wide ->
    [2] de deux codes, comme ["FW_R", "AM_L"]
   *[1] d’un code, comme ["DM_L"]
  }.
fault-fc-code = { $where }, case { $cell } : { $value } n’est pas un code ; un code est FB, CB, DM, AM ou FW, puis _L ou _R, comme DM_L.
fault-fc-repeat = { $where }, case { $cell } : { $code } y figure deux fois ; un pressing nomme deux joueurs différents.
fault-fc-same-line = { $where }, case { $cell } : les deux codes nomment la ligne { $line } ; quand un seul joueur s’y trouve, la case est passée.
fault-fc-same-side = { $where }, case { $cell } : { $one } et { $two } sont le même joueur quand un club joue sans arrières latéraux ; la case est alors passée.
fault-fc-alike = { $where } : le ruban est celui de la carte { $other } ; deux cartes { $type } doivent différer.
fault-fc-one-line = { $where } : chaque case nomme la ligne { $line } ; si elle est vide, la carte est injouable. Nommez une deuxième ligne.
fault-fc-every-cell = { $where } : la ligne { $line } figure dans les six cases ; si elle est vide, la carte est injouable. Retirez-la d’une case.
fault-fc-deck-none = { $where } : il manque la table deck ; écrivez deck = {"{"} tackle = 4, press = 5, et ainsi de suite {"}"}.
fault-fc-deck-sum = { $where } : la somme est { $sum } ; un paquet de cartes Poussin en compte { $right }.
fault-fc-deck-fans = { $where } : { $count ->
    [one] il y a { $count } supporter
   *[other] il y a { $count } supporters
  } ; il en faut { $right }, dont cinq commencent en tribunes.
fault-fc-team = { $where } : il manque l’équipe [{ $club }] ; donnez-lui coach, keeper, FB, CB, DM, AM et FW.
fault-fc-team-ids = { $where } : { $key } vaut { $value } ; il faut nommer des cartes par leur id, comme "E01", et pour une ligne en donner la liste.
fault-fc-formation = { $where } : FB-CB-DM-AM-FW sont { $value }, ce qui n’est pas une composition : dix joueurs, 2 FB (ou aucun avec 3 CB), 1 à 3 dans toute autre ligne, AM et FW au moins 3 ensemble.
fault-fc-team-stars = { $where } : entraîneur et gardien doivent avoir 8 étoiles à eux deux, les autres deux 5, trois 4 et cinq 3.
fault-fc-member = { $where } : { $key } nomme { $value }, et aucune carte n’a cet id.
fault-fc-member-twice = { $where } : { $key } nomme { $value }, qui joue déjà pour { $other } ; chacun joue une fois.
fault-fc-member-place = { $where } : { $key } nomme { $value }, dont la carte ne dit pas { $key } ; choisissez quelqu’un d’autre.
fault-fc-chick = { $where } : { $key } nomme { $value }, dont la carte n’a pas poussin = "{ $club }" dans cards.toml.
fault-fc-chick-idle = { $where } : poussin vaut « { $club } », mais la carte n’est dans aucune équipe de poussin.toml ; retirez-le.
fault-fc-initial = { $where } : une offensive commence à { $blue } pour les bleus et à { $red } pour les rouges ; toutes deux doivent commencer à { $right } pour que le match soit équitable.

## Paquets de Worldwide Football

fault-wf-file = Il manque { $file } ; un paquet de Worldwide Football a actions.toml, abilities.toml, teams.toml et people.toml. « touchline packs new worldwide » prépare les quatre.
fault-wf-id = { $where } : { $key } vaut « { $value } » ; il faut des minuscules a-z, des chiffres, et des traits d’union ou de soulignement isolés, comme long_pass.
fault-wf-name = { $where } : la carte n’a pas de nom ; écrivez name = "…" dans sa ligne, ou un message { $message } dans cards.en.ftl.
fault-wf-category = { $where } : les cartes du genre { $kind } sont de la catégorie { $right }, pas { $value } ; changez l’un des deux.
fault-wf-sum = actions.toml : les exemplaires font { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }, { $light } claires et { $dark } foncées ; il en faut { $right }.
fault-wf-piles = { $where } : { $light } dans la pioche claire et { $dark } dans la foncée ; les camps ne jouent pas avec les mêmes cartes.
fault-wf-kind = actions.toml : il n’y a pas de carte du genre { $kind }, dont les règles ont besoin ; ajoutez-en une, avec au moins un exemplaire.
fault-wf-early = actions.toml : aucun tir marqué pro ne se joue à 5, 6 et 7 points d’attaque ; le jeu imprimé en a un (pa_allowed = [5, 6, 7]).
fault-wf-shots = actions.toml : en mode Amateur, la pioche { $pile ->
    [light] claire
   *[dark] foncée
} a { $count ->
    [one] { $count } tir
   *[other] { $count } tirs
} à jouer à 6, 7 et 8 points d’attaque ; il en faut au moins { $least }, sans pro = true.
fault-wf-most = actions.toml : voici { $count } { $what ->
    [kinds] genres de cartes Action, ceux des règles compris
   *[cards] cartes Action différentes
} ; { $most } au plus peuvent servir.
fault-wf-ceiling = { $where } : jouée à { $highest } points d’attaque, elle en ajouterait { $pa } ; ensemble ils ne doivent pas dépasser 8. Baissez pa, ou retirez { $highest } de pa_allowed.
fault-wf-never = { $where } : pa_allowed est vide, la carte ne pourrait jamais être jouée ; retirez la ligne si tous les points d’attaque conviennent.
fault-wf-quality = { $where } : shot_bonus est donné pour { $value } ; il doit l’être pour les points d’attaque de pa_allowed, ni plus ni moins : { $right }.
fault-wf-two-cards = { $where } : { $value } ne peut donner à la fois jaune et rouge ; retirez-le de l’un des deux.
fault-wf-no-foul = { $where } : { $key } cite { $value }, qui n’est pas une faute ; ajoutez-le à foul, ou retirez-le de { $key }.
fault-wf-clean = { $where } : une interception ne fait pas de faute ; laissez foul, yellow et red vides.
fault-wf-abilities = abilities.toml : { $count ->
    [one] voici { $count } capacité
   *[other] voici { $count } capacités
  } ; un paquet en a { $least } à { $most }, trois pour une carte Équipe et au moins deux au choix.
fault-wf-amateur = abilities.toml : marquées amateur = true : { $value } ; il faut exactement ces trois : { $right }.
fault-wf-known = { $where } : cette capacité est imprimée dans les règles, son { $key } doit donc être { $right }.
fault-wf-condition = { $where } : pa_min { $low } dépasse pa_max { $high }, la capacité ne pourrait jamais servir ; échangez-les.
fault-wf-teams = teams.toml : voici { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
} ; un paquet en a { $least } à { $most }.
fault-wf-three = { $where } : abilities vaut { $value } ; une carte Équipe en nomme trois différentes.
fault-wf-squad = { $where } : people.toml compte { $count } de ses joueurs ; une équipe en a { $right }.
fault-wf-no-type = { $where } : aucun de ses joueurs n’est du type { $type } ; une équipe a besoin de G, D, M et A.
fault-wf-real = { $where } : « { $name } » est le nom d’une vraie équipe, ou figure dans le jeu imprimé ; inventez-en un autre. Une copie à votre seul usage porte private = true dans pack.toml.
fault-wf-moment = { $where } : on = « { $value } » n’est pas un moment où une telle carte peut servir. { $hint }
fault-wf-effects = { $where } : { $key } vaut { $value } ; il faut une liste d’effets, comme [{"{"} op = "draw", pile = "action", n = 1 {"}"}], ou [].
fault-wf-idle = { $where } : la carte n’a pas d’effet ; donnez-lui-en au moins un.
fault-wf-if = { $where } : if = "success" veut un jet avant lui dans la même liste : counter_player, player_defence, offside_trap ou simulation.
fault-wf-key = { $where } : au moment { $trigger }, une carte doit porter l’effet { $op } ; ajoutez-le.
fault-wf-op-twice = { $where } : l’effet { $op } y figure deux fois ; une suffit.
fault-wf-fit = { $where } : { $op } ne fait rien au moment { $trigger } ; seuls ceux-ci y agissent : { $known }.
fault-wf-holder = { $where } : { $op } n’agit pas sur une telle carte ; écrivez plutôt { $other }.
fault-wf-needs-shot = { $where } : { $op } change un tir, mais la carte accompagne aussi d’autres genres ; qu’elle n’attende que des tirs.
fault-wf-no-shot = { $where } : après un tir, { $op } ne change rien, et la carte accompagne aussi des tirs ; qu’elle attende d’autres genres.
fault-wf-roll-first = { $where } : { $op } précède l’effet qui lance le d20, or le lancer vient d’abord ; placez { $op } après.
fault-wf-filter = { $where } : il faut une catégorie ou un genre, ou une liste de l’un des deux, qu’une carte d’actions.toml possède, comme category = "shot".
fault-wf-fallback = { $where } : fallback_discard et fallback_discard_for disent la même chose de deux façons ; retirez-en une.
fault-wf-filters = Dans ce paquet, { $count } recherches visent des cartes différentes ; { $most } au plus peuvent servir. Que certaines visent les mêmes.
fault-wf-overlap = Deux recherches se recouvrent en partie : l’une vise { $one }, l’autre { $other }. Que l’une vise tout ce que vise l’autre, ou rien de cela.
fault-wf-stuck = Le match automatique { $match } ({ $preset }, { $seats } places) s’est arrêté dans la phase { $phase } : { $why ->
    [nobody] personne n’avait à répondre.
    [nothing] il n’y avait rien à répondre.
   *[endless] il n’avait pas de fin.
} C’est une erreur de Touchline ; signalez-la avec le paquet.
fault-wf-unused = { $where } : en { $count } matchs automatiques, personne n’a utilisé cette carte ; regardez quand elle peut se jouer.

## Paquets d’Eleven

fault-el-file = Il manque { $file }, alors que replaces, dans pack.toml, cite { $deck }. Ajoutez le fichier, ou retirez le mot : la pioche viendra du paquet de base.
fault-el-not-replaced = { $file } est là, mais replaces, dans pack.toml, ne cite pas { $deck }. Ajoutez le mot, ou retirez le fichier.
fault-el-count = { $file } fait { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } ; il en faut { $right }. Un paquet en chantier porte partial = true dans pack.toml.
fault-el-id = { $where } : id vaut « { $value } » ; il faut le paquet, la pioche et un nom séparés par des points, en minuscules, comme mien.{ $deck }.premiere.
fault-el-id-twice = { $where } : id { $word } est pris par { $other } ; chaque carte a le sien.
fault-el-managers = { $where } : min_managers vaut 2 ; une carte sert dès 1 manager, ou dès 3.
fault-el-copies = { $where } : copies n’agit pas dans la pioche { $deck } ; écrivez une carte pour chacun.
fault-el-tables = { $where } : { $key } vaut { $value } ; il faut une liste de tables, comme [{"{"} { $example } {"}"}].
fault-el-empty = { $where } : { $key } est vide ; donnez-lui au moins une entrée, ou retirez le champ.
fault-el-none = { $where } : les cartes de la pioche { $deck } n’ont pas de capacité ; retirez-la.
fault-el-moment = { $where } : on = « { $value } » n’est pas un moment des cartes de la pioche { $deck }. Les leurs : { $known }.
fault-el-side = { $where } : les cartes de la pioche { $deck } n’ont qu’un côté ; retirez side.
fault-el-must = { $where } : une action de carte est toujours facultative ; retirez mode, ou écrivez "may".
fault-el-else = { $where } : else veut une condition ; ajoutez if, ou retirez else.
fault-el-paid = { $where } : au moment { $trigger }, on ne peut demander de ressource ; les coûts vont avec { $known }, ou dans pay_then.
fault-el-ask = { $where } : la condition { $value } ne peut se poser au moment { $trigger } ; seules celles-ci le peuvent : { $known }.
fault-el-own = { $where } : la condition { $value } porte sur la carte d’un joueur, mais celle-ci est de la pioche { $deck } ; comptez plutôt des joueurs.
fault-el-at-end = { $where } : { $value } n’est connu qu’après le dernier match ; écrivez judged = "end" dans la carte.
fault-el-fit = { $where } : { $op } ne peut se faire au moment { $trigger } ; seules celles-ci le peuvent : { $known }.
fault-el-change = { $where } : modify veut exactement un de ces champs : add, set, mul.
fault-el-targeted = { $where } : seules ces clés peuvent changer pour certaines cartes ou tribunes : { $known }. Retirez target et n.
fault-el-keeper-op = { $where } : keeper ne change rien ; donnez-lui strength ou gloves.
fault-el-glove = { $where } : min_glove ne va qu’avec rule = "unsaveable".
fault-el-from = { $where } : from = « { $value } » est une pioche de joueurs à une carte visible ; retirez slots, et prenez les encadrants dans la rangée.
fault-el-take = { $where } : take { $take } dépasse les { $n } cartes piochées.
fault-el-as = { $where } : on ne prend pas ainsi les cartes de la pioche { $deck } ; les tactiques vont en main (as = "hand"), les autres sont recrutées.
fault-el-peek = { $where } : deck va avec what = "deck_top", et seulement avec lui.
fault-el-faces = { $where } : min { $low } dépasse max { $high } ; échangez-les.
fault-el-face-twice = { $where } : le résultat { $n } est déjà au cas { $other } ; chaque résultat figure dans un seul cas.
fault-el-options = { $where } : { $count ->
    [one] voici { $count } option
   *[other] voici { $count } options
  } ; un choix en a 2 à { $most }, et pas moins que son n.
fault-el-price = { $where } : { $key } vaut { $value } ; il faut "printed" ou un nombre entier de 0 à { $most }.
fault-el-until = { $where } : until vaut { $value } ; il faut "match", "week_end", "game" ou {"{"} week = 2 {"}"}.
fault-el-formations = { $where } : { $key } vaut { $value } ; il faut une liste de formations, comme [[4, 3, 3]].
fault-el-formation = { $where } : { $key } contient { $value } ; une formation a trois lignes de 1 à 5 maillots qui font 10, comme [4, 3, 3].
fault-el-nothing = { $where } : { $key } vaut 0, ce qui ne change rien.
fault-el-amount = { $where } : une quantité est un nombre entier, ou l’une de ces tables : {"{"} count = {"{"} kind = "staff" {"}"}, per = 1 {"}"}, {"{"} fans_on_stands = true, per = 2 {"}"}, {"{"} roll = "d6" {"}"}.
fault-el-stands = { $where } : au moment { $trigger }, aucun supporter n’est en tribune ; utilisez match, after_match ou tactic.
fault-el-of-kind = { $where } : { $key } ne dit rien de { $kind } ; il va avec { $kinds }.
fault-el-self = { $where } : une carte de la pioche { $deck } n’est pas elle-même { $kind } : pick = "self" et other = true ne trouvent rien ; retirez-les.
fault-el-d12 = { $where } : le dé à douze faces désigne des joueurs qui reçoivent des jetons ; changez pick.
fault-el-previous = { $where } : pick = "previous" veut, avant lui dans la même liste, une opération qui a une cible.
fault-el-section = { $where } : section = « { $value } » part de la place du joueur sur le terrain ; seules ses capacités du jour du match peuvent le dire.
fault-el-unseen = { $where } : au moment { $trigger }, l’adversaire n’est pas révélé ; match, after_match et tactic atteignent ses maillots.
fault-el-selected = { $where } : au moment { $trigger }, personne n’est sélectionné pour un match ; retirez selected.
fault-el-young = { $where } : sa force non entraînée vaut { $value } ; tous les jeunes talents ont la même, { $right }.
fault-el-keeper = { $where } : un gardien garde le but ; écrivez zones = [].
fault-el-zones = { $where } : zones vaut { $value } ; il en faut au moins une, toutes sur une ligne, un couloir ou une colonne.
fault-el-gloves = { $where } : seuls les gardiens ont des gants ; retirez gloves.
fault-el-names = { $where } : { $key } vaut { $value } ; il faut une liste de mots, comme ["capitaine"].
fault-el-symbols = { $where } : exp_played et exp_scored font { $count } ; une carte porte { $most } symboles au plus.
fault-el-category = { $where } : category_vp de { $category } vaut { $value }, mais { $other } dit { $right } ; les cartes d’une catégorie rapportent autant.
fault-el-category-vp = { $where } : category_vp vaut { $value } ; il faut une liste d’un à sept nombres entiers, comme [1, 3, 5].
fault-el-category-falls = { $where } : category_vp { $value } baisse ; en avoir plus ne doit jamais rapporter moins.
fault-el-heads = staff.toml : { $count ->
    [one] voici { $count } carte
   *[other] voici { $count } cartes
  } du métier head coach ; il en faut { $right }, une par manager.
fault-el-few-staff = staff.toml : à un ou deux managers, il reste { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } ; il en faut au moins { $least } sans min_managers = 3.
fault-el-faces-of = { $where } : faces vaut { $value } ; il faut six lettres parmi Y, B et R, une par résultat du dé.
fault-el-contract = { $where } : un sponsor a besoin d’une capacité on = "{ $trigger }".
fault-el-small = { $where } : small_money vaut { $value }, mais sign_small donne { $money } d’argent ; il les faut égaux.
fault-el-votes = { $where } : ses capacités sont { $value } ; il faut exactement { $right }.
fault-el-shapes = { $where } : voici { $count } formations ; une carte en offre { $most } au plus.
fault-el-basics = tactic.toml : { $count ->
    [one] { $count } carte a
   *[other] { $count } cartes ont
  } les formations [5, 3, 2] et [3, 5, 2] sans capacité ; il en faut au moins { $right }, une par manager.
fault-el-goal = { $where } : il faut une capacité on = "{ $trigger }" ; en voici { $count }.
fault-el-lineup = { $where } : lineup vaut { $value } ; il faut neuf textes dans l’ordre LB CB RB LM CM RM LF CF RF.
fault-el-zone = { $where } : { $zone } vaut { $value } ; écrivez attaquants et défenseurs avec leur force, comme "A2D1", ou "-".
fault-el-zone-room = { $where } : { $zone } contient { $count ->
    [one] { $count } maillot
   *[other] { $count } maillots
  } ; il en tient { $low } à { $high }.
fault-el-lines = { $where } : ses lignes font { $value }, mais formation dit { $right }.
fault-el-club = { $where } : { $key } vaut { $value }, mais { $other } dit { $right } ; les cartes d’un club ont même pioche, même dé et même rapport.
fault-el-of-club = opponent.toml : { $club } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } ; un club en a { $right }.
fault-el-of-deck = opponent.toml : la pioche « { $deck } » a { $count ->
    [one] { $count } club
   *[other] { $count } clubs
  } ; chacune en a { $right }.
fault-el-space = { $where } : { $kind } va sur space = "{ $space }", avec unique = { $unique }.
fault-el-build-price = { $where } : price vaut { $value }, mais les constantes des plateaux disent { $right } ; il les faut égaux.
fault-el-kinds = infrastructure.toml : le genre { $kind } y figure { $count } fois ; chacun des sept y figure une fois.
fault-el-division = { $where } : division vaut { $value } ; il faut 1, 2 ou 3, une liste de ces nombres, ou "any".
fault-el-win = { $where } : rien ne dit comment gagner le scénario ; ajoutez une capacité on = "scenario_win".
fault-el-list = { $where } : { $key } vaut { $value } ; il faut une liste de { $least } à { $most } nombres entiers de { $low } à { $high }.
fault-el-offices = { $file } : office a { $cost ->
    [one] { $cost } coût
   *[other] { $cost } coûts
  } et { $vp ->
    [one] { $vp } valeur
   *[other] { $vp } valeurs
  } ; il faut les deux à chaque case.
fault-el-smoke = { $where } : exécutée sur une table de saison, elle s’arrête : { $why ->
    [nobody] personne n’avait à répondre.
    [nothing] il n’y avait rien à répondre.
    [endless] elle n’avait pas de fin.
   *[other] { $why }.
  } C’est une erreur de Touchline ; signalez-la avec le paquet.
fault-el-stuck = La saison automatique { $season } ({ $preset }, { $seats ->
    [one] { $seats } manager
   *[other] { $seats } managers
  }) s’est arrêtée : { $why ->
    [nobody] personne n’avait à répondre.
    [nothing] il n’y avait rien à répondre.
    [endless] elle n’avait pas de fin.
   *[other] { $why }.
  } C’est une erreur de Touchline ; signalez-la avec le paquet.
fault-el-spaces = { $file } : stats.spaces vaut { $value } ; une position est son revenu : écrivez [1, 2, 3, 4, 5].

## Livres de règles

fault-rule = Il n’y a pas de règle « { $word } ». { $hint }
fault-rulebook = Il n’y a pas de livre de règles de « { $word } » en cette langue. { $hint }
fault-rulebook-line = { $file }, ligne { $line } : { $what }.

## Conseils

hint-mean = Vouliez-vous dire « { $word } » ?
hint-known = Connus : { $words }.

## Les ordinateurs qui jouent

fault-level = Il n’y a pas de niveau { $level } ; il y en a de 1 à 6.
fault-player = Il n’y a pas de joueur « { $word } ». { $hint }
fault-player-level = Dites quel niveau, comme level:3, et non « { $word } ».
fault-player-advice = { $game } n’a pas de conseils à suivre ; choisissez un autre joueur.
fault-player-plain = { $word } n’a rien à régler ; nommez-le seul.
fault-player-key = « { $word } » ne dit rien à { $name } ; un réglage s’écrit { $like }, et ce sont { $keys }.
fault-players = Ce jeu demande { $seats } joueurs, et non { $given }.
fault-players-seats = { $seats } places de { $game } demandent { $fit } joueurs, et non { $given }.
fault-player-seats = Expectimax joue aux jeux à deux ; { $game } n’en est pas un.
fault-player-illegal = Le joueur de la place { $seat } a répondu { $code }, ce qui n’est pas permis.
fault-matches = Il faut au moins un match et un processus.
fault-hand = Un processus auxiliaire a échoué au match { $n } : { $why }.

## Paquets pesés

balance-title = L’équilibre du paquet « { $title } »
balance-about = { $squads } effectifs par façon de choisir, issus de { $drafts } mercatos, graine { $seed }. SHA-256 des nombres du paquet : `{ $hash }`.
balance-draft = Ce que donne son mercato
balance-policies = Choix au hasard : n’importe laquelle des cartes offertes. Choix raisonnés : ce qui remplit le plus de places FB 2, CB 3, DM 3, AM 3, FW 3 (comptées double) et du style de l’entraîneur. Un effectif peut être optimisé si une de ses compositions répond exactement au style.
balance-policy = { $policy ->
    [random] choix au hasard
   *[need] choix raisonnés
  }
balance-target = objectif
balance-quantity = { $quantity ->
    [unable] effectifs sans composition légale
    [formations] compositions légales par effectif, sur 24
   *[optimised] effectifs qui peuvent être optimisés
  }
balance-none = aucun
balance-most = { $high } au plus
balance-least = { $low } au moins
balance-between = de { $low } à { $high }
balance-met = Tous les objectifs sont atteints.
balance-missed = { $policy ->
    [random] Choix au hasard
   *[need] Choix raisonnés
  }, { balance-quantity } : { $found } ; l’objectif est : { $target }.
balance-ribbons = La portée de ses rubans
balance-ribbons-about = Le plus petit nombre d’absents, trois au plus, pour lequel il existe une équipe où personne ne répond au ruban.
balance-card = carte
balance-type = type
balance-lines = postes nommés
balance-reach = échoue avec
balance-never = jamais
balance-card-type = { $type ->
    [press] pressing
    [tackle] tacle
    [set_attack] attaque placée
    [solo_run] exploit individuel
    [counter] contre-attaque
    [fans] supporters
    [attack_support] soutien offensif
   *[defence_support] soutien défensif
  }
balance-poussin = Les équipes Poussin
balance-poussin-about = Attaque, défense, et bonus avec lequel une offensive commence.
balance-club = club
balance-club-name = { $club ->
    [blue] bleu
   *[red] rouge
  }
balance-attack = ATT
balance-defence = DEF
balance-initial = bonus initial

## Worldwide Football à la balance

wf-balance-about = Chaque équipe rencontre toutes les autres, par paires de matchs à chance égale et côtés échangés ; des deux côtés joue { $player }. Graine { $seed }. Points : deux pour une victoire, un pour un nul. Objectifs : chaque équipe prend de 45 à 55 % des points, un match compte de 2,5 à 4,5 buts, chaque carte et chaque capacité servent.
wf-balance-player = { $who ->
    [habit] la première idée des joueurs de l’ordinateur, sans recherche
   *[other] { $who }
  }
wf-balance-mode = { $mode ->
    [amateur] Amateur
    [professional] Professionnel
   *[home] Professionnel, avec un stade
  }
wf-balance-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matchs
  }.
wf-balance-team = équipe
wf-balance-points = points
wf-balance-thing = dans un match
wf-balance-each = moyenne
wf-balance-card = carte ou capacité
wf-balance-used = Combien de fois chacune sert dans un match ; les joueurs, dans un match de leur équipe.
wf-balance-what = { $what ->
    [goals] buts
    [shots] dés de tir
    [attacks] attaques
    [give-backs] ballons rendus
    [won] ballons gagnés
    [saved] arrêts
    [off-target] tirs non cadrés
    [fouls] fautes
    [yellows] cartons jaunes
    [reds] cartons rouges
    [indirect] coups francs indirects
    [direct] coups francs directs
    [penalties] penaltys
    [corners] corners
    [substitutions] remplacements
    [draws] matchs nuls
   *[first] matchs décidés gagnés par le côté qui a engagé
  }
wf-balance-missed = { $what ->
    [team] { $name } prend { $value } des points ; l’objectif est de { $low } à { $high } %.
    [goals] Un match compte { $value } buts ; l’objectif est de { $low } à { $high }.
   *[other] Personne ne s’est jamais servi de { $name }.
  }

## Eleven pesé

el-balance-about = Des managers automatiques (`{ $player }`) jouent des saisons entières, seuls et à quatre. Graine { $seed }. Offres : la main dont on garde un directeur, les trois cartes ouvertes d’une rangée quand on en prend une. Cibles : aucun directeur ni encadrant n’est choisi dans plus de 60 ou moins de 8 % des offres ; aucune place ne gagne 8 points sur cent de plus ou de moins que sa part ; posséder une carte va avec 6 points de victoire de plus ou de moins au plus ; points de ligue et points de victoire selon la division.
el-balance-mode = Division { $division }, { $seats ->
    [one] seul
   *[other] { $seats } managers
  }
el-balance-seasons = { $count ->
    [one] { $count } saison
   *[other] { $count } saisons
  }.
el-balance-line = d’un manager
el-balance-spread = écart type
el-balance-points = points de victoire
el-balance-league-points = points de ligue
el-balance-league = PV : ligue
el-balance-tokens = PV : jetons
el-balance-staff = PV : encadrants
el-balance-stadium = PV : infrastructures
el-balance-office = PV : bureau
el-balance-suspensions = PV : suspensions
el-balance-vote-yellow = décisions : jaune
el-balance-vote-blue = décisions : bleu
el-balance-vote-red = décisions : rouge
el-balance-rating = niveau
el-balance-from = dès PV
el-balance-share = part
el-balance-rating-0 = Amateur
el-balance-rating-1 = Adjoint
el-balance-rating-2 = Prometteur
el-balance-rating-3 = Réputé
el-balance-rating-4 = Classe mondiale
el-balance-seat = place
el-balance-won = saisons gagnées
el-balance-offers = offres
el-balance-picked = choisi
el-balance-owners = propriétaires
el-balance-worth = PV contre la moyenne
el-balance-bonus = bonus
el-balance-bonuses = Bonus des sponsors
el-balance-objective = objectif
el-balance-kept = gardé
el-balance-goal = rempli
el-balance-harder = objectif relevé
el-balance-deck-regular = Joueurs réguliers
el-balance-deck-youngster = Jeunes talents
el-balance-deck-veteran = Vétérans
el-balance-deck-sponsor = Sponsors
el-balance-deck-director = Directeurs
el-balance-deck-staff = Encadrants
el-balance-deck-objective = Objectifs
el-balance-missed = { $what ->
    [league] Un manager a { $value } points de ligue ; la cible est { $low } à { $high }.
    [points] Un manager a { $value } points de victoire ; la cible est { $low } à { $high }.
    [seat] La place { $name } gagne { $value } des saisons.
    [rarely] { $name } n’est choisi que dans { $value } des offres.
    [often] { $name } est choisi dans { $value } des offres.
    [bonus] Les sponsors au bonus « { $name } » signent dans { $value } des offres.
   *[worth] Qui possède { $name } a { $value } points de victoire contre la moyenne.
  }

## Fichiers

read-place = { $where ->
    [stdin] L’entrée standard
    [here] Ce fichier
   *[file] { $file }
  }
fault-read-missing = { read-place } : ce fichier n’existe pas. Vérifiez son nom et son dossier.
fault-read-folder = { read-place } est un dossier ; nommez un fichier qui s’y trouve.
fault-read-denied = { read-place } ne peut pas être lu : vous n’en avez pas le droit. Demandez-le, ou prenez une copie à vous.
fault-read-failed = { read-place } ne peut pas être lu : { $why }. Prenez-en une autre copie.
fault-read-large = { read-place } dépasse { $most } Kio ; aucun fichier de ce genre ne prend autant de place. Est-ce le bon ?
fault-read-nul = { read-place }, ligne { $line } : il s’y trouve un caractère NUL, ce n’est donc pas un texte, ou il est abîmé. Prenez-en une autre copie.
fault-read-utf-16 = { read-place }, ligne { $line } : ce texte UTF-16 y est abîmé ou coupé. Enregistrez-le de nouveau, en UTF-8.
fault-read-utf-32 = { read-place } est un texte UTF-32. Enregistrez-le en UTF-8.
fault-read-cp1252 = { read-place }, ligne { $line } : ce n’est pas de l’UTF-8 ; on dirait du Windows-1252, où se lirait « { $word } ». Enregistrez-le en UTF-8.
fault-read-bytes = { read-place }, ligne { $line } : ce n’est ni de l’UTF-8 ni de l’UTF-16. Si c’est un texte, enregistrez-le en UTF-8.
