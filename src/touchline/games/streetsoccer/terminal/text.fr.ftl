### StreetSoccer at the keyboard, and of `touchline odds`.

cli-odds-duel = { $dice ->
    [one] Coup d’envoi : un seul dé, et une case de plus
    [higher] Coup d’envoi : le plus haut de deux dés inégaux, et une case de plus
   *[two] Coup d’envoi : la différence de deux dés inégaux
  }
cli-odds-steps = cases
cli-odds-chance = chance
cli-odds-mean = En moyenne { $mean } cases.
cli-odds-ties = Un lancer à refaire arrive une fois sur { $ties }.
cli-odds-restart = Remise en jeu : un dé dont le 1 est relancé
cli-odds-legs = Cases qu’un tir de tant de cases peut atteindre sur un terrain vide
cli-odds-from = de
cli-odds-fewest = Le moins de cases pour que l’équipe de gauche marque d’un seul tir sur un terrain vide
cli-odds-row = rangée
cli-odds-die-column = dé
cli-odds-options-column = choix
cli-odds-kicks-column = tirs
cli-odds-cells-column = cases du ballon
cli-odds-goals-column = buts
cli-odds-way-column = une façon de marquer
cli-odds-score = Chance de marquer dans ce tour : { $fraction } ({ $percent } %).
cli-odds-score-die = Avec un { $die } : { $yes ->
    [yes] un but est possible.
   *[no] aucun but n’est possible.
  }
cli-odds-choices = En moyenne { $mean } choix.
cli-odds-phase = Cette position n’attend ni dé ni tir : les chances se calculent pour un tour ordinaire (t), une remise en jeu (r) ou un coup d’envoi (o).
term-minute = Minute { $minute }
term-die = { $phase } : { $die }
term-help =
    Tapez un coup ou une commande.
      d3e3      le footballeur en d3 va en e3
      d3e4h6    celui en d3 tire, reste en e4, et le ballon finit en h6
      c3c4##    celui en c3 tire et marque, et reste en c4
      d3        ce que peut faire celui en d3 ; tapez ensuite la fin, e3 ou h6
      @f4e5     coup d’envoi ou remise en jeu : f4 l’envoie en e5 (## : le but)
      +Gb4      placer le gardien ; +Pf4 un attaquant ; =b4 le gardien à nouveau
      pourquoi d3e5  pourquoi ceci n’est pas permis
      chances   ce que chaque dé permettrait
      coups     énumérer ce qui est permis     plateau     montrer le plateau
      reprendre reprendre votre dernier coup   règle ID    lire une règle
      garder FICHIER  garder le match          abandonner  abandonner le match
      quitter   partir (le match est perdu s’il n’est pas gardé)
term-figure-moves = { $figure } en { $cell } peut aller en : { $walks }
term-figure-kicks = { $figure } en { $cell } tire de { $spot } vers : { $ends }
term-figure-nothing = Le footballeur en { $cell } ne peut rien faire maintenant. { $why }
term-goal-word = BUT
term-nothing-matches = « { $word } » n’est ni un coup ni une commande. ? montre l’aide.
term-ambiguous = Plusieurs coups commencent ainsi : { $moves }
term-why-what = Nommez un coup, comme : pourquoi d3e5
term-why-unknown = Ce n’est pas un coup de ce tour ; « coups » les énumère.
term-welcome = { $home } (L, attaque vers la droite) contre { $away } (R, attaque vers la gauche). ? montre l’aide.
term-moves = { $count ->
    [one] Un coup est permis :
   *[other] { $count } coups sont permis :
  }
term-more = ... et { $count } autres ; nommez la case d’un footballeur pour voir les siens.
cli-sim-reason-streetsoccer-1 = après le temps réglementaire
cli-sim-reason-streetsoccer-2 = sur un but en or
cli-sim-reason-streetsoccer-3 = au dernier but du temps réglementaire
cli-sim-reason-streetsoccer-4 = sans aucun but, les deux ont perdu
cli-sim-reason-streetsoccer-5 = match nul
