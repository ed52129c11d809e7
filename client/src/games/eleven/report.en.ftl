### A season of Eleven in figures.

el-ui-report = The season in figures
el-ui-report-vp = Victory points
el-ui-report-record = { $wins } won, { $draws } drawn, { $losses } lost; goals { $scored }–{ $conceded }
el-ui-report-diary = Week by week
el-ui-report-week = Week { $week }
el-ui-report-on = { $day }: { $what }
el-ui-report-before = Before the season
el-ui-report-win = won
el-ui-report-draw = drawn
el-ui-report-loss = lost
el-ui-report-by-card = a card
el-ui-report-more = More
el-ui-report-times = { $who } ({ $n })
el-ui-report-scorers = Goals: { $who }
el-ui-report-fans = { $n ->
    [one] 1 fan on the stands
   *[other] { $n } fans on the stands
  }
el-ui-report-sold-out = { $n ->
    [one] sold out, 1 fan
   *[other] sold out, { $n } fans
  }
el-ui-report-meeting = Board: { $card }, { $colour ->
    [0] yellow
    [1] blue
   *[2] red
  } adopted
el-ui-report-after = { $luck ->
    [new_fans] After the match: new fans
    [training] After the match: training
    [strength] After the match: stronger
    [weakness] After the match: weaker
    [injury] After the match: an injury
    [serious] After the match: a serious injury
   *[nothing] After the match: nothing
  }{ $n ->
    [0] {""}
    [1] {""}
   *[other] {" "}×{ $n }
  }
el-ui-report-fees = Fees { $n }{ $unpaid ->
    [0] {""}
   *[other] , unpaid { $unpaid }
  }
el-ui-report-league = { $n ->
    [one] 1 point in the league
   *[other] { $n } points in the league
  }
el-ui-report-dealings = Dealings
el-ui-report-money = Paid { $spent }, earned by sales { $earned }
el-ui-report-deal-recruit = { $what } recruited
el-ui-report-deal-hire = { $what } hired
el-ui-report-deal-sign = { $what } signed
el-ui-report-deal-build = { $what } built
el-ui-report-deal-office = An office built
el-ui-report-deal-sell = { $what } sold
el-ui-report-paid = { $n ->
    [0] for nothing
   *[other] for { $n }
  }
el-ui-report-brought = for { $n }
el-ui-report-contract-small = small contract
el-ui-report-contract-deal = ad board with its effects
el-ui-report-contract-bonus = ad board with the bonus
el-ui-report-contract-kit = shirt contract
el-ui-report-figures = Shots and dice
el-ui-report-shots-own = Own attacks
el-ui-report-shots-against = Attacks against you
el-ui-report-shots = shots { $shots }, attacks blocked { $blocked }, saves { $saved }, goals { $goals }
el-ui-report-luck = Luck after matches, in spots
el-ui-report-die = { $die ->
    [d6] Six-sided die, on average (3.5 is expected)
   *[d12] Twelve-sided die, on average (6.5 is expected)
  }
el-ui-report-rerolls = Rolled again
el-ui-report-used = Most used
