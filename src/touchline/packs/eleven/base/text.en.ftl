### Eleven: what the base pack says.

## What cards do (all of it is said from their effects)

el-fx-line = { $when }: { $what }.
el-fx-plain = { $what }.
el-fx-then = { $a }; { $b }
el-fx-and = { $a } and { $b }
el-fx-or = { $a } or { $b }
el-fx-more = { $a }, { $b }
el-fx-else = { $what }; otherwise { $other }
el-fx-only-if = { $what }, if { $asked }
el-fx-if = { $when }, if { $asked }
el-fx-for = { $when }, for { $cost }
el-fx-may = { $when }, if you like
el-fx-paying = { $what } for { $cost }
el-fx-limit-match = { $when }, once a match
el-fx-limit-week = { $when }, once a week
el-fx-limit-game = { $when }, once a season

el-fx-on-bonus = bonus
el-fx-on-sign-small = small contract
el-fx-on-sign-banner = ad-board contract
el-fx-on-sign-kit = shirt contract
el-fx-on-production = production
el-fx-on-vote-yellow = yellow
el-fx-on-vote-blue = blue
el-fx-on-vote-red = red
el-fx-on-action = action
el-fx-on-passive = trait
el-fx-on-before-match = before the match
el-fx-on-match = during the match
el-fx-on-after-match = after the match
el-fx-on-tactic = effect
el-fx-on-consequence = in the consequences
el-fx-on-week-end = at the end of the week
el-fx-on-game-end = at the end of the season
el-fx-on-goal-base = objective
el-fx-on-goal-perfect = harder goal
el-fx-on-scenario-setup = set-up
el-fx-on-scenario-win = won if
el-fx-on-scenario-lose = lost if

el-fx-counted = { $count } { $noun }
el-fx-but = { $what }, but no { $noun }
el-fx-res-money = money
el-fx-res-fans = { $n ->
    [one] fan
   *[other] fans
  }
el-fx-res-operations = { $n ->
    [one] operation
   *[other] operations
  }
el-fx-res-fitness = fitness
el-fx-res-any = { $n ->
    [one] resource
   *[other] resources
  } of your choice
el-fx-points = { $n } VP
el-fx-goals = { $n ->
    [one] goal
   *[other] goals
  }
el-fx-amount-per = { $what } for every { $each }
el-fx-amount-max = { $what }, { $n } at most
el-fx-amount-roll = { $what } for each pip of a six-sided die
el-fx-stand-fans = { $n ->
    [one] fan
   *[other] { $n } fans
  } on your stands
el-fx-up-to = up to { $what }
el-fx-at-least = at least { $n }
el-fx-at-most = at most { $n }
el-fx-at-exactly = exactly { $n }
el-fx-at-none = no
el-fx-cost-token = { $tokens } on the card
el-fx-cost-exhaust = the card exhausted
el-fx-cost-discard = the discard of { $who }
el-fx-token-injury = injury { $n ->
    [one] token
   *[other] tokens
  }
el-fx-token-suspension = suspension { $n ->
    [one] token
   *[other] tokens
  }
el-fx-token-str-temp = temporary strength
el-fx-token-str-perm = permanent strength
el-fx-token-weak-temp = temporary weakness
el-fx-token-weak-perm = permanent weakness

el-fx-one = { $vowel ->
    [1] an
   *[0] a
  } { $noun }
el-fx-another = another { $noun }
el-fx-others = { $n } other { $noun }
el-fx-all = all { $noun }
el-fx-that = that { $noun }
el-fx-random = { $what } at random
el-fx-this = { $kind ->
    [footballer] this player
    [shirt] his shirt
   *[other] this card
  }
el-fx-by-d12 = the player named by the twelve-sided die
el-fx-described = { $word } { $noun }
el-fx-with = { $noun } { $what }
el-fx-noun-footballer = { $n ->
    [one] player
   *[other] players
  }
