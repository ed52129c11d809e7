### FootClub côté client, en français : avant, entre et après les tours d’un match.

## Mercato, compo, cartes, remplacements

fc-ui-stars-two = Deux étoiles : prenez-en une
fc-ui-stars-both = Les deux étoiles
fc-ui-stars-left = encore { $five } cartes à cinq étoiles et { $four } à quatre
fc-ui-aside = Mises de côté
fc-ui-aside-help = Les étoiles que personne n’a prises ; certaines reviennent comme recrues entre deux matchs.
fc-ui-market = Le marché : prenez une paire
fc-ui-market-left = encore { $count }
fc-ui-draft-wait = On retourne les cartes…
fc-ui-draft-taken = L’une est prise, l’autre mise de côté. Ensuite, une paire du marché.
fc-ui-draft-turn = choisit, tour { $turn } sur 10
fc-ui-squad-of = Effectif de { $team }
fc-ui-need = Ce que l’effectif possède, et ce que demande un libre choix de compo
fc-ui-style-short = { $technical } Te, { $physical } Ph, { $tactical } Ta
fc-ui-home-own = Vous recevez : un kop rejoint vos tribunes, et eux engagent.
fc-ui-home-other = Ils reçoivent, avec un kop, et vous engagez.
fc-ui-kop-attack-help = Une fois par match : +{ $value } pour une de vos attaques.
fc-ui-kop-freshness-help = Une fois par match : paie deux fraîcheurs pour un pressing ou un exploit.
fc-ui-on-help = Trois tours de plus, puis les tirs au but si l’égalité demeure. Il faut que les deux clubs le veuillent.
fc-ui-stop-help = Les deux clubs se quittent sur un match nul.
fc-ui-pick-wait = L’autre club choisit.
fc-ui-sealed = Votre enveloppe est fermée. Dès que l’autre l’est aussi, les deux s’ouvrent.
fc-ui-page-lineup = Compo d’équipe
fc-ui-page-cards = Cartes Match
fc-ui-page-pitch = Les deux compos
fc-ui-formation = Compo
fc-ui-shape = { $fb } arrières latéraux, { $cb } défenseurs centraux, { $dm } milieux défensifs, { $am } milieux offensifs, { $fw } attaquants ; { $limit } cartes en main
fc-ui-shape-help = Arrières latéraux, défenseurs centraux, milieux défensifs, milieux offensifs, attaquants. Les deux derniers nombres font ensemble votre taille de main.
fc-ui-shape-shut = { $shape } : votre effectif a trop peu de joueurs parmi les { $lines }.
fc-ui-suggest-lineup = Proposer une compo
fc-ui-editor-help = Touchez un joueur, puis une place ; ou une place, puis un joueur. On peut aussi les glisser.
fc-ui-editor-held = { $name } : à quelle place ?
fc-ui-editor-spot = Qui doit jouer là ?
fc-ui-place-empty = Place libre, { $line } { $n }
fc-ui-wrong-line = { $name } ne joue pas parmi les { $line }.
fc-ui-to-bench = { $name } sur le banc
fc-ui-look = À propos de { $name }
fc-ui-limit = Main
fc-ui-cards = Cartes
fc-ui-optimised-long = Optimisée : +1 en attaque, +1 en défense
fc-ui-lack-players = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
  }
fc-ui-lack-shape = { $shape } n’est pas une compo de ce match.
fc-ui-lack-captain = Personne ne porte encore le brassard.
fc-ui-lack-cards = { $count ->
    [one] Choisissez encore une carte.
   *[other] Choisissez encore { $count } cartes.
  }
fc-ui-lack-profile = Pas optimisée : au style de l’entraîneur il manque { $profiles }.
fc-ui-lack-subs = { $count ->
    [0] Il ne reste aucun remplacement.
    [one] Il ne reste qu’un remplacement.
   *[other] Il ne reste que { $count } remplacements.
  }
fc-ui-shape-far = { $shape } : il y faut plus de remplacements qu’il ne vous en reste.
fc-ui-lack-fill = { $count ->
    [one] Comblez au moins { $count } place vacante.
   *[other] Comblez au moins { $count } places vacantes.
  }
