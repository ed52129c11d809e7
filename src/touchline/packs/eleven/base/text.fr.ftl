### Eleven : ce que dit le paquet de base.

## Ce que font les cartes (tout est dit d’après leurs effets)

el-fx-line = { $when } : { $what }.
el-fx-plain = { $what }.
el-fx-then = { $a } ; { $b }
el-fx-and = { $a } et { $b }
el-fx-or = { $a } ou { $b }
el-fx-more = { $a }, { $b }
el-fx-else = { $what } ; sinon { $other }
el-fx-only-if = { $what }, si { $asked }
el-fx-if = { $when }, si { $asked }
el-fx-for = { $when }, contre { $cost }
el-fx-may = { $when }, au choix
el-fx-paying = { $what } contre { $cost }
el-fx-limit-match = { $when }, une fois par match
el-fx-limit-week = { $when }, une fois par semaine
el-fx-limit-game = { $when }, une fois par saison

el-fx-on-bonus = bonus
el-fx-on-sign-small = petit contrat
el-fx-on-sign-banner = contrat panneau
el-fx-on-sign-kit = contrat maillot
el-fx-on-production = production
el-fx-on-vote-yellow = jaune
el-fx-on-vote-blue = bleu
el-fx-on-vote-red = rouge
el-fx-on-action = action
el-fx-on-passive = particularité
el-fx-on-before-match = avant le match
el-fx-on-match = pendant le match
el-fx-on-after-match = après le match
el-fx-on-tactic = effet
el-fx-on-consequence = lors des conséquences
el-fx-on-week-end = à la fin de la semaine
el-fx-on-game-end = à la fin de la saison
el-fx-on-goal-base = objectif
el-fx-on-goal-perfect = objectif relevé
el-fx-on-scenario-setup = mise en place
el-fx-on-scenario-win = gagné si
el-fx-on-scenario-lose = perdu si

el-fx-counted = { $count } { $noun }
el-fx-but = { $what }, sauf { $noun }
el-fx-res-money = d’argent
el-fx-res-fans = { $n ->
    [one] supporter
   *[other] supporters
  }
el-fx-res-operations = { $n ->
    [one] opération
   *[other] opérations
  }
el-fx-res-fitness = { $n ->
    [one] point
   *[other] points
  } de condition physique
el-fx-res-any = { $n ->
    [one] ressource
   *[other] ressources
  } au choix
el-fx-points = { $n } PV
el-fx-goals = { $n ->
    [one] but
   *[other] buts
  }
el-fx-amount-per = { $what } pour { $each }
el-fx-amount-max = { $what }, { $n } au plus
el-fx-amount-roll = { $what } par point d’un dé à six faces
el-fx-stand-fans = { $n ->
    [one] chaque supporter
   *[other] { $n } supporters
  } dans vos tribunes
el-fx-up-to = jusqu’à { $what }
el-fx-at-least = au moins { $n }
el-fx-at-most = au plus { $n }
el-fx-at-exactly = exactement { $n }
el-fx-at-none = 0
el-fx-cost-token = { $tokens } sur la carte
el-fx-cost-exhaust = la carte épuisée
el-fx-cost-discard = cette défausse : { $who }
el-fx-token-injury = { $n ->
    [one] jeton
   *[other] jetons
  } Blessure
el-fx-token-suspension = { $n ->
    [one] jeton
   *[other] jetons
  } Suspension
el-fx-token-str-temp = { $n ->
    [one] point
   *[other] points
  } de force temporaire
el-fx-token-str-perm = { $n ->
    [one] point
   *[other] points
  } de force permanente
el-fx-token-weak-temp = { $n ->
    [one] point
   *[other] points
  } de faiblesse temporaire
el-fx-token-weak-perm = { $n ->
    [one] point
   *[other] points
  } de faiblesse permanente

el-fx-one = { $gender ->
    [f] une
   *[m] un
  } { $noun }
el-fx-another = { $gender ->
    [f] une
   *[m] un
  } autre { $noun }
el-fx-others = { $n } autres { $noun }
el-fx-all = { $gender ->
    [f] toutes les
   *[m] tous les
  } { $noun }
el-fx-that = { $gender ->
    [f] cette
   *[m] ce
  } { $noun }
el-fx-random = { $what } au hasard
el-fx-this = { $kind ->
    [footballer] ce joueur
    [shirt] son maillot
   *[other] cette carte
  }
el-fx-by-d12 = le joueur désigné par le dé à douze faces
el-fx-described = { $noun } { $word }
el-fx-with = { $noun } { $what }
el-fx-noun-footballer = { $n ->
    [one] joueur
   *[other] joueurs
  }
el-fx-noun-regular = { $n ->
    [one] joueur régulier
   *[other] joueurs réguliers
  }
el-fx-noun-youngster = { $n ->
    [one] jeune talent
   *[other] jeunes talents
  }
el-fx-noun-veteran = { $n ->
    [one] vétéran
   *[other] vétérans
  }
