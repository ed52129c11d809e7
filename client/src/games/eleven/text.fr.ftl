### Eleven à l’écran.

el-ui-bench-how = Un maillot se tourne de lui-même quand son joueur arrive : ce choix compte rarement.
el-ui-bench-shows = { $shirt } { $side ->
    [attack] attaque
   *[defence] défense
  }
el-ui-bench-turn = { $shirt } montre { $side ->
    [attack] l’attaque : le tourner côté défense
   *[defence] la défense : le tourner côté attaque
  }
el-ui-shirts-usual = D’habitude, c’est le plus grand numéro. X, Y et Z sont les maillots sans numéro.
el-table-title = Une saison : { $teams }
el-new-start = Commencer la saison
el-ui-vp-unit = PV
el-ui-day-over = { $day } : la journée est finie.
el-ui-laid = { $count ->
    [one] Une carte est posée
   *[other] { $count } cartes sont posées
  } sur la table.
el-ui-week-over = La semaine { $week } est finie
el-ui-week = semaine { $week } sur 6
el-ui-day-mon = Lundi
el-ui-day-tue = Mardi
el-ui-day-wed = Mercredi
el-ui-day-thu = Jeudi
el-ui-day-match = Jour de match
el-ui-market = Marché
el-ui-row-players = Joueurs
el-ui-row-staff = Encadrants
el-ui-row-sponsors = Sponsors
el-ui-choose = À choisir
el-ui-league = Championnat
el-ui-position = Rang
el-ui-club = Club
el-ui-points = Points
el-ui-vp = { $n } PV
el-ui-fees = frais
el-ui-stands = tribunes
el-ui-directors = Directeurs
el-ui-staff = Encadrants
el-ui-squad = Joueurs
el-ui-sponsors = Sponsors
el-ui-hand = En main
el-ui-vp-league = Championnat
el-ui-vp-tokens = Jetons
el-ui-vp-staff = Encadrants
el-ui-vp-stadium = Infrastructures
el-ui-vp-office = Bureaux
el-ui-vp-suspensions = Suspensions
el-ui-colour = { $n ->
    [0] jaune
    [1] bleu
   *[2] rouge
  }
el-ui-stat = { $n ->
    [0] argent
    [1] supporters
    [2] opérations
   *[3] condition physique
  }
el-ui-row = { $n ->
    [0] joueurs
    [1] encadrants
   *[2] sponsors
  }
el-ui-zone = { $n ->
    [0] défense gauche
    [1] défense centrale
    [2] défense droite
    [3] milieu gauche
    [4] milieu central
    [5] milieu droit
    [6] attaque gauche
    [7] attaque centrale
   *[8] attaque droite
  }
el-ui-token = { $n ->
    [0] la blessure
   *[1] la suspension
  }
el-ui-option = option { $n }
el-ui-stand = tribune { $n }
el-ui-foe = maillot adverse { $n }
el-ui-place = emplacement { $n }
el-ui-fans = { $n ->
    [one] { $n } supporter
   *[other] { $n } supporters
  }
el-ui-deal-0 = petit contrat
el-ui-deal-1 = panneau avec ses effets
el-ui-deal-2 = panneau avec le bonus
el-ui-deal-3 = contrat de maillot
el-ui-side-a = attaque
el-ui-side-d = défense
el-ui-strength = force { $n }
el-ui-price = prix { $n }
el-ui-against = Cette semaine contre { $club }