fc-ui-lack-entrant = Sans remplacement, personne ne change de place ici.
fc-ui-lack-change = Faites d’abord entrer quelqu’un.
fc-ui-captain-choose = Capitaine
fc-ui-captain-new = Le brassard est libre : qui le porte ?
fc-ui-seal = Fermer l’enveloppe
fc-ui-suggested = Les { $count } conseillées
fc-ui-clear = Vider
fc-ui-forget = Oublier « { $name } »
fc-ui-keep = Garder ce choix sous le nom
fc-ui-keep-do = Garder
fc-ui-change-open = Remplacer…
fc-ui-change-again = Recommencer
fc-ui-change-back = Retour au terrain
fc-ui-change-send = Annoncer le changement
fc-ui-late = Qui entre maintenant gagne une étoile jusqu’à la fin du match.
fc-ui-entering = { $count ->
    [0] Personne n’entre encore, sur { $left } possibles.
    [one] { $count } joueur entre, sur { $left } possibles.
   *[other] { $count } joueurs entrent, sur { $left } possibles.
  }
fc-ui-fill-hint = { $least ->
    [0] jusqu’à { $most }
   *[other] { $least } au moins, jusqu’à { $most }
  }
fc-ui-fill-vacancy = { $count ->
    [one] Occuper la place laissée par une blessure
   *[other] Occuper les { $count } places laissées par des blessures
  }
fc-ui-gone-off = Sorti : ne peut plus revenir dans ce match.
fc-ui-gone-sent-off = Expulsion.
fc-ui-gone-retired = Blessure grave : ce match est fini.
fc-ui-gone-suspended = Suspension pour le match retour.
fc-ui-recruits-own = Pour vous : prenez-en deux
fc-ui-recruits-squad = Votre effectif jusqu’ici
fc-ui-recruits-other = Pour l’autre club
fc-ui-recruit-send = Engager ces deux joueurs
fc-ui-kickers-help = Touchez cinq joueurs dans l’ordre des tirs. Qui que ce soit, le tir entre dans { $goal } des cas.
fc-ui-kickers-send = Désigner ces tireurs
fc-ui-kicks-as = tir { $number }

## Entre les parties d’un match

fc-ui-before-match = Avant-match
fc-ui-before-second-leg = Avant le match retour
fc-ui-half-time = Mi-temps
fc-ui-full-time = Fin du match
fc-ui-extra-tie = Égalité aux buts et aux buts à l’extérieur : trois tours de plus.
fc-ui-extra-match = Égalité : trois tours de plus.
fc-ui-before-extra = Avant la prolongation
fc-ui-after-leg = Le match aller
fc-ui-final-away = Buts à l’extérieur
fc-ui-aggregate = Sur les deux matchs : { $home }–{ $away }
fc-ui-kick-in = dedans
fc-ui-kick-out = raté
fc-ui-kick-open = à venir

## Options, par groupes

fc-group-game = Le jeu
    .help = Poussin ou le jeu complet.
fc-group-poussin = Poussin
    .help = Ce que ses règles laissent ouvert.
fc-group-format = Match et confrontation
    .help = Combien de matchs, qui reçoit, que faire en cas d’égalité.
fc-group-lineup = Composition
    .help = Compos, capitaine, banc.
fc-group-play = Cartes en jeu
    .help = Pressing, bonus, corner, main.
fc-group-stands = Tribunes
    .help = Supporters et kop.
fc-group-booking = Cartons et blessures
    .help = Remplaçants, forfaits, malus.

## Sur la page d’accueil

fc-start-kicker = Aussi aujourd’hui · cartes et dés
fc-start-play = Jouer à Poussin
fc-start-setup = Préparer un match
fc-start-learn = Apprendre en cinq minutes

## Le match en chiffres

fc-ui-report = Le match en chiffres
fc-ui-report-goals = Buts
fc-ui-report-figures = Face à face
fc-ui-report-possession = Ballon à l’offensive
fc-ui-report-shots = Tirs
fc-ui-report-expected = Buts attendus
fc-ui-report-presses = Pressings
fc-ui-report-tackles = Tacles réussis
fc-ui-report-supports = Soutiens réussis
fc-ui-report-fans = Supporters dépensés
fc-ui-report-substitutions = Remplacements
fc-ui-report-cards = Cartons
fc-ui-report-luck = Chance aux dés
fc-ui-report-lucky = { $team } : { $by } de réussi en plus de ce qu’on pouvait attendre.
fc-ui-report-unlucky = { $team } : { $by } de réussi en moins de ce qu’on pouvait attendre.
fc-ui-report-even = { $team } : juste ce qu’on pouvait attendre.
fc-ui-report-faces = En moyenne, ses dés ont donné { $mean } ; d’ordinaire, 3,5.
fc-ui-report-every = { $count ->
    [one] Le seul tir
   *[other] Les { $count } tirs
  }
fc-ui-report-booked = Cartons et blessures
fc-ui-report-card-yellow = jaune
fc-ui-report-card-second = deuxième jaune
fc-ui-report-card-red = rouge
fc-ui-report-leg = Match { $leg }