el-fx-noun-keeper = { $n ->
    [one] gardien
   *[other] gardiens
  }
el-fx-noun-shirt = { $n ->
    [one] maillot
   *[other] maillots
  }
el-fx-noun-opponent-shirt = { $n ->
    [one] maillot adverse
   *[other] maillots adverses
  }
el-fx-noun-staff = { $n ->
    [one] encadrant
   *[other] encadrants
  }
el-fx-noun-director = { $n ->
    [one] directeur
   *[other] directeurs
  }
el-fx-noun-sponsor = { $n ->
    [one] sponsor
   *[other] sponsors
  }
el-fx-noun-sponsor-banner = { $n ->
    [one] sponsor
   *[other] sponsors
  } panneau
el-fx-noun-sponsor-kit = { $n ->
    [one] sponsor
   *[other] sponsors
  } maillot
el-fx-noun-stand = { $n ->
    [one] tribune
   *[other] tribunes
  }
    .gender = f
el-fx-noun-infrastructure = { $n ->
    [one] infrastructure
   *[other] infrastructures
  }
    .gender = f
el-fx-noun-tactic = { $n ->
    [one] carte
   *[other] cartes
  } Tactique
    .gender = f
el-fx-noun-card = { $n ->
    [one] carte
   *[other] cartes
  }
    .gender = f
el-fx-is-attack = { $n ->
    [one] offensif
   *[other] offensifs
  }
el-fx-is-defence = { $n ->
    [one] défensif
   *[other] défensifs
  }
el-fx-is-untrained = { $n ->
    [one] non entraîné
   *[other] non entraînés
  }
el-fx-is-trained = { $n ->
    [one] entraîné
   *[other] entraînés
  }
el-fx-is-selected = { $n ->
    [one] sélectionné
   *[other] sélectionnés
  }
el-fx-is-not-selected = non { $n ->
    [one] sélectionné
   *[other] sélectionnés
  }
el-fx-is-unavailable = { $n ->
    [one] blessé ou suspendu
   *[other] blessés ou suspendus
  }
el-fx-cardless = sans joueur
el-fx-carded = avec un joueur
el-fx-available = sans blessure ni suspension
el-fx-token-on = avec { $token ->
    [injury] un jeton Blessure
    [suspension] un jeton Suspension
    [str_temp] une force temporaire
    [str_perm] une force permanente
    [weak_temp] une faiblesse temporaire
   *[weak_perm] une faiblesse permanente
  }
el-fx-of-category = de la catégorie « { $category } »
el-fx-attribute = marqué « { $name } »
el-fx-category-coaching = entraînement
el-fx-category-medical = médical
el-fx-category-management = gestion
el-fx-category-recruitment = recrutement
el-fx-category-stadium = stade
el-fx-section-left = dans le couloir gauche
el-fx-section-right = dans le couloir droit
el-fx-section-flank = dans un couloir
el-fx-section-central-defence = en défense centrale
el-fx-section-midfield = au milieu
el-fx-section-central-attack = en attaque centrale
el-fx-section-same = dans sa section
el-fx-section-facing = dans la section d’en face
el-fx-line-defence = dans la ligne de défense
el-fx-line-midfield = dans la ligne du milieu
el-fx-line-attack = dans la ligne d’attaque
el-fx-line-goal = au but
el-fx-zone-lb = en défense gauche
el-fx-zone-cb = en défense centrale
el-fx-zone-rb = en défense droite
el-fx-zone-lm = au milieu gauche
el-fx-zone-cm = au milieu central
el-fx-zone-rm = au milieu droit
el-fx-zone-lf = en attaque gauche
el-fx-zone-cf = en attaque centrale
el-fx-zone-rf = en attaque droite

el-fx-not = le contraire est vrai : { $what }
el-fx-if-result-win = vous avez gagné
el-fx-if-result-draw = vous avez fait match nul
el-fx-if-result-loss = vous avez perdu
el-fx-if-goal-diff = votre différence de buts vaut { $count }
el-fx-if-goals-for = vous avez marqué { $count } { $n ->
    [one] but
   *[other] buts
  }
el-fx-if-goals-against = vous avez encaissé { $count } { $n ->
    [one] but
   *[other] buts
  }
el-fx-if-opponent-ranked-above = l’adversaire est mieux classé que vous dans la ligue
el-fx-if-opponent-ranked-below = l’adversaire est moins bien classé que vous dans la ligue
el-fx-if-opponent-ranked-level = l’adversaire est à égalité avec vous dans la ligue
el-fx-if-sold-out = le match est à guichets fermés
el-fx-if-fans-on-stands = { $count } { $n ->
    [one] supporter est
   *[other] supporters sont
  } dans vos tribunes
el-fx-if-selected = ce joueur est sélectionné
el-fx-if-trained = ce joueur est entraîné
el-fx-if-zone = ce joueur évolue { $what }
el-fx-if-formation = votre formation est { $what }
el-fx-if-day = on est { $what }
el-fx-if-week = c’est la semaine { $n }{ $op ->
    [least] {" ou plus tard"}
    [most] {" ou plus tôt"}
   *[exactly] {""}
  }
