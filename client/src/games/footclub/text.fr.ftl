### La table de FootClub dans le client, en français. Ce que dit le jeu vient de son paquet.

## Les mots des cartes

fc-ui-short-technical = Te
fc-ui-short-physical = Ph
fc-ui-short-tactical = Ta
fc-ui-left = G
fc-ui-right = D
fc-ui-captain-mark = C
fc-ui-profile = Profil :
fc-ui-stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
  }
fc-ui-fresh = fraîcheur { $count }
fc-ui-yellow = carton jaune
fc-ui-half-card = demi-carton
fc-ui-plus = une étoile de plus
fc-ui-minus = { $count ->
    [one] une étoile de moins
   *[other] { $count } étoiles de moins
  }
fc-ui-goals = { $count ->
    [one] { $count } but
   *[other] { $count } buts
  }
fc-ui-captain = capitaine
fc-ui-has-ball = avec le ballon
fc-ui-strength-speedster = Contre-attaque +2. Attaque placée : −1 aux dés des soutiens défensifs. Exploit, contre une fraîcheur : +1 et −1 à ces dés.
fc-ui-strength-finisher = Attaque placée et contre-attaque +1. Exploit, contre une fraîcheur : +2.
fc-ui-strength-stopper = Son soutien défensif est agressif et gagne 1 à chaque lancer.
fc-ui-strength-versatile = Peut jouer à deux postes.
fc-ui-strength-ball-winner = Apporte deux fraîcheurs au lieu d’une.
fc-ui-strength-enforcer = Son tacle est agressif et gagne 1 à chaque lancer.

fc-ui-effect-press = À coup sûr : une fraîcheur chacun.
fc-ui-effect-tackle = Deux dés : 7 ou plus prend le ballon.
fc-ui-effect-set-attack = Attaque, avec trois supporters ou plus.
fc-ui-effect-solo-run = Attaque, avec trois supporters au plus.
fc-ui-effect-counter = Attaque juste après un arrêt de votre gardien.
fc-ui-effect-fans = Pour vos tribunes : +1, −1 ou une fraîcheur.
fc-ui-effect-attack-support = +2 à votre attaque.
fc-ui-effect-defence-support = 7 ou plus : −2 pour eux. Sinon, coup franc.
fc-ui-effect-simple-press = Prend le ballon à coup sûr.
fc-ui-effect-simple-tackle = Deux dés : 7 ou plus prend le ballon.
fc-ui-effect-simple-set-attack = Attaque, avec trois supporters ou plus.
fc-ui-effect-simple-solo-run = Pas dans ces règles.
fc-ui-effect-simple-counter = Pas dans ces règles.
fc-ui-effect-simple-fans = Pour vos tribunes : +1 ou −1 lors d’une attaque.
fc-ui-effect-simple-attack-support = +2 à votre attaque.
fc-ui-effect-simple-defence-support = Deux dés, 7 ou plus : −2 pour eux.
fc-ui-names = En ce moment : { $names }
fc-ui-ball = Ballon { $number }, { $colour }
fc-ui-piece-set-attack = Attaque placée
fc-ui-piece-solo-run = Exploit individuel
fc-ui-piece-counter = Contre-attaque
fc-ui-piece-free-kick = Coup franc
fc-ui-piece-penalty = Penalty

## La table

fc-ui-pitch = Terrain, { $one } contre { $two }. Les flèches vont d’un joueur à l’autre.
fc-ui-hand = Votre main
fc-ui-hand-empty = Votre main est vide.
fc-ui-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
fc-ui-hand-limit = { $count } en main, { $limit } peuvent être gardées
fc-ui-pile-count = { $count } dans la pioche
fc-ui-known = Cartes connues de cette main
fc-ui-subs-left = { $count ->
    [0] plus de remplacement
    [one] { $count } remplacement
   *[other] { $count } remplacements
  }
fc-ui-discard-open = Défausse de { $team }, { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
  }
fc-ui-discard-of = Défausse de { $team }
fc-ui-discard-own = Votre défausse
fc-ui-discard-top = au-dessus
fc-ui-discard-empty = Il n’y a encore rien ici.
fc-ui-stand = { $count ->
    [0] Aucun supporter dans les tribunes
    [one] { $count } supporter dans les tribunes
   *[other] { $count } supporters dans les tribunes
  }
