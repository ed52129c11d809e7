### Eleven on the screen.

el-ui-bench-how = A shirt turns by itself when its player comes, so this rarely matters.
el-ui-bench-shows = { $shirt } { $side ->
    [attack] attack
   *[defence] defence
  }
el-ui-bench-turn = { $shirt } shows { $side ->
    [attack] attack: turn it to defence
   *[defence] defence: turn it to attack
  }
el-ui-shirts-usual = Usually the highest number goes. X, Y and Z are the shirts without number.
el-table-title = A season: { $teams }
el-new-start = Begin the season
el-ui-vp-unit = VP
el-ui-day-over = { $day } is over.
el-ui-week-over = Week { $week } is over
el-ui-week = week { $week } of 6
el-ui-day-mon = Monday
el-ui-day-tue = Tuesday
el-ui-day-wed = Wednesday
el-ui-day-thu = Thursday
el-ui-day-match = Match day
el-ui-market = Market
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

### Cards, tables and the desk of a manager.

el-ui-mark-regular = P
el-ui-mark-youngster = Y
el-ui-mark-veteran = V
el-ui-mark-staff = St
el-ui-mark-sponsor = Sp
el-ui-mark-director = D
el-ui-mark-board = B
el-ui-mark-tactic = T
el-ui-mark-objective = O
el-ui-mark-opponent = C
el-ui-mark-infrastructure = I
el-ui-mark-scenario = S
el-ui-mark-none = ?
el-ui-hidden-card = A card you cannot see
el-ui-deck-regular = Player
el-ui-deck-youngster = Youngster
el-ui-deck-veteran = Veteran
el-ui-deck-staff = Staff
el-ui-deck-sponsor = Sponsor
el-ui-deck-director = Director
el-ui-deck-board = Board meeting
el-ui-deck-tactic = Tactics
el-ui-deck-objective = Objective
el-ui-deck-opponent = Opponent
el-ui-deck-infrastructure = Infrastructure
el-ui-deck-scenario = Scenario
el-ui-category-coaching = coaching
el-ui-category-medical = medical
el-ui-category-management = management
el-ui-category-recruitment = recruitment
el-ui-category-stadium = stadium
el-ui-role-attack = attack
el-ui-role-defence = defence
el-ui-role-keeper = keeper
el-ui-number = shirt { $n }
el-ui-gloves = { $n ->
    [one] 1 glove
   *[other] { $n } gloves
  }
el-ui-trained = trained
el-ui-exhausted = exhausted
el-ui-tok-injury = injured
el-ui-tok-suspension = suspended
el-ui-tok-str_temp = stronger this match
el-ui-tok-str_perm = stronger for good
el-ui-tok-weak_temp = weaker this match
el-ui-tok-weak_perm = weaker for good
el-ui-trained-to = { $n } once trained
el-ui-learns = Experience:
el-ui-learns-played = { $open ->
    [yes] { $n } of { $of } VP for matches played
   *[no] { $of } VP for matches played, once trained
  }
el-ui-learns-scored = { $open ->
    [yes] { $n } of { $of } VP for matches in which he scores
   *[no] { $of } VP for matches in which he scores, once trained
  }
el-ui-sides-show = Show the trained sides, which only you may see
el-ui-sides-hide = Hide the trained sides
el-ui-draft-so-far = { $n ->
    [one] Kept so far: 1 of 3
   *[other] Kept so far: { $n } of 3
  }
el-ui-tok-played = played
el-ui-tok-scored = scored
el-ui-zone-short = { $n ->
    [0] LB
    [1] CB
    [2] RB
    [3] LM
    [4] CM
    [5] RM
    [6] LF
    [7] CF
   *[8] RF
  }
el-ui-weeks = The season, week by week
el-ui-division = Division { $n }
el-ui-now = now
el-ui-past = past
el-ui-next-step = Now:
el-ui-waits = You are done; the others are still busy.
el-ui-turn-of = { $club } is at work.
el-ui-leads = first manager
el-ui-shut-slot = beside the deck: not for sale yet
el-ui-market-closed = The market is open on Tuesday, Wednesday and Thursday, each manager in turn.
el-ui-market-other = It is the turn of { $team }: you can take something on yours.
el-ui-market-wait = Something else is going on: the market waits for your turn.
el-ui-dear = not enough money
el-ui-empty-slot = empty place
el-ui-tops = On top of the decks
el-ui-decks = Face down
el-ui-left = { $deck }: { $n }
el-ui-tracks = Resources and statistics
el-ui-track-said = { $name }: { $have } in hand, statistic at { $at } of 5
el-ui-votes = Votes
el-ui-vote-face = die { $n }: { $colour }
el-ui-free-banner = free ad board
el-ui-free-kit = free shirt place
el-ui-squad-empty = Nobody yet: footballers are recruited from the market.
el-ui-staff-empty = Nobody yet: staff are hired from the market.
el-ui-tactics = Tactics cards
el-ui-in-hand = { $n ->
    [one] 1 tactics card in hand
   *[other] { $n } tactics cards in hand
  }