el-fx-if-division = la division est { $n }{ $op ->
    [least] {" ou plus"}
    [most] {" ou moins"}
   *[exactly] {""}
  }
el-fx-if-solo = vous jouez seul
el-fx-if-stat = votre statistique { $stat } est à { $n }{ $op ->
    [least] {" ou plus"}
    [most] {" ou moins"}
   *[exactly] {""}
  }
el-fx-if-stats-at = { $count } de vos statistiques { $n ->
    [one] atteint
   *[other] atteignent
  } { $value }
el-fx-if-office = votre marqueur Bureau est sur la case { $n }{ $op ->
    [least] {" ou plus"}
    [most] {" ou moins"}
   *[exactly] {""}
  }
el-fx-if-scored = ce joueur a marqué
el-fx-if-conceded = vous avez encaissé un but
el-fx-if-more-attackers = l’adversaire aligne plus de maillots offensifs que vous
el-fx-if-season-wins = vous avez gagné { $count } { $n ->
    [one] match
   *[other] matchs
  }
el-fx-if-season-draws = vous avez fait { $count } { $n ->
    [one] match nul
   *[other] matchs nuls
  }
el-fx-if-season-losses = vous avez perdu { $count } { $n ->
    [one] match
   *[other] matchs
  }
el-fx-if-season-clean-sheets = vous avez joué { $count } { $n ->
    [one] match
   *[other] matchs
  } sans encaisser de but
el-fx-if-season-sold-outs = vous avez joué { $count } { $n ->
    [one] match
   *[other] matchs
  } à guichets fermés
el-fx-if-season-big-wins = vous avez gagné { $count } { $n ->
    [one] match
   *[other] matchs
  } d’au moins trois buts
el-fx-if-final-position = vous finissez à la place { $n } de la ligue{ $op ->
    [least] {" ou moins bien"}
    [most] {" ou mieux"}
   *[exactly] {""}
  }

el-fx-day-mon = lundi
el-fx-day-tue = mardi
el-fx-day-wed = mercredi
el-fx-day-thu = jeudi
el-fx-day-match = jour du match

el-fx-gain = gagnez { $what }
el-fx-lose = perdez { $what }
el-fx-stat = statistique { $stat } { $n }
el-fx-stat-money = Argent
el-fx-stat-fans = Supporters
el-fx-stat-operations = Opérations
el-fx-stat-fitness = Condition physique
el-fx-stat-any = au choix
el-fx-vp = gagnez { $what }
el-fx-train = entraînez { $who }
el-fx-untrain = retournez { $who } côté non entraîné
el-fx-tokens = { $who } { $many ->
    [1] reçoivent
   *[0] reçoit
  } { $tokens }
el-fx-tokens-spread = { $who } { $many ->
    [1] reçoivent
   *[0] reçoit
  } { $tokens } en tout
el-fx-clear = retirez { $tokens } à { $who }
el-fx-draw-tactic = piochez { $n ->
    [one] une carte Tactique
   *[other] { $n } cartes Tactique
  }
el-fx-draw-regular = piochez { $n ->
    [one] un joueur régulier
   *[other] { $n } joueurs réguliers
  }
el-fx-draw-youngster = piochez { $n ->
    [one] un jeune talent
   *[other] { $n } jeunes talents
  }
el-fx-draw-veteran = piochez { $n ->
    [one] un vétéran
   *[other] { $n } vétérans
  }
el-fx-draw-staff = piochez { $n ->
    [one] une carte Encadrant
   *[other] { $n } cartes Encadrant
  }
el-fx-draw-then = { $a }, { $b }{ $rest ->
    [none] {""}
    [bottom] {", le reste sous la pioche"}
   *[discard] {", défaussez le reste"}
  }
el-fx-keep = { $what }, gardez-en { $n }
el-fx-take-recruit = prenez-en { $n }
el-fx-take-recruit-trained = prenez-en { $n }, { $n ->
    [one] entraîné
   *[other] entraînés
  }
el-fx-take-one-trained-one-untrained = prenez-en { $n }, l’un entraîné et l’autre non
el-fx-recruit-footballer-row = recrutez un joueur de la rangée
el-fx-recruit-footballer-young = prenez le jeune talent du dessus de la pioche
el-fx-recruit-footballer-veteran = prenez le vétéran du dessus de la pioche
el-fx-recruit-staff-row = engagez un encadrant de la rangée
el-fx-any-place = { $what }, à n’importe quel emplacement
el-fx-max-price = { $what }, de prix { $n } au plus
el-fx-free = { $what }, gratuitement
el-fx-price = { $what } pour { $n } d’argent
el-fx-price-less = { $what }, pour { $n } d’argent de moins
el-fx-price-more = { $what }, pour { $n } d’argent de plus
el-fx-sell = vendez { $who }
el-fx-sign = signez avec un sponsor{ $place ->
    [any] {" de n’importe quel emplacement"}
   *[right3] {""}
  }
