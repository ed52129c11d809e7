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
el-ui-laid = { $count ->
    [one] One card comes
   *[other] { $count } cards come
  } to the table.
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
el-ui-deal-1 = ad board with its effects
el-ui-deal-2 = ad board with the bonus
el-ui-deal-3 = shirt contract
el-ui-side-a = attack
el-ui-side-d = defence
el-ui-strength = strength { $n }
el-ui-price = price { $n }
el-ui-against = This week against { $club }

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
el-ui-lately = just now
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
el-ui-ratings-over = What the season was worth
el-ui-rate-gap = { $n } more VP make it “{ $rating }”.
el-ui-rate-missed = { $n ->
    [one] One VP short of “{ $rating }”.
   *[other] { $n } VP short of “{ $rating }”.
  }
el-ui-goal-end = In the end: place { $place }, { $points } VP
el-ui-rated = { $n ->
    [0] Amateur
    [1] Assistant
    [2] Promising
    [3] Renowned
   *[4] World class
  }
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

## the match of the week and its line-up

el-m-letter-attack = A
el-m-letter-defence = D
el-m-attack = attacks
el-m-defence = defends
el-m-line-0 = Attack
el-m-line-1 = Midfield
el-m-line-2 = Defence
el-m-foe = opposing shirt { $n }
el-m-keeper = keeper
el-m-gloves = { $count ->
    [0] no gloves
    [one] one pair of gloves
   *[other] { $count } pairs of gloves
  }
el-m-match = { $own } against { $foe }
el-m-unknown = an opponent not yet known
el-m-score = { $own } to { $foe }
el-m-shape = Formation { $shape }
el-m-foe-shape = theirs { $shape }
el-m-result-win = won
el-m-result-draw = drawn
el-m-result-loss = lost
el-m-scout = Scouting report
el-m-standing = { $count ->
    [one] Place { $n } in the league, 1 point
   *[other] Place { $n } in the league, { $count } points
  }
el-m-section-left = Left
el-m-section-right = Right
el-m-section-central-attack = Centre, our attack
el-m-section-midfield = Midfield
el-m-section-central-defence = Centre, our defence
el-m-now-blocked = blocked
el-m-now-shoots = a shot
el-m-now-saved = saved
el-m-now-goal = goal!
el-m-now-card-goal = goal!
el-m-now-annulled = goal cancelled
el-m-pitch = The pitch, the own goal below
el-m-bench = Shirts on the bench
el-m-stands = Stands
el-m-stand = { $fans ->
    [one] Stand { $n }: 1 fan, { $places ->
        [one] 1 place
       *[other] { $places } places
      }
   *[other] Stand { $n }: { $fans } fans, { $places ->
        [one] 1 place
       *[other] { $places } places
      }
  }
el-m-sold-out = Sold out

el-l-help = Choose a formation and your players, then move the shirts: drag one to a zone or onto another shirt, or touch one and then the other.
el-l-held = { $name }: now touch a zone, or the shirt to change places with.
el-l-formation = Tactic card and formation
el-l-people = Players
el-l-fitness = { $has ->
    [one] { $n } of 1 fitness
   *[other] { $n } of { $has } fitness
  }
el-l-on = plays
el-l-off = rests
el-l-pitch = Your shirts on the pitch
el-l-tray = Nobody wears it
el-l-give = Give this line-up
el-l-give-nobody = Play with none of your footballers
el-l-go-on = Go on
el-l-place = Take these places
el-l-sending = The line-up is being given…
el-l-abilities = Pay for these beforehand
el-l-choose = Choose
el-l-stopped = One answer of the plan is no longer open. Choose here, or take answers back.
el-l-why-hurt = { $name } is injured or suspended, with { $n ->
    [one] 1 token: 1 match to miss.
   *[other] { $n } tokens: { $n } matches to miss.
  }
    .brief = { $n ->
        [one] misses 1 match
       *[other] misses { $n } matches
      }
el-l-why-number = { $name } and { $other } have the same number.
    .brief = same number
el-l-why-keeper = Only one keeper can play.
    .brief = one keeper only
el-l-why-eleven = Ten players in the field are the most.
    .brief = ten are on
el-l-why-shirts = Three shirts have no number: no more players can wear one.
    .brief = no shirt left
el-l-why-shape = With this formation there is no zone left for { $name }.
    .brief = no zone left
el-l-why-zone = { $name } does not play there.
el-l-why-room = There is no room: the formation and the other players need it.
el-l-pay-none = Pay for none
el-l-why-fitness = That is more fitness than you have.
    .brief = too little fitness
el-l-why-order = Somebody with a higher card has been selected already: take that answer back first.
    .brief = passed over
el-l-why-shut = { $name } cannot be selected beside those before: let somebody rest, or take an answer back.

## Whom the twelve-sided die hits

el-ui-hits = Whom the twelve-sided die hits
el-ui-hits-star = star
el-ui-hits-one-of = one of { $names }
el-ui-hits-nobody = nobody
el-ui-hits-lies = , as it lies
el-ui-hits-others = Nobody at { $faces }.

## The six faces of the consequences

el-ui-fates = What each face would bring
el-ui-fate = { $what ->
    [new_fans] new fans
    [training] training
    [strength] { $n } temporary strength
    [weakness] { $n } temporary weakness
    [injury] { $n ->
        [one] an injury
       *[other] { $n } injuries
      }
    [serious] { $n ->
        [one] a serious injury
       *[other] { $n } serious injuries
      }
   *[nothing] nothing
  }