el-fx-noun-regular = regular { $n ->
    [one] player
   *[other] players
  }
el-fx-noun-youngster = { $n ->
    [one] youngster
   *[other] youngsters
  }
el-fx-noun-veteran = { $n ->
    [one] veteran
   *[other] veterans
  }
el-fx-noun-keeper = { $n ->
    [one] keeper
   *[other] keepers
  }
el-fx-noun-shirt = { $n ->
    [one] shirt
   *[other] shirts
  }
el-fx-noun-opponent-shirt = opposing { $n ->
    [one] shirt
   *[other] shirts
  }
el-fx-noun-staff = staff { $n ->
    [one] member
   *[other] members
  }
el-fx-noun-director = { $n ->
    [one] director
   *[other] directors
  }
el-fx-noun-sponsor = { $n ->
    [one] sponsor
   *[other] sponsors
  }
el-fx-noun-sponsor-banner = ad-board { $n ->
    [one] sponsor
   *[other] sponsors
  }
el-fx-noun-sponsor-kit = shirt { $n ->
    [one] sponsor
   *[other] sponsors
  }
el-fx-noun-stand = { $n ->
    [one] stand
   *[other] stands
  }
el-fx-noun-infrastructure = { $n ->
    [one] building
   *[other] buildings
  }
el-fx-noun-tactic = tactic { $n ->
    [one] card
   *[other] cards
  }
el-fx-noun-card = { $n ->
    [one] card
   *[other] cards
  }
el-fx-is-attack = attacking
el-fx-is-defence = defending
el-fx-is-untrained = untrained
el-fx-is-trained = trained
el-fx-is-selected = selected
el-fx-is-not-selected = unselected
el-fx-is-unavailable = injured or suspended
el-fx-cardless = without a player
el-fx-carded = with a player
el-fx-available = without injury or suspension
el-fx-token-on = with { $token ->
    [injury] an injury token
    [suspension] a suspension token
    [str_temp] temporary strength
    [str_perm] permanent strength
    [weak_temp] temporary weakness
   *[weak_perm] permanent weakness
  }
el-fx-of-category = of { $category }
el-fx-attribute = marked “{ $name }”
el-fx-category-coaching = coaching
el-fx-category-medical = medical
el-fx-category-management = management
el-fx-category-recruitment = recruitment
el-fx-category-stadium = stadium
el-fx-section-left = on the left flank
el-fx-section-right = on the right flank
el-fx-section-flank = on a flank
el-fx-section-central-defence = in central defence
el-fx-section-midfield = in midfield
el-fx-section-central-attack = in central attack
el-fx-section-same = in his section
el-fx-section-facing = in the section opposite
el-fx-line-defence = in the defence line
el-fx-line-midfield = in the midfield line
el-fx-line-attack = in the attack line
el-fx-line-goal = in goal
el-fx-zone-lb = at left back
el-fx-zone-cb = in central defence
el-fx-zone-rb = at right back
el-fx-zone-lm = in left midfield
el-fx-zone-cm = in central midfield
el-fx-zone-rm = in right midfield
el-fx-zone-lf = at left forward
el-fx-zone-cf = in central attack
el-fx-zone-rf = at right forward

el-fx-not = it is not so that { $what }
el-fx-if-result-win = you won
el-fx-if-result-draw = you drew
el-fx-if-result-loss = you lost
el-fx-if-goal-diff = your goal difference is { $count }
el-fx-if-goals-for = you scored { $count } { $n ->
    [one] goal
   *[other] goals
  }
el-fx-if-goals-against = you conceded { $count } { $n ->
    [one] goal
   *[other] goals
  }
el-fx-if-opponent-ranked-above = the opponent stands above you in the league
el-fx-if-opponent-ranked-below = the opponent stands below you in the league
el-fx-if-opponent-ranked-level = the opponent is level with you in the league
el-fx-if-sold-out = the match is sold out
el-fx-if-fans-on-stands = { $count } { $n ->
    [one] fan is
   *[other] fans are
  } on your stands