el-fx-drop-sponsor = perdez { $n ->
    [one] un sponsor
   *[other] { $n } sponsors
  }{ $repay ->
    [1] {" et remboursez l’argent de son petit contrat"}
   *[0] {""}
  }
el-fx-build = construisez { $what }
el-fx-site-any = une infrastructure de n’importe quel genre
el-fx-site-ordinary = une infrastructure ordinaire
el-fx-site-stand = une tribune
el-fx-site-floodlights = un éclairage du stade
el-fx-site-shop = une boutique
el-fx-site-directors-office = un bureau des directeurs
el-fx-site-training-ground = un terrain d’entraînement
el-fx-site-stand3 = la tribune n° 3
el-fx-site-stand4 = la tribune n° 4
el-fx-site-ad-board3 = le panneau publicitaire n° 3
el-fx-office = construisez { $n ->
    [one] un bureau
   *[other] { $n } bureaux
  }
el-fx-restrict = sans { $what }
el-fx-restrict-days = { $what } seulement { $days }
el-fx-ban-card-actions = actions de carte
el-fx-ban-recruit-footballer = recrutement de joueurs
el-fx-ban-recruit-staff = engagement d’encadrants
el-fx-ban-sign = signature de sponsors
el-fx-ban-build = construction
el-fx-ban-stands = supporters dans les tribunes
el-fx-until-match = { $what } pour ce match
el-fx-until-week-end = { $what } cette semaine
el-fx-until-game = { $what } pour le reste de la saison
el-fx-until-week = { $what } jusqu’à la semaine { $n }
el-fx-goal-own = marquez { $what }
el-fx-goal-own-credit = ce joueur marque { $what }
el-fx-goal-opponent = l’adversaire marque { $what }
el-fx-goal-opponent-credit = l’adversaire marque { $what }
el-fx-annul-goal-opponent = annulez { $what } de l’adversaire
el-fx-annul-goal-own = annulez { $what } de votre équipe
el-fx-strength = { $n } de force pour { $who }
el-fx-shirt-bonus = { $n } de force pour { $who }
el-fx-turn-shirt = retournez { $who }
el-fx-move-shirt = déplacez { $who } vers une autre { $within ->
    [zone] place de sa zone
    [section] zone de sa section
    [line] zone de sa ligne
   *[any] zone
  } qui a de la place
el-fx-swap-shirts = échangez les places : { $who }{ $within ->
    [section] {" dans une section"}
    [line] {" dans une ligne"}
    [zone] {" dans une zone"}
   *[any] {""}
  }
el-fx-shot-unsaveable = { $who } { $many ->
    [1] ont
   *[0] a
  } un tir impossible à arrêter
el-fx-shot-unblockable = { $who } { $many ->
    [1] ne peuvent
   *[0] ne peut
  } pas être bloqué
el-fx-shot-none = { $who } { $many ->
    [1] ne tirent
   *[0] ne tire
  } pas
el-fx-shot-glove = { $who } { $many ->
    [1] ont
   *[0] a
  } un tir que seul un gant de { $n } ou plus peut arrêter
el-fx-keeper-strength = force { $side ->
    [own] de votre gardien
   *[opponent] du gardien adverse
  } { $n }
el-fx-keeper-gloves = gants { $side ->
    [own] de votre gardien
   *[opponent] du gardien adverse
  } { $n }
el-fx-assign-fan = placez { $what } de { $source ->
    [reserve] votre réserve
   *[supply] la réserve générale
  } sur { $who }
el-fx-assign-fan-built = si c’est une tribune, placez-y { $what } de { $source ->
    [reserve] votre réserve
   *[supply] la réserve générale
  }
el-fx-tactic-extra = vous pouvez jouer { $n } { $n ->
    [one] effet
   *[other] effets
  } de tactique de plus au match de cette semaine
el-fx-peek-opponent-front = regardez le recto de la carte Adversaire de la semaine
el-fx-peek-trained-side = regardez le côté entraîné d’un joueur
el-fx-peek-deck-top = regardez la carte du dessus de la pioche { $deck ->
    [regular] des joueurs réguliers
    [youngster] des jeunes talents
    [veteran] des vétérans
    [staff] Encadrant
   *[tactic] Tactique
  }
