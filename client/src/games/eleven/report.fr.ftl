### Une saison d’Eleven en chiffres.

el-ui-report = La saison en chiffres
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
el-ui-report-contract-deal = panneau avec ses effets
el-ui-report-contract-bonus = panneau avec le bonus
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
