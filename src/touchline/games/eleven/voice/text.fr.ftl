### Ce que dit la saison : questions, réponses, récit, raisons, résultats. $team est le club d’un
### manager ; $card et $name des cartes ; $club un club rencontré ; $shirt un maillot.

el-name = Eleven
    .line = Dirigez un club pendant six semaines : directeurs, joueurs, sponsors, un stade, et un match chaque semaine.

# où en est une saison, dans une liste de matchs
el-standing = { $week ->
    [0] avant la saison
    [1] semaine 1 sur 6
   *[other] semaine { $week } sur 6, en points de victoire à ce stade
}

## Noms

el-no-card = Un effet
el-stat-is = { $stat ->
    [money] argent { $n }
    [fans] supporters { $n }
    [operations] opérations { $n }
   *[fitness] condition physique { $n }
  }
el-shirt-0 = N° 2
el-shirt-1 = N° 3
el-shirt-2 = N° 4
el-shirt-3 = N° 5
el-shirt-4 = N° 6
el-shirt-5 = N° 7
el-shirt-6 = N° 8
el-shirt-7 = N° 9
el-shirt-8 = N° 10
el-shirt-9 = N° 11
el-shirt-10 = N° X
el-shirt-11 = N° Y
el-shirt-12 = N° Z
el-club-of = club { $number }

## Moments

el-phase-draft = Choix des directeurs
el-phase-deal = Mise en place
el-phase-reveal = Directeurs
el-phase-shirts = Maillots
el-phase-objective = Objectifs
el-phase-lanes = Tous en même temps
el-phase-day = Une journée au club
el-phase-roll-club = Les autres clubs
el-phase-week-end = Fin de la semaine
el-phase-finished = La saison est finie
el-phase-first = Premier manager
el-phase-production = Production
el-phase-meeting = Conseil d’administration
el-phase-vote-roll = Conseil : le dé
el-phase-vote = Conseil : le vote
el-phase-colour-choice = Conseil : à égalité
el-phase-decision = La décision
el-phase-club-drawn = Prochain adversaire
el-phase-formation = Formation
el-phase-select = Sélection
el-phase-assign = Capacités
el-phase-bind = Maillots
el-phase-exchange = Le banc de touche
el-phase-place = Composition
el-phase-recovery = Rétablissement
el-phase-window = Effets
el-phase-stands = Les tribunes
el-phase-front-drawn = L’adversaire
el-phase-match-tactic = Une tactique
el-phase-compare = Le match
el-phase-scorers = Les buteurs
el-phase-result = Le résultat
el-phase-luck-roll = Conséquences : le dé
el-phase-luck = Conséquences
el-phase-injury-roll = Blessure : le dé
el-phase-injury = Blessure
el-phase-lane-done = En attente des autres
el-phase-run = Effets
el-phase-targets = Effets
el-phase-resource = Ressources
el-phase-statistic = Statistiques
el-phase-option = Un choix
el-phase-pay = Une offre
el-phase-roll = Un dé
el-phase-rolled = Un dé
el-phase-draws = Pioche
el-phase-takes = Cartes à prendre
el-phase-market = Le marché
el-phase-contract = Un contrat
el-phase-site = Construction
el-phase-desk = Bureaux
el-phase-spread = Jetons
el-phase-move = Maillots
el-phase-join = Maillots
el-phase-refill = Nouvelles cartes
el-phase-prevent = Prévention
el-phase-amount-roll = Un dé
el-phase-give-up = Défausse
el-phase-penalty = Frais impayés
el-phase-refresh = Le marché
el-phase-face-roll = Un dé
el-phase-face = Un dé
el-phase-order = Bonus
el-phase-lots = Tirage au sort
el-phase-glimpse = Un coup d’œil
el-phase-income = Lundi
el-phase-renew = Nouvelles cartes
el-phase-blind = Une nouvelle carte
el-phase-claim = Objectifs
el-phase-recall = Un effet se poursuit

## Questions

el-ask-draft = Gardez un directeur ; les autres passent à gauche
el-ask-objective = Gardez un objectif, à l’insu des autres
el-ask-shirts = Il faut un maillot sans numéro à { $name } : quel maillot va sur le banc ?
el-ask-shirts-sides = Quelles faces montrent vos trois maillots du banc ?
el-ask-join = { $shirt } entre sur le terrain : quel maillot lui laisse sa place ?
el-ask-production = Quelle infrastructure utilisez-vous ?
el-ask-vote = { $colour ->
    [yellow] Vos directeurs votent jaune : acceptez-vous ?
    [blue] Vos directeurs votent bleu : acceptez-vous ?
   *[red] Vos directeurs votent rouge : acceptez-vous ?
  }
el-ask-colour-choice = Aucun dé ne peut trancher : quelle décision prenez-vous ?
el-ask-day = { $left ->
    [both] Votre journée, avec { $money } d’argent : une action de base et une action payante
    [short] Votre journée, avec { $money } d’argent : une action de base. L’action payante demande { $price ->
        [one] { $price } opération
       *[other] { $price } opérations
      }, vous en avez { $have }
    [basic] Il vous reste l’action de base ({ $money } d’argent en caisse)
    [broke] Il ne reste que l’action payante, qui demande { $price ->
        [one] { $price } opération
       *[other] { $price } opérations
      } : vous en avez { $have }
   *[extra] Il vous reste l’action payante ({ $money } d’argent en caisse)
  }
el-ask-formation = Quelle carte Tactique et quelle formation ?
el-ask-select = Qui sélectionnez-vous ? (condition physique : { $fitness })
el-ask-assign = Quelles capacités payez-vous d’avance ?
el-ask-bind = Quel maillot porte { $name } ?
el-ask-exchange = Le maillot de { $name } est sur le banc : lequel lui laisse sa place ?
el-ask-place = Où se place { $shirt } ?
el-ask-recovery = { $name } perd un jeton : lequel ?
el-ask-window-before = Avant le match : utilisez-vous un effet ?
el-ask-window-match = L’adversaire est là : utilisez-vous un effet ?
el-ask-window-after = Après le match : utilisez-vous un effet ?
el-ask-window-consequence = Avant les conséquences : utilisez-vous un effet ?
el-ask-window-week-end = La semaine s’achève : utilisez-vous un effet ?
el-ask-window-game-end = La saison s’achève : utilisez-vous un effet ?
el-ask-stands = Combien de supporters viennent au match ?
el-ask-match-tactic = Jouez-vous une autre carte Tactique pour son effet ?
el-ask-scorers = Des égaux tirent : quel tir entre ?
el-ask-luck = Conséquences : votre dé indique { $die }, { $luck ->
    [new_fans] de nouveaux supporters
    [training] un entraînement
    [strength] force temporaire { $n } pour un joueur
    [weakness] faiblesse temporaire { $n } pour un joueur
    [injury] { $n ->
        [one] une blessure
       *[other] une double blessure
      }
    [serious] { $n ->
        [one] une blessure grave
       *[other] une double blessure grave
      }
   *[nothing] rien
  }. Acceptez-vous ?
el-ask-luck-who = { $luck ->
    [training] Conséquences : qui est entraîné ?
    [strength] Conséquences : qui est plus fort le temps d’un match ?
    [weakness] Conséquences : qui est plus faible le temps d’un match ?
   *[other] Conséquences : lequel de vos joueurs sélectionnés ?
  }
el-ask-injury = Blessure : le dé indique { $die ->
    [12] l’étoile
   *[other] { $die }
  }, donc { $hits ->
    [0] personne n’est blessé, et un autre lancer ne pourrait que nuire
    [one] { $who } est blessé
   *[other] l’un de { $who } est blessé
  }. Acceptez-vous ?
el-ask-injury-who = Qui est touché ?
el-ask-penalty = { $left ->
    [one] Il manque 1 pour les frais : quel encadrant est suspendu pour cela ?
   *[other] Il manque { $left } pour les frais : quel encadrant est suspendu pour le premier point ?
  }
el-ask-refresh = Remplacez-vous une rangée du marché ?
el-ask-claim = Montrez-vous votre objectif ?
el-ask-order = Quel bonus d’abord ?
el-ask-any = Que faites-vous ?
el-ask-targets = { $what ->
    [train] { $card } : choisissez un joueur à entraîner
    [untrain] { $card } : choisissez un joueur qui revient sur sa face non entraînée
    [tokens-injury] { $card } : qui est blessé ?
    [tokens-suspension] { $card } : qui est suspendu ?
    [tokens-str_temp] { $card } : qui gagne une force temporaire ?
    [tokens-str_perm] { $card } : qui gagne une force permanente ?
    [tokens-weak_temp] { $card } : qui subit une faiblesse temporaire ?
    [tokens-weak_perm] { $card } : qui subit une faiblesse permanente ?
    [clear-injury] { $card } : qui se remet d’une blessure ?
    [clear-suspension] { $card } : qui est libéré d’une suspension ?
    [sell] { $card } : qui vendez-vous ?
    [drop_sponsor] { $card } : quel sponsor vous quitte ?
    [strength] { $card } : de qui change la force dans ce match ?
    [shirt_bonus] { $card } : quel maillot devient plus fort ?
    [turn_shirt] { $card } : quel maillot est retourné ?
    [move_shirt] { $card } : quel maillot se déplace ?
    [swap_shirts] { $card } : quels maillots échangent leurs places ?
    [shot] { $card } : de qui change le tir ?
    [assign_fan] { $card } : sur quelle tribune va un supporter ?
    [resolve_bonus] { $card } : de qui le bonus s’applique-t-il encore ?
    [ready] { $card } : quelle carte est redressée ?
    [exhaust] { $card } : quelle carte est épuisée ?
    [discard] { $card } : quelle carte donnez-vous ?
   *[other] { $card } : choisissez
  }
