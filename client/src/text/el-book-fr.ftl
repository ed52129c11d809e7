### Eleven à l’écran : le choix des directeurs, les objectifs, les tactiques, la feuille de score, la saison en chiffres.

el-ui-vp-total = En tout
el-ui-draft = Directeurs proposés
el-ui-draft-how = Gardez-en un. Ses statistiques s’ajoutent aux vôtres ; ses votes comptent à chaque conseil.
el-ui-draft-objective = Votre objectif
el-ui-draft-objective-how = Gardez-en un. Personne d’autre ne le voit avant qu’il soit atteint.
el-ui-draft-waits = Vous avez choisi. Les autres réfléchissent encore.
el-ui-draft-sealed = Dans votre enveloppe : { $cards }
el-ui-draft-kept = Votre conseil
el-ui-draft-votes = Votes selon la face du dé
el-ui-letter-y = J
el-ui-letter-b = B
el-ui-letter-r = R
el-ui-objective = Objectif
el-ui-goal-base = Objectif
el-ui-goal-perfect = Objectif relevé
el-ui-goal-far = { $have } sur { $n }
el-ui-goal-most = { $have }, au plus { $n }
el-ui-goal-exact = { $have }, il faut exactement { $n }
el-ui-goal-yes = oui, pour l’instant
el-ui-goal-no = pas encore
el-ui-goal-met = atteint
el-ui-goal-hold = atteint : vous le montrez à la fin de la semaine, pour { $n } PV
el-ui-book-tactics = { $n ->
    [one] { $n } carte tactique en main
   *[other] { $n } cartes tactiques en main
  }
el-ui-book-planned = jouée cette semaine
el-ui-book-hidden = { $n ->
    [one] { $n } autre que vous ne voyez pas
   *[other] { $n } autres que vous ne voyez pas
  }
el-ui-pad = Feuille de score
el-ui-pad-now = Points de victoire si la saison s’arrêtait maintenant. Les objectifs que personne n’a montrés ne comptent pas.
el-ui-pad-staff = Encadrants par catégorie
el-ui-pad-category = nombre { $own }, { $vp } PV
el-ui-pad-more = le suivant : { $n ->
    [0] rien
   *[other] +{ $n }
  }
el-ui-report = La saison en chiffres
el-ui-rating-amateur = Évaluation : Amateur
el-ui-rating-assistant = Évaluation : Adjoint
el-ui-rating-promising = Évaluation : Prometteur
el-ui-rating-reputed = Évaluation : Réputé
el-ui-rating-world-class = Évaluation : Classe mondiale
el-ui-report-vp = Points de victoire
el-ui-report-record = victoires { $wins }, nuls { $draws }, défaites { $losses } ; buts { $scored }–{ $conceded }
el-ui-report-diary = Semaine par semaine
el-ui-report-week = Semaine { $week }
el-ui-report-on = { $day } : { $what }
el-ui-report-before = Avant la saison
el-ui-report-win = victoire
el-ui-report-draw = match nul
el-ui-report-loss = défaite
el-ui-report-by-card = une carte
el-ui-week-brief = S{ $week }
el-ui-match-mark = semaine { $week }, { $club } { $score } { $foe }
el-ui-report-more = Détails
el-ui-report-times = { $who } ({ $n })
el-ui-report-scorers = Buts : { $who }
el-ui-report-fans = { $n ->
    [one] { $n } supporter en tribune
   *[other] { $n } supporters en tribune
  }
el-ui-report-sold-out = { $n ->
    [one] à guichets fermés, { $n } supporter
   *[other] à guichets fermés, { $n } supporters
  }
el-ui-report-meeting = Conseil : { $card }, { $colour ->
    [0] jaune
    [1] bleu
   *[2] rouge
  } adopté
el-ui-report-after = { $luck ->
    [new_fans] Après le match : nouveaux supporters
    [training] Après le match : entraînement
    [strength] Après le match : plus fort
    [weakness] Après le match : plus faible
    [injury] Après le match : une blessure
    [serious] Après le match : une blessure grave
   *[nothing] Après le match : rien
  }{ $n ->
    [0] {""}
    [1] {""}
   *[other] {" "}×{ $n }
  }
el-ui-report-fees = Frais { $n }{ $unpaid ->
    [0] {""}
   *[other] , impayés { $unpaid }
  }
el-ui-report-league = { $n ->
    [one] { $n } point au championnat
   *[other] { $n } points au championnat
  }
el-ui-report-dealings = Affaires
el-ui-report-money = Dépenses { $spent }, recettes des ventes { $earned }
el-ui-report-deal-recruit = { $what }, recrutement
el-ui-report-deal-hire = { $what }, engagement
el-ui-report-deal-sign = { $what }, signature
el-ui-report-deal-build = { $what }, construction
el-ui-report-deal-office = Un bureau, construction
el-ui-report-deal-sell = { $what }, vente
el-ui-report-paid = { $n ->
    [0] pour rien
   *[other] pour { $n }
  }
el-ui-report-brought = pour { $n }
el-ui-report-contract-small = petit contrat
el-ui-report-contract-deal = panneau, ses effets
el-ui-report-contract-bonus = panneau, le bonus
el-ui-report-contract-kit = contrat de maillot
el-ui-report-figures = Tirs et dés
el-ui-report-shots-own = Vos attaques
el-ui-report-shots-against = Attaques contre vous
el-ui-report-shots = tirs { $shots }, attaques bloquées { $blocked }, arrêts { $saved }, buts { $goals }
el-ui-report-luck = Chance après les matchs, en points de dé
el-ui-report-die = { $die ->
    [d6] Dé à six faces, en moyenne (3,5 attendu)
   *[d12] Dé à douze faces, en moyenne (6,5 attendu)
  }
el-ui-report-rerolls = Lancers repris
el-ui-report-used = Le plus utilisé