el-fx-if-selected = he is selected
el-fx-if-trained = he is trained
el-fx-if-zone = he plays { $what }
el-fx-if-formation = your formation is { $what }
el-fx-if-day = it is { $what }
el-fx-if-week = it is week { $n }{ $op ->
    [least] {" or later"}
    [most] {" or earlier"}
   *[exactly] {""}
  }
el-fx-if-division = the division is { $n }{ $op ->
    [least] {" or higher"}
    [most] {" or lower"}
   *[exactly] {""}
  }
el-fx-if-solo = you play alone
el-fx-if-stat = your { $stat } statistic is { $n }{ $op ->
    [least] {" or higher"}
    [most] {" or lower"}
   *[exactly] {""}
  }
el-fx-if-stats-at = { $count } of your statistics { $n ->
    [one] stands
   *[other] stand
  } on { $value } or higher
el-fx-if-office = your office marker is on space { $n }{ $op ->
    [least] {" or higher"}
    [most] {" or lower"}
   *[exactly] {""}
  }
el-fx-if-scored = he scored
el-fx-if-conceded = you conceded a goal
el-fx-if-more-attackers = the opponent fields more attacking shirts than you
el-fx-if-season-wins = you have won { $count } { $n ->
    [one] match
   *[other] matches
  }
el-fx-if-season-draws = you have drawn { $count } { $n ->
    [one] match
   *[other] matches
  }
el-fx-if-season-losses = you have lost { $count } { $n ->
    [one] match
   *[other] matches
  }
el-fx-if-season-clean-sheets = you have kept { $count } { $n ->
    [one] clean sheet
   *[other] clean sheets
  }
el-fx-if-season-sold-outs = you have played { $count } sold-out { $n ->
    [one] match
   *[other] matches
  }
el-fx-if-season-big-wins = you have won { $count } { $n ->
    [one] match
   *[other] matches
  } by three goals or more
el-fx-if-final-position = you finish on league place { $n }{ $op ->
    [least] {" or worse"}
    [most] {" or better"}
   *[exactly] {""}
  }

el-fx-day-mon = Monday
el-fx-day-tue = Tuesday
el-fx-day-wed = Wednesday
el-fx-day-thu = Thursday
el-fx-day-match = match day

el-fx-gain = gain { $what }
el-fx-lose = lose { $what }
el-fx-stat = { $stat } statistic { $n }
el-fx-stat-money = money
el-fx-stat-fans = fan
el-fx-stat-operations = operations
el-fx-stat-fitness = fitness
el-fx-stat-any = one
el-fx-vp = gain { $what }
el-fx-train = train { $who }
el-fx-untrain = turn { $who } to the untrained side
el-fx-tokens = { $who } { $many ->
    [1] get
   *[0] gets
  } { $tokens }
el-fx-tokens-spread = { $who } { $many ->
    [1] get
   *[0] gets
  } { $tokens } in all
el-fx-clear = remove { $tokens } from { $who }
el-fx-draw-tactic = draw { $n ->
    [one] a tactic card
   *[other] { $n } tactic cards
  }
el-fx-draw-regular = draw { $n ->
    [one] a regular player
   *[other] { $n } regular players
  }
el-fx-draw-youngster = draw { $n ->
    [one] a youngster
   *[other] { $n } youngsters
  }
el-fx-draw-veteran = draw { $n ->
    [one] a veteran
   *[other] { $n } veterans
  }
el-fx-draw-staff = draw { $n ->
    [one] a staff card
   *[other] { $n } staff cards
  }
el-fx-draw-then = { $a }, { $b }{ $rest ->
    [none] {""}
    [bottom] {", the rest under the deck"}
   *[discard] {", discard the rest"}
  }
