### Eleven à l’écran.

el-ui-week = semaine { $week } sur 6
el-ui-day-mon = Lundi
el-ui-day-tue = Mardi
el-ui-day-wed = Mercredi
el-ui-day-thu = Jeudi
el-ui-day-match = Jour de match
el-ui-market = Marché des transferts
el-ui-row-players = Joueurs
el-ui-row-staff = Encadrants
el-ui-row-sponsors = Sponsors
el-ui-choose = À choisir
el-ui-league = Championnat
el-ui-position = Rang
el-ui-club = Club
el-ui-points = Points
el-ui-vp = { $n } PV
el-ui-fees = frais
el-ui-stands = tribunes
el-ui-directors = Directeurs
el-ui-staff = Encadrants
el-ui-squad = Joueurs
el-ui-sponsors = Sponsors
el-ui-hand = En main
el-ui-vp-league = Championnat
el-ui-vp-tokens = Jetons
el-ui-vp-staff = Encadrants
el-ui-vp-stadium = Infrastructures
el-ui-vp-office = Bureaux
el-ui-vp-suspensions = Suspensions
el-ui-colour = { $n ->
    [0] jaune
    [1] bleu
   *[2] rouge
  }
el-ui-stat = { $n ->
    [0] argent
    [1] supporters
    [2] opérations
   *[3] condition physique
  }
el-ui-row = { $n ->
    [0] joueurs
    [1] encadrants
   *[2] sponsors
  }
el-ui-zone = { $n ->
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
el-ui-token = { $n ->
    [0] la blessure
   *[1] la suspension
  }
el-ui-option = option { $n }
el-ui-stand = tribune { $n }
el-ui-foe = maillot adverse { $n }
el-ui-place = emplacement { $n }
el-ui-fans = { $n ->
    [one] { $n } supporter
   *[other] { $n } supporters
  }
el-ui-deal-0 = petit contrat
el-ui-deal-1 = panneau, ses effets
el-ui-deal-2 = panneau, le bonus
el-ui-deal-3 = contrat de maillot
el-ui-side-a = attaque
el-ui-side-d = défense
el-ui-strength = force { $n }
el-ui-price = prix { $n }
el-ui-against = Cette semaine contre { $club }