el-ui-sale = sells for { $n }
el-ui-stadium = Stadium
el-ui-fans-in = { $fans } of { $places } places taken
el-ui-sold-out-at = sold out from { $n }
el-ui-sold-out = sold out
el-ui-stand-said = Stand { $n }: { $fans } of { $places }
el-ui-ordinary = Infrastructure { $used } of { $places }
el-ui-to-build = To build
el-ui-built = Built: { $what }
el-ui-times = { $n } of them
el-ui-offices = Offices
el-ui-office-said = { $n } of 3 offices
el-ui-next-office = next: price { $price }, { $vp } VP
el-ui-fees-now = Fees at the end of the week: { $n }
el-ui-fee-0 = players
el-ui-fee-1 = stadium
el-ui-fee-2 = staff
el-ui-fee-one = { $what }: { $n }, fee { $money } (with one more: { $more })
el-ui-fee-less = cards: { $n }
el-ui-total = in all
el-ui-meeting = Board meeting
el-ui-meeting-of = Board meeting: { $name }
el-ui-dec-yellow = yellow: money
el-ui-dec-blue = blue: the team
el-ui-dec-red = red: people
el-ui-dec-votes = { $n ->
    [one] 1 vote
   *[other] { $n } votes
  }
el-ui-adopted = adopted
el-ui-die = The die shows { $n }
el-ui-die-none = The die has not been rolled yet
el-ui-if-face = What each face would bring
el-ui-face = Face
el-ui-result = Result
el-ui-tie = level, once more
el-ui-may-reroll = You may roll the die again for 1 fan.
el-ui-sleeps = asleep
el-ui-die-red = red die
el-ui-die-yellow = yellow die
el-ui-die-green = green die
el-ui-of = Die
el-ui-worth = VP
el-ui-this-week = this week’s opponent
el-ui-basic-used = basic action used
el-ui-basic-left = basic action left
el-ui-extra-left = paid action left: { $n ->
    [one] 1 operation
   *[other] { $n } operations
  }
el-ui-extra-used = paid action used
el-ui-extra-short = no paid action: { $n ->
    [one] 1 operation
   *[other] { $n } operations
  } needed, { $have } in hand
el-ui-costs = { $name }: { $costs }
el-ui-costs-extra = { $name } as the paid action: { $costs }
el-ui-cost = { $n } { $stat } ({ $left } left)
el-ui-cost-any = { $n ->
    [one] 1 more of your choice
   *[other] { $n } more of your choice
  }
el-ui-stat-word = { $n ->
    [0] money
    [1] { $count ->
        [one] fan
       *[other] fans
      }
    [2] { $count ->
        [one] operation
       *[other] operations
      }
   *[other] fitness
  }
el-ui-next-card = next card of the deck, not for sale
el-ui-office-short = Office
el-ui-leads-is = first manager: { $club }
el-ui-places = ad boards { $banners } of { $of }, shirt { $kits } of { $all }
el-ui-die-letter-red = R
el-ui-die-letter-yellow = Y
el-ui-die-letter-green = G

### Drawers, the diary, what a season alone is for.

el-ui-drawers = Drawers of the desk
el-ui-drawer-market = Market
el-ui-drawer-club = Club
el-ui-drawer-ground = Stadium
el-ui-drawer-season = Season
el-ui-drawer-rivals = Rivals
el-ui-drawer-lit = { $n ->
    [one] , one thing to choose
   *[other] , { $n } things to choose
  }
el-ui-for-you = Your tactics cards and your objective: show them
el-ui-diary = Diary
el-ui-diary-empty = Nothing yet: the season has not begun.
el-ui-diary-foe = against { $club }
el-ui-diary-result = { $result ->
    [win] won { $for }–{ $against }
    [draw] drawn { $for }–{ $against }
   *[loss] lost { $for }–{ $against }
  }
el-ui-diary-more = { $count ->
    [one] One entry
   *[other] { $count } entries
  }
el-ui-scenario-of = Scenario: { $name }
el-ui-ratings = What the season will be worth
el-ui-rate-amateur = Amateur
el-ui-rate-assistant = Assistant
el-ui-rate-promising = Promising
el-ui-rate-reputed = Renowned
el-ui-rate-world-class = World class
el-ui-rate-from = from { $n } VP
el-ui-rate-below = below { $n } VP
el-ui-goal-now = Now: place { $place }, { $points } VP
el-ui-side-trained = Trained:
el-ui-side-untrained = Untrained:
el-ui-reroll-free = free
el-ui-reroll-fan = costs a fan
el-ui-young = recruit from the top
el-ui-shirts = Shirts
el-ui-shirts-field = On the pitch
el-ui-shirts-bench = On the bench
el-ui-shirt-free = nobody wears it
el-ui-day-done = Your day is done
el-ui-day-no-basic = No basic action is possible today
el-ui-day-no-extra = Nothing more today: a paid action takes { $n ->
    [one] 1 operation
   *[other] { $n } operations
  }, you have { $have }
el-ui-claim-not-yet = Your objective is not met yet
el-ui-as-basic = Basic action: { $what }
el-ui-as-extra = Paid action ({ $n ->
    [one] 1 operation
   *[other] { $n } operations
  }): { $what }
el-ui-claim-met = Your objective is met: show it
el-ui-claim-end = The season ends: your objective is shown
el-ui-drawer-clubs = Clubs
el-ui-source = What this question is about
el-ui-draft-alone = Keep one director; the others are discarded
el-ui-objective-alone = Keep one objective; it is shown once it is met
el-ui-row-replace = { $n ->
    [0] Replace the players’ row
    [1] Replace the staff row
   *[other] Replace the sponsors’ row
  }