el-fx-keep = { $what }, keep { $n }
el-fx-take-recruit = take { $n }
el-fx-take-recruit-trained = take { $n }, trained
el-fx-take-one-trained-one-untrained = take { $n }, one trained and one untrained
el-fx-recruit-footballer-row = recruit a player of the row
el-fx-recruit-footballer-young = take the top youngster
el-fx-recruit-footballer-veteran = take the top veteran
el-fx-recruit-staff-row = hire a staff member of the row
el-fx-any-place = { $what }, any place
el-fx-max-price = { $what }, price { $n } or less
el-fx-free = { $what }, free
el-fx-price = { $what } for { $n } money
el-fx-price-less = { $what }, for { $n } money less
el-fx-price-more = { $what }, for { $n } money more
el-fx-sell = sell { $who }
el-fx-sign = sign a sponsor{ $place ->
    [any] {" from any place"}
   *[right3] {""}
  }
el-fx-drop-sponsor = lose { $n ->
    [one] a sponsor
   *[other] { $n } sponsors
  }{ $repay ->
    [1] {" and repay the money of its small contract"}
   *[0] {""}
  }
el-fx-build = build { $what }
el-fx-site-any = a building of any kind
el-fx-site-ordinary = an ordinary building
el-fx-site-stand = a stand
el-fx-site-floodlights = floodlights
el-fx-site-shop = a fan shop
el-fx-site-directors-office = a directors’ office
el-fx-site-training-ground = a training ground
el-fx-site-stand3 = stand 3
el-fx-site-stand4 = stand 4
el-fx-site-ad-board3 = ad board 3
el-fx-office = build { $n ->
    [one] an office
   *[other] { $n } offices
  }
el-fx-restrict = no { $what }
el-fx-restrict-days = { $what } only on { $days }
el-fx-ban-card-actions = card actions
el-fx-ban-recruit-footballer = recruiting of players
el-fx-ban-recruit-staff = hiring of staff
el-fx-ban-sign = signing of sponsors
el-fx-ban-build = building
el-fx-ban-stands = fans on the stands
el-fx-until-match = { $what } in this match
el-fx-until-week-end = { $what } this week
el-fx-until-game = { $what } for the rest of the season
el-fx-until-week = { $what } up to week { $n }
el-fx-goal-own = score { $what }
el-fx-goal-own-credit = this player scores { $what }
el-fx-goal-opponent = the opponent scores { $what }
el-fx-goal-opponent-credit = the opponent scores { $what }
el-fx-annul-goal-opponent = cancel { $what } of the opponent
el-fx-annul-goal-own = cancel { $what } of yours
el-fx-strength = { $n } strength for { $who }
el-fx-shirt-bonus = { $n } strength for { $who }
el-fx-turn-shirt = turn { $who } to its other side
el-fx-move-shirt = move { $who } to { $within ->
    [zone] another place of its zone
    [section] another zone of its section
    [line] another zone of its line
   *[any] another zone
  } with room
el-fx-swap-shirts = swap the places of { $who }{ $within ->
    [section] {" within a section"}
    [line] {" within a line"}
    [zone] {" within a zone"}
   *[any] {""}
  }
el-fx-shot-unsaveable = { $who } { $many ->
    [1] have
   *[0] has
  } a shot that no keeper can save
el-fx-shot-unblockable = { $who } cannot be blocked
el-fx-shot-none = { $who } { $many ->
    [1] do
   *[0] does
  } not shoot
el-fx-shot-glove = { $who } { $many ->
    [1] have
   *[0] has
  } a shot that only a glove of { $n } or more can save
el-fx-keeper-strength = strength of { $side ->
    [own] your keeper
   *[opponent] the opposing keeper
  } { $n }
el-fx-keeper-gloves = gloves of { $side ->
    [own] your keeper
   *[opponent] the opposing keeper
  } { $n }
el-fx-assign-fan = put { $what } from { $source ->
    [reserve] your reserve
   *[supply] the supply
  } on { $who }