el-ask-resource = { $what ->
    [gain] { $left ->
        [one] { $card } : quelle ressource gagnez-vous ?
       *[other] { $card } : quelle ressource gagnez-vous d’abord ? (encore { $left })
      }
    [lose] { $left ->
        [one] { $card } : quelle ressource perdez-vous ?
       *[other] { $card } : quelles ressources perdez-vous ? ({ $left })
      }
   *[other] { $left ->
        [one] { $card } : avec quelle ressource payez-vous ?
       *[other] { $card } : avec quelles ressources payez-vous ? ({ $left })
      }
  }
el-ask-statistic = { $up ->
    [yes] { $card } : quelle statistique monte ?
   *[no] { $card } : quelle statistique descend ?
  }
el-ask-option = { $card } : que choisissez-vous ?
el-ask-pay = { $card } : l’utilisez-vous ?
el-ask-rolled = { $card } : le dé indique { $die ->
    [12] l’étoile
   *[other] { $die }
  }. Acceptez-vous ?
el-ask-face = { $card } : le dé indique { $die ->
    [12] l’étoile
   *[other] { $die }
  }, ce qui { $hits ->
    [0] ne touche personne
    [one] touche { $who }
   *[other] touche l’un de { $who }
  }. Acceptez-vous ?
el-ask-face-who = { $card } : qui est touché ?
el-ask-takes = { $left ->
    [one] { $card } : quelle carte prenez-vous ?
   *[other] { $card } : quelles cartes prenez-vous ? ({ $left })
  }
el-ask-market = { $card } : qui prenez-vous ?
el-ask-contract = { $card } : quel sponsor, et quel contrat ?
el-ask-site = { $card } : que construisez-vous ?
el-ask-desk = { $card } : construisez-vous un bureau ?
el-ask-spread = { $left ->
    [one] { $card } : où va le jeton ?
   *[other] { $card } : où vont { $left } jetons ? L’un après l’autre
  }
el-ask-move = { $card } : où va { $shirt } ?
el-ask-give-up = { $card } : quelle carte donnez-vous ?
el-ask-prevent = { $token ->
    [injury] { $name } doit être blessé : { $card } l’évite ?
    [suspension] { $name } doit être suspendu : { $card } l’évite ?
   *[other] { $name } doit recevoir un jeton : { $card } l’évite ?
  }
el-ask-prevent-fee = Les frais tombent : { $card } les réduit ?

el-chance-d6 = On lance un dé
el-chance-d12 = On lance le dé à douze faces
el-chance-bag = On pioche une carte
el-chance-club = On tire le prochain adversaire
el-chance-club-die = On lance un dé Adversaire
el-chance-first = Le sort désigne le premier manager
el-chance-target = Le sort désigne qui c’est

## Réponses : a et b sont les choses à toucher, dans l’ordre, par leurs noms

el-do-accept = Accepter
el-do-reroll = Relancer
el-do-yes = Oui
el-do-no = Non
el-do-end = Finir la journée
el-do-office = Construire un bureau
el-do-young = Recruter le jeune talent du dessus
el-do-colour = { $a }
el-do-res = { $a }
el-do-stat = { $a }
el-do-option = { $a }
el-do-recover = { $a }
el-do-recruit = Recruter { $a }
el-do-hire = Engager { $a }
el-do-sign-small = Signer { $a } : petit contrat
el-do-sign-deal = Signer { $a } : panneau avec ses effets
el-do-sign-bonus = Signer { $a } : panneau avec le bonus
el-do-sign-kit = Signer { $a } : contrat de maillot
el-do-build = Construire : { $a }
el-do-building = { $a }
el-do-row = Remplacer la rangée : { $a }
el-do-stand = { $a }
el-do-fans = { $a }
el-do-card = { $a }
el-do-keep = Garder { $a }
el-do-select = Sélectionner { $a }
el-do-take = Prendre { $a }
el-do-give-up = Donner { $a }
el-do-play-tactic = Jouer { $a }
el-do-show = Montrer { $a }
el-do-bear = Suspendre { $a }
el-do-sell = Vendre { $a }
el-do-resolve = { $a }
el-do-produce = Utiliser : { $a }
el-do-assign = Payer pour { $a }
el-do-basic = Utiliser { $a }
el-do-extra = Utiliser { $a } comme action payante
el-do-shirt = { $a }
el-do-bench-shirt = { $a } va sur le banc
el-do-bind = { $a }
el-do-exchange = { $a } laisse sa place
el-do-scorer = { $a } marque
el-do-foe = { $a }
el-do-zone = { $a }
el-do-formation = { $a } : { $b }
el-do-bench = { $a }
el-do-place = { $a }
el-do-no-more = Personne d’autre
el-do-go-on = Aucune production
el-do-no-effect = Continuer sans rien utiliser de plus
el-do-no-fans = Aucun supporter
el-do-no-tactic = Aucune carte Tactique
el-do-no-deal = Rien
el-do-keep-rows = Garder les rangées
el-do-not-yet = Pas encore

## Le récit

el-story-season-begins = { $scenario ->
    [0] Une saison en division { $division } commence.
   *[other] Un scénario en division { $division } commence.
  }
el-story-leader-is = { $team } commence cette semaine.
el-story-director-kept = Vous gardez { $card }.
el-story-director-is = { $card } dirige { $team }.
el-story-hands-passed = { $round ->
    [1] Chacun passe trois directeurs à gauche.
   *[2] Chacun passe deux directeurs à gauche.
  }
el-story-dealt = { $card } joue pour { $team }.
el-story-first-shirts = Sur le banc de { $team } : { $shirts }.
el-story-objective-drawn = Vous piochez un objectif : { $card }.
el-story-objective-kept = Vous gardez l’objectif { $card }.
el-story-week-begins = Semaine { $week }.
el-story-day-begins = { $day ->
    [mon] Lundi.
    [tue] Mardi.
    [wed] Mercredi.
    [thu] Jeudi.
   *[match] Jour de match.
  }
el-story-income = { $team } produit : { $money } d’argent, { $fans ->
    [one] { $fans } supporter
   *[other] { $fans } supporters
  }, { $operations ->
    [one] { $operations } opération
   *[other] { $operations } opérations
  }, { $fitness ->
    [one] { $fitness } point de condition physique
   *[other] { $fitness } points de condition physique
  }.
el-story-gained = { $resource ->
    [money] { $team } gagne { $n } d’argent.
    [fans] { $n ->
        [one] { $team } gagne { $n } supporter.
       *[other] { $team } gagne { $n } supporters.
      }
    [operations] { $n ->
        [one] { $team } gagne { $n } opération.
       *[other] { $team } gagne { $n } opérations.
      }
   *[fitness] { $n ->
        [one] { $team } gagne { $n } point de condition physique.
       *[other] { $team } gagne { $n } points de condition physique.
      }
  }
el-story-lost = { $resource ->
    [money] { $team } : { $n } d’argent de moins.
    [fans] { $n ->
        [one] { $team } : { $n } supporter de moins.
       *[other] { $team } : { $n } supporters de moins.
      }
    [operations] { $n ->
        [one] { $team } : { $n } opération de moins.
       *[other] { $team } : { $n } opérations de moins.
      }
   *[fitness] { $n ->
        [one] { $team } : { $n } point de condition physique de moins.
       *[other] { $team } : { $n } points de condition physique de moins.
      }
  }
el-story-stat-is = { $resource ->
    [money] La statistique Argent de { $team } est à { $n }.
    [fans] La statistique Supporters de { $team } est à { $n }.
    [operations] La statistique Opérations de { $team } est à { $n }.
   *[fitness] La statistique Condition physique de { $team } est à { $n }.
  }
el-story-stats-are = Statistiques de { $team } : { $stats }.
el-story-points = { $team } gagne { $points } PV.
el-story-points-back = { $team } rend { $points } PV.
el-story-meeting-is = Le conseil de { $team } se réunit : { $card }.
el-story-rolled-six = Le dé de { $team } : { $face }.
el-story-rolled-twelve = { $face ->
    [12] { $team } obtient l’étoile du dé à douze faces.
   *[other] { $team } obtient { $face } avec le dé à douze faces.
  }
el-story-rerolled = { $paid ->
    [0] { $team } relance.
   *[other] { $team } paie un supporter et relance.
  }
el-story-tied = Vote à égalité : le dé est relancé.
el-story-adopted = { $colour ->
    [yellow] Le conseil de { $team } adopte la décision jaune.
    [blue] Le conseil de { $team } adopte la décision bleue.
   *[red] Le conseil de { $team } adopte la décision rouge.
  }
el-story-no-vote = Les directeurs de { $team } ne peuvent pas voter.
el-story-restricted = { $what ->
    [card_actions] { $team } n’a droit aux actions de carte que certains jours cette semaine.
    [recruit_footballer] { $team } ne peut recruter des joueurs que certains jours cette semaine.
    [recruit_staff] { $team } ne peut engager des encadrants que certains jours cette semaine.
    [sign] { $team } ne peut signer avec des sponsors que certains jours cette semaine.
    [build] { $team } ne peut construire que certains jours cette semaine.
   *[stands] Les tribunes de { $team } sont fermées en partie cette semaine.
  }
el-story-restricted-all = { $what ->
    [card_actions] { $team } n’a pas droit aux actions de carte cette semaine.
    [recruit_footballer] { $team } ne peut pas recruter de joueur cette semaine.
    [recruit_staff] { $team } ne peut pas engager d’encadrant cette semaine.
    [sign] { $team } ne peut pas signer avec un sponsor cette semaine.
    [build] { $team } ne peut pas construire cette semaine.
   *[stands] Les tribunes de { $team } restent vides cette semaine.
  }
el-story-recruited = { $price ->
    [0] { $team } recrute { $card }.
   *[other] { $team } recrute { $card } pour { $price } d’argent.
  }
el-story-sold = { $team } vend { $card }.
el-story-hired = { $price ->
    [0] { $team } engage { $card }.
   *[other] { $team } engage { $card } pour { $price } d’argent.
  }