fc-ui-kop-attack-short = +
fc-ui-kop-freshness-short = 2
fc-ui-kop-spent = utilisé
fc-ui-spend-fan = Époumoner un supporter
fc-ui-use-kop = Utiliser le kop
fc-ui-turn = Tour { $turn } sur { $turns }
fc-ui-clock-turn = Tour
fc-ui-clock-1 = 1re mi-temps
fc-ui-clock-2 = 2de mi-temps
fc-ui-clock-3 = Prolongation
fc-ui-att = Att
fc-ui-def = Déf
fc-ui-initial = Départ
fc-ui-att-long = Attaque
fc-ui-def-long = Défense
fc-ui-optimised = Optimisée
fc-ui-malus = Malus −{ $count }
fc-ui-malus-long = Malus des cartons jaunes
fc-ui-reds = { $count ->
    [one] { $count } carton rouge
   *[other] { $count } cartons rouges
  }
fc-ui-sheet = Feuille d’étoiles
fc-ui-sheet-open = Feuille d’étoiles de { $team } : attaque { $att }, défense { $def }, les attaques partent de { $bonus }
fc-ui-initial-sum = Une attaque de { $team } part de { $att } − { $def } = { $bonus }.
fc-ui-style-of = Style : { $technical } technique, { $physical } physique, { $tactical } tactique
fc-ui-limit-long = À la fin du tour, { $limit } cartes peuvent être gardées.
fc-ui-supporters-long = Supporters qui comptent pour les attaques : { $count }.

## Choisir

fc-ui-ask-prematch = Composez l’équipe et choisissez 14 cartes Match
fc-ui-why-prematch = Les deux clubs le font en secret, puis tout est dévoilé en même temps. Ces cartes forment votre pioche pour la première mi-temps.
fc-ui-hint-draft = Touchez la carte que vous voulez.
fc-ui-hint-two = Touchez l’un des deux.
fc-ui-hint-hand = Touchez une carte éclairée de votre main, ou un bouton ici.
fc-ui-hint-discard = Touchez la carte que vous reprenez.
fc-ui-hint-swap = Touchez deux joueurs d’un même poste, ou un bouton ici.
fc-ui-pay-who = { $name } paie avec
fc-ui-pay-short-t = fraîcheur
fc-ui-pay-short-f = supporter
fc-ui-pay-short-k = kop

fc-ui-mode-regular = Régulier
fc-ui-mode-aggressive = Agressif
fc-ui-pay-n = Sans le point fort
fc-ui-pay-by = Payé par { $who }
fc-ui-pay-t = sa fraîcheur
fc-ui-pay-f = un supporter
fc-ui-pay-k = le kop
fc-ui-pay-ff = deux supporters
fc-ui-tackle-odds = prend { $success } ; jaune { $yellow }
fc-ui-tackle-odds-hard = prend { $success } ; jaune { $yellow }, rouge { $red }
fc-ui-tackle-odds-off = prend { $success } ; expulsé { $red }
fc-ui-tackle-odds-simple = prend { $success }
fc-ui-solo-finisher = +2 à l’attaque
fc-ui-solo-speedster = +1, et −1 aux dés de leurs soutiens
fc-ui-push = { $fans ->
    [0] { "" }
    [one] { $fans } supporter
   *[other] { $fans } supporters
  }{ $kop ->
    [0] { "" }
   *[other] { $fans ->
        [0] { "" }
       *[other] { " + " }
      }kop
  }{ $supports ->
    [0] { "" }
   *[other] { $fans ->
        [0] { $kop ->
            [0] { "" }
           *[other] { " + " }
          }
       *[other] { " + " }
      }{ $supports ->
        [one] { $supports } soutien
       *[other] { $supports } soutiens
      }
  }
fc-ui-place-fan = un supporter
fc-ui-pass = non
fc-ui-done = prêt
fc-ui-vacancy = la place vacante
fc-ui-play-on = la prolongation
fc-ui-stop = le match nul
fc-ui-play = Jouer
fc-ui-of = sur { $need }
fc-ui-less = Moins : { $what }
fc-ui-more = Plus : { $what }
fc-ui-discard-send = { $count ->
    [one] Défausser cette carte
   *[other] Défausser ces { $count } cartes
  }

## Le bonus

