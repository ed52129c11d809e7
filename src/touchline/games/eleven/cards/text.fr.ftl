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
el-balance-mean = moyenne
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
