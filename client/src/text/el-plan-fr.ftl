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
el-c-brief = { $left } après les frais, { $monday } lundi
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