el-ui-mark-regular = J
el-ui-mark-youngster = E
el-ui-mark-veteran = V
el-ui-mark-staff = En
el-ui-mark-sponsor = Sp
el-ui-mark-director = D
el-ui-mark-board = C
el-ui-mark-tactic = T
el-ui-mark-objective = O
el-ui-mark-opponent = A
el-ui-mark-infrastructure = I
el-ui-mark-scenario = S
el-ui-mark-none = ?
el-ui-hidden-card = Une carte que vous ne voyez pas
el-ui-deck-regular = Joueur
el-ui-deck-youngster = Jeune talent
el-ui-deck-veteran = Vétéran
el-ui-deck-staff = Encadrant
el-ui-deck-sponsor = Sponsor
el-ui-deck-director = Directeur
el-ui-deck-board = Conseil d’administration
el-ui-deck-tactic = Tactique
el-ui-deck-objective = Objectif
el-ui-deck-opponent = Adversaire
el-ui-deck-infrastructure = Infrastructure
el-ui-deck-scenario = Scénario
el-ui-category-coaching = entraînement
el-ui-category-medical = médical
el-ui-category-management = gestion
el-ui-category-recruitment = recrutement
el-ui-category-stadium = stade
el-ui-role-attack = attaque
el-ui-role-defence = défense
el-ui-role-keeper = gardien
el-ui-number = maillot { $n }
el-ui-gloves = { $n ->
    [one] { $n } gant
   *[other] { $n } gants
  }
el-ui-trained = entraîné
el-ui-lately = à l’instant
el-ui-exhausted = épuisé
el-ui-tok-injury = blessé
el-ui-tok-suspension = suspendu
el-ui-tok-str_temp = plus fort ce match
el-ui-tok-str_perm = plus fort pour de bon
el-ui-tok-weak_temp = plus faible ce match
el-ui-tok-weak_perm = plus faible pour de bon
el-ui-trained-to = { $n } une fois entraîné
el-ui-learns = Expérience :
el-ui-learns-played = { $open ->
    [yes] { $n } PV sur { $of } pour les matchs joués
   *[no] { $of } PV pour les matchs joués, une fois entraîné
  }
el-ui-learns-scored = { $open ->
    [yes] { $n } PV sur { $of } pour les matchs où il marque
   *[no] { $of } PV pour les matchs où il marque, une fois entraîné
  }
el-ui-sides-show = Montrer les faces entraînées, que vous seul pouvez voir
el-ui-sides-hide = Cacher les faces entraînées
el-ui-draft-so-far = { $n ->
    [one] Gardé jusqu’ici : { $n } sur 3
   *[other] Gardés jusqu’ici : { $n } sur 3
  }
el-ui-tok-played = a joué
el-ui-tok-scored = a marqué
el-ui-zone-short = { $n ->
    [0] DG
    [1] DC
    [2] DD
    [3] MG
    [4] MC
    [5] MD
    [6] AG
    [7] AC
   *[8] AD
  }
el-ui-weeks = La saison, semaine par semaine
el-ui-division = Division { $n }
el-ui-now = maintenant
el-ui-past = passé
el-ui-next-step = Maintenant :
el-ui-waits = Vous avez fini ; les autres sont encore occupés.
el-ui-turn-of = { $club } est à l’œuvre.
el-ui-leads = premier manager
el-ui-shut-slot = contre la pioche : pas encore à vendre
el-ui-market-closed = Le marché est ouvert mardi, mercredi et jeudi, un manager après l’autre.
el-ui-market-other = C’est le tour de { $team } : vous pourrez prendre quelque chose au vôtre.
el-ui-market-wait = Autre chose se passe : le marché attend votre tour.
el-ui-dear = pas assez d’argent
el-ui-empty-slot = place vide
el-ui-tops = Au-dessus des pioches
el-ui-decks = Face cachée
el-ui-left = { $deck } : { $n }
el-ui-tracks = Ressources et statistiques
el-ui-track-said = { $name } : { $have } en réserve, statistique à { $at } sur 5
el-ui-votes = Votes
el-ui-vote-face = dé { $n } : { $colour }
el-ui-free-banner = panneau libre
el-ui-free-kit = maillot libre
el-ui-squad-empty = Personne encore : les joueurs se recrutent sur le marché.
el-ui-staff-empty = Personne encore : les encadrants s’engagent sur le marché.
el-ui-tactics = Cartes Tactique
el-ui-in-hand = { $n ->
    [one] { $n } carte Tactique en main
   *[other] { $n } cartes Tactique en main
  }