el-fx-assign-fan-built = if it is a stand, put { $what } from { $source ->
    [reserve] your reserve
   *[supply] the supply
  } on it
el-fx-tactic-extra = you may play { $n } more tactic { $n ->
    [one] effect
   *[other] effects
  } in this week’s match
el-fx-peek-opponent-front = look at the front of this week’s opponent card
el-fx-peek-trained-side = look at the trained side of a player
el-fx-peek-deck-top = look at the top card of { $deck ->
    [regular] the regular deck
    [youngster] the youngster deck
    [veteran] the veteran deck
    [staff] the staff deck
   *[tactic] the tactic deck
  }
el-fx-resolve-bonus = { $who } gives the bonus again
el-fx-ready = ready { $who }
el-fx-exhaust = exhaust { $who }
el-fx-discard = discard { $who }
el-fx-roll = roll a die; { $cases }
el-fx-case = on { $faces }, { $what }
el-fx-faces = { $a } to { $b }
el-fx-choose = choose { $n }: { $what }
el-fx-pay-then = you may pay { $cost } to { $what }
el-fx-change-add = { $name } { $n }
el-fx-change-set = { $name } = { $n }
el-fx-change-mul = { $name } × { $n }
el-fx-change-min = { $what } (at least { $n })
el-fx-key-of = { $name } of { $who }
el-fx-key-price-footballer = price of players
el-fx-key-price-youngster = price of youngsters
el-fx-key-price-staff = price of staff
el-fx-key-price-build = price of buildings
el-fx-key-price-office = price of offices
el-fx-key-price-extra-action = operations for the paid action
el-fx-key-fees-total = weekly fees
el-fx-key-sell-bonus = money for a player sold
el-fx-key-select-fitness = fitness to select
el-fx-key-stand-capacity = fans on a stand
el-fx-key-stand-count = stands
el-fx-key-banner-limit = ad-board contracts
el-fx-key-kit-limit = shirt contracts
el-fx-key-keep-fans = fans kept for the next week
el-fx-key-keep-operations = operations kept for the next week
el-fx-key-keep-fitness = fitness kept for the next week
el-fx-key-penalty-tokens = suspension tokens for each unpaid money of the fees
el-fx-key-row-open-slots = places of a row that can be taken
el-fx-key-reroll-free = free rerolls a week
el-fx-key-sold-out-threshold = fans for a sold-out match
el-fx-key-sold-out-money = money of a sold-out match
el-fx-key-keeper-gloves = gloves of your keeper
el-fx-key-keeper-strength = strength of your keeper
el-fx-allow-play-injured = { $who } may be selected
el-fx-allow-action-twice = the action of { $who } may be used twice a week
el-fx-allow-left-slots = you may take from any place of a row
el-fx-prevent-injury = when a player of yours would get injury tokens, prevent { $n }
el-fx-prevent-suspension = when a card of yours would get suspension tokens, prevent { $n }
el-fx-prevent-fee = when fees are due, { $n } money less
el-fx-refresh-row-footballers = replace the row of players
el-fx-refresh-row-staff = replace the row of staff
el-fx-refresh-row-sponsors = replace the row of sponsors
el-fx-league-self = your league points { $n }
el-fx-league-opponent = the opponent’s league points { $n }
el-fx-times = { $what }, { $n ->
    [2] twice
   *[other] { $n } times
  }
el-fx-needs-no-fitness = { $who } { $many ->
    [1] need
   *[0] needs
  } no fitness to be selected
el-fx-a-match = { $what }, once a match
el-fx-holds = { $who } { $many ->
    [1] hold
   *[0] holds
  } up to { $n } fans
el-fx-if-built = you have built { $what }
el-fx-if-have = you have { $what }
el-fx-bare-money = money
el-fx-bare-fans = fans
el-fx-bare-operations = operations
el-fx-bare-fitness = fitness
el-fx-none = nothing happens
