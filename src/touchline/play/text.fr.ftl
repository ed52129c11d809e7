### Ce que dit la maison elle-même : erreurs de fichiers, d’options et de paquets, et liste de noms.

join-more = { $a }, { $b }
join-last = { $a } et { $b }

## Matchs

fault-turn = Ce n’est pas votre tour : le match attend { $others }.
fault-shut = { $code } ne vous est pas permis maintenant.
fault-over = Le match est terminé.
fault-review-none = Pas encore de bilan pour { $game } : l’ordinateur n’y juge pas assez bien qui est en meilleure posture.
fault-review-open = Le match n’est pas terminé : rien n’en est dit.
fault-review-stopped = Le match a été arrêté avant la fin : rien n’a été décidé.
fault-review-short = { $count ->
    [one] Une seule réponse a été donnée
   *[other] { $count } réponses seulement ont été données
  } : le match est trop court pour en dire quelque chose.
fault-away = Vous avez déjà abandonné ce match ; il continue pour les autres.
fault-empty = Une réponse contient au moins un code.
fault-takeback = Rien à reprendre : votre dernière réponse a déjà été vue.
fault-takeback-since = Rien à reprendre : quelqu’un a répondu depuis.
fault-no-draw = Ce match ne peut pas se terminer à égalité en ce moment.
match-agreed = Les équipes s’accordent sur un match nul.
match-stopped = Le match est arrêté sans vainqueur.
match-handed = Un ordinateur de niveau { $level } joue désormais pour { $who }.
match-lent = Un ordinateur de niveau { $level } joue pour { $who } en son absence, jusqu’à son retour.
match-back = L’ordinateur ne joue plus pour { $who }.
fault-takeback-dice = Rien à reprendre : les dés ont été lancés depuis.
fault-no-position = Ce jeu ne peut pas commencer d’une position écrite.

## Options

fault-game = Il n’y a pas de jeu « { $word } ». { $hint }
fault-option = Il n’y a pas d’option « { $word } ». { $hint }
fault-option-value = L’option { $key } ne peut pas valoir « { $word } ». { $hint }
fault-option-form = « { $word } » n’est pas une option : écrivez clé=valeur, par exemple ring=none.
fault-preset = Il n’y a pas de préréglage « { $word } ». { $hint }

## Bandes et feuilles de match

fault-tape-json = Ce n’est pas une bande : son JSON est fautif à la ligne { $line }.
fault-tape-second = Ligne { $line } : la bande est finie, et pourtant il y a une suite. Ici, on lit un fichier d’un seul match. S’il en contient plusieurs, importez-le dans Mes matchs, ou sortez-en un avec « touchline replay FICHIER --match N --as tape ».
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
fault-record-many = Le fichier contient plus de { $most } matchs. Coupez-le en plusieurs, entre une bande et la suivante.
fault-record-game = { $game } n’a pas de feuille de match ; gardez plutôt sa bande.

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
fault-pack-no-numbers = Ce jeu a besoin des cartes d’un paquet ; aucun n’a été donné. Nommez un paquet que « touchline packs list » montre.
fault-pack-no-draft = Un paquet de { $game } ne contient rien à peser.
fault-pack-no-cards = Un paquet de { $game } ne contient pas de cartes à imprimer.
fault-pack-other-game = { $file } va dans les paquets d’un autre jeu que { $game }, nommé par pack.toml. Mettez-le ailleurs, ou nommez-y son jeu.
fault-pack-template = { $game } n’a pas de paquet pour commencer ; copiez-en un avec --from.
fault-pack-none = { $game } n’a pas de paquets.
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
fault-pack-aside = { $path } est mis de côté : son nom commence par _. Renommez-le pour vous en servir.
fault-pack-loose = { $path } est un fichier ; un paquet est un dossier de fichiers. Décompressez-le là s’il en contient un.
fault-pack-lost = { $path } n’est pas examiné : les paquets vont dans un dossier qui porte le nom de leur jeu. { $hint }
fault-pack-play = Un match avec ce paquet ({ $setting }, places : { $seats }) s’arrête après { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses
  } : { $why }. Comparez ses cartes à celles du paquet de base.
fault-pack-copy = Le paquet « { $pack } » ne peut pas être copié sous un nouvel id : son fichier { $file } n’a pas un champ par ligne. Exportez-le et changez les id à la main.
fault-print-letters = « { $card } » : les polices d’impression n’ont pas { $letters }. Écrivez-le en lettres latines, grecques ou cyrilliques pour l’imprimer.

## Livres de règles

fault-rule = Il n’y a pas de règle « { $word } ». { $hint }
fault-rulebook = Il n’y a pas de livre de règles de « { $word } » en cette langue. { $hint }
fault-rulebook-none = Il n’y a pas de règles de « { $word } ».
fault-rulebook-line = { $file }, ligne { $line } : { $what }.

## Conseils

hint-mean = Vouliez-vous dire « { $word } » ?
hint-known = Connus : { $words }.

## Les ordinateurs qui jouent