fc-ui-bonus = Bonus
fc-ui-bonus-now = Bonus actuel
fc-ui-bonus-then = Avec cela
fc-ui-bonus-final = compte pour { $bonus }
fc-ui-odds-goal = But
fc-ui-odds-save = Arrêt
fc-ui-odds-miss = Pas de but
fc-ui-odds-corner = Corner
fc-ui-odds-exact = { $what } : exactement { $n } sur { $d }.
fc-ui-goal-moves = Chances de but : de { $from } à { $to }
fc-ui-fans = Supporters
fc-ui-fans-attack = +1
fc-ui-fans-defence = −1
fc-ui-kop-hint = +{ $value }
fc-ui-supports = Soutiens offensifs
fc-ui-supports-hint = +2
fc-ui-support-odds = tient { $success } ; but ensuite { $goal }
fc-ui-support-odds-hard = tient { $success } ; but ensuite { $goal } ; jaune { $yellow }, rouge { $red }
fc-ui-support-odds-off = tient { $success } ; but ensuite { $goal } ; expulsé { $red }
fc-ui-odds-lost = { $told } ; match perdu sur un quatrième carton rouge { $lost }
fc-ui-cell = { $colour } ({ $number })
fc-ui-cell-shifted = { $count ->
    [one] C’est la case { $cells } qui compte, celle du ballon ne désigne personne qui puisse agir
   *[other] Ce sont les cases { $cells } qui comptent, celle du ballon ne désigne personne qui puisse agir
  }
fc-ui-agree-open = Accepter ; { $team } peut encore répondre
fc-ui-passing = La question est posée tout de même ; elle passe dans un instant.
fc-ui-lone-place-fan = Vous n’avez pas de supporter à placer en tribune.
fc-ui-lone-possession = Aucun pressing ni tacle de votre main ne peut être joué maintenant.
fc-ui-lone-offensive = Aucune attaque de votre main ne peut être jouée maintenant.
fc-ui-lone-bonus = Vous n’avez rien pour changer le bonus.
fc-ui-lone-counter = Aucune contre-attaque de votre main ne peut être jouée maintenant.
fc-ui-agree-attack = Accepter : tirer
fc-ui-agree-defence = Accepter le bonus

## Ce qui se passe, en grand

fc-ui-show-goal = But !
fc-ui-show-booked = Averti
fc-ui-show-second-yellow = Second jaune
fc-ui-show-red-card = Expulsion
fc-ui-show-hurt = Un coup
fc-ui-show-injured = Blessure grave
fc-ui-show-saved = Arrêt
fc-ui-show-substituted = Remplacement
fc-ui-show-kicked-in = Dedans
fc-ui-show-kicked-out = Raté
fc-ui-show-corner = Corner
fc-ui-show-post = Poteau
fc-ui-show-foul = Faute
fc-ui-show-whistle = Coup de sifflet
fc-ui-show-level = Égalité : encore
fc-ui-show-free-kick = Coup franc
fc-ui-show-penalty = Penalty
fc-ui-show-kick-off = Coup d’envoi
fc-ui-show-period-0 = Avant-match
fc-ui-show-period-1 = Première mi-temps
fc-ui-show-period-2 = Seconde mi-temps
fc-ui-show-period-3 = Prolongation
fc-ui-show-period-4 = Tirs au but
fc-ui-show-turn = Tour { $turn }

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
fc-ui-lack-line = { $count ->
    [one] Un joueur se tient là où sa carte ne le dit pas.
   *[other] { $count } joueurs se tiennent là où leurs cartes ne le disent pas.
  }
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
fc-ui-last = Comme la dernière fois
fc-ui-last-changed = Comme la dernière fois, mais { $players ->
    [0] { $cards ->
        [one] une carte n’est plus là
       *[other] { $cards } cartes ne sont plus là
    }
   *[other] sans { $names }{ $cards ->
        [0] {""}
        [one] {" "}et avec une carte de moins
       *[other] {" "}et avec { $cards } cartes de moins
    }
}.
fc-ui-kickers-auto = Les { $count } joueurs les plus avancés
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
fc-ui-tie-first = Match aller. Le score est celui de ce match.
fc-ui-tie-second = Match retour. Sur les deux matchs : { $one }–{ $two }, { $ahead ->
    [goals] avantage à { $team }
    [away] avantage à { $team }, aux buts à l’extérieur
   *[level] égalité
}
fc-ui-final-away = Buts à l’extérieur
fc-ui-kick-in = dedans
fc-ui-kick-out = raté
fc-ui-kick-unneeded = inutile
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

fc-coach = Guide

fc-ui-report-leg = Match { $leg }
