## Eleven : le match de la semaine et sa composition

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
el-l-give-nobody = La donner sans aucun de vos joueurs
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
