### Le terrain de StreetSoccer.

ss-board-help = Les flèches parcourent les cases, avec Maj jusqu’à la prochaine case éclairée. Entrée touche une case, Échap la repose.
ss-board-choose = peut être choisi
ss-board-chosen = choisi
ss-board-walk = on peut marcher jusqu’ici
ss-board-ball = on peut marcher jusqu’au ballon
ss-board-then-walk = Choisissez où aller
ss-board-then-ball = Choisissez où aller : une case, ou le ballon
ss-board-then-kick = Choisissez où va le ballon
ss-board-then-place = Choisissez sa case
ss-board-kick = le ballon peut arriver ici
ss-board-place = on peut placer ici
ss-board-armed = choisi comme arrivée
ss-board-goal = on peut marquer ici
ss-board-mouth = { $cell }, dans le but de { $team }
ss-board-with-ball = avec le ballon
ss-board-die = Le dé montre { $die }
ss-board-duel = { $team } fait { $die }
ss-board-stay = Faire le tour et revenir en { $cell }
ss-board-bench-keeper = { $team }, gardien : numéro { $number }, { $name }, en attente
ss-board-bench-player = { $count ->
    [one] { $team }, attaquant : numéro { $number }, { $name }, en attente
   *[other] { $team }, { $count } attaquants en attente, le prochain : numéro { $number }, { $name }
  }
ss-board-anchor-goal = dans le but
ss-board-anchor-figure = { $name }, numéro { $number }, en { $cell }
ss-board-anchor-ball = le ballon en { $cell }