el-ui-sale = se vend { $n }
el-ui-stadium = Stade
el-ui-fans-in = places prises : { $fans } sur { $places }
el-ui-sold-out-at = guichets fermés à partir de { $n }
el-ui-sold-out = guichets fermés
el-ui-stand-said = Tribune { $n } : { $fans } sur { $places }
el-ui-ordinary = Infrastructures { $used } sur { $places }
el-ui-to-build = À construire
el-ui-built = Construit : { $what }
el-ui-times = { $n } en tout
el-ui-offices = Bureaux
el-ui-office-said = bureaux : { $n } sur 3
el-ui-next-office = suivant : prix { $price }, { $vp } PV
el-ui-fees-now = Frais de fin de semaine : { $n }
el-ui-fee-0 = joueurs
el-ui-fee-1 = stade
el-ui-fee-2 = encadrants
el-ui-fee-one = { $what } : { $n }, frais { $money } (avec un de plus : { $more })
el-ui-fee-less = cartes : { $n }
el-ui-total = en tout
el-ui-meeting = Conseil d’administration
el-ui-meeting-of = Conseil d’administration : { $name }
el-ui-dec-yellow = jaune : l’argent
el-ui-dec-blue = bleu : l’équipe
el-ui-dec-red = rouge : les gens
el-ui-dec-votes = { $n ->
    [one] { $n } voix
   *[other] { $n } voix
  }
el-ui-adopted = adoptée
el-ui-die = Le dé indique { $n }
el-ui-die-none = Le dé n’est pas encore lancé
el-ui-if-face = Ce que donnerait chaque face
el-ui-face = Face
el-ui-result = Issue
el-ui-tie = égalité, on relance
el-ui-may-reroll = Vous pouvez relancer le dé pour 1 supporter.
el-ui-sleeps = en sommeil
el-ui-die-red = dé rouge
el-ui-die-yellow = dé jaune
el-ui-die-green = dé vert
el-ui-of = Dé
el-ui-worth = PV
el-ui-this-week = adversaire de la semaine
el-ui-basic-used = action de base faite
el-ui-basic-left = action de base à faire
el-ui-extra-left = action payante à faire : { $n ->
    [one] { $n } opération
   *[other] { $n } opérations
  }
el-ui-extra-short = pas d’action payante : il faut { $n ->
    [one] { $n } opération
   *[other] { $n } opérations
  }, vous en avez { $have }
el-ui-extra-used = action payante faite
el-ui-costs = { $name } : { $costs }
el-ui-costs-extra = { $name } en action payante : { $costs }
el-ui-cost = { $n } { $stat } (reste { $left })
el-ui-cost-any = { $n ->
    [one] { $n } de plus à votre choix
   *[other] { $n } de plus à votre choix
  }
el-ui-stat-word = { $n ->
    [0] d’argent
    [1] { $count ->
        [one] supporter
       *[other] supporters
      }
    [2] { $count ->
        [one] opération
       *[other] opérations
      }
   *[other] de condition physique
  }
el-ui-next-card = carte suivante de la pioche, pas à vendre
el-ui-office-short = Bureau
el-ui-leads-is = premier manager : { $club }
el-ui-places = panneaux { $banners } sur { $of }, maillots { $kits } sur { $all }
el-ui-die-letter-red = R
el-ui-die-letter-yellow = J
el-ui-die-letter-green = V

el-ui-drawers = Tiroirs du bureau
el-ui-drawer-market = Marché
el-ui-drawer-club = Club
el-ui-drawer-ground = Stade
el-ui-drawer-season = Saison
el-ui-drawer-rivals = Rivaux
el-ui-drawer-lit = { $n ->
    [one] , un choix possible
   *[other] , { $n } choix possibles
  }
el-ui-for-you = Vos cartes Tactique et votre objectif : les montrer
el-ui-diary = Journal
el-ui-diary-empty = Rien encore : la saison n’a pas commencé.
el-ui-diary-foe = contre { $club }
el-ui-diary-result = { $result ->
    [win] victoire { $for }–{ $against }
    [draw] nul { $for }–{ $against }
   *[loss] défaite { $for }–{ $against }
  }
