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
fc-ui-strength-speedster = Contre-attaque +2. Attaque placée : −1 aux dés des soutiens défensifs. Exploit, contre un effort : +1 et −1 à ces dés.
fc-ui-strength-finisher = Attaque placée et contre-attaque +1. Exploit, contre un effort : +2.
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

why-help-cards = Touchez ce qui est grisé sur la table : la raison apparaît sous la question. Ou choisissez ici ce que vous voulez savoir.
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
fc-ui-clock-aggregate = cumul { $home }–{ $away }
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

## Un appareil pour deux

handover = Passez l’appareil à { $team }
handover-text = Les cartes des deux clubs sont secrètes. Donnez l’appareil à la personne qui joue ensuite.
handover-ready = Je joue pour { $team }
handover-open = Nous nous montrons nos cartes : ne plus couvrir la table