el-story-signed = { $contract ->
    [small] { $team } signe avec { $card } : un petit contrat.
    [deal] { $team } signe avec { $card } : un panneau.
    [bonus] { $team } signe avec { $card } : un panneau, pour le bonus.
   *[kit] { $team } signe avec { $card } : le contrat de maillot.
  }
el-story-sponsor-gone = { $card } quitte { $team }.
el-story-built = { $kind ->
    [floodlights] { $price ->
        [0] { $team } construit l’éclairage du stade.
       *[other] { $team } construit l’éclairage du stade pour { $price } d’argent.
      }
    [shop] { $price ->
        [0] { $team } construit une boutique.
       *[other] { $team } construit une boutique pour { $price } d’argent.
      }
    [directors_office] { $price ->
        [0] { $team } construit un bureau des directeurs.
       *[other] { $team } construit un bureau des directeurs pour { $price } d’argent.
      }
    [training_ground] { $price ->
        [0] { $team } construit un terrain d’entraînement.
       *[other] { $team } construit un terrain d’entraînement pour { $price } d’argent.
      }
    [stand3] { $price ->
        [0] { $team } construit la tribune n° 3.
       *[other] { $team } construit la tribune n° 3 pour { $price } d’argent.
      }
    [stand4] { $price ->
        [0] { $team } construit la tribune n° 4.
       *[other] { $team } construit la tribune n° 4 pour { $price } d’argent.
      }
   *[ad_board3] { $price ->
        [0] { $team } construit le panneau publicitaire n° 3.
       *[other] { $team } construit le panneau publicitaire n° 3 pour { $price } d’argent.
      }
  }
el-story-office-is = { $price ->
    [0] { $team } construit un bureau (emplacement { $space }).
   *[other] { $team } construit un bureau (emplacement { $space }) pour { $price } d’argent.
  }
el-story-acted = { $paid ->
    [yes] { $price ->
        [0] { $team } utilise { $card } comme action payante.
        [one] { $team } utilise { $card } comme action payante, pour { $price } opération.
       *[other] { $team } utilise { $card } comme action payante, pour { $price } opérations.
      }
   *[no] { $team } utilise { $card }.
  }
el-story-trained = { $card } est entraîné.
el-story-untrained = { $card } n’est plus entraîné.
el-story-tokens-on = { $token ->
    [injury] { $n ->
        [one] { $name } est blessé : { $n } jeton.
       *[other] { $name } est blessé : { $n } jetons.
      }
    [suspension] { $n ->
        [one] { $name } est suspendu : { $n } jeton.
       *[other] { $name } est suspendu : { $n } jetons.
      }
    [str_temp] { $name } gagne une force temporaire : +{ $n }.
    [str_perm] { $name } gagne une force permanente : +{ $n }.
    [weak_temp] { $name } subit une faiblesse temporaire : −{ $n }.
    [weak_perm] { $name } subit une faiblesse permanente : −{ $n }.
   *[other] { $name } gagne { $n } PV d’expérience.
  }
el-story-tokens-off = { $token ->
    [injury] { $name } perd un jeton Blessure ({ $n }).
    [suspension] { $name } perd un jeton Suspension ({ $n }).
    [str_temp] { $name } perd sa force temporaire.
    [str_perm] { $name } perd de sa force permanente ({ $n }).
    [weak_temp] { $name } perd sa faiblesse temporaire.
    [weak_perm] { $name } perd de sa faiblesse permanente ({ $n }).
   *[other] { $name } perd { $n } PV d’expérience.
  }
el-story-prevented = { $card } est épargné.
el-story-shirts-changed = { $team } : { $shirt } vient du banc, à la place de { $out }.
el-story-shirt-turned = { $to ->
    [attack] { $team } : { $shirt } passe à l’attaque.
   *[defence] { $team } : { $shirt } passe en défense.
  }
el-story-shirt-moved = { $zone ->
    [LB] { $team } : { $shirt } va en défense gauche.
    [CB] { $team } : { $shirt } va en défense centrale.
    [RB] { $team } : { $shirt } va en défense droite.
    [LM] { $team } : { $shirt } va au milieu gauche.
    [CM] { $team } : { $shirt } va au milieu central.
    [RM] { $team } : { $shirt } va au milieu droit.
    [LF] { $team } : { $shirt } va en attaque gauche.
    [CF] { $team } : { $shirt } va en attaque centrale.
   *[RF] { $team } : { $shirt } va en attaque droite.
  }
el-story-shirt-stronger = { $team } : { $shirt } reçoit { $n } pour les matchs à venir.
el-story-turn-begins = C’est le tour de { $team }.
el-story-club-is = { $team } rencontre { $club } cette semaine.
el-story-lined-up = { $team } joue en { $shape }.
el-story-plays = Sélection de { $team } : { $cards }.
el-story-spared = { $token ->
    [injury] { $name } perd un jeton Blessure.
   *[suspension] { $name } perd un jeton Suspension.
  }
el-story-ability-used = { $team } utilise { $card }.
el-story-fans-placed = { $fans ->
    [one] Un supporter est dans les tribunes de { $team }.
   *[other] { $fans } supporters sont dans les tribunes de { $team }.
  }
el-story-sold-out = { $team } joue à guichets fermés.
el-story-front-is = L’adversaire de { $team } : { $card }.
el-story-tactic-played = { $team } joue { $card }.
el-story-keeper-is = { $side ->
    [own] Gardien de { $team } : { $strength }, gants : { $gloves }.
   *[opponent] Gardien de l’adversaire : { $strength }, gants : { $gloves }.
  }
el-story-pair-is = { $pair ->
    [left] { $team } : le couloir gauche.
    [right] { $team } : le couloir droit.
    [central_attack] { $team } : l’attaque centrale.
    [midfield] { $team } : le milieu.
   *[central_defence] { $team } : la défense centrale.
  }
el-story-blocked = { $team } : { $shirt } est bloqué.
el-story-blocked-worn = { $team } : { $name } ({ $shirt }) est bloqué.
el-story-blocked-theirs = { $team } bloque un attaquant.
el-story-shoots = { $team } : { $shirt } tire avec { $value }.
el-story-shoots-worn = { $team } : { $name } ({ $shirt }) tire avec { $value }.
el-story-shoots-theirs = Un adversaire de { $team } tire avec { $value }.
el-story-shoots-unsaveable = { $team } : { $shirt } tire, et c’est impossible à arrêter.
el-story-shoots-unsaveable-worn = { $team } : { $name } ({ $shirt }) tire, et c’est impossible à arrêter.
el-story-shoots-unsaveable-theirs = Un adversaire de { $team } tire, et c’est impossible à arrêter.
el-story-saved = Le gardien arrête le tir : { $shirt }.
el-story-saved-worn = Le gardien arrête le tir : { $name } ({ $shirt }).
el-story-saved-theirs = Le gardien de { $team } arrête le tir.
el-story-goal = But ! { $shirt } marque pour { $team }.
el-story-goal-worn = But ! { $name } ({ $shirt }) marque pour { $team }.
el-story-goal-theirs = But contre { $team }.
el-story-card-goal = { $side ->
    [own] But ! { $card } marque pour { $team }.
   *[opponent] But contre { $team } : { $card }.
  }
el-story-annulled = { $side ->
    [own] Un but de { $team } est annulé : { $card }.
   *[opponent] Un but contre { $team } est annulé : { $card }.
  }
el-story-result-is = { $result ->
    [win] Coup de sifflet final : { $team } gagne { $for }–{ $against }.
    [draw] Coup de sifflet final : match nul pour { $team }, { $for }–{ $against }.
   *[loss] Coup de sifflet final : { $team } perd { $for }–{ $against }.
  }
el-story-league-is = { $points ->
    [one] { $team } : { $points } point de ligue en tout.
   *[other] { $team } : { $points } points de ligue en tout.
  }
el-story-experience = { $experience ->
    [played] { $name } gagne en expérience : 1 PV pour avoir joué.
   *[scored] { $name } gagne en expérience : 1 PV pour avoir marqué.
  }
el-story-stand-money = Les tribunes rapportent { $money } d’argent à { $team }.
el-story-luck-is = { $luck ->
    [new_fans] Conséquences pour { $team } : nouveaux supporters.
    [training] Conséquences pour { $team } : entraînement.
    [strength] Conséquences pour { $team } : force temporaire { $n }.
    [weakness] Conséquences pour { $team } : faiblesse temporaire { $n }.
    [injury] { $n ->
        [one] Conséquences pour { $team } : blessure. Le dé à douze faces dit qui.
       *[other] Conséquences pour { $team } : double blessure. Le dé à douze faces dit qui, deux fois.
      }
    [serious] { $n ->
        [one] Conséquences pour { $team } : blessure grave.
       *[other] Conséquences pour { $team } : double blessure grave.
      }
   *[nothing] Aucune conséquence pour { $team }.
  }
el-story-nobody-hurt = Personne n’est touché chez { $team }.
el-story-club-sleeps = { $club } a rencontré plusieurs managers et s’endort.
el-story-club-wakes = { $club } reprend la ligue.
el-story-club-rolled = { $points ->
    [one] { $club } prend { $points } point ailleurs.
   *[other] { $club } prend { $points } points ailleurs.
  }
el-story-club-rolled-nothing = { $club } ne prend aucun point ailleurs.
el-story-fees = { $paid ->
    [yes] { $team } paie { $money } d’argent de frais.
   *[no] { $team } doit { $money } d’argent de frais.
  }
el-story-fees-none = { $team } ne doit pas de frais.
el-story-unpaid = Il manque { $money } d’argent à { $team } pour les frais.
el-story-row-out = { $card } quitte le marché.
el-story-row-in = { $row ->
    [footballers] Nouveau dans la rangée des joueurs : { $card }.
    [staff] Nouveau dans la rangée des encadrants : { $card }.
   *[sponsors] Nouveau dans la rangée des sponsors : { $card }.
  }