fault-level = Il n’y a pas de niveau { $level } ; il y en a de 1 à 6.
fault-player = Il n’y a pas de joueur « { $word } ». { $hint }
fault-player-level = Dites quel niveau, comme level:3, et non « { $word } ».
fault-player-judge = { $game } n’a rien qui dise qui est le mieux placé, ce qu’il faut à { $player } ; choisissez « guesser » ou « ismcts ».
fault-player-advice = { $game } n’a pas de conseils à suivre ; choisissez un autre joueur.
fault-player-plain = { $word } n’a rien à régler ; nommez-le seul.
fault-player-key = « { $word } » ne dit rien à { $name } ; un réglage s’écrit { $like }, et ce sont { $keys }.
fault-players = Ce jeu demande { $seats } joueurs, et non { $given }.
fault-players-seats = { $seats } places de { $game } demandent { $fit } joueurs, et non { $given }.
fault-player-seats = Expectimax joue aux jeux à deux ; { $game } n’en est pas un.
fault-player-illegal = Le joueur de la place { $seat } a répondu { $code }, ce qui n’est pas permis.
fault-matches = Il faut au moins un match et un processus.
fault-helper = Un processus auxiliaire a échoué au match { $n } : { $why }.

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

## Jeux sans textes à eux

plain-question = Question { $kind }
plain-chance = Hasard { $kind }
plain-answer = Réponse { $a }
plain-event = Événement { $kind } : { $values }
plain-why = C’est fermé (raison { $code }).
plain-won = Victoire de { $team }. Points : { $points }.
plain-drawn = Personne ne l’emporte. Points : { $points }.
plain-resigned = { $team } abandonne la partie.
plain-seat = Place { $number }
fault-home = Il n’y a pas de jeu à « { $word } » : écrivez où se trouve sa Room, comme package.module:NOM.
fault-game-twice = Deux jeux s’appellent « { $word } » : donnez un autre nom à l’un d’eux.

## Un match dans un terminal

term-prompt = { $team }>
term-not-open = { $move } n’est pas permis. { $why }
term-why-open = { $move } est permis.
term-rule = Règle { $rule }.
term-undone = Repris.
term-saved = Gardé dans { $file }. « touchline play { $game } --terminal --load { $file } » le reprend.
term-save-what = Nommez un fichier, comme : garder match.txt (un nom en .json garde une bande)
term-save-there = { $file } existe déjà ; choisissez un autre nom.
term-resign-sure = Abandonner le match ? Tapez encore abandonner si c’est bien cela.
term-bot-failed = L’ordinateur n’a donné aucune réponse utilisable ; son coup a été tiré au sort.
term-quit = Le match n’est pas fini. Tapez encore quitter pour partir ; « garder FICHIER » le garde.
term-over = Le match est terminé : { $result }
term-over-hint = Tapez « garder FICHIER » pour le garder, ou Entrée pour partir.
term-handover = Au tour de { $team }. Appuyez sur Entrée quand personne d’autre ne regarde.
term-left = Une ligne vide laisse le choix à l’ordinateur.
term-advice = L’ordinateur ferait ceci : { $moves }
term-nothing = « { $word } » n’est ni une réponse possible ni une commande. ? affiche l’aide.
term-all-open = Rien n’est fermé.
term-choose = Choisissez une réponse par son numéro ; « conseil » dit ce que ferait l’ordinateur.
term-told = { $name } : { $text }
term-open = le match n’est pas fini.
term-file = { $file } : { $why }
term-seat = Place { $seat }
term-yes = oui
term-no = non
term-no-odds = Aucune chance n’est calculée pour { $game }.
term-list-welcome = { $game }. ? affiche l’aide.
term-list-help =
    Tapez le numéro d’une réponse, ses mots ou sa forme courte.
      Entrée          la seule réponse, ou comme l’ordinateur
      conseil         ce que ferait l’ordinateur
      coups           les réponses possibles
      pourquoi        tout ce qui est fermé, et pourquoi ; ou « pourquoi RÉPONSE »
      chances         les chances, là où elles sont calculées
      plateau         la table à nouveau
      règle ID        une règle
      reprendre       reprendre ce dont personne n’a rien appris
      garder F.json   garder le match
      abandonner, quitter

## Paquets pesés

balance-title = L’équilibre du paquet « { $title } »
balance-met = Tous les objectifs sont atteints.
balance-card = carte

## Les niveaux des joueurs ordinateurs

level-1 = Nouveau venu
    .help = Va vers le ballon et le but, mais trois coups sur dix sont tirés au sort ; idéal pour un premier match.
level-2 = Joueur de quartier
    .help = Marque quand c’est possible, sinon porte le ballon vers l’avant ; ne se demande jamais ce que vous répondrez.
level-3 = Joueur du dimanche
    .help = Juge la position qu’un coup laisse aux deux équipes, mais joue plus d’un coup sur deux d’instinct, comme le niveau inférieur.
level-4 = Joueur de club
    .help = Juge chaque coup d’après les occasions qu’il vous laisse ; trois sur vingt sont joués d’instinct.
level-5 = Capitaine
    .help = Suit ses meilleurs coups à travers chaque résultat de votre dé et vos réponses ; un sur huit est joué d’instinct.
level-6 = Champion
    .help = Notre plus fort : il suit ses meilleurs coups à travers votre dé et vos réponses jusqu’à son prochain lancer, et ne se trompe jamais exprès.
