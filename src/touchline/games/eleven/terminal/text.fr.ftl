### Eleven at the keyboard, and of `touchline odds`.

cli-sim-reason-eleven-0 = aux points de victoire
cli-sim-reason-eleven-1 = victoire partagée
cli-sim-reason-eleven-2 = à égalité, par le championnat
cli-sim-reason-eleven-3 = une saison en solo
cli-sim-reason-eleven-4 = scénario gagné
cli-sim-reason-eleven-5 = scénario perdu
term-el-welcome = Eleven : une saison de six semaines. ? montre l’aide.
term-el-help =
    Tapez le numéro d’une réponse, ses mots, ou sa forme courte (players 4, build shop).
      Entrée          la seule réponse ; non ; ou ce qui est conseillé
      compo           la suite de la composition comme elle est conseillée
      voir NOM        ce que dit une carte
      conseil         une réponse sensée
      coups           les réponses ouvertes
      pourquoi        ce qui est fermé, et pourquoi ; « pourquoi NOM » pour l’un
      chances         comment vote votre conseil
      table           la table encore une fois
      règle EL-110    une règle
      reprendre       reprendre ce dont personne n’a rien appris
      garder F.json   garder la saison
      abandonner, quitter
    Effectif : * sélectionné, + entraîné ; ! blessure, = suspension, ^ plus fort, v plus faible,
    o expérience. (nom) est épuisé, [nom] ne se prend pas ; sur le terrain A attaque et D défend.
term-el-line-up = Une ligne vide suit le conseil ; « compo » suit tous les conseils restants.
term-el-week = Semaine { $week }, { $day }
term-el-day = { $day ->
    [mon] lundi
    [tue] mardi
    [wed] mercredi
    [thu] jeudi
   *[match] jour du match
  }
term-el-division = division { $division }
term-el-die = { $die ->
    [red] rouge
    [yellow] jaune
   *[green] vert
  }
term-el-vp = { $points } PV
term-el-money = { $n } d’argent ({ $stat })
term-el-fans = { $stat ->
    [0] { $n ->
        [one] { $n } supporter
       *[other] { $n } supporters
      }
   *[other] { $n ->
        [one] { $n } supporter ({ $stat })
       *[other] { $n } supporters ({ $stat })
      }
  }
term-el-operations = { $n ->
    [one] { $n } opération ({ $stat })
   *[other] { $n } opérations ({ $stat })
  }
term-el-fitness = condition { $n } ({ $stat })
term-el-directors = Directeurs : { $text }
term-el-staff = Encadrants : { $text }
term-el-sponsors = Sponsors : { $text }
term-el-stadium = Construit : { $built } ({ $used }/{ $places }) ; supporters : { $fans }, tribunes : { $stands }
term-el-kind = { $kind ->
    [0] éclairage du stade
    [1] boutique
    [2] bureau des directeurs
    [3] terrain d’entraînement
    [4] tribune n° 3
    [5] tribune n° 4
   *[6] panneau n° 3
  }
term-el-fees = frais { $fees }
term-el-office = bureaux { $at } ({ $vp } PV)
term-el-objective = Objectif : { $text }
term-el-never = jamais
term-el-forbidden-card-actions = Actions de carte seulement : { $text }
term-el-forbidden-recruit-footballer = Recruter des joueurs seulement : { $text }
term-el-forbidden-recruit-staff = Engager des encadrants seulement : { $text }
term-el-forbidden-sign = Signer avec un sponsor seulement : { $text }
term-el-forbidden-build = Construire seulement : { $text }
term-el-forbidden-stands = Supporters dans les tribunes seulement : { $text }
term-el-role = { $role ->
    [attack] att
    [defence] déf
   *[keeper] gar
  }