el-fx-resolve-bonus = { $who } donne de nouveau son bonus
el-fx-ready = redressez { $who }
el-fx-exhaust = épuisez { $who }
el-fx-discard = défaussez { $who }
el-fx-roll = lancez un dé ; { $cases }
el-fx-case = sur { $faces }, { $what }
el-fx-faces = { $a } à { $b }
el-fx-choose = choisissez-en { $n } : { $what }
el-fx-pay-then = si vous payez { $cost }, { $what }
el-fx-change-add = { $name } { $n }
el-fx-change-set = { $name } = { $n }
el-fx-change-mul = { $name } × { $n }
el-fx-change-min = { $what } ({ $n } au moins)
el-fx-key-of = { $name } ({ $who })
el-fx-key-price-footballer = prix des joueurs
el-fx-key-price-youngster = prix des jeunes talents
el-fx-key-price-staff = prix des encadrants
el-fx-key-price-build = prix des infrastructures
el-fx-key-price-office = prix des bureaux
el-fx-key-price-extra-action = opérations de l’action payante
el-fx-key-fees-total = frais de la semaine
el-fx-key-sell-bonus = argent d’un joueur vendu
el-fx-key-select-fitness = condition physique pour la sélection
el-fx-key-stand-capacity = supporters par tribune
el-fx-key-stand-count = tribunes
el-fx-key-banner-limit = contrats panneau
el-fx-key-kit-limit = contrats maillot
el-fx-key-keep-fans = supporters gardés pour la semaine suivante
el-fx-key-keep-operations = opérations gardées pour la semaine suivante
el-fx-key-keep-fitness = condition physique gardée pour la semaine suivante
el-fx-key-penalty-tokens = jetons Suspension par unité de frais impayée
el-fx-key-row-open-slots = emplacements d’une rangée où l’on peut prendre
el-fx-key-reroll-free = relances gratuites par semaine
el-fx-key-sold-out-threshold = supporters pour un match à guichets fermés
el-fx-key-sold-out-money = argent d’un match à guichets fermés
el-fx-key-keeper-gloves = gants de votre gardien
el-fx-key-keeper-strength = force de votre gardien
el-fx-allow-play-injured = { $who } peut être sélectionné
el-fx-allow-action-twice = l’action peut servir deux fois par semaine : { $who }
el-fx-allow-left-slots = vous pouvez prendre à n’importe quel emplacement d’une rangée
el-fx-prevent-injury = quand un de vos joueurs devrait recevoir des jetons Blessure, évitez-en { $n }
el-fx-prevent-suspension = quand une de vos cartes devrait recevoir des jetons Suspension, évitez-en { $n }
el-fx-prevent-fee = quand les frais tombent, { $n } d’argent de moins
el-fx-refresh-row-footballers = remplacez la rangée des joueurs
el-fx-refresh-row-staff = remplacez la rangée des encadrants
el-fx-refresh-row-sponsors = remplacez la rangée des sponsors
el-fx-league-self = vos points de ligue { $n }
el-fx-league-opponent = points de ligue de l’adversaire { $n }
el-fx-times = { $what }, { $n } fois
el-fx-needs-no-fitness = { $who } { $many ->
    [1] se sélectionnent
   *[0] se sélectionne
  } sans condition physique
el-fx-a-match = { $what }, une fois par match
el-fx-holds = { $who } { $many ->
    [1] reçoivent
   *[0] reçoit
  } jusqu’à { $n } supporters
el-fx-if-built = vous avez construit { $what }
el-fx-if-have = vous avez { $what }
el-fx-bare-money = argent
el-fx-bare-fans = supporters
el-fx-bare-operations = opérations
el-fx-bare-fitness = condition physique
el-fx-none = rien ne se passe

## Qui est assis où, et les groupes d’options

el-seat-0 = Manager 1
el-seat-1 = Manager 2
el-seat-2 = Manager 3
el-seat-3 = Manager 4
el-count-1 = Un : une saison en solo
el-count-2 = Deux managers
el-count-3 = Trois managers
el-count-4 = Quatre managers

el-group-season = La saison
    .help = La force des clubs, et qui commence.
el-group-alone = Une saison en solo
    .help = Pour un seul manager : un scénario, ou les PV d’une saison libre.
el-group-money = L’argent en fin de semaine
    .help = Ce qu’il en coûte de garder ce que vous avez.
el-group-club = Le club et le stade
    .help = Bureaux, constructions, sponsors et numéros de maillots.
el-group-match = Le jour du match
    .help = Ce que vous voyez, ce que font les dés et ce qui suit un match.
el-group-cards = Les cartes
    .help = Celles qui sont visibles, et celles qui sont dans les pioches.

## Options of the season

el-opt-division =
    .label = Division
    .help = De quelle force sont les clubs ?
el-opt-division-3 = Division 3
    .help = Pioches 3 et 3/2 : facile pour commencer.
el-opt-division-2 = Division 2
    .help = Pioches 3/2 et 2/1 : chaque point se gagne.
el-opt-division-1 = Division 1
    .help = Pioches 2/1 et 1 : les meilleurs.

el-opt-scenario =
    .label = Scénario
    .help = Quel scénario jouez-vous, si vous en jouez un ?
el-opt-scenario-none = Aucun
    .help = Une saison pour ses PV.
el-opt-scenario-first-steps = Premiers pas
    .help = Division 3 : la 4e place ou mieux et 40 PV.
el-opt-scenario-promotion-push = Objectif montée
    .help = Division 2 : la 2e place ou mieux.
el-opt-scenario-ageing-squad = Effectif vieillissant
    .help = Division 3, trois vétérans au départ : trois jeunes talents entraînés et la 5e place ou mieux.