el-ui-diary-more = { $count ->
    [one] Une ligne
   *[other] { $count } lignes
  }
el-ui-scenario-of = Scénario : { $name }
el-ui-ratings = Ce que vaudra la saison
el-ui-rate-amateur = Amateur
el-ui-rate-assistant = Adjoint
el-ui-rate-promising = Prometteur
el-ui-rate-reputed = Réputé
el-ui-rate-world-class = Classe mondiale
el-ui-ratings-over = Ce que la saison a valu
el-ui-rate-gap = Encore { $n } PV pour « { $rating } ».
el-ui-rate-missed = Il a manqué { $n } PV pour « { $rating } ».
el-ui-goal-end = À la fin : place { $place }, { $points } PV
el-ui-rated = { $n ->
    [0] Amateur
    [1] Adjoint
    [2] Prometteur
    [3] Réputé
   *[4] Classe mondiale
  }
el-ui-rate-from = à partir de { $n } PV
el-ui-rate-below = moins de { $n } PV
el-ui-goal-now = Pour l’instant : place { $place }, { $points } PV
el-ui-side-trained = Entraîné :
el-ui-side-untrained = Non entraîné :
el-ui-reroll-free = gratuit
el-ui-reroll-fan = coûte un supporter
el-ui-young = à recruter sur la pioche
el-ui-shirts = Maillots
el-ui-shirts-field = Sur le terrain
el-ui-shirts-bench = Sur le banc
el-ui-shirt-free = personne ne le porte
el-ui-day-done = Votre journée est finie
el-ui-day-no-basic = Aucune action de base n’est possible aujourd’hui
el-ui-day-no-extra = Plus rien aujourd’hui : l’action payante demande { $n ->
    [one] 1 opération
   *[other] { $n } opérations
  }, vous en avez { $have }
el-ui-claim-not-yet = Votre objectif n’est pas encore atteint
el-ui-as-basic = Action de base : { $what }
el-ui-as-extra = Action payante ({ $n ->
    [one] 1 opération
   *[other] { $n } opérations
  }) : { $what }
el-ui-claim-met = Votre objectif est atteint : montrez-le
el-ui-claim-end = La saison finit : votre objectif est dévoilé
el-ui-drawer-clubs = Clubs
el-ui-source = L’objet de cette question
el-ui-draft-alone = Gardez un directeur ; les autres sont défaussés
el-ui-objective-alone = Gardez un objectif ; vous le montrerez une fois atteint
el-ui-row-replace = { $n ->
    [0] Remplacer la rangée des joueurs
    [1] Remplacer la rangée des encadrants
   *[other] Remplacer la rangée des sponsors
  }

## le match de la semaine et sa composition

el-m-letter-attack = A
el-m-letter-defence = D
el-m-attack = attaque
el-m-defence = défend
el-m-line-0 = Attaque
el-m-line-1 = Milieu
el-m-line-2 = Défense
el-m-foe = maillot adverse { $n }
el-m-keeper = gardien
el-m-gloves = { $count ->
    [0] aucune paire de gants
    [one] une paire de gants
   *[other] { $count } paires de gants
  }
el-m-match = { $own } contre { $foe }
el-m-unknown = un adversaire encore inconnu
el-m-score = { $own } à { $foe }
el-m-shape = Formation { $shape }
el-m-foe-shape = la leur { $shape }
el-m-result-win = victoire
el-m-result-draw = match nul
el-m-result-loss = défaite
el-m-scout = Rapport d’observation
el-m-standing = { $count ->
    [one] { $n }ᵉ place du championnat, { $count } point
   *[other] { $n }ᵉ place du championnat, { $count } points
  }
