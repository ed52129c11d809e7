### Eleven on the screen.

el-ui-week = week { $week } of 6
el-ui-day-mon = Monday
el-ui-day-tue = Tuesday
el-ui-day-wed = Wednesday
el-ui-day-thu = Thursday
el-ui-day-match = Match day
el-ui-market = Transfer area
el-ui-row-players = Players
el-ui-row-staff = Staff
el-ui-row-sponsors = Sponsors
el-ui-choose = To choose from
el-ui-league = League
el-ui-position = Place
el-ui-club = Club
el-ui-points = Points
el-ui-vp = { $n } VP
el-ui-fees = fees
el-ui-stands = stands
el-ui-directors = Directors
el-ui-staff = Staff
el-ui-squad = Players
el-ui-sponsors = Sponsors
el-ui-hand = In hand
el-ui-vp-league = League
el-ui-vp-tokens = Tokens
el-ui-vp-staff = Staff
el-ui-vp-stadium = Infrastructure
el-ui-vp-office = Offices
el-ui-vp-suspensions = Suspensions
el-ui-colour = { $n ->
    [0] yellow
    [1] blue
   *[2] red
  }
el-ui-stat = { $n ->
    [0] money
    [1] fans
    [2] operations
   *[3] fitness
  }
el-ui-row = { $n ->
    [0] players
    [1] staff
   *[2] sponsors
  }
el-ui-zone = { $n ->
    [0] left back
    [1] central defence
    [2] right back
    [3] left midfield
    [4] central midfield
    [5] right midfield
    [6] left forward
    [7] central attack
   *[8] right forward
  }
el-ui-token = { $n ->
    [0] the injury
   *[1] the suspension
  }
el-ui-option = option { $n }
el-ui-stand = stand { $n }
el-ui-foe = opposing shirt { $n }
el-ui-place = place { $n }
el-ui-fans = { $n ->
    [one] 1 fan
   *[other] { $n } fans
  }
el-ui-deal-0 = small contract
el-ui-deal-1 = ad board, its effects
el-ui-deal-2 = ad board, the bonus
el-ui-deal-3 = shirt contract
el-ui-side-a = attack
el-ui-side-d = defence
el-ui-strength = strength { $n }
el-ui-price = price { $n }
el-ui-against = This week against { $club }