term-el-opponent = Contre { $text }
term-el-score = { $shape }   { $mine }–{ $theirs }   gardien { $keeper }
term-el-bench = Banc : { $text }
term-el-row-players = Joueurs : { $text }
term-el-row-staff = Encadrants : { $text }
term-el-row-sponsors = Sponsors : { $text }
term-el-tops = Sur les pioches : { $text }
term-el-meeting = Conseil : { $text }
term-el-votes = { $card }. Dé { $die } : jaune { $yellow }, bleu { $blue }, rouge { $red }
term-el-hand = Cartes Tactique : { $text }
term-el-looking = À choisir : { $text }
term-el-no-card = Aucune carte ne s’appelle « { $word } ».
term-el-wears = maillot { $shirt }, prix { $price }
term-el-option = option { $n }
term-el-colour = { $n ->
    [0] jaune
    [1] bleu
   *[2] rouge
  }
term-el-stat = { $n ->
    [0] argent
    [1] supporters
    [2] opérations
   *[3] condition physique
  }
term-el-cost = coûte { $n } { $stat ->
    [0] d’argent
    [1] { $n ->
        [one] supporter
       *[other] supporters
      }
    [2] { $n ->
        [one] opération
       *[other] opérations
      }
   *[3] de condition physique
  }, reste { $left }
term-el-brings = rapporte { $n } { $stat ->
    [0] d’argent
    [1] { $n ->
        [one] supporter
       *[other] supporters
      }
    [2] { $n ->
        [one] opération
       *[other] opérations
      }
   *[3] de condition physique
  }, soit { $left }
term-el-cost-any = plus { $n } à votre choix
term-el-token = { $n ->
    [0] la blessure
   *[1] la suspension
  }
term-el-row = { $n ->
    [0] joueurs
    [1] encadrants
   *[2] sponsors
  }
term-el-stand = tribune { $n }
term-el-foe = maillot adverse { $n }
term-el-place = emplacement { $n }
term-el-zone = { $n ->
    [0] défense gauche
    [1] défense centrale
    [2] défense droite
    [3] milieu gauche
    [4] milieu central
    [5] milieu droit
    [6] attaque gauche
    [7] attaque centrale
   *[8] attaque droite
  }
term-el-vote-odds = { $vote ->
    [yellow] jaune : { $n } sur 6
    [blue] bleu : { $n } sur 6
    [red] rouge : { $n } sur 6
   *[tied] à égalité : { $n } sur 6
  }
cli-odds-el-directors = Le vote de chaque directeur :
cli-odds-el-boards = Ce qu’apporte le dé d’un conseil, en moyenne sur tous les conseils :
cli-odds-el-size = { $n ->
    [one] { $n } directeur
   *[other] { $n } directeurs
  }
cli-odds-el-consequences = Ce qui suit un match, selon son résultat :
cli-odds-el-injuries = Le risque que quelqu’un soit touché après un match, selon le nombre de faces (sur douze) qui désignent un joueur sélectionné :
cli-odds-el-selected = { $n ->
    [one] { $n } face
   *[other] { $n } faces
  }
cli-odds-el-clubs = Points de ligue d’un club que personne ne rencontre, selon son dé :
cli-odds-el-sponsors = Le prochain sponsor : argent du petit contrat, et bonus :
cli-odds-el-small = chance
cli-odds-el-mean = moyenne
cli-odds-el-yellow = jaune
cli-odds-el-blue = bleu
cli-odds-el-red = rouge
cli-odds-el-green = vert
cli-odds-el-tied = égalité
cli-odds-el-win = victoire
cli-odds-el-draw = nul
cli-odds-el-loss = défaite
cli-odds-el-luck = { $luck ->
    [new_fans] nouveaux supporters
    [training] entraînement
    [strength] force temporaire { $n }
    [weakness] faiblesse temporaire { $n }
    [injury] { $n ->
        [one] blessure
       *[other] double blessure
      }
    [serious] { $n ->
        [one] blessure grave
       *[other] double blessure grave
      }
   *[nothing] rien
  }
cli-odds-el-bonus = { $what ->
    [gain] ressources
    [stat] une statistique monte
    [train] entraînement
    [tokens] jetons pour des joueurs
    [draw] cartes
    [recruit] un joueur ou un encadrant
    [build] une infrastructure
    [office] un bureau
    [points] PV
    [none] pas de bonus
   *[other] autre chose
  }