el-story-top-is = { $deck ->
    [regular] Sur la pioche des joueurs : { $card }.
    [youngster] Sur la pioche des jeunes talents : { $card }.
    [veteran] Sur la pioche des vétérans : { $card }.
   *[other] Sur la pioche : { $card }.
  }
el-story-objective-met = { $level ->
    [1] { $team } a atteint son objectif : { $card }.
   *[2] { $team } a atteint aussi l’objectif relevé : { $card }.
  }
el-story-score = { $category ->
    [league] { $team } : { $points } PV pour la ligue.
    [tokens] { $team } : { $points } PV de jetons.
    [staff] { $team } : { $points } PV pour les encadrants.
    [stadium] { $team } : { $points } PV pour les infrastructures.
    [office] { $team } : { $points } PV pour les bureaux.
   *[suspensions] { $team } : { $points } PV pour les suspensions.
  }
el-story-placed = { $place ->
    [1] { $team } finit à la première place, avec { $points } PV.
    [2] { $team } finit à la deuxième place, avec { $points } PV.
    [3] { $team } finit à la troisième place, avec { $points } PV.
   *[4] { $team } finit à la quatrième place, avec { $points } PV.
  }
el-story-placed-alone = { $team } finit la saison avec { $points } PV.
el-story-season-over = La saison est finie.
el-story-tactic-drawn = Vous piochez une carte Tactique : { $card }.
el-story-tactic-drawn-hidden = { $team } pioche une carte Tactique.
el-story-peeked = Vous voyez { $card }.
el-story-peeked-hidden = { $team } regarde une carte.
el-story-drawn = { $team } révèle { $card }.
el-story-discarded = { $team } défausse { $card }.
el-story-discarded-hidden = { $team } défausse une carte.
el-story-readied = { $card } est redressée.
el-story-row-changed = { $row ->
    [footballers] { $team } remplace la rangée des joueurs.
    [staff] { $team } remplace la rangée des encadrants.
   *[sponsors] { $team } remplace la rangée des sponsors.
  }
el-story-stronger = { $team } : { $shirt } reçoit { $n } dans ce match.
el-story-foe-stronger = Un maillot adverse reçoit { $n } face à { $team }.
el-story-shot-changed = { $rule ->
    [unsaveable] { $team } : le tir est impossible à arrêter ({ $shirt }).
    [unblockable] { $team } : { $shirt } est impossible à bloquer.
    [none] { $team } : { $shirt } ne tire pas.
   *[other] { $team } : le tir change ({ $shirt }).
  }
el-story-rating = { $rating ->
    [amateur] Évaluation de la saison de { $team } : Amateur.
    [assistant] Évaluation de la saison de { $team } : Adjoint.
    [promising] Évaluation de la saison de { $team } : Prometteur.
    [reputed] Évaluation de la saison de { $team } : Réputé.
   *[world_class] Évaluation de la saison de { $team } : Classe mondiale.
  }
el-story-resigned = { $team } abandonne.

## Résultats : $team a gagné avec $points, $next est le meilleur des autres

el-end-points = { $team } gagne la saison avec { $points } PV.
el-end-shared = { $teams } se partagent la saison avec { $points } PV.
el-end-league = { $team } gagne la saison par sa place au classement, avec { $points } PV.
el-end-solo = { $rating ->
    [amateur] { $team } : { $points } PV. Amateur.
    [assistant] { $team } : { $points } PV. Adjoint.
    [promising] { $team } : { $points } PV. Prometteur.
    [reputed] { $team } : { $points } PV. Réputé.
   *[world_class] { $team } : { $points } PV. Classe mondiale.
  }
el-end-scenario-won = Le scénario est gagné, avec { $points } PV.
el-end-scenario-lost = Le scénario est perdu, avec { $points } PV.
el-end-resigned = Les autres ont abandonné : { $team } gagne.
el-end-left = { $team } abandonne : la saison s’arrête ici, et les autres se la partagent.
el-end-left-alone = La saison a été abandonnée.

## Pourquoi une réponse est fermée

el-why-no-money = Vous n’avez pas autant d’argent.
el-why-used = Vous avez déjà fait votre action de base aujourd’hui.
el-why-forbidden = Votre conseil d’administration l’interdit aujourd’hui.
el-why-slot-shut = On ne prend que parmi les trois de droite.
el-why-contract-full = Il ne reste pas de place pour un contrat de ce genre.
el-why-no-space = Il ne reste pas d’emplacement pour cela.
el-why-card-exhausted = Cette carte est épuisée ; elle sera redressée à la fin de la semaine.
el-why-card-suspended = Cette carte porte une suspension.
el-why-cannot-pay = Vous ne pouvez pas en payer le coût.
el-why-extra-used = Vous avez déjà fait votre action payante aujourd’hui.
el-why-no-fans = Relancer coûte un supporter, et vous n’en avez pas.
el-why-worn = Un de vos joueurs porte ce maillot.
el-why-not-fit = Un joueur blessé ou suspendu ne peut pas être sélectionné.
el-why-no-fitness = La condition physique ne suffit pas pour un joueur de plus.
el-why-number-taken = Deux joueurs ne peuvent pas porter le même numéro.
el-why-keeper-taken = Un gardien joue déjà.
el-why-no-shirt = Il ne reste pas de maillot sans numéro pour lui.
el-why-no-zone = Dans cette formation, il n’y a pas de place pour lui à côté des autres.
el-why-eleven = Dix joueurs de champ sont déjà sélectionnés.
el-why-cannot-assign = Il vous manque de quoi la payer, en plus de la condition physique de votre sélection.
el-why-used-up = Elle a déjà servi autant de fois que permis.
el-why-his-shirt = Un joueur sélectionné porte ce maillot.
el-why-has-owner = Un autre maillot, qu’aucun de vos joueurs ne porte, laisse d’abord sa place.
el-why-not-his-zone = Il ne peut pas se placer dans cette zone ; sa carte dit où il joue.
el-why-zone-full = Une zone de couloir reçoit un maillot, une zone centrale trois.
el-why-line-full = Votre formation n’a plus de maillot dans cette ligne.
el-why-kept-room = Un autre joueur a besoin de cette place.
el-why-sets-shape = Cette carte donne votre formation ; jouez-en une autre pour son effet.
el-why-no-effect = Cette carte n’a pas d’effet.
el-why-tactic-used = Cette carte a déjà été jouée dans ce match.
el-why-not-now = Sa condition n’est pas remplie maintenant.
el-why-not-laid = Son coût n’a pas été posé sur la carte avec la composition.

## La saison en chiffres

el-report-title = La saison en chiffres
el-report-week = Semaine { $week }
el-report-match = { $team }–{ $club } : { $score }, { $shape }, supporters : { $fans }
el-report-dealings = Transactions
el-report-deal = { $what ->
    [recruit] Semaine { $week } : { $team } recrute { $name } pour { $price }
    [hire] Semaine { $week } : { $team } engage { $name } pour { $price }
    [sign] Semaine { $week } : { $team } signe avec { $name }
    [sell] Semaine { $week } : { $team } vend { $name } pour { $price }
    [office] Semaine { $week } : { $team } construit un bureau pour { $price }
   *[build] { $kind ->
        [0] Semaine { $week } : { $team } construit l’éclairage du stade pour { $price }
        [1] Semaine { $week } : { $team } construit une boutique pour { $price }
        [2] Semaine { $week } : { $team } construit un bureau des directeurs pour { $price }
        [3] Semaine { $week } : { $team } construit un terrain d’entraînement pour { $price }
        [4] Semaine { $week } : { $team } construit la tribune n° 3 pour { $price }
        [5] Semaine { $week } : { $team } construit la tribune n° 4 pour { $price }
       *[other] Semaine { $week } : { $team } construit le panneau n° 3 pour { $price }
      }
  }
el-report-vp = Points de victoire
el-report-league = Ligue
el-report-tokens = Jetons
el-report-staff = Encadrants
el-report-stadium = Infrastructures
el-report-office = Bureaux
el-report-suspensions = Suspensions
el-report-total = Total
el-report-goals = Buts sur tirs
el-report-luck = Chance aux conséquences
el-report-rerolls = Relances pour 1 supporter

## Ce que font les cartes (tout est dit d’après leurs effets)

el-fx-line = { $when } : { $what }.
el-fx-plain = { $what }.
el-fx-then = { $a } ; { $b }
el-fx-and = { $a } et { $b }
el-fx-or = { $a } ou { $b }
el-fx-more = { $a }, { $b }
el-fx-else = { $what } ; sinon { $other }
el-fx-only-if = { $what }, si { $asked }
el-fx-if = { $when }, si { $asked }
el-fx-for = { $when }, contre { $cost }
el-fx-at-end = { $when }, à la fin de la saison
el-fx-may = { $when }, au choix
el-fx-paying = { $what } contre { $cost }
el-fx-limit-match = { $when }, une fois par match
el-fx-limit-week = { $when }, une fois par semaine
el-fx-limit-game = { $when }, une fois par saison

el-fx-on-bonus = bonus
el-fx-on-sign-small = petit contrat
el-fx-on-sign-banner = contrat panneau
el-fx-on-sign-kit = contrat de maillot
el-fx-on-production = production
el-fx-on-vote-yellow = jaune
el-fx-on-vote-blue = bleu
el-fx-on-vote-red = rouge
el-fx-on-action = action
el-fx-on-passive = particularité
el-fx-on-before-match = avant le match
el-fx-on-match = pendant le match
el-fx-on-after-match = après le match
el-fx-on-tactic = effet
el-fx-on-consequence = lors des conséquences
el-fx-on-week-end = à la fin de la semaine
el-fx-on-game-end = à la fin de la saison
el-fx-on-goal-base = objectif
el-fx-on-goal-perfect = objectif relevé
el-fx-on-scenario-setup = mise en place
el-fx-on-scenario-win = gagné si
el-fx-on-scenario-lose = perdu si