el-opt-scenario-out-of-money = Caisses vides
    .help = Peu d’argent, un entraîneur suspendu : aucune suspension, 10 d’argent et 35 PV.
el-opt-scenario-the-deadline = L’échéance
    .help = Cinq infrastructures nouvelles à la fin de la semaine 5.
el-opt-scenario-kings-of-the-league = Rois de la ligue
    .help = Division 1 : la 3e place ou mieux et 45 PV.

el-opt-first-seat =
    .label = Premier manager
    .help = Qui est premier manager la première semaine ?
el-opt-first-seat-random = Au sort
    .help = Le sort en décide.
el-opt-first-seat-0 = Place 1
    .help = Cette place commence.
el-opt-first-seat-1 = Place 2
    .help = Cette place commence.
el-opt-first-seat-2 = Place 3
    .help = Cette place commence.
el-opt-first-seat-3 = Place 4
    .help = Cette place commence.

el-opt-fees-footballers =
    .label = Frais des joueurs
    .help = Que coûtent les joueurs par semaine ?
el-opt-fees-footballers-pack = Comme dans le jeu
    .help = Les montants de la piste de frais.
el-opt-fees-footballers-none = Aucuns
    .help = Rien ne se paie pour eux.
el-opt-fees-footballers-double = Doubles
    .help = Le double des montants.

el-opt-fees-staff =
    .label = Frais des encadrants
    .help = Que coûtent les encadrants par semaine ?
el-opt-fees-staff-pack = Comme dans le jeu
    .help = Les montants de la piste de frais.
el-opt-fees-staff-none = Aucuns
    .help = Rien ne se paie pour eux.
el-opt-fees-staff-double = Doubles
    .help = Le double des montants.

el-opt-fees-stadium =
    .label = Frais des infrastructures
    .help = Que coûtent les infrastructures par semaine ?
el-opt-fees-stadium-pack = Comme dans le jeu
    .help = Les montants de la piste de frais.
el-opt-fees-stadium-none = Aucuns
    .help = Rien ne se paie pour elles.
el-opt-fees-stadium-double = Doubles
    .help = Le double des montants.

el-opt-consequences =
    .label = Conséquences
    .help = Que peut-il arriver après un match ?
el-opt-consequences-pack = Comme dans le jeu
    .help = Le tableau du livre de règles.
el-opt-consequences-none = Aucune
    .help = On ne lance pas de dé après le match.
el-opt-consequences-mild = Douces
    .help = Toute blessure est une seule, ordinaire.

el-opt-dice-red =
    .label = Dé rouge
    .help = Que gagnent les clubs rouges sans vous ?
el-opt-dice-red-pack = Comme dans le jeu
    .help = Les faces du jeu.
el-opt-dice-red-none = Rien
    .help = Le dé donne toujours 0.
el-opt-dice-red-certain = Toujours 1
    .help = Le dé donne toujours 1 point.

el-opt-dice-yellow =
    .label = Dé jaune
    .help = Que gagnent les clubs jaunes sans vous ?
el-opt-dice-yellow-pack = Comme dans le jeu
    .help = Les faces du jeu.
el-opt-dice-yellow-none = Rien
    .help = Le dé donne toujours 0.
el-opt-dice-yellow-certain = Toujours 1
    .help = Le dé donne toujours 1 point.

el-opt-dice-green =
    .label = Dé vert
    .help = Que gagnent les clubs verts sans vous ?
el-opt-dice-green-pack = Comme dans le jeu
    .help = Les faces du jeu.
el-opt-dice-green-none = Rien
    .help = Le dé donne toujours 0.
el-opt-dice-green-certain = Toujours 1
    .help = Le dé donne toujours 1 point.

el-opt-dice-shared =
    .label = Un lancer par couleur
    .help = Un lancer compte-t-il pour tous les clubs d’une couleur ?
el-opt-dice-shared-false = Non
    .help = Chaque club a son lancer.
el-opt-dice-shared-true = Oui
    .help = Un lancer pour tous les clubs de la couleur.

el-opt-symbol-pool =
    .label = L’étoile après un match
    .help = Qui l’étoile peut-elle désigner après un match ?
el-opt-symbol-pool-selected = Un joueur de ce match
    .help = Quelqu’un au-dessus de 11 qui joue.
el-opt-symbol-pool-owned = N’importe lequel des vôtres
    .help = Quelqu’un au-dessus de 11, qu’il joue ou non.

el-opt-office =
    .label = Bureaux
    .help = Que coûtent les bureaux, et y en a-t-il ?
el-opt-office-pack = Comme dans le jeu
    .help = 3, 4 et 5 d’argent pour 2, 5 et 9 PV.
el-opt-office-cheap = Moins chers
    .help = Chacun coûte 1 de moins.
el-opt-office-none = Aucun
    .help = On ne construit pas de bureau.

el-opt-infrastructure-vp =
    .label = PV des infrastructures
    .help = Combien de PV vaut une infrastructure ?
el-opt-infrastructure-vp-pack = Comme dans le jeu
    .help = Ce que montrent les jetons.