## planning a line-up, and what the week still costs

el-p-title = What would come of it
el-p-said-one = { $own } to { $foe } against { $shape }.
el-p-said-all = Expected goals { $own } to { $foe }. Of the possible cards: { $won } won, { $drawn } drawn, { $lost } lost.
el-p-against = if they show this { $shape }
el-p-known = against their { $shape }, which you know
el-p-expected = expected goals, over { $n } cards they may still show
el-p-results = Results over all cards they may show
el-p-win = { $n } won
el-p-draw = { $n } drawn
el-p-loss = { $n } lost
el-p-fronts = Cards they may show
el-p-all = All
el-p-front = Card { $n }, { $shape }: { $own } to { $foe }
el-p-sections = Section by section
el-p-section = Section
el-p-attack = Your attack : their defence
el-p-defend = Their attack : your defence
el-p-section-left = Left
el-p-section-right = Right
el-p-section-central-attack = Front
el-p-section-midfield = Midfield
el-p-section-central-defence = Back
el-p-duel-own = You attack with { $own } against { $foe }.
el-p-duel-foe = They attack with { $foe } against your { $own }.
el-p-goals = Goals
el-p-conceded = Goals against
el-p-scorers = Could score:
el-p-scorer = { $name } ({ $n } of { $of })
el-p-keeper = Your keeper:
el-p-need = { $some ->
    [no] no shot comes; he has { $gloves ->
        [one] 1 glove of strength { $strength }.
       *[other] { $gloves } gloves of strength { $strength }.
      }
   *[other] shots to save: { $shots }; he has { $gloves ->
        [one] 1 glove of strength { $strength }.
       *[other] { $gloves } gloves of strength { $strength }.
      }
  }
el-p-hardest = The hardest shot needs a glove of { $n }.
el-p-unsaveable = One of them nobody can save.
el-p-note = Counted as you have placed them, with the effects marked above; of targets the best are taken. What a die decides is left out.
el-p-note-given = Counted as they stand now, with the effects marked above; of targets the best are taken. What a die decides is left out.
el-p-effects = Effects still to come
el-p-effects-n = { $n } of { $of } counted
el-p-effect-sure = counted
el-p-effect-used = counted
el-p-effect-open = not counted: press to count it
el-p-effect-short = not counted: what it costs is not there
el-p-effect-die = not counted: a die decides
el-p-effect-stands = not counted: your fans on the stands decide
el-p-chooses = { $name }: { $what }
el-p-their = { $side ->
    [attack] their attacker with { $n }, { $zone }
   *[defence] their defender with { $n }, { $zone }
  }
el-p-brings = After the match:
el-p-worn-by = { $shirt } ({ $name })
el-p-opposite = Opposite
el-p-fate-goal = scores
el-p-fate-maybe = could score
el-p-fate-saved = is saved
el-p-fate-blocked = is blocked

el-c-title = Money this week
el-c-brief = After fees: { $left }. On Monday: { $monday }.
el-c-left = { $n } after fees
el-c-none = { $n }, no fees this week
el-c-short = { $n } of the fees cannot be paid
el-c-money = Money
el-c-hand = In hand
el-c-stands = From the stands
el-c-room = up to { $n } more if fans fill them
el-c-fees = Fees
el-c-fee = { $what } { $money }
el-c-paid = Fees: paid
el-c-no-fees = No fees after the last match
el-c-unpaid = { $tokens ->
    [0] Unpaid; nobody is there to bear it
   *[other] Unpaid: { $tokens } suspension tokens on your staff
  }
el-c-week-end = At the week’s end
el-c-income = Monday’s income
el-c-more = +{ $n } by buildings
el-c-monday = Monday begins with
el-c-others = The rest
el-c-resource = Resource
el-c-lost = given up
el-c-gain = Monday
el-c-at = then
el-c-cards = On Monday also: { $cards }.
el-c-help = Fans on the stands become money (EL-210, EL-285). Fees are for players, stadium and staff (EL-303, EL-311); each money that cannot be paid puts suspension tokens on a member of staff (EL-304). Of fans, operations and fitness one stays unless a card says more (EL-309). Monday brings what the statistics say (EL-081), and what buildings produce (EL-082). Effects you may still use are not counted.

el-t-title = The match, section by section
el-t-again = Tell it again
el-t-stop = Stop
el-t-cards = Before, by cards
el-t-nothing = nothing happens
el-t-goal = Goal by { $shirt }
el-t-saved = { $shirt } shoots, their keeper saves
el-t-blocked = { $shirt } is blocked
el-t-goal-foe = Goal against you, by their shirt { $n }
el-t-saved-foe = Their shirt { $n } shoots, your keeper saves
el-t-blocked-foe = You block their shirt { $n }
el-t-card-goal = A card scores for you
el-t-card-goal-foe = A card scores for them
el-t-annulled = A card takes a goal from you
el-t-annulled-foe = A card takes a goal from them

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
el-ui-rating-amateur = Rated: Amateur
el-ui-rating-assistant = Rated: Assistant
el-ui-rating-promising = Rated: Promising
el-ui-rating-reputed = Rated: Renowned
el-ui-rating-world-class = Rated: World class
el-ui-week-brief = W{ $week }
el-ui-match-mark = week { $week }, { $club } { $score } { $foe }