el-fx-counted = { $count } { $noun }
el-fx-but = { $what }, sauf { $noun }
el-fx-res-money = d’argent
el-fx-res-fans = { $n ->
    [one] supporter
   *[other] supporters
  }
el-fx-res-operations = { $n ->
    [one] opération
   *[other] opérations
  }
el-fx-res-fitness = { $n ->
    [one] point
   *[other] points
  } de condition physique
el-fx-res-any = { $n ->
    [one] ressource
   *[other] ressources
  } au choix
el-fx-points = { $n } PV
el-fx-goals = { $n ->
    [one] but
   *[other] buts
  }
el-fx-amount-per = { $what } pour { $each }
el-fx-amount-max = { $what }, { $n } au plus
el-fx-amount-roll = { $what } par point d’un dé à six faces
el-fx-stand-fans = { $n ->
    [one] chaque supporter
   *[other] { $n } supporters
  } dans vos tribunes
el-fx-up-to = jusqu’à { $what }
el-fx-at-least = au moins { $n }
el-fx-at-most = au plus { $n }
el-fx-at-exactly = exactement { $n }
el-fx-at-none = 0
el-fx-cost-token = { $tokens } sur la carte
el-fx-cost-exhaust = la carte épuisée
el-fx-cost-discard = cette défausse : { $who }
el-fx-token-injury = { $n ->
    [one] jeton
   *[other] jetons
  } Blessure
el-fx-token-suspension = { $n ->
    [one] jeton
   *[other] jetons
  } Suspension
el-fx-token-str-temp = { $n ->
    [one] point
   *[other] points
  } de force temporaire
el-fx-token-str-perm = { $n ->
    [one] point
   *[other] points
  } de force permanente
el-fx-token-weak-temp = { $n ->
    [one] point
   *[other] points
  } de faiblesse temporaire
el-fx-token-weak-perm = { $n ->
    [one] point
   *[other] points
  } de faiblesse permanente

el-fx-one = { $gender ->
    [f] une
   *[m] un
  } { $noun }
el-fx-another = { $gender ->
    [f] une
   *[m] un
  } autre { $noun }
el-fx-others = { $n } autres { $noun }
el-fx-all = { $gender ->
    [f] toutes les
   *[m] tous les
  } { $noun }
el-fx-that = { $gender ->
    [f] cette
   *[m] ce
  } { $noun }
el-fx-random = { $what } au hasard
el-fx-this = { $kind ->
    [footballer] ce joueur
    [shirt] son maillot
   *[other] cette carte
  }
el-fx-by-d12 = le joueur désigné par le dé à douze faces
el-fx-described = { $noun } { $word }
el-fx-with = { $noun } { $what }
el-fx-noun-footballer = { $n ->
    [one] joueur
   *[other] joueurs
  }
el-fx-noun-regular = { $n ->
    [one] joueur régulier
   *[other] joueurs réguliers
  }
el-fx-noun-youngster = { $n ->
    [one] jeune talent
   *[other] jeunes talents
  }
el-fx-noun-veteran = { $n ->
    [one] vétéran
   *[other] vétérans
  }
el-fx-noun-keeper = { $n ->
    [one] gardien
   *[other] gardiens
  }
el-fx-noun-shirt = { $n ->
    [one] maillot
   *[other] maillots
  }
el-fx-noun-opponent-shirt = { $n ->
    [one] maillot adverse
   *[other] maillots adverses
  }
el-fx-noun-staff = { $n ->
    [one] encadrant
   *[other] encadrants
  }
el-fx-noun-director = { $n ->
    [one] directeur
   *[other] directeurs
  }
el-fx-noun-sponsor = { $n ->
    [one] sponsor
   *[other] sponsors
  }
el-fx-noun-sponsor-banner = { $n ->
    [one] sponsor
   *[other] sponsors
  } panneau
el-fx-noun-sponsor-kit = { $n ->
    [one] sponsor
   *[other] sponsors
  } maillot
el-fx-noun-stand = { $n ->
    [one] tribune
   *[other] tribunes
  }
    .gender = f
el-fx-noun-infrastructure = { $n ->
    [one] infrastructure
   *[other] infrastructures
  }
    .gender = f
el-fx-noun-tactic = { $n ->
    [one] carte
   *[other] cartes
  } Tactique
    .gender = f
el-fx-noun-card = { $n ->
    [one] carte
   *[other] cartes
  }
    .gender = f
el-fx-is-attack = { $n ->
    [one] offensif
   *[other] offensifs
  }
el-fx-is-defence = { $n ->
    [one] défensif
   *[other] défensifs
  }
el-fx-is-untrained = { $n ->
    [one] non entraîné
   *[other] non entraînés
  }
el-fx-is-trained = { $n ->
    [one] entraîné
   *[other] entraînés
  }
el-fx-is-selected = { $n ->
    [one] sélectionné
   *[other] sélectionnés
  }
el-fx-is-not-selected = non { $n ->
    [one] sélectionné
   *[other] sélectionnés
  }
el-fx-is-unavailable = { $n ->
    [one] blessé ou suspendu
   *[other] blessés ou suspendus
  }
el-fx-cardless = sans joueur
el-fx-carded = avec un joueur
el-fx-available = sans blessure ni suspension
el-fx-token-on = avec { $token ->
    [injury] un jeton Blessure
    [suspension] un jeton Suspension
    [str_temp] une force temporaire
    [str_perm] une force permanente
    [weak_temp] une faiblesse temporaire
   *[weak_perm] une faiblesse permanente
  }
el-fx-of-category = de la catégorie « { $category } »
el-fx-attribute = marqué « { $name } »
el-fx-category-coaching = entraînement
el-fx-category-medical = médical
el-fx-category-management = gestion
el-fx-category-recruitment = recrutement
el-fx-category-stadium = stade
el-fx-section-left = dans le couloir gauche
el-fx-section-right = dans le couloir droit
el-fx-section-flank = dans un couloir
el-fx-section-central-defence = en défense centrale
el-fx-section-midfield = au milieu
el-fx-section-central-attack = en attaque centrale
el-fx-section-same = dans sa section
el-fx-section-facing = dans la section d’en face
el-fx-line-defence = dans la ligne de défense
el-fx-line-midfield = dans la ligne du milieu
el-fx-line-attack = dans la ligne d’attaque
el-fx-line-goal = au but
el-fx-zone-lb = en défense gauche
el-fx-zone-cb = en défense centrale
el-fx-zone-rb = en défense droite
el-fx-zone-lm = au milieu gauche
el-fx-zone-cm = au milieu central
el-fx-zone-rm = au milieu droit
el-fx-zone-lf = en attaque gauche
el-fx-zone-cf = en attaque centrale
el-fx-zone-rf = en attaque droite

el-fx-not = le contraire est vrai : { $what }
el-fx-if-result-win = vous avez gagné
el-fx-if-result-draw = vous avez fait match nul
el-fx-if-result-loss = vous avez perdu
el-fx-if-goal-diff = votre différence de buts vaut { $count }
el-fx-if-goals-for = vous avez marqué { $count } { $n ->
    [one] but
   *[other] buts
  }
el-fx-if-goals-against = vous avez encaissé { $count } { $n ->
    [one] but
   *[other] buts
  }
el-fx-if-opponent-ranked-above = l’adversaire est mieux classé que vous dans la ligue
el-fx-if-opponent-ranked-below = l’adversaire est moins bien classé que vous dans la ligue
el-fx-if-opponent-ranked-level = l’adversaire est à égalité avec vous dans la ligue
el-fx-if-sold-out = le match est à guichets fermés
el-fx-if-fans-on-stands = { $count } { $n ->
    [one] supporter est
   *[other] supporters sont
  } dans vos tribunes
el-fx-if-selected = ce joueur est sélectionné
el-fx-if-trained = ce joueur est entraîné
el-fx-if-zone = ce joueur évolue { $what }
el-fx-if-formation = votre formation est { $what }
el-fx-if-day = on est { $what }
el-fx-if-week = c’est la semaine { $n }{ $op ->
    [least] {" ou plus tard"}
    [most] {" ou plus tôt"}
   *[exactly] {""}
  }
el-fx-if-division = la division est { $n }{ $op ->
    [least] {" ou plus"}
    [most] {" ou moins"}
   *[exactly] {""}
  }
el-fx-if-solo = vous jouez seul
el-fx-if-stat = votre statistique { $stat } est à { $n }{ $op ->
    [least] {" ou plus"}
    [most] {" ou moins"}
   *[exactly] {""}
  }
el-fx-if-stats-at = { $count } de vos statistiques { $n ->
    [one] atteint
   *[other] atteignent
  } { $value }
el-fx-if-office = votre marqueur Bureau est sur la case { $n }{ $op ->
    [least] {" ou plus"}
    [most] {" ou moins"}
   *[exactly] {""}
  }
el-fx-if-scored = ce joueur a marqué
el-fx-if-conceded = vous avez encaissé un but
el-fx-if-more-attackers = l’adversaire aligne plus de maillots offensifs que vous
el-fx-if-season-wins = vous avez gagné { $count } { $n ->
    [one] match
   *[other] matchs
  }
el-fx-if-season-draws = vous avez fait { $count } { $n ->
    [one] match nul
   *[other] matchs nuls
  }
el-fx-if-season-losses = vous avez perdu { $count } { $n ->
    [one] match
   *[other] matchs
  }
el-fx-if-season-clean-sheets = vous avez joué { $count } { $n ->
    [one] match
   *[other] matchs
  } sans encaisser de but
el-fx-if-season-sold-outs = vous avez joué { $count } { $n ->
    [one] match
   *[other] matchs
  } à guichets fermés
el-fx-if-season-big-wins = vous avez gagné { $count } { $n ->
    [one] match
   *[other] matchs
  } d’au moins trois buts