el-opt-infrastructure-vp-one = 1 chacune
    .help = Chaque sorte des emplacements libres rapporte 1.
el-opt-infrastructure-vp-three = 3 chacune
    .help = Chaque sorte des emplacements libres rapporte 3.

el-opt-infrastructure-price =
    .label = Prix des infrastructures
    .help = Que coûte une infrastructure ?
el-opt-infrastructure-price-pack = Comme dans le jeu
    .help = 3 d’argent.
el-opt-infrastructure-price-2 = 2
    .help = 2 d’argent.
el-opt-infrastructure-price-4 = 4
    .help = 4 d’argent.

el-opt-ordinary-spaces =
    .label = Emplacements libres
    .help = Combien d’emplacements libres a le stade ?
el-opt-ordinary-spaces-pack = Comme dans le jeu
    .help = Quatre.
el-opt-ordinary-spaces-3 = 3
    .help = Trois.
el-opt-ordinary-spaces-5 = 5
    .help = Cinq.
el-opt-ordinary-spaces-6 = 6
    .help = Six.

el-opt-unnumbered-limit =
    .label = Joueurs sans maillot numéroté
    .help = Combien de joueurs sans maillot numéroté peuvent jouer ?
el-opt-unnumbered-limit-3 = Trois
    .help = Un par maillot sans numéro.
el-opt-unnumbered-limit-none = Sans limite
    .help = Tout maillot sans joueur fait l’affaire.

el-opt-exp-per-match =
    .label = Expérience par match
    .help = Combien de symboles d’une sorte un match remplit-il ?
el-opt-exp-per-match-1 = Un de chaque sorte
    .help = Un « joué », et un « a marqué ».
el-opt-exp-per-match-all = Tous ceux de la sorte
    .help = Un match les remplit tous.

el-opt-sponsor-repay =
    .label = Perdre un sponsor
    .help = Que remboursez-vous quand un sponsor s’en va ?
el-opt-sponsor-repay-small = Le petit contrat
    .help = L’argent de son petit contrat.
el-opt-sponsor-repay-banner = Le panneau
    .help = L’argent de son contrat panneau.
el-opt-sponsor-repay-none = Rien
    .help = Le sponsor s’en va, c’est tout.

el-opt-penalty-tokens =
    .label = Frais impayés
    .help = Combien de suspensions coûte l’argent qui manque ?
el-opt-penalty-tokens-2 = Deux
    .help = Deux suspensions par unité qui manque.
el-opt-penalty-tokens-1 = Une
    .help = Une suspension par unité qui manque.

el-opt-stands-first =
    .label = Supporters d’abord
    .help = Quand les supporters prennent-ils place ?
el-opt-stands-first-false = Après les capacités
    .help = Après les jetons qui s’en vont et les capacités d’avant-match.
el-opt-stands-first-true = Avant
    .help = Avant que des jetons s’en aillent.

el-opt-after-match-result =
    .label = Capacités d’après-match
    .help = Quel score regardent les capacités d’après-match ?
el-opt-after-match-result-current = Le score du moment
    .help = Chacune regarde quand elle s’utilise.
el-opt-after-match-result-final = Le score final
    .help = Toutes regardent à la fin.

el-opt-basic-in-deck =
    .label = Tactiques de base en trop
    .help = Les tactiques de base en trop sont-elles mélangées aux autres ?
el-opt-basic-in-deck-true = Oui
    .help = On peut les piocher.
el-opt-basic-in-deck-false = Non
    .help = Elles retournent dans la boîte.

el-opt-opponent-visibility =
    .label = Adversaires à venir
    .help = Combien de rapports pouvez-vous lire ?
el-opt-opponent-visibility-top = Le prochain
    .help = Seul le club de la semaine est connu.
el-opt-opponent-visibility-all = Les six
    .help = Vous savez quel club vient quelle semaine.

el-opt-ranking =
    .label = Places partagées
    .help = Quelle place suit une place partagée ?
el-opt-ranking-standard = 1, 2, 2, 4
    .help = Une place est sautée.
el-opt-ranking-dense = 1, 2, 2, 3
    .help = Aucune place n’est sautée.

el-opt-fees-last-week =
    .label = Frais après la sixième semaine
    .help = Les frais sont-ils dus après la sixième semaine ?
el-opt-fees-last-week-false = Non
    .help = La saison finit avant.
el-opt-fees-last-week-true = Oui
    .help = On les paie une fois de plus.

el-opt-decks-face-up =
    .label = Pioches visibles
    .help = Voyez-vous le prochain joueur d’une pioche ?
el-opt-decks-face-up-true = Oui
    .help = On voit la face non entraînée de la première carte.
el-opt-decks-face-up-false = Non
    .help = Les pioches sont faces cachées.

el-opt-peek-own-backs =
    .label = Faces entraînées
    .help = Pouvez-vous regarder la face entraînée de vos joueurs ?
el-opt-peek-own-backs-true = Oui
    .help = Des vôtres, à tout moment.
