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
        [one] 1 paire de gants de { $strength }.
       *[other] { $gloves } paires de gants de { $strength }.
      }
   *[other] tirs à arrêter : { $shots } ; il a { $gloves ->
        [one] 1 paire de gants de { $strength }.
       *[other] { $gloves } paires de gants de { $strength }.
      }
  }
el-p-hardest = Le plus dur demande { $n }.
el-p-unsaveable = L’un d’eux est imparable.
el-p-note = Compté comme vous les avez placés, sans les effets de cartes à venir.
el-p-note-given = Compté comme ils sont placés, sans les effets de cartes à venir.
el-p-worn-by = { $shirt } ({ $name })
el-p-opposite = En face
el-p-waits = La prévision se prépare…
el-p-fate-goal = marque
el-p-fate-maybe = peut marquer
el-p-fate-saved = est arrêté
el-p-fate-blocked = est bloqué