el-fx-if-final-position = vous finissez à la place { $n } de la ligue{ $op ->
    [least] {" ou moins bien"}
    [most] {" ou mieux"}
   *[exactly] {""}
  }

el-fx-day-mon = lundi
el-fx-day-tue = mardi
el-fx-day-wed = mercredi
el-fx-day-thu = jeudi
el-fx-day-match = jour du match

el-fx-gain = gagnez { $what }
el-fx-lose = perdez { $what }
el-fx-stat = statistique { $stat } { $n }
el-fx-stat-money = Argent
el-fx-stat-fans = Supporters
el-fx-stat-operations = Opérations
el-fx-stat-fitness = Condition physique
el-fx-stat-any = au choix
el-fx-vp = gagnez { $what }
el-fx-train = entraînez { $who }
el-fx-untrain = retournez { $who } côté non entraîné
el-fx-tokens = { $who } { $many ->
    [1] reçoivent
   *[0] reçoit
  } { $tokens }
el-fx-tokens-spread = { $who } { $many ->
    [1] reçoivent
   *[0] reçoit
  } { $tokens } en tout
el-fx-clear = retirez { $tokens } à { $who }
el-fx-draw-tactic = piochez { $n ->
    [one] une carte Tactique
   *[other] { $n } cartes Tactique
  }
el-fx-draw-regular = piochez { $n ->
    [one] un joueur régulier
   *[other] { $n } joueurs réguliers
  }
el-fx-draw-youngster = piochez { $n ->
    [one] un jeune talent
   *[other] { $n } jeunes talents
  }
el-fx-draw-veteran = piochez { $n ->
    [one] un vétéran
   *[other] { $n } vétérans
  }
el-fx-draw-staff = piochez { $n ->
    [one] une carte Encadrant
   *[other] { $n } cartes Encadrant
  }
el-fx-draw-then = { $a }, { $b }{ $rest ->
    [none] {""}
    [bottom] {", le reste sous la pioche"}
   *[discard] {", défaussez le reste"}
  }
el-fx-keep = { $what }, gardez-en { $n }
el-fx-take-recruit = prenez-en { $n }
el-fx-take-recruit-trained = prenez-en { $n }, { $n ->
    [one] entraîné
   *[other] entraînés
  }
el-fx-take-one-trained-one-untrained = prenez-en { $n }, l’un entraîné et l’autre non
el-fx-recruit-footballer-row = recrutez un joueur de la rangée
el-fx-recruit-footballer-young = prenez le jeune talent du dessus de la pioche
el-fx-recruit-footballer-veteran = prenez le vétéran du dessus de la pioche
el-fx-recruit-staff-row = engagez un encadrant de la rangée
el-fx-any-place = { $what }, à n’importe quel emplacement
el-fx-max-price = { $what }, de prix { $n } au plus
el-fx-free = { $what }, gratuitement
el-fx-price = { $what } pour { $n } d’argent
el-fx-price-less = { $what }, pour { $n } d’argent de moins
el-fx-price-more = { $what }, pour { $n } d’argent de plus
el-fx-sell = vendez { $who }
el-fx-sign = signez avec un sponsor{ $place ->
    [any] {" de n’importe quel emplacement"}
   *[right3] {""}
  }
el-fx-drop-sponsor = perdez { $n ->
    [one] un sponsor
   *[other] { $n } sponsors
  }{ $repay ->
    [1] {" et remboursez l’argent de son petit contrat"}
   *[0] {""}
  }
el-fx-build = construisez { $what }
el-fx-site-any = une infrastructure de n’importe quel genre
el-fx-site-ordinary = une infrastructure ordinaire
el-fx-site-stand = une tribune
el-fx-site-floodlights = un éclairage du stade
el-fx-site-shop = une boutique
el-fx-site-directors-office = un bureau des directeurs
el-fx-site-training-ground = un terrain d’entraînement
el-fx-site-stand3 = la tribune n° 3
el-fx-site-stand4 = la tribune n° 4
el-fx-site-ad-board3 = le panneau publicitaire n° 3
el-fx-office = construisez { $n ->
    [one] un bureau
   *[other] { $n } bureaux
  }
el-fx-restrict = sans { $what }
el-fx-restrict-days = { $what } seulement { $days }
el-fx-ban-card-actions = actions de carte
el-fx-ban-recruit-footballer = recrutement de joueurs
el-fx-ban-recruit-staff = engagement d’encadrants
el-fx-ban-sign = signature de sponsors
el-fx-ban-build = construction
el-fx-ban-stands = supporters dans les tribunes
el-fx-until-match = { $what } pour ce match
el-fx-until-week-end = { $what } cette semaine
el-fx-until-game = { $what } pour le reste de la saison
el-fx-until-week = { $what } jusqu’à la semaine { $n }
el-fx-goal-own = marquez { $what }
el-fx-goal-own-credit = ce joueur marque { $what }
el-fx-goal-opponent = l’adversaire marque { $what }
el-fx-goal-opponent-credit = l’adversaire marque { $what }
el-fx-annul-goal-opponent = annulez { $what } de l’adversaire
el-fx-annul-goal-own = annulez { $what } de votre équipe
el-fx-strength = { $n } de force pour { $who }
el-fx-shirt-bonus = { $n } de force pour { $who }
el-fx-turn-shirt = retournez { $who }
el-fx-move-shirt = déplacez { $who } vers une autre { $within ->
    [zone] place de sa zone
    [section] zone de sa section
    [line] zone de sa ligne
   *[any] zone
  } qui a de la place
el-fx-swap-shirts = échangez les places : { $who }{ $within ->
    [section] {" dans une section"}
    [line] {" dans une ligne"}
    [zone] {" dans une zone"}
   *[any] {""}
  }
el-fx-shot-unsaveable = { $who } { $many ->
    [1] ont
   *[0] a
  } un tir impossible à arrêter
el-fx-shot-unblockable = { $who } { $many ->
    [1] ne peuvent
   *[0] ne peut
  } pas être bloqué
el-fx-shot-none = { $who } { $many ->
    [1] ne tirent
   *[0] ne tire
  } pas
el-fx-shot-glove = { $who } { $many ->
    [1] ont
   *[0] a
  } un tir que seul un gant de { $n } ou plus peut arrêter
el-fx-keeper-strength = force { $side ->
    [own] de votre gardien
   *[opponent] du gardien adverse
  } { $n }
el-fx-keeper-gloves = gants { $side ->
    [own] de votre gardien
   *[opponent] du gardien adverse
  } { $n }
el-fx-assign-fan = placez { $what } de { $source ->
    [reserve] votre réserve
   *[supply] la réserve générale
  } sur { $who }
el-fx-assign-fan-built = si c’est une tribune, placez-y { $what } de { $source ->
    [reserve] votre réserve
   *[supply] la réserve générale
  }
el-fx-tactic-extra = vous pouvez jouer { $n } { $n ->
    [one] effet
   *[other] effets
  } de tactique de plus au match de cette semaine
el-fx-peek-opponent-front = regardez le recto de la carte Adversaire de la semaine
el-fx-peek-trained-side = regardez le côté entraîné d’un joueur
el-fx-peek-deck-top = regardez la carte du dessus de la pioche { $deck ->
    [regular] des joueurs réguliers
    [youngster] des jeunes talents
    [veteran] des vétérans
    [staff] Encadrant
   *[tactic] Tactique
  }
el-fx-resolve-bonus = { $who } donne de nouveau son bonus
el-fx-ready = redressez { $who }
el-fx-exhaust = épuisez { $who }
el-fx-discard = défaussez { $who }
el-fx-roll = lancez un dé ; { $cases }
el-fx-case = sur { $faces }, { $what }
el-fx-faces = { $a } à { $b }
el-fx-choose = choisissez-en { $n } : { $what }
el-fx-pay-then = si vous payez { $cost }, { $what }
el-fx-change-add = { $name } { $n }
el-fx-change-set = { $name } = { $n }
el-fx-change-mul = { $name } × { $n }
el-fx-change-min = { $what } ({ $n } au moins)
el-fx-key-of = { $name } ({ $who })
el-fx-key-price-footballer = prix des joueurs
el-fx-key-price-youngster = prix des jeunes talents
el-fx-key-price-staff = prix des encadrants
el-fx-key-price-build = prix des infrastructures
el-fx-key-price-office = prix des bureaux
el-fx-key-price-extra-action = opérations de l’action payante
el-fx-key-fees-total = frais de la semaine
el-fx-key-sell-bonus = argent d’un joueur vendu
el-fx-key-select-fitness = condition physique pour la sélection
el-fx-key-stand-capacity = supporters par tribune
el-fx-key-stand-count = tribunes
el-fx-key-banner-limit = contrats panneau
el-fx-key-kit-limit = contrats maillot
el-fx-key-keep-fans = supporters gardés pour la semaine suivante
el-fx-key-keep-operations = opérations gardées pour la semaine suivante
el-fx-key-keep-fitness = condition physique gardée pour la semaine suivante
el-fx-key-penalty-tokens = jetons Suspension par unité de frais impayée
el-fx-key-row-open-slots = emplacements d’une rangée où l’on peut prendre
el-fx-key-reroll-free = relances gratuites par semaine
el-fx-key-sold-out-threshold = supporters pour un match à guichets fermés
el-fx-key-sold-out-money = argent d’un match à guichets fermés
el-fx-key-keeper-gloves = gants de votre gardien
el-fx-key-keeper-strength = force de votre gardien
el-fx-allow-play-injured = { $who } { $many ->
    [1] peuvent être sélectionnés
   *[0] peut être sélectionné
  }