el-opt-peek-own-backs-false = Non
    .help = Vous la voyez quand il est entraîné.

el-opt-solo-refresh-anytime =
    .label = Rangée neuve, en solitaire
    .help = En solitaire, quand remplacer une rangée ?
el-opt-solo-refresh-anytime-false = En fin de semaine
    .help = Une fois, après les défausses habituelles.
el-opt-solo-refresh-anytime-true = À tout moment
    .help = Une fois par semaine, quand vous voulez.

## Presets

el-preset-division3 =
    .label = Division 3
    .help = Une saison dans la division la plus facile.
el-preset-division2 =
    .label = Division 2
    .help = Une saison au milieu.
el-preset-division1 =
    .label = Division 1
    .help = Une saison contre les meilleurs.
el-preset-first-steps =
    .label = Premiers pas
    .help = En solitaire : la 4e place ou mieux et 40 PV.
el-preset-promotion-push =
    .label = Objectif montée
    .help = En solitaire : la 2e place ou mieux en division 2.
el-preset-ageing-squad =
    .label = Effectif vieillissant
    .help = En solitaire : de trois vétérans à trois jeunes talents entraînés.
el-preset-out-of-money =
    .label = Caisses vides
    .help = En solitaire : un club à court d’argent se redresse.
el-preset-the-deadline =
    .label = L’échéance
    .help = En solitaire : cinq infrastructures nouvelles en cinq semaines.
el-preset-kings-of-the-league =
    .label = Rois de la ligue
    .help = En solitaire : la 3e place ou mieux en division 1, et 45 PV.

## Why one would choose otherwise: one sentence an option, for the expert panel

el-opt-division-why = Commencez en division 3 ; en division 1, un match nul est un bon résultat.
el-opt-scenario-why = Un scénario donne une tâche à une saison en solitaire ; à plusieurs, il ne fait rien.
el-opt-first-seat-why = Le premier manager se sert le premier au marché, et le rôle passe à gauche chaque semaine.
el-opt-fees-footballers-why = Les montants imprimés sont perdus ; plus hauts, ils favorisent un petit effectif.
el-opt-fees-staff-why = Les montants imprimés sont perdus ; plus hauts, ils rendent les séries plus chères.
el-opt-fees-stadium-why = Les montants imprimés sont perdus ; plus hauts, ils pèsent sur qui construit tôt.
el-opt-consequences-why = Certaines lignes du tableau imprimé sont perdues ; adouci, il épargne le pire aux débutants.
el-opt-dice-red-why = Les clubs rouges sont ceux qui montent quand personne ne les joue.
el-opt-dice-yellow-why = La moitié des clubs sont jaunes : ce dé est celui qui bouge le plus le classement.
el-opt-dice-green-why = Les clubs verts décrochent quand personne ne les joue.
el-opt-dice-shared-why = Les règles imprimées se lisent des deux façons ; partagés, les lancers sont plus rapides et secouent le classement.
el-opt-symbol-pool-why = Si tout joueur peut être désigné, on désigne un absent et personne n’est blessé.
el-opt-office-why = Les bureaux changent en PV l’argent de la fin ; sans eux, il faut l’employer ailleurs.
el-opt-infrastructure-vp-why = Les PV imprimés de quatre d’entre elles sont perdus ; ainsi, elles deviennent un appoint ou un plan.
el-opt-infrastructure-price-why = Moins chères, elles donnent une saison de bâtisseurs.
el-opt-ordinary-spaces-why = Le nombre imprimé est perdu ; quatre permettent une fois chaque sorte.
el-opt-unnumbered-limit-why = La boîte a trois de ces maillots ; sans limite, les grands numéros ne gênent plus.
el-opt-exp-per-match-why = Tous à la fois, un jeune talent vaut ses PV après un seul match.
el-opt-sponsor-repay-why = L’icône imprimée est perdue ; ne rien payer met un bon contrat à l’abri.
el-opt-penalty-tokens-why = Une au lieu de deux rend une mauvaise semaine plus supportable.
el-opt-stands-first-why = Avant les capacités, celles-ci ne peuvent plus dépenser les supporters promis aux tribunes.
el-opt-after-match-result-why = Avec le score du moment, l’ordre dans lequel vous les utilisez compte.
el-opt-basic-in-deck-why = Sans elles, toute tactique piochée a un effet.
el-opt-opponent-visibility-why = Voir les six permet de préparer la saison ; n’en voir qu’un garde la surprise.
el-opt-ranking-why = Le football compte 1, 2, 2, 4 ; l’autre façon est plus douce pour ceux d’après.
el-opt-fees-last-week-why = S’ils le sont, un grand club doit garder de l’argent pour la fin.
el-opt-decks-face-up-why = Visibles, les pioches récompensent qui prévoit ; cachées, elles se jouent plus vite.
el-opt-peek-own-backs-why = Si vous ne pouvez pas, entraîner un joueur est une petite aventure.
el-opt-solo-refresh-anytime-why = À tout moment, c’est un secours quand le marché n’offre rien d’utile.