el-m-section-left = Gauche
el-m-section-right = Droite
el-m-section-central-attack = Axe, notre attaque
el-m-section-midfield = Milieu
el-m-section-central-defence = Axe, notre défense
el-m-now-blocked = contré
el-m-now-shoots = un tir
el-m-now-saved = arrêté
el-m-now-goal = but !
el-m-now-card-goal = but !
el-m-now-annulled = but annulé
el-m-pitch = Le terrain, notre but en bas
el-m-bench = Maillots sur le banc
el-m-stands = Tribunes
el-m-stand = { $fans ->
    [one] Tribune { $n } : { $fans } supporter, { $places ->
        [one] { $places } place
       *[other] { $places } places
      }
   *[other] Tribune { $n } : { $fans } supporters, { $places ->
        [one] { $places } place
       *[other] { $places } places
      }
  }
el-m-sold-out = À guichets fermés

el-l-help = Choisissez une formation et vos joueurs, puis placez les maillots : faites-en glisser un vers une zone ou sur un autre maillot, ou touchez l’un puis l’autre.
el-l-held = { $name } : touchez maintenant une zone, ou le maillot qui prend sa place.
el-l-formation = Carte tactique et formation
el-l-people = Joueurs
el-l-fitness = Condition physique : { $n } sur { $has }
el-l-on = joue
el-l-off = au repos
el-l-pitch = Vos maillots sur le terrain
el-l-tray = Personne ne le porte
el-l-give = Donner cette composition
el-l-give-nobody = Jouer sans aucun de vos footballeurs
el-l-go-on = Continuer
el-l-place = Prendre ces places
el-l-sending = La composition est transmise…
el-l-abilities = À payer d’avance
el-l-choose = Choisissez
el-l-stopped = Une réponse prévue n’est plus possible. Choisissez ici, ou reprenez des réponses.
el-l-why-hurt = { $name } est blessé ou suspendu, avec { $n ->
    [one] 1 jeton : 1 match à manquer.
   *[other] { $n } jetons : { $n } matchs à manquer.
  }
    .brief = { $n ->
        [one] manque 1 match
       *[other] manque { $n } matchs
      }
el-l-why-number = { $name } et { $other } ont le même numéro.
    .brief = même numéro
el-l-why-keeper = Un seul gardien peut jouer.
    .brief = un seul gardien
el-l-why-eleven = Dix joueurs de champ au plus.
    .brief = ils sont dix
el-l-why-shirts = Trois maillots sont sans numéro : plus personne ne peut en porter un.
    .brief = plus de maillot
el-l-why-shape = Avec cette formation, il ne reste aucune zone pour { $name }.
    .brief = plus de zone
el-l-why-zone = { $name } ne joue pas là.
el-l-why-room = Il n’y a pas de place : la formation et les autres joueurs en ont besoin.
el-l-pay-none = Ne rien payer
el-l-why-fitness = C’est plus de condition physique que vous n’en avez.
    .brief = trop peu de condition
el-l-why-order = Une carte plus haute a déjà été sélectionnée : reprenez d’abord cette réponse.
    .brief = déjà passé
el-l-why-shut = { $name } ne peut pas être sélectionné avec ceux d’avant : laissez quelqu’un au repos, ou reprenez une réponse.

## Qui le dé à douze faces touche

el-ui-hits = Qui le dé à douze faces touche
el-ui-hits-star = étoile
el-ui-hits-one-of = un parmi { $names }
el-ui-hits-nobody = personne
el-ui-hits-lies = , tel qu’il est
el-ui-hits-others = Personne sur { $faces }.

## Les six faces des conséquences

el-ui-fates = Ce que chaque face apporterait
el-ui-fate = { $what ->
    [new_fans] de nouveaux supporters
    [training] un entraînement
    [strength] force temporaire { $n }
    [weakness] faiblesse temporaire { $n }
    [injury] { $n ->
        [one] une blessure
       *[other] { $n } blessures
      }
    [serious] { $n ->
        [one] une blessure grave
       *[other] { $n } blessures graves
      }
   *[nothing] rien
  }

## Eleven : préparer une composition, et ce que la semaine coûte encore