el-fx-allow-action-twice = l’action peut servir deux fois par semaine : { $who }
el-fx-allow-left-slots = vous pouvez prendre à n’importe quel emplacement d’une rangée
el-fx-prevent-injury = quand un de vos joueurs devrait recevoir des jetons Blessure, évitez-en { $n }
el-fx-prevent-suspension = quand une de vos cartes devrait recevoir des jetons Suspension, évitez-en { $n }
el-fx-prevent-fee = quand les frais tombent, { $n } d’argent de moins
el-fx-refresh-row-footballers = remplacez la rangée des joueurs
el-fx-refresh-row-staff = remplacez la rangée des encadrants
el-fx-refresh-row-sponsors = remplacez la rangée des sponsors
el-fx-league-self = vos points de ligue { $n }
el-fx-league-opponent = points de ligue de l’adversaire { $n }
el-fx-times = { $what }, { $n } fois
el-fx-needs-no-fitness = { $who } { $many ->
    [1] se sélectionnent
   *[0] se sélectionne
  } sans condition physique
el-fx-a-match = { $what }, une fois par match
el-fx-holds = { $who } { $many ->
    [1] reçoivent
   *[0] reçoit
  } jusqu’à { $n ->
    [one] { $n } supporter
   *[other] { $n } supporters
  }
el-fx-if-built = vous avez construit { $what }
el-fx-if-have = vous avez { $what }
el-fx-bare-money = argent
el-fx-bare-fans = supporters
el-fx-bare-operations = opérations
el-fx-bare-fitness = condition physique
el-fx-none = rien ne se passe

## Ce que font les niveaux de l’ordinateur

el-level-1 = Une réponse sur deux est tirée au sort : parfait pour une première saison.
el-level-2 = Sait ce que vaut un club, et l’oublie une fois sur quatre.
el-level-3 = Mène son club avec bon sens et choisit bien ses équipes ; se trompe de temps en temps.
el-level-4 = Pèse chaque affaire et chaque composition, sans faute volontaire.
el-level-5 = Notre plus fort : avant de décider, il joue en pensée ce que la semaine peut apporter. Il ne voit jamais vos cartes.

## Qui est assis où, et les groupes d’options

el-seat-0 = Manager 1
el-seat-1 = Manager 2
el-seat-2 = Manager 3
el-seat-3 = Manager 4
el-count-1 = Un : une saison en solo
el-count-2 = Deux managers
el-count-3 = Trois managers
el-count-4 = Quatre managers

el-group-season = La saison
    .help = La force des clubs, et qui commence.
el-group-alone = Une saison en solo
    .help = Pour un seul manager : un scénario, ou les PV d’une saison libre.
el-group-money = L’argent en fin de semaine
    .help = Ce qu’il en coûte de garder ce que vous avez.
el-group-club = Le club et le stade
    .help = Bureaux, constructions, sponsors et numéros de maillots.
el-group-match = Le jour du match
    .help = Ce que vous voyez, ce que font les dés et ce qui suit un match.
el-group-cards = Les cartes
    .help = Celles qui sont visibles, et celles qui sont dans les pioches.

## Options of the season

el-opt-division =
    .label = Division
    .help = De quelle force sont les clubs ?
el-opt-division-3 = Division 3
    .help = Pioches 3 et 3/2 : facile pour commencer.
el-opt-division-2 = Division 2
    .help = Pioches 3/2 et 2/1 : chaque point se gagne.
el-opt-division-1 = Division 1
    .help = Pioches 2/1 et 1 : les meilleurs.

el-opt-scenario =
    .label = Scénario
    .help = Quel scénario jouez-vous, si vous en jouez un ?
el-opt-scenario-none = Aucun
    .help = Une saison pour ses PV.
el-opt-scenario-first-steps = Premiers pas
    .help = Division 3 : la 4e place ou mieux et 40 PV.
el-opt-scenario-promotion-push = Objectif montée
    .help = Division 2 : la 2e place ou mieux.
el-opt-scenario-ageing-squad = Effectif vieillissant
    .help = Division 3, trois vétérans au départ : trois jeunes talents entraînés et la 5e place ou mieux.
el-opt-scenario-out-of-money = Caisses vides
    .help = Peu d’argent, un entraîneur suspendu : aucune suspension, 10 d’argent et 35 PV.
el-opt-scenario-the-deadline = L’échéance
    .help = Cinq infrastructures nouvelles à la fin de la semaine 5.
el-opt-scenario-kings-of-the-league = Rois de la ligue
    .help = Division 1 : la 3e place ou mieux et 45 PV.

el-opt-first-seat =
    .label = Premier manager
    .help = Qui est premier manager la première semaine ?
el-opt-first-seat-random = Au sort
    .help = Le sort en décide.
el-opt-first-seat-0 = Place 1
    .help = Cette place commence.
el-opt-first-seat-1 = Place 2
    .help = Cette place commence.
el-opt-first-seat-2 = Place 3
    .help = Cette place commence.
el-opt-first-seat-3 = Place 4
    .help = Cette place commence.

el-opt-fees-footballers =
    .label = Frais des joueurs
    .help = Que coûtent les joueurs par semaine ?
el-opt-fees-footballers-pack = Comme dans le jeu
    .help = Les montants de la piste de frais.
el-opt-fees-footballers-none = Aucuns
    .help = Rien ne se paie pour eux.
el-opt-fees-footballers-double = Doubles
    .help = Le double des montants.

el-opt-fees-staff =
    .label = Frais des encadrants
    .help = Que coûtent les encadrants par semaine ?
el-opt-fees-staff-pack = Comme dans le jeu
    .help = Les montants de la piste de frais.
el-opt-fees-staff-none = Aucuns
    .help = Rien ne se paie pour eux.
el-opt-fees-staff-double = Doubles
    .help = Le double des montants.

el-opt-fees-stadium =
    .label = Frais des infrastructures
    .help = Que coûtent les infrastructures par semaine ?
el-opt-fees-stadium-pack = Comme dans le jeu
    .help = Les montants de la piste de frais.
el-opt-fees-stadium-none = Aucuns
    .help = Rien ne se paie pour elles.
el-opt-fees-stadium-double = Doubles
    .help = Le double des montants.

el-opt-consequences =
    .label = Conséquences
    .help = Que peut-il arriver après un match ?
el-opt-consequences-pack = Comme dans le jeu
    .help = Le tableau du livre de règles.
el-opt-consequences-none = Aucune
    .help = On ne lance pas de dé après le match.
el-opt-consequences-mild = Douces
    .help = Toute blessure est une seule, ordinaire.

el-opt-dice-red =
    .label = Dé rouge
    .help = Que gagnent les clubs rouges sans vous ?
el-opt-dice-red-pack = Comme dans le jeu
    .help = Les faces du jeu.
el-opt-dice-red-none = Rien
    .help = Le dé donne toujours 0.
el-opt-dice-red-certain = Toujours 1
    .help = Le dé donne toujours 1 point.

el-opt-dice-yellow =
    .label = Dé jaune
    .help = Que gagnent les clubs jaunes sans vous ?
el-opt-dice-yellow-pack = Comme dans le jeu
    .help = Les faces du jeu.
el-opt-dice-yellow-none = Rien
    .help = Le dé donne toujours 0.
el-opt-dice-yellow-certain = Toujours 1
    .help = Le dé donne toujours 1 point.

el-opt-dice-green =
    .label = Dé vert
    .help = Que gagnent les clubs verts sans vous ?
el-opt-dice-green-pack = Comme dans le jeu
    .help = Les faces du jeu.
el-opt-dice-green-none = Rien
    .help = Le dé donne toujours 0.
el-opt-dice-green-certain = Toujours 1
    .help = Le dé donne toujours 1 point.

el-opt-dice-shared =
    .label = Un lancer par couleur
    .help = Un lancer compte-t-il pour tous les clubs d’une couleur ?
el-opt-dice-shared-false = Non
    .help = Chaque club a son lancer.
el-opt-dice-shared-true = Oui
    .help = Un lancer pour tous les clubs de la couleur.

el-opt-symbol-pool =
    .label = L’étoile après un match
    .help = Qui l’étoile peut-elle désigner après un match ?
el-opt-symbol-pool-selected = Un joueur de ce match
    .help = Quelqu’un au-dessus de 11 qui joue.
el-opt-symbol-pool-owned = N’importe lequel des vôtres
    .help = Quelqu’un au-dessus de 11, qu’il joue ou non.

el-opt-office =
    .label = Bureaux
    .help = Que coûtent les bureaux, et y en a-t-il ?
el-opt-office-pack = Comme dans le jeu
    .help = 3, 4 et 5 d’argent pour 2, 5 et 9 PV.
el-opt-office-cheap = Moins chers
    .help = Chacun coûte 1 de moins.
el-opt-office-none = Aucun
    .help = On ne construit pas de bureau.

el-opt-infrastructure-vp =
    .label = PV des infrastructures
    .help = Combien de PV vaut une infrastructure ?
el-opt-infrastructure-vp-pack = Comme dans le jeu
    .help = Ce que montrent les jetons.
el-opt-infrastructure-vp-one = 1 chacune
    .help = Chaque sorte des emplacements libres rapporte 1.
el-opt-infrastructure-vp-three = 3 chacune
    .help = Chaque sorte des emplacements libres rapporte 3.

el-opt-infrastructure-price =
    .label = Prix des infrastructures
    .help = Que coûte une infrastructure ?
el-opt-infrastructure-price-pack = Comme dans le jeu
    .help = 3 d’argent.
el-opt-infrastructure-price-2 = 2
    .help = 2 d’argent.
el-opt-infrastructure-price-4 = 4
    .help = 4 d’argent.

el-opt-ordinary-spaces =
    .label = Emplacements libres
    .help = Combien d’emplacements libres a le stade ?
el-opt-ordinary-spaces-pack = Comme dans le jeu
    .help = Quatre.
el-opt-ordinary-spaces-3 = 3
    .help = Trois.
el-opt-ordinary-spaces-5 = 5
    .help = Cinq.
el-opt-ordinary-spaces-6 = 6
    .help = Six.

