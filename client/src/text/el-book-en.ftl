### Eleven on the screen: the draft, objectives, tactics, the score pad, the season in figures.

el-ui-vp-total = In all
el-ui-draft = Directors to choose from
el-ui-draft-how = Keep one. Its statistics are added to yours; its votes count at every board meeting.
el-ui-draft-objective = Your objective
el-ui-draft-objective-how = Keep one. Nobody else sees it before it is met.
el-ui-draft-waits = You have chosen. The others are still thinking.
el-ui-draft-sealed = In your envelope: { $cards }
el-ui-draft-kept = Your board of directors
el-ui-draft-votes = Votes by the face of the die
el-ui-letter-y = Y
el-ui-letter-b = B
el-ui-letter-r = R
el-ui-objective = Objective
el-ui-goal-base = Goal
el-ui-goal-perfect = Harder goal
el-ui-goal-far = { $have } of { $n }
el-ui-goal-most = { $have }, at most { $n }
el-ui-goal-exact = { $have }, exactly { $n } wanted
el-ui-goal-yes = so far, yes
el-ui-goal-no = not yet
el-ui-goal-met = met
el-ui-goal-hold = met: you show it at the end of the week, for { $n } VP
el-ui-book-tactics = { $n ->
    [one] 1 tactic card in hand
   *[other] { $n } tactic cards in hand
  }
el-ui-book-planned = played this week
el-ui-book-hidden = { $n ->
    [one] 1 more that you cannot see
   *[other] { $n } more that you cannot see
  }
el-ui-pad = Score pad
el-ui-pad-now = Victory points if the season ended now. Objectives nobody has shown are not counted.
el-ui-pad-staff = Staff by category
el-ui-pad-category = { $own } owned, { $vp } VP
el-ui-pad-more = next: { $n ->
    [0] nothing
   *[other] +{ $n }
  }
el-ui-report = The season in figures
el-ui-rating-amateur = Rated: Amateur
el-ui-rating-assistant = Rated: Assistant
el-ui-rating-promising = Rated: Promising
el-ui-rating-reputed = Rated: Renowned
el-ui-rating-world-class = Rated: World class
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
el-ui-week-brief = W{ $week }
el-ui-match-mark = week { $week }, { $club } { $score } { $foe }
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
el-ui-report-contract-deal = ad board, its effects
el-ui-report-contract-bonus = ad board, the bonus
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