el-p-title = Ce qui en sortirait
el-p-said-one = { $own } à { $foe } contre un { $shape }.
el-p-said-all = Buts attendus : { $own } à { $foe }. Sur les cartes possibles : { $won } gagnées, { $drawn } nulles, { $lost } perdues.
el-p-against = s’ils montrent ce { $shape }
el-p-known = contre leur { $shape }, que vous connaissez
el-p-expected = buts attendus, sur { $n } cartes qu’ils peuvent encore montrer
el-p-results = Résultats sur toutes les cartes possibles
el-p-win = { $n } V
el-p-draw = { $n } N
el-p-loss = { $n } D
el-p-fronts = Cartes qu’ils peuvent montrer
el-p-all = Toutes
el-p-front = Carte { $n }, { $shape } : { $own } à { $foe }
el-p-sections = Section par section
el-p-section = Section
el-p-attack = Votre attaque : leur défense
el-p-defend = Leur attaque : votre défense
el-p-section-left = Gauche
el-p-section-right = Droite
el-p-section-central-attack = Devant
el-p-section-midfield = Milieu
el-p-section-central-defence = Derrière
el-p-duel-own = Vous attaquez avec { $own } contre { $foe }.
el-p-duel-foe = Ils attaquent avec { $foe } contre votre { $own }.
el-p-goals = Buts
el-p-conceded = Buts encaissés
el-p-scorers = Peuvent marquer :
el-p-scorer = { $name } ({ $n } sur { $of })
el-p-keeper = Votre gardien :
el-p-need = { $some ->
    [no] aucun tir n’arrive ; il a { $gloves ->
        [one] 1 gant de force { $strength }.
       *[other] { $gloves } gants de force { $strength }.
      }
   *[other] tirs à arrêter : { $shots } ; il a { $gloves ->
        [one] 1 gant de force { $strength }.
       *[other] { $gloves } gants de force { $strength }.
      }
  }
el-p-hardest = Le tir le plus dur demande un gant de { $n }.
el-p-unsaveable = L’un d’eux est imparable.
el-p-note = Compté comme vous les avez placés, avec les effets marqués ci-dessus ; des cibles, les meilleures. Ce qu’un dé décide n’est pas compté.
el-p-note-given = Compté comme ils sont placés, avec les effets marqués ci-dessus ; des cibles, les meilleures. Ce qu’un dé décide n’est pas compté.
el-p-effects = Effets à venir
el-p-effects-n = { $n } sur { $of } comptés
el-p-effect-sure = compté
el-p-effect-used = compté
el-p-effect-open = non compté : touchez pour le compter
el-p-effect-short = non compté : il manque ce qu’il coûte
el-p-effect-die = non compté : un dé décide
el-p-effect-stands = non compté : vos supporters en tribune décident
el-p-chooses = { $name } : { $what }
el-p-their = { $side ->
    [attack] leur attaquant de force { $n }, { $zone }
   *[defence] leur défenseur de force { $n }, { $zone }
  }
el-p-brings = Après le match :
el-p-worn-by = { $shirt } ({ $name })
el-p-opposite = En face
el-p-fate-goal = marque
el-p-fate-maybe = peut marquer
el-p-fate-saved = est arrêté
el-p-fate-blocked = est bloqué

el-c-title = Argent de la semaine
el-c-brief = Après les frais : { $left }. Lundi : { $monday }.
el-c-left = { $n } après les frais
el-c-none = { $n }, sans frais cette semaine
el-c-short = il manque { $n } pour les frais
el-c-money = Argent
el-c-hand = En caisse
el-c-stands = Des tribunes
el-c-room = jusqu’à { $n } de plus si des supporters les remplissent
el-c-fees = Frais
el-c-fee = { $what } { $money }
el-c-paid = Frais payés
el-c-no-fees = Plus de frais après le dernier match
el-c-unpaid = { $tokens ->
    [0] Impayé ; personne n’est là pour le subir
   *[other] Impayé : { $tokens } jetons de suspension sur vos encadrants
  }