el-opt-unnumbered-limit =
    .label = Joueurs sans maillot numéroté
    .help = Combien de joueurs sans maillot numéroté peuvent jouer ?
el-opt-unnumbered-limit-3 = Trois
    .help = Un par maillot sans numéro.
el-opt-unnumbered-limit-none = Sans limite
    .help = Tout maillot sans joueur fait l’affaire.

el-opt-exp-per-match =
    .label = Expérience par match
    .help = Combien de symboles d’une sorte un match remplit-il ?
el-opt-exp-per-match-1 = Un de chaque sorte
    .help = Un « joué », et un « a marqué ».
el-opt-exp-per-match-all = Tous ceux de la sorte
    .help = Un match les remplit tous.

el-opt-sponsor-repay =
    .label = Perdre un sponsor
    .help = Que remboursez-vous quand un sponsor s’en va ?
el-opt-sponsor-repay-small = Le petit contrat
    .help = L’argent de son petit contrat.
el-opt-sponsor-repay-banner = Le panneau
    .help = L’argent de son contrat panneau.
el-opt-sponsor-repay-none = Rien
    .help = Le sponsor s’en va, c’est tout.

el-opt-penalty-tokens =
    .label = Frais impayés
    .help = Combien de suspensions coûte l’argent qui manque ?
el-opt-penalty-tokens-2 = Deux
    .help = Deux suspensions par unité qui manque.
el-opt-penalty-tokens-1 = Une
    .help = Une suspension par unité qui manque.

el-opt-stands-first =
    .label = Supporters d’abord
    .help = Quand les supporters prennent-ils place ?
el-opt-stands-first-false = Après les capacités
    .help = Après les jetons qui s’en vont et les capacités d’avant-match.
el-opt-stands-first-true = Avant
    .help = Avant que des jetons s’en aillent.

el-opt-after-match-result =
    .label = Capacités d’après-match
    .help = Quel score regardent les capacités d’après-match ?
el-opt-after-match-result-current = Le score du moment
    .help = Chacune regarde quand elle s’utilise.
el-opt-after-match-result-final = Le score final
    .help = Toutes regardent à la fin.

el-opt-basic-in-deck =
    .label = Tactiques de base en trop
    .help = Les tactiques de base en trop sont-elles mélangées aux autres ?
el-opt-basic-in-deck-true = Oui
    .help = On peut les piocher.
el-opt-basic-in-deck-false = Non
    .help = Elles retournent dans la boîte.

el-opt-opponent-visibility =
    .label = Adversaires à venir
    .help = Combien de rapports pouvez-vous lire ?
el-opt-opponent-visibility-top = Le prochain
    .help = Seul le club de la semaine est connu.
el-opt-opponent-visibility-all = Les six
    .help = Vous savez quel club vient quelle semaine.

el-opt-ranking =
    .label = Places partagées
    .help = Quelle place suit une place partagée ?
el-opt-ranking-standard = 1, 2, 2, 4
    .help = Une place est sautée.
el-opt-ranking-dense = 1, 2, 2, 3
    .help = Aucune place n’est sautée.

el-opt-fees-last-week =
    .label = Frais après la sixième semaine
    .help = Les frais sont-ils dus après la sixième semaine ?
el-opt-fees-last-week-false = Non
    .help = La saison finit avant.
el-opt-fees-last-week-true = Oui
    .help = On les paie une fois de plus.

el-opt-decks-face-up =
    .label = Pioches visibles
    .help = Voyez-vous le prochain joueur d’une pioche ?
el-opt-decks-face-up-true = Oui
    .help = On voit la face non entraînée de la première carte.
el-opt-decks-face-up-false = Non
    .help = Les pioches sont faces cachées.

el-opt-peek-own-backs =
    .label = Faces entraînées
    .help = Pouvez-vous regarder la face entraînée de vos joueurs ?
el-opt-peek-own-backs-true = Oui
    .help = Des vôtres, à tout moment.
el-opt-peek-own-backs-false = Non
    .help = Vous la voyez quand il est entraîné.

el-opt-solo-refresh-anytime =
    .label = Rangée neuve, en solitaire
    .help = En solitaire, quand remplacer une rangée ?
el-opt-solo-refresh-anytime-false = En fin de semaine
    .help = Une fois, après les défausses habituelles.
el-opt-solo-refresh-anytime-true = À tout moment
    .help = Une fois par semaine, quand vous voulez.

## Presets

el-preset-division3 =
    .label = Division 3
    .help = Une saison dans la division la plus facile.
el-preset-division2 =
    .label = Division 2
    .help = Une saison au milieu.
el-preset-division1 =
    .label = Division 1
    .help = Une saison contre les meilleurs.
el-preset-first-steps =
    .label = Premiers pas
    .help = En solitaire : la 4e place ou mieux et 40 PV.
el-preset-promotion-push =
    .label = Objectif montée
    .help = En solitaire : la 2e place ou mieux en division 2.
el-preset-ageing-squad =
    .label = Effectif vieillissant
    .help = En solitaire : de trois vétérans à trois jeunes talents entraînés.
el-preset-out-of-money =
    .label = Caisses vides
    .help = En solitaire : un club à court d’argent se redresse.
el-preset-the-deadline =
    .label = L’échéance
    .help = En solitaire : cinq infrastructures nouvelles en cinq semaines.
el-preset-kings-of-the-league =
    .label = Rois de la ligue
    .help = En solitaire : la 3e place ou mieux en division 1, et 45 PV.

## Why one would choose otherwise: one sentence an option, for the expert panel

el-opt-division-why = Commencez en division 3 ; en division 1, un match nul est un bon résultat.
el-opt-scenario-why = Un scénario donne une tâche à une saison en solitaire ; à plusieurs, il ne fait rien.
el-opt-first-seat-why = Le premier manager se sert le premier au marché, et le rôle passe à gauche chaque semaine.
el-opt-fees-footballers-why = Les montants imprimés sont perdus ; plus hauts, ils favorisent un petit effectif.
el-opt-fees-staff-why = Les montants imprimés sont perdus ; plus hauts, ils rendent les séries plus chères.
el-opt-fees-stadium-why = Les montants imprimés sont perdus ; plus hauts, ils pèsent sur qui construit tôt.
el-opt-consequences-why = Certaines lignes du tableau imprimé sont perdues ; adouci, il épargne le pire aux débutants.
el-opt-dice-red-why = Les clubs rouges sont ceux qui montent quand personne ne les joue.
el-opt-dice-yellow-why = La moitié des clubs sont jaunes : ce dé est celui qui bouge le plus le classement.
el-opt-dice-green-why = Les clubs verts décrochent quand personne ne les joue.
el-opt-dice-shared-why = Les règles imprimées se lisent des deux façons ; partagés, les lancers sont plus rapides et secouent le classement.
el-opt-symbol-pool-why = Si tout joueur peut être désigné, on désigne un absent et personne n’est blessé.
el-opt-office-why = Les bureaux changent en PV l’argent de la fin ; sans eux, il faut l’employer ailleurs.
el-opt-infrastructure-vp-why = Les PV imprimés de quatre d’entre elles sont perdus ; ainsi, elles deviennent un appoint ou un plan.
el-opt-infrastructure-price-why = Moins chères, elles donnent une saison de bâtisseurs.
el-opt-ordinary-spaces-why = Le nombre imprimé est perdu ; quatre permettent une fois chaque sorte.
el-opt-unnumbered-limit-why = La boîte a trois de ces maillots ; sans limite, les grands numéros ne gênent plus.
el-opt-exp-per-match-why = Tous à la fois, un jeune talent vaut ses PV après un seul match.
el-opt-sponsor-repay-why = L’icône imprimée est perdue ; ne rien payer met un bon contrat à l’abri.
el-opt-penalty-tokens-why = Une au lieu de deux rend une mauvaise semaine plus supportable.
el-opt-stands-first-why = Avant les capacités, celles-ci ne peuvent plus dépenser les supporters promis aux tribunes.
el-opt-after-match-result-why = Avec le score du moment, l’ordre dans lequel vous les utilisez compte.
el-opt-basic-in-deck-why = Sans elles, toute tactique piochée a un effet.
el-opt-opponent-visibility-why = Voir les six permet de préparer la saison ; n’en voir qu’un garde la surprise.
el-opt-ranking-why = Le football compte 1, 2, 2, 4 ; l’autre façon est plus douce pour ceux d’après.
el-opt-fees-last-week-why = S’ils le sont, un grand club doit garder de l’argent pour la fin.
el-opt-decks-face-up-why = Visibles, les pioches récompensent qui prévoit ; cachées, elles se jouent plus vite.
el-opt-peek-own-backs-why = Si vous ne pouvez pas, entraîner un joueur est une petite aventure.
el-opt-solo-refresh-anytime-why = À tout moment, c’est un secours quand le marché n’offre rien d’utile.

## Options et plans impossibles

fault-option-solo = Un scénario se joue seul. Jouez sans scénario, ou avec un seul manager.
fault-option-division = Ce scénario ne se joue pas dans cette division, mais en : { $divisions }.
fault-plan-effect = Effet { $row } du plan : aucun joueur sélectionné ne l’a, ou son moment est passé.
fault-plan-many = Une composition compte au plus dix maillots et un gardien.
fault-plan-row = La ligne { $row } du plan est illisible : maillot de 0 à 12, zone de 0 à 8, la carte ou -1.
fault-plan-twice = La ligne { $row } du plan emploie un maillot ou un joueur une seconde fois.
fault-plan-whose = La ligne { $row } du plan nomme quelqu’un qui ne joue pas pour ce club.
fault-plan-role = Ligne { $row } du plan : celle d’un gardien est -1, -1 et sa carte, et seulement la sienne.
fault-plan-shirt = Ligne { $row } du plan : ce joueur porte le maillot de son numéro.
fault-plan-formation = Aucune carte tactique de votre main ne fixe cette formation.
