### Worldwide Football at the keyboard, and of `touchline odds`.

cli-odds-wf-need = Défense : la chance qu’un d20 atteigne une cible, sans les fautes
cli-odds-wf-target = cible
cli-odds-wf-plain = Réussite par seuil, bonus de défense et PA de l’attaque, sans les fautes
cli-odds-wf-fouls = Cartes qui peuvent être fautives : fautes, et réussite avec un bloc de +3 ou +6
cli-odds-wf-shots = { $dice ->
    [1] Tirs à un dé, par bonus : buts en mode Amateur, puis mode Professionnel
   *[other] Tirs avec le meilleur de { $dice } dés, par bonus
  }
cli-odds-wf-keeper-amateur = Buts en mode Amateur, par bonus du tir moins bonus du gardien
cli-odds-wf-keeper = Un gardien à +2, mode Professionnel
cli-odds-wf-pieces = Buts sur coups de pied arrêtés, et sur des tirs Amateur défendus
cli-odds-wf-direct = coup franc direct
cli-odds-wf-direct-wide = le même, si un 1 passe à côté
cli-odds-wf-penalty = penalty
cli-odds-wf-answered = tir à { $pa } PA contre { $card }
cli-sim-reason-worldwide-0 = aux buts
cli-sim-reason-worldwide-1 = match nul
cli-sim-reason-worldwide-2 = aux tirs au but
cli-sim-reason-worldwide-3 = par tirage au sort
term-wf-welcome = Worldwide Football. ? affiche l’aide.
term-wf-help =
    Tapez le numéro d’une réponse, ou sa forme courte (DR, SH#6, *simulation).
      Entrée          la seule réponse ; non ; ou comme l’ordinateur
      DR #3           plusieurs défausses d’un coup, dans n’importe quel ordre
      conseil         ce que ferait l’ordinateur
      coups           les réponses possibles
      pourquoi        tout ce qui est fermé, et pourquoi ; ou « pourquoi SH »
      chances         les chances de la carte ou du tir sur la table
      plateau         la table à nouveau
      règle WF-063    une règle
      reprendre       rouvrir l’enveloppe tant que l’autre choisit encore
      garder F.json   garder le match
      abandonner, quitter
    L’attaque : + compte, × arrêtée, † faute, … attend ; [ ] l’autre équipe ; * étoile.
term-wf-half = { $half ->
    [1] Première mi-temps
   *[2] Seconde mi-temps
  }
term-wf-pa = { $pa } PA
term-wf-free-kick = coup franc à jouer
term-wf-from-corner = corner à jouer
term-wf-safe = la prochaine carte ne peut pas être défendue
term-wf-block = bloc { $bonus }
term-wf-waiting = tir { $bonus }
term-wf-home = à domicile
term-wf-stars = étoiles : { $stars } sur { $most }
term-wf-most = { $count ->
    [one] 1 étoile
   *[other] { $count } étoiles
  }
term-wf-subs = { $count ->
    [one] { $count } remplacement
   *[other] { $count } remplacements
  }
term-wf-piles = pioches { $pile } et { $people }, défausse { $discard }
term-wf-held = main { $hand } ({ $limit }) et { $people } ({ $most })
term-wf-hand = Votre main :
term-wf-not-now = pas à ces PA
term-wf-against = arrêtée par { $answers }
term-wf-unstoppable = rien ne peut l’arrêter
term-wf-needs = il faut { $need } : { $win }
term-wf-needs-foul = il faut { $need } : { $win }, faute { $foul }
term-wf-shot = tir
term-wf-direct = coup franc direct
term-wf-penalty = penalty
term-wf-quality = { $piece } de qualité { $quality }
term-wf-goal = but { $chance }
term-wf-corner = corner { $chance }
term-wf-save = arrêt { $chance }
term-wf-off = non cadré { $chance }
term-wf-no-odds = Rien de ce qui est sur la table ne se joue aux dés maintenant.