el-c-week-end = En fin de semaine
el-c-income = Revenus de lundi
el-c-more = +{ $n } par les bâtiments
el-c-monday = Lundi commence avec
el-c-others = Le reste
el-c-resource = Ressource
el-c-lost = rendus
el-c-gain = lundi
el-c-at = ensuite
el-c-cards = Lundi aussi : { $cards }.
el-c-help = Les supporters en tribune deviennent de l’argent (EL-210, EL-285). Les frais valent pour joueurs, stade et encadrants (EL-303, EL-311) ; chaque unité impayée met des jetons de suspension sur un encadrant (EL-304). Il reste un supporter, une opération et une condition physique, sauf si une carte dit plus (EL-309). Lundi apporte ce que disent les statistiques (EL-081) et ce que produisent les bâtiments (EL-082). Les effets que vous pouvez encore employer ne sont pas comptés.

el-t-title = Le match, section par section
el-t-again = Revoir le récit
el-t-stop = Arrêter
el-t-cards = Avant, par des cartes
el-t-nothing = rien ne se passe
el-t-goal = But de { $shirt }
el-t-saved = { $shirt } tire, leur gardien arrête
el-t-blocked = { $shirt } est bloqué
el-t-goal-foe = But encaissé, de leur maillot { $n }
el-t-saved-foe = Leur maillot { $n } tire, votre gardien arrête
el-t-blocked-foe = Vous bloquez leur maillot { $n }
el-t-card-goal = Une carte marque pour vous
el-t-card-goal-foe = Une carte marque pour eux
el-t-annulled = Une carte vous retire un but
el-t-annulled-foe = Une carte leur retire un but

el-ui-vp-total = En tout
el-ui-draft = Directeurs proposés
el-ui-draft-how = Gardez-en un. Ses statistiques s’ajoutent aux vôtres ; ses votes comptent à chaque conseil.
el-ui-draft-objective = Votre objectif
el-ui-draft-objective-how = Gardez-en un. Personne d’autre ne le voit avant qu’il soit atteint.
el-ui-draft-waits = Vous avez choisi. Les autres réfléchissent encore.
el-ui-draft-sealed = Dans votre enveloppe : { $cards }
el-ui-draft-kept = Votre conseil
el-ui-draft-votes = Votes selon la face du dé
el-ui-letter-y = J
el-ui-letter-b = B
el-ui-letter-r = R
el-ui-objective = Objectif
el-ui-goal-base = Objectif
el-ui-goal-perfect = Objectif relevé
el-ui-goal-far = { $have } sur { $n }
el-ui-goal-most = { $have }, au plus { $n }
el-ui-goal-exact = { $have }, il faut exactement { $n }
el-ui-goal-yes = oui, pour l’instant
el-ui-goal-no = pas encore
el-ui-goal-met = atteint
el-ui-goal-hold = atteint : vous le montrez à la fin de la semaine, pour { $n } PV
el-ui-book-tactics = { $n ->
    [one] { $n } carte tactique en main
   *[other] { $n } cartes tactiques en main
  }
el-ui-book-planned = jouée cette semaine
el-ui-book-hidden = { $n ->
    [one] { $n } autre que vous ne voyez pas
   *[other] { $n } autres que vous ne voyez pas
  }
el-ui-pad = Feuille de score
el-ui-pad-now = Points de victoire si la saison s’arrêtait maintenant. Les objectifs que personne n’a montrés ne comptent pas.
el-ui-pad-staff = Encadrants par catégorie
el-ui-pad-category = nombre { $own }, { $vp } PV
el-ui-pad-more = le suivant : { $n ->
    [0] rien
   *[other] +{ $n }
  }
el-ui-rating-amateur = Évaluation : Amateur
el-ui-rating-assistant = Évaluation : Adjoint
el-ui-rating-promising = Évaluation : Prometteur
el-ui-rating-reputed = Évaluation : Réputé
el-ui-rating-world-class = Évaluation : Classe mondiale
el-ui-week-brief = S{ $week }
el-ui-match-mark = semaine { $week }, { $club } { $score } { $foe }
