### FootClub at the keyboard, and of `touchline odds`.

cli-odds-rolls = Tacles et soutiens défensifs : chances exactes (et en pour cent)
cli-odds-regular = régulier
cli-odds-aggressive = agressif
cli-odds-stronger = rugueux/intraitable
cli-odds-pace = accélérateur, rég.
cli-odds-pace-aggressive = accélérateur, agr.
cli-odds-shots = Tirs, selon le bonus final
cli-odds-simple = Dans la Règle Poussin, un corner est un arrêt, et le bonus n’a pas de bornes.
cli-odds-kick = Tirs au but : un tir entre avec { $hit }. Après cinq chacun, il y a égalité avec { $level }.
cli-sim-reason-footclub-0 = aux buts
cli-sim-reason-footclub-1 = match nul
cli-sim-reason-footclub-2 = sur l’ensemble des deux matchs
cli-sim-reason-footclub-3 = aux buts à l’extérieur
cli-sim-reason-footclub-4 = aux tirs au but
cli-sim-reason-footclub-5 = par tirage au sort
cli-sim-reason-footclub-6 = tapis vert : pas d’équipe
cli-sim-reason-footclub-7 = tapis vert : quatrième carton rouge
cli-sim-reason-footclub-8 = tapis vert : trop peu de joueurs
cli-sim-reason-footclub-9 = aucun des deux clubs n’avait d’équipe
cli-sim-reason-footclub-10 = tapis vert au match retour
term-fc-welcome = { $home } contre { $away }. ? affiche l’aide.
term-fc-help =
    Tapez le numéro d’une réponse, ou sa forme courte (tackle 8!, push 2+1s, #13).
      Entrée          la seule réponse ; aucun changement ; ou comme l’ordinateur
      8 12 31 ...     plusieurs cartes d’un coup, dans n’importe quel ordre
      conseil         ce que ferait l’ordinateur
      coups           les réponses possibles
      pourquoi        tout ce qui est fermé, et pourquoi ; ou « pourquoi tackle 8 »
      chances         les chances de l’attaque
      plateau         la table à nouveau
      règle FC-084    une règle
      reprendre       rouvrir l’enveloppe tant que l’autre choisit encore
      garder F.json   garder le match
      abandonner, quitter
    Un joueur : numéro, nom, étoiles ; ’ fraîcheur, y jaune, h demi-carton, + et - étoiles,
    C capitaine, ● ballon. * à côté des valeurs : équipe optimisée.
term-fc-turn = Tour { $turn } sur { $turns }
term-fc-ball = Ballon : { $colour } ({ $number })
term-fc-tie = Match retour. Sur les deux matchs : { $one }–{ $two }, { $by ->
    [goals] avantage à { $team }
    [away] avantage à { $team }, aux buts à l’extérieur
   *[level] égalité
  }
term-fc-home = reçoit
term-fc-values = ATT { $att }  DEF { $def }  attaque à { $bonus }
term-fc-fans = { $count ->
    [one] { $count } supporter
   *[other] { $count } supporters
  }
term-fc-piles = main { $hand }, pioche { $pile }, défausse { $discard }
term-fc-limit = main { $hand } ({ $limit }), pioche { $pile }, défausse { $discard }
term-fc-subs = { $count ->
    [one] { $count } remplacement
   *[other] { $count } remplacements
  }
term-fc-attack = { $team } : { $kind }, bonus { $bonus }
term-fc-set-attack = attaque placée
term-fc-solo-run = exploit individuel
term-fc-counter = contre-attaque
term-fc-free-kick = coup franc direct
term-fc-penalty = penalty
term-fc-odds-goal = but { $n }/{ $d }
term-fc-odds-save = arrêt { $n }/{ $d }
term-fc-odds-miss = pas de but { $n }/{ $d }
term-fc-odds-corner = corner { $n }/{ $d }
term-fc-stars = Deux étoiles, dont une pour vous :
term-fc-market = Sur le marché :
term-fc-hand = Votre main : { $cards }
term-fc-push-fans = { $count ->
    [one] { $count } supporter
   *[other] { $count } supporters
  }
term-fc-push-kop = le kop
term-fc-push-supports = { $count ->
    [one] { $count } soutien offensif
   *[other] { $count } soutiens offensifs
  }
term-fc-no-odds = Personne n’attaque.
