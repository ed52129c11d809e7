### What the season says: questions, answers, story, reasons, results. $team is a manager's club;
### $card and $name those of cards; $club a club that is met; $shirt a shirt.

el-name = Eleven
    .line = Run a club for six weeks: directors, players, sponsors, a stadium, and a match every week.

# how far a season is, in a list of matches
el-standing = { $week ->
    [0] before the season
    [1] week 1 of 6
   *[other] week { $week } of 6, in victory points as they stand
}

## Names

el-no-card = An effect
el-stat-is = { $stat ->
    [money] money { $n }
    [fans] fans { $n }
    [operations] operations { $n }
   *[fitness] fitness { $n }
  }
el-shirt-0 = No. 2
el-shirt-1 = No. 3
el-shirt-2 = No. 4
el-shirt-3 = No. 5
el-shirt-4 = No. 6
el-shirt-5 = No. 7
el-shirt-6 = No. 8
el-shirt-7 = No. 9
el-shirt-8 = No. 10
el-shirt-9 = No. 11
el-shirt-10 = No. X
el-shirt-11 = No. Y
el-shirt-12 = No. Z
el-club-of = club { $number }

## Phases

el-phase-draft = Director draft
el-phase-deal = Setting up
el-phase-reveal = Directors
el-phase-shirts = Shirts
el-phase-objective = Objectives
el-phase-lanes = Everybody at once
el-phase-day = A day at the club
el-phase-roll-club = The other clubs
el-phase-week-end = End of the week
el-phase-finished = The season is over
el-phase-first = First manager
el-phase-production = Production
el-phase-meeting = Board meeting
el-phase-vote-roll = Board meeting: the roll
el-phase-vote = Board meeting: the vote
el-phase-colour-choice = Board meeting: tied
el-phase-decision = The decision
el-phase-club-drawn = Who comes next
el-phase-formation = Formation
el-phase-select = Selection
el-phase-assign = Abilities
el-phase-bind = Shirts
el-phase-exchange = The bench
el-phase-place = Line-up
el-phase-recovery = Recovery
el-phase-window = Effects
el-phase-stands = The stands
el-phase-front-drawn = The opponent
el-phase-match-tactic = A tactic
el-phase-compare = The match
el-phase-scorers = Who scores
el-phase-result = The result
el-phase-luck-roll = Consequences: the roll
el-phase-luck = Consequences
el-phase-injury-roll = Injury: the roll
el-phase-injury = Injury
el-phase-lane-done = Waiting for the others
el-phase-run = Effects
el-phase-targets = Effects
el-phase-resource = Resources
el-phase-statistic = Statistics
el-phase-option = A choice
el-phase-pay = An offer
el-phase-roll = A die
el-phase-rolled = A die
el-phase-draws = Drawing cards
el-phase-takes = Taking cards
el-phase-market = The market
el-phase-contract = A contract
el-phase-site = Building
el-phase-desk = Offices
el-phase-spread = Tokens
el-phase-move = Shirts
el-phase-join = Shirts
el-phase-refill = New cards
el-phase-prevent = Prevention
el-phase-amount-roll = A die
el-phase-give-up = Discarding
el-phase-penalty = Unpaid fees
el-phase-refresh = The market
el-phase-face-roll = A die
el-phase-face = A die
el-phase-order = Bonuses
el-phase-lots = By lot
el-phase-glimpse = A look
el-phase-income = Monday
el-phase-renew = New cards
el-phase-blind = A new card
el-phase-claim = Objectives
el-phase-recall = An effect goes on

## Questions

el-ask-draft = Keep one director; the others go on
el-ask-objective = Keep one objective, unseen by the others
el-ask-shirts = { $name } needs a shirt without number: which shirt goes to the bench?
el-ask-shirts-sides = Which sides do your three bench shirts show?
el-ask-join = { $shirt } comes onto the pitch: which shirt makes room?
el-ask-production = Which building do you use?
el-ask-vote = { $colour ->
    [yellow] The board votes yellow: do you accept?
    [blue] The board votes blue: do you accept?
   *[red] The board votes red: do you accept?
  }
el-ask-colour-choice = No roll can decide: which decision do you take?
el-ask-day = { $left ->
    [both] Your day, with { $money } money: one basic action and one paid action
    [short] Your day, with { $money } money: one basic action. A paid one takes { $price ->
        [one] 1 operation
       *[other] { $price } operations
      }, you have { $have }
    [basic] Your basic action is left ({ $money } money in hand)
    [broke] Only the paid action is left, and it takes { $price ->
        [one] 1 operation
       *[other] { $price } operations
      }: you have { $have }
   *[extra] Your paid action is left ({ $money } money in hand)
  }
el-ask-formation = Which tactic card and formation?
el-ask-select = Whom do you select? ({ $fitness } fitness)
el-ask-assign = Which abilities do you pay for beforehand?
el-ask-bind = Which shirt does { $name } wear?
el-ask-exchange = The shirt of { $name } is on the bench: which one makes room?
el-ask-place = Where does { $shirt } stand?
el-ask-recovery = { $name } loses a token: which?
el-ask-window-before = Before the match: do you use an effect?
el-ask-window-match = The opponent is here: do you use an effect?
el-ask-window-after = After the match: do you use an effect?
el-ask-window-consequence = Before the consequences: do you use an effect?
el-ask-window-week-end = The week ends: do you use an effect?
el-ask-window-game-end = The season ends: do you use an effect?
el-ask-stands = How many fans come to the match?
el-ask-match-tactic = Do you play another tactic card for its effect?
el-ask-scorers = Equals shoot: whose shot goes in?
el-ask-luck = Consequences: your die shows { $die }, { $luck ->
    [new_fans] new fans
    [training] training
    [strength] temporary strength { $n } for a player
    [weakness] temporary weakness { $n } for a player
    [injury] { $n ->
        [one] an injury
       *[other] a double injury
      }
    [serious] { $n ->
        [one] a serious injury
       *[other] a double serious injury
      }
   *[nothing] nothing
  }. Do you accept?
el-ask-luck-who = { $luck ->
    [training] Consequences: who is trained?
    [strength] Consequences: who becomes stronger for a match?
    [weakness] Consequences: who becomes weaker for a match?
   *[other] Consequences: which of your selected players?
  }
el-ask-injury = Injury: the die shows { $die ->
    [12] the star
   *[other] { $die }
  }, so { $hits ->
    [0] nobody is hurt, and another roll could only do harm
    [one] { $who } is hurt
   *[other] one of { $who } is hurt
  }. Do you accept?
el-ask-injury-who = Who is hurt?
el-ask-penalty = { $left ->
    [one] One money of the fees is unpaid: which staff member is suspended for it?
   *[other] { $left } money of the fees are unpaid: which staff member is suspended for the first of them?
  }
el-ask-refresh = Do you replace a row of the market?
el-ask-claim = Do you show your objective?
el-ask-order = Which bonus is next?
el-ask-any = What do you do?
el-ask-targets = { $what ->
    [train] { $card }: choose a player to train
    [untrain] { $card }: choose a player who goes back to the untrained side
    [tokens-injury] { $card }: who is injured?
    [tokens-suspension] { $card }: who is suspended?
    [tokens-str_temp] { $card }: who becomes stronger for a match?
    [tokens-str_perm] { $card }: who becomes stronger for good?
    [tokens-weak_temp] { $card }: who becomes weaker for a match?
    [tokens-weak_perm] { $card }: who becomes weaker for good?
    [clear-injury] { $card }: who recovers from an injury?
    [clear-suspension] { $card }: who is rid of a suspension?
    [sell] { $card }: whom do you sell?
    [drop_sponsor] { $card }: which sponsor leaves you?
    [strength] { $card }: whose strength changes in this match?
    [shirt_bonus] { $card }: which shirt becomes stronger?
    [turn_shirt] { $card }: which shirt is turned?
    [move_shirt] { $card }: which shirt moves?
    [swap_shirts] { $card }: which shirts change places?
    [shot] { $card }: whose shot is changed?
    [assign_fan] { $card }: on which stand does a fan sit?
    [resolve_bonus] { $card }: whose bonus is resolved again?
    [ready] { $card }: which card is readied?
    [exhaust] { $card }: which card is exhausted?
    [discard] { $card }: which card do you give up?
   *[other] { $card }: choose
  }
el-ask-resource = { $what ->
    [gain] { $left ->
        [one] { $card }: which resource do you gain?
       *[other] { $card }: which resource do you gain next? ({ $left } to come)
      }
    [lose] { $left ->
        [one] { $card }: which resource do you lose?
       *[other] { $card }: which resources do you lose? ({ $left })
      }
   *[other] { $left ->
        [one] { $card }: with which resource do you pay?
       *[other] { $card }: with which resources do you pay? ({ $left })
      }
  }
el-ask-statistic = { $up ->
    [yes] { $card }: which statistic goes up?
   *[no] { $card }: which statistic goes down?
  }
el-ask-option = { $card }: which of these?
el-ask-pay = { $card }: do you use it?
el-ask-rolled = { $card }: the die shows { $die ->
    [12] the star
   *[other] { $die }
  }. Do you accept?
el-ask-face = { $card }: the die shows { $die ->
    [12] the star
   *[other] { $die }
  }, which hits { $hits ->
    [0] nobody
    [one] { $who }
   *[other] one of { $who }
  }. Do you accept?
el-ask-face-who = { $card }: who is hit?
el-ask-takes = { $left ->
    [one] { $card }: which card do you take?
   *[other] { $card }: which cards do you take? ({ $left })
  }
el-ask-market = { $card }: whom do you take?
el-ask-contract = { $card }: which sponsor, and which contract?
el-ask-site = { $card }: what do you build?
el-ask-desk = { $card }: do you build an office?
el-ask-spread = { $left ->
    [one] { $card }: where does the token lie?
   *[other] { $card }: where do { $left } tokens lie? One after another
  }
el-ask-move = { $card }: where does { $shirt } go?
el-ask-give-up = { $card }: which card do you give up?
el-ask-prevent = { $token ->
    [injury] { $name } is to be injured: does { $card } prevent it?
    [suspension] { $name } is to be suspended: does { $card } prevent it?
   *[other] { $name } is to get a token: does { $card } prevent it?
  }
el-ask-prevent-fee = Fees are due: does { $card } lower them?

el-chance-d6 = A die is rolled
el-chance-d12 = The twelve-sided die is rolled
el-chance-bag = A card is drawn
el-chance-club = The next opponent is drawn
el-chance-club-die = An opponent die is rolled
el-chance-first = Lots decide who is first manager
el-chance-target = Lots decide who it is

## Answers: a and b are the things to touch, in order, by their names

el-do-accept = Accept
el-do-reroll = Roll again
el-do-yes = Yes
el-do-no = No
el-do-end = End the day
el-do-office = Build an office
el-do-young = Recruit the youngster on top
el-do-colour = { $a }
el-do-res = { $a }
el-do-stat = { $a }
el-do-option = { $a }
el-do-recover = { $a }
el-do-recruit = Recruit { $a }
el-do-hire = Hire { $a }
el-do-sign-small = Sign { $a }: small contract
el-do-sign-deal = Sign { $a }: ad board with its effects
el-do-sign-bonus = Sign { $a }: ad board with the bonus
el-do-sign-kit = Sign { $a }: shirt contract
el-do-build = Build: { $a }
el-do-building = { $a }
el-do-row = Replace the row: { $a }
el-do-stand = { $a }
el-do-fans = { $a }
el-do-card = { $a }
el-do-keep = Keep { $a }
el-do-select = Select { $a }
el-do-take = Take { $a }
el-do-give-up = Give up { $a }
el-do-play-tactic = Play { $a }
el-do-show = Show { $a }
el-do-bear = Suspend { $a }
el-do-sell = Sell { $a }
el-do-resolve = { $a }
el-do-produce = Use: { $a }
el-do-assign = Pay for { $a }
el-do-basic = Use { $a }
el-do-extra = Use { $a } as the paid action
el-do-shirt = { $a }
el-do-bench-shirt = { $a } goes to the bench
el-do-bind = { $a }
el-do-exchange = { $a } makes room
el-do-scorer = { $a } scores
el-do-foe = { $a }
el-do-zone = { $a }
el-do-formation = { $a }: { $b }
el-do-bench = { $a }
el-do-place = { $a }
el-do-no-more = Nobody else
el-do-go-on = No production
el-do-no-effect = Go on, use nothing more
el-do-no-fans = No fans
el-do-no-tactic = No tactic card
el-do-no-deal = Nothing
el-do-keep-rows = Keep the rows
el-do-not-yet = Not yet

## The story

el-story-season-begins = { $scenario ->
    [0] A season in division { $division } begins.
   *[other] A scenario in division { $division } begins.
  }
el-story-leader-is = { $team } are first this week.
el-story-director-kept = You keep { $card }.
el-story-director-is = { $card } is a director of { $team }.
el-story-hands-passed = { $round ->
    [1] Everybody passes three directors to the left.
   *[2] Everybody passes two directors to the left.
  }
el-story-dealt = { $card } plays for { $team }.
el-story-first-shirts = On the bench of { $team }: { $shirts }.
el-story-objective-drawn = You draw an objective: { $card }.
el-story-objective-kept = You keep the objective { $card }.
el-story-week-begins = Week { $week }.
el-story-day-begins = { $day ->
    [mon] Monday.
    [tue] Tuesday.
    [wed] Wednesday.
    [thu] Thursday.
   *[match] Match day.
  }
el-story-income = { $team } produce: { $money } money, { $fans ->
    [one] 1 fan
   *[other] { $fans } fans
  }, { $operations ->
    [one] 1 operation
   *[other] { $operations } operations
  }, { $fitness } fitness.
el-story-gained = { $resource ->
    [money] { $team } gain { $n } money.
    [fans] { $n ->
        [one] { $team } gain 1 fan.
       *[other] { $team } gain { $n } fans.
      }
    [operations] { $n ->
        [one] { $team } gain 1 operation.
       *[other] { $team } gain { $n } operations.
      }
   *[fitness] { $team } gain { $n } fitness.
  }
el-story-lost = { $resource ->
    [money] { $team }: { $n } money less.
    [fans] { $n ->
        [one] { $team }: 1 fan less.
       *[other] { $team }: { $n } fans less.
      }
    [operations] { $n ->
        [one] { $team }: 1 operation less.
       *[other] { $team }: { $n } operations less.
      }
   *[fitness] { $team }: { $n } fitness less.
  }
el-story-stat-is = { $resource ->
    [money] The money statistic of { $team } stands at { $n }.
    [fans] The fans statistic of { $team } stands at { $n }.
    [operations] The operations statistic of { $team } stands at { $n }.
   *[fitness] The fitness statistic of { $team } stands at { $n }.
  }
el-story-stats-are = Statistics of { $team }: { $stats }.
el-story-points = { $team } gain { $points } VP.
el-story-points-back = { $team } give back { $points } VP.
el-story-meeting-is = The board of { $team } meets: { $card }.
el-story-rolled-six = { $team } roll { $face }.
el-story-rolled-twelve = { $face ->
    [12] { $team } roll the star of the twelve-sided die.
   *[other] { $team } roll { $face } with the twelve-sided die.
  }
el-story-rerolled = { $paid ->
    [0] { $team } roll again.
   *[other] { $team } pay a fan and roll again.
  }
el-story-tied = The vote is tied: the die is rolled again.
el-story-adopted = { $colour ->
    [yellow] The board of { $team } adopts yellow.
    [blue] The board of { $team } adopts blue.
   *[red] The board of { $team } adopts red.
  }
el-story-no-vote = The directors of { $team } cannot vote.
el-story-restricted = { $what ->
    [card_actions] { $team } may use card actions on fewer days this week.
    [recruit_footballer] { $team } may recruit players on fewer days this week.
    [recruit_staff] { $team } may hire staff on fewer days this week.
    [sign] { $team } may sign sponsors on fewer days this week.
    [build] { $team } may build on fewer days this week.
   *[stands] The stands of { $team } are partly closed this week.
  }
el-story-restricted-all = { $what ->
    [card_actions] { $team } may not use card actions this week.
    [recruit_footballer] { $team } may not recruit players this week.
    [recruit_staff] { $team } may not hire staff this week.
    [sign] { $team } may not sign sponsors this week.
    [build] { $team } may not build this week.
   *[stands] The stands of { $team } stay empty this week.
  }
el-story-recruited = { $price ->
    [0] { $team } recruit { $card }.
   *[other] { $team } recruit { $card } for { $price } money.
  }
el-story-sold = { $team } sell { $card }.
el-story-hired = { $price ->
    [0] { $team } hire { $card }.
   *[other] { $team } hire { $card } for { $price } money.
  }
el-story-signed = { $contract ->
    [small] { $team } sign { $card }: a small contract.
    [deal] { $team } sign { $card }: an ad board.
    [bonus] { $team } sign { $card }: an ad board, for the bonus.
   *[kit] { $team } sign { $card }: the shirt contract.
  }
el-story-sponsor-gone = { $card } leaves { $team }.
el-story-built = { $kind ->
    [floodlights] { $price ->
        [0] { $team } build floodlights.
       *[other] { $team } build floodlights for { $price } money.
      }
    [shop] { $price ->
        [0] { $team } build a club shop.
       *[other] { $team } build a club shop for { $price } money.
      }
    [directors_office] { $price ->
        [0] { $team } build a directors’ office.
       *[other] { $team } build a directors’ office for { $price } money.
      }
    [training_ground] { $price ->
        [0] { $team } build a training ground.
       *[other] { $team } build a training ground for { $price } money.
      }
    [stand3] { $price ->
        [0] { $team } build stand 3.
       *[other] { $team } build stand 3 for { $price } money.
      }
    [stand4] { $price ->
        [0] { $team } build stand 4.
       *[other] { $team } build stand 4 for { $price } money.
      }
   *[ad_board3] { $price ->
        [0] { $team } build ad board 3.
       *[other] { $team } build ad board 3 for { $price } money.
      }
  }
el-story-office-is = { $price ->
    [0] { $team } build an office (space { $space }).
   *[other] { $team } build an office (space { $space }) for { $price } money.
  }
el-story-acted = { $paid ->
    [yes] { $price ->
        [0] { $team } use { $card } as the paid action.
        [one] { $team } use { $card } as the paid action, for 1 operation.
       *[other] { $team } use { $card } as the paid action, for { $price } operations.
      }
   *[no] { $team } use { $card }.
  }
el-story-trained = { $card } is trained.
el-story-untrained = { $card } is untrained again.
el-story-tokens-on = { $token ->
    [injury] { $n ->
        [one] { $name } is injured: 1 token.
       *[other] { $name } is injured: { $n } tokens.
      }
    [suspension] { $n ->
        [one] { $name } is suspended: 1 token.
       *[other] { $name } is suspended: { $n } tokens.
      }
    [str_temp] { $name } is stronger for a match: +{ $n }.
    [str_perm] { $name } is stronger for good: +{ $n }.
    [weak_temp] { $name } is weaker for a match: −{ $n }.
    [weak_perm] { $name } is weaker for good: −{ $n }.
   *[other] { $name } gains { $n } VP of experience.
  }
el-story-tokens-off = { $token ->
    [injury] { $name } loses an injury token ({ $n }).
    [suspension] { $name } loses a suspension token ({ $n }).
    [str_temp] { $name } is no longer stronger.
    [str_perm] { $name } loses permanent strength ({ $n }).
    [weak_temp] { $name } is no longer weaker.
    [weak_perm] { $name } loses permanent weakness ({ $n }).
   *[other] { $name } loses { $n } VP of experience.
  }
el-story-prevented = { $card } is spared.
el-story-shirts-changed = { $team }: { $shirt } comes from the bench for { $out }.
el-story-shirt-turned = { $to ->
    [attack] { $team }: { $shirt } turns to attack.
   *[defence] { $team }: { $shirt } turns to defence.
  }
el-story-shirt-moved = { $zone ->
    [LB] { $team }: { $shirt } moves to left back.
    [CB] { $team }: { $shirt } moves to central defence.
    [RB] { $team }: { $shirt } moves to right back.
    [LM] { $team }: { $shirt } moves to left midfield.
    [CM] { $team }: { $shirt } moves to central midfield.
    [RM] { $team }: { $shirt } moves to right midfield.
    [LF] { $team }: { $shirt } moves to left forward.
    [CF] { $team }: { $shirt } moves to central attack.
   *[RF] { $team }: { $shirt } moves to right forward.
  }
el-story-shirt-stronger = { $team }: { $shirt } gets { $n } for the matches to come.
el-story-turn-begins = { $team } take their turn.
el-story-club-is = { $team } meet { $club } this week.
el-story-lined-up = { $team } line up: { $shape }.
el-story-plays = Selected by { $team }: { $cards }.
el-story-spared = { $token ->
    [injury] { $name } loses an injury token.
   *[suspension] { $name } loses a suspension token.
  }
el-story-ability-used = { $team } use { $card }.
el-story-fans-placed = { $fans ->
    [one] One fan is on the stands of { $team }.
   *[other] { $fans } fans are on the stands of { $team }.
  }
el-story-sold-out = { $team } play before a sold-out house.
el-story-front-is = The opponent of { $team }: { $card }.
el-story-tactic-played = { $team } play { $card }.
el-story-keeper-is = { $side ->
    [own] Keeper of { $team }: { $strength }, gloves: { $gloves }.
   *[opponent] Keeper of the opponent: { $strength }, gloves: { $gloves }.
  }
el-story-pair-is = { $pair ->
    [left] { $team }: the left flank.
    [right] { $team }: the right flank.
    [central_attack] { $team }: central attack.
    [midfield] { $team }: midfield.
   *[central_defence] { $team }: central defence.
  }
el-story-blocked = { $team }: { $shirt } is blocked.
el-story-blocked-worn = { $team }: { $name } ({ $shirt }) is blocked.
el-story-blocked-theirs = { $team } block an attacker.
el-story-shoots = { $team }: { $shirt } shoots with { $value }.
el-story-shoots-worn = { $team }: { $name } ({ $shirt }) shoots with { $value }.
el-story-shoots-theirs = An opponent of { $team } shoots with { $value }.
el-story-shoots-unsaveable = { $team }: { $shirt } shoots, and nobody can save it.
el-story-shoots-unsaveable-worn = { $team }: { $name } ({ $shirt }) shoots, and nobody can save it.
el-story-shoots-unsaveable-theirs = An opponent of { $team } shoots, and nobody can save it.
el-story-saved = The keeper saves the shot of { $shirt }.
el-story-saved-worn = The keeper saves the shot of { $name } ({ $shirt }).
el-story-saved-theirs = The keeper of { $team } saves.
el-story-goal = Goal! { $shirt } scores for { $team }.
el-story-goal-worn = Goal! { $name } ({ $shirt }) scores for { $team }.
el-story-goal-theirs = A goal against { $team }.
el-story-card-goal = { $side ->
    [own] Goal! { $card } scores for { $team }.
   *[opponent] A goal against { $team }: { $card }.
  }
el-story-annulled = { $side ->
    [own] A goal of { $team } is cancelled: { $card }.
   *[opponent] A goal against { $team } is cancelled: { $card }.
  }
el-story-result-is = { $result ->
    [win] Final whistle: { $team } win { $for }–{ $against }.
    [draw] Final whistle: { $team } draw { $for }–{ $against }.
   *[loss] Final whistle: { $team } lose { $for }–{ $against }.
  }
el-story-league-is = { $points ->
    [one] { $team }: 1 league point in all.
   *[other] { $team }: { $points } league points in all.
  }
el-story-experience = { $experience ->
    [played] { $name } gains experience: 1 VP for playing.
   *[scored] { $name } gains experience: 1 VP for scoring.
  }
el-story-stand-money = The stands bring { $team } { $money } money.
el-story-luck-is = { $luck ->
    [new_fans] Consequences for { $team }: new fans.
    [training] Consequences for { $team }: training.
    [strength] Consequences for { $team }: temporary strength { $n }.
    [weakness] Consequences for { $team }: temporary weakness { $n }.
    [injury] { $n ->
        [one] Consequences for { $team }: injury. The twelve-sided die says who.
       *[other] Consequences for { $team }: double injury. The twelve-sided die says who, twice.
      }
    [serious] { $n ->
        [one] Consequences for { $team }: serious injury.
       *[other] Consequences for { $team }: double serious injury.
      }
   *[nothing] No consequences for { $team }.
  }
el-story-nobody-hurt = Nobody of { $team } is hurt.
el-story-club-sleeps = { $club } have met several managers and fall asleep.
el-story-club-wakes = { $club } are back in the league.
el-story-club-rolled = { $points ->
    [one] { $club } get 1 point elsewhere.
   *[other] { $club } get { $points } points elsewhere.
  }
el-story-club-rolled-nothing = { $club } get no point elsewhere.
el-story-fees = { $paid ->
    [yes] { $team } pay { $money } money in fees.
   *[no] { $team } owe { $money } money in fees.
  }
el-story-fees-none = { $team } owe no fees.
el-story-unpaid = { $team } lack { $money } money for the fees.
el-story-row-out = { $card } leaves the market.
el-story-row-in = { $row ->
    [footballers] New in the players’ row: { $card }.
    [staff] New in the staff row: { $card }.
   *[sponsors] New in the sponsors’ row: { $card }.
  }
el-story-top-is = { $deck ->
    [regular] On top of the players’ deck: { $card }.
    [youngster] On top of the youngsters: { $card }.
    [veteran] On top of the veterans: { $card }.
   *[other] On top of the deck: { $card }.
  }
el-story-objective-met = { $level ->
    [1] { $team } have met their objective: { $card }.
   *[2] { $team } have met the harder goal of { $card } too.
  }
el-story-score = { $category ->
    [league] { $team }: { $points } VP for the league.
    [tokens] { $team }: { $points } VP in tokens.
    [staff] { $team }: { $points } VP for staff.
    [stadium] { $team }: { $points } VP for buildings.
    [office] { $team }: { $points } VP for offices.
   *[suspensions] { $team }: { $points } VP for suspensions.
  }
el-story-placed = { $place ->
    [1] { $team } come first with { $points } VP.
    [2] { $team } come second with { $points } VP.
    [3] { $team } come third with { $points } VP.
   *[4] { $team } come fourth with { $points } VP.
  }
el-story-placed-alone = { $team } end the season with { $points } VP.
el-story-season-over = The season is over.
el-story-tactic-drawn = You draw a tactic card: { $card }.
el-story-tactic-drawn-hidden = { $team } draw a tactic card.
el-story-peeked = You see { $card }.
el-story-peeked-hidden = { $team } look at a card.
el-story-drawn = { $team } turn up { $card }.
el-story-discarded = { $team } discard { $card }.
el-story-discarded-hidden = { $team } discard a card.
el-story-readied = { $card } is ready again.
el-story-row-changed = { $row ->
    [footballers] { $team } replace the players’ row.
    [staff] { $team } replace the staff row.
   *[sponsors] { $team } replace the sponsors’ row.
  }
el-story-stronger = { $team }: { $shirt } gets { $n } in this match.
el-story-foe-stronger = An opposing shirt gets { $n } against { $team }.
el-story-shot-changed = { $rule ->
    [unsaveable] { $team }: the shot of { $shirt } cannot be saved.
    [unblockable] { $team }: { $shirt } cannot be blocked.
    [none] { $team }: { $shirt } does not shoot.
   *[other] { $team }: the shot of { $shirt } is changed.
  }
el-story-rating = { $rating ->
    [amateur] The season of { $team } is rated: Amateur.
    [assistant] The season of { $team } is rated: Assistant.
    [promising] The season of { $team } is rated: Promising.
    [reputed] The season of { $team } is rated: Renowned.
   *[world_class] The season of { $team } is rated: World class.
  }
el-story-resigned = { $team } resign.

## Results: $team has won with $points, $next is the best of the others

el-end-points = { $team } win the season with { $points } VP.
el-end-shared = { $teams } share the season with { $points } VP.
el-end-league = { $team } win the season by their place in the league, with { $points } VP.
el-end-solo = { $rating ->
    [amateur] { $team }: { $points } VP. Amateur.
    [assistant] { $team }: { $points } VP. Assistant.
    [promising] { $team }: { $points } VP. Promising.
    [reputed] { $team }: { $points } VP. Renowned.
   *[world_class] { $team }: { $points } VP. World class.
  }
el-end-scenario-won = The scenario is won, with { $points } VP.
el-end-scenario-lost = The scenario is lost, with { $points } VP.
el-end-resigned = The others have resigned: { $team } win.
el-end-left = { $team } give up: the season ends here, and the others share it.
el-end-left-alone = The season was given up.

## Why something is shut

el-why-no-money = You do not have that much money.
el-why-used = You have used your basic action today.
el-why-forbidden = Your board forbids it today.
el-why-slot-shut = Only the right three can be taken.
el-why-contract-full = There is no place left for a contract of this kind.
el-why-no-space = There is no space left for it.
el-why-card-exhausted = This card is exhausted; it is readied at the end of the week.
el-why-card-suspended = This card carries a suspension.
el-why-cannot-pay = You cannot pay what it costs.
el-why-extra-used = You have used your paid action today.
el-why-no-fans = Rolling again costs a fan, and you have none.
el-why-worn = One of your players wears this shirt.
el-why-not-fit = Injured or suspended players cannot be selected.
el-why-no-fitness = There is not enough fitness left for another player.
el-why-number-taken = Two players cannot wear the same shirt number.
el-why-keeper-taken = One keeper plays already.
el-why-no-shirt = No shirt without a number is left for him.
el-why-no-zone = In this formation there is no room for him beside the others.
el-why-eleven = Ten play in the field already.
el-why-cannot-assign = You do not have what it costs, beside the fitness for your selection.
el-why-used-up = It has been used as often as it may be.
el-why-his-shirt = A selected player wears this shirt.
el-why-has-owner = Another shirt, that none of your players wears, makes room first.
el-why-not-his-zone = He may not stand in this zone; his card says where.
el-why-zone-full = A flank zone holds one shirt, a central zone three.
el-why-line-full = Your formation has no more shirts in this line.
el-why-kept-room = Another player needs this place.
el-why-sets-shape = This card sets your formation; play another one for its effect.
el-why-no-effect = This card has no effect.
el-why-tactic-used = This card has been played in this match already.
el-why-not-now = Its condition is not fulfilled now.
el-why-not-laid = Its cost was not laid on the card with the line-up.

## The season in figures

el-report-title = The season in figures
el-report-week = Week { $week }
el-report-match = { $team }–{ $club }: { $score }, { $shape }, fans { $fans }
el-report-dealings = Dealings
el-report-deal = { $what ->
    [recruit] Week { $week }: { $team } recruit { $name } for { $price }
    [hire] Week { $week }: { $team } hire { $name } for { $price }
    [sign] Week { $week }: { $team } sign { $name }
    [sell] Week { $week }: { $team } sell { $name } for { $price }
    [office] Week { $week }: { $team } build an office for { $price }
   *[build] { $kind ->
        [0] Week { $week }: { $team } build floodlights for { $price }
        [1] Week { $week }: { $team } build a club shop for { $price }
        [2] Week { $week }: { $team } build a directors’ office for { $price }
        [3] Week { $week }: { $team } build a training ground for { $price }
        [4] Week { $week }: { $team } build stand 3 for { $price }
        [5] Week { $week }: { $team } build stand 4 for { $price }
       *[other] Week { $week }: { $team } build ad board 3 for { $price }
      }
  }
el-report-vp = Victory points
el-report-league = League
el-report-tokens = Tokens
el-report-staff = Staff
el-report-stadium = Buildings
el-report-office = Offices
el-report-suspensions = Suspensions
el-report-total = Total
el-report-goals = Goals from shots
el-report-luck = Luck of consequences
el-report-rerolls = Rolled again for a fan

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
el-fx-at-end = { $when }, at the end of the season
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
el-fx-site-shop = a club shop
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
  } up to { $n ->
    [one] { $n } fan
   *[other] { $n } fans
  }
el-fx-if-built = you have built { $what }
el-fx-if-have = you have { $what }
el-fx-bare-money = money
el-fx-bare-fans = fans
el-fx-bare-operations = operations
el-fx-bare-fitness = fitness
el-fx-none = nothing happens

## What the levels of the computer do

el-level-1 = Every other answer is drawn by lot; just right for a first season.
el-level-2 = Knows what a club is worth, and forgets it in one answer of four.
el-level-3 = Runs its club with sense and picks its line-ups well; errs now and then.
el-level-4 = Weighs every deal and every line-up, and makes no mistakes on purpose.
el-level-5 = Our strongest: before it decides it plays out what the week may bring. It never sees your cards.

## Who sits where, and groups of options

el-seat-0 = Manager 1
el-seat-1 = Manager 2
el-seat-2 = Manager 3
el-seat-3 = Manager 4
el-count-1 = One: a season alone
el-count-2 = Two managers
el-count-3 = Three managers
el-count-4 = Four managers

el-group-season = The season
    .help = How strong the clubs are, and who begins.
el-group-alone = A season alone
    .help = For one manager: a scenario, or the VP of a free season.
el-group-money = Money at the end of the week
    .help = What it costs to keep what you have.
el-group-club = Club and stadium
    .help = Offices, buildings, sponsors and numbers of shirts.
el-group-match = Match day
    .help = What you see, what the dice do, and what follows a match.
el-group-cards = Cards
    .help = Which cards lie open, and which are in the decks.

## Options of the season

el-opt-division =
    .label = Division
    .help = How strong are the clubs?
el-opt-division-3 = Division 3
    .help = Decks 3 and 3/2: easy to begin with.
el-opt-division-2 = Division 2
    .help = Decks 3/2 and 2/1: every point must be earned.
el-opt-division-1 = Division 1
    .help = Decks 2/1 and 1: the best there are.

el-opt-scenario =
    .label = Scenario
    .help = Which scenario, if any, do you play?
el-opt-scenario-none = None
    .help = A season for its VP.
el-opt-scenario-first-steps = First steps
    .help = Division 3: place 4 or better and 40 VP.
el-opt-scenario-promotion-push = Promotion push
    .help = Division 2: place 2 or better.
el-opt-scenario-ageing-squad = Ageing squad
    .help = Division 3, three veterans to begin with: three trained youngsters and place 5 or better.
el-opt-scenario-out-of-money = Out of money
    .help = Little money, a suspended coach: no suspensions, 10 money and 35 VP.
el-opt-scenario-the-deadline = The deadline
    .help = Five new buildings by the end of week 5.
el-opt-scenario-kings-of-the-league = Kings of the league
    .help = Division 1: place 3 or better and 45 VP.

el-opt-first-seat =
    .label = First manager
    .help = Who is first manager in week 1?
el-opt-first-seat-random = By lot
    .help = Chance decides.
el-opt-first-seat-0 = Seat 1
    .help = This seat begins.
el-opt-first-seat-1 = Seat 2
    .help = This seat begins.
el-opt-first-seat-2 = Seat 3
    .help = This seat begins.
el-opt-first-seat-3 = Seat 4
    .help = This seat begins.

el-opt-fees-footballers =
    .label = Fees for players
    .help = What does keeping players cost a week?
el-opt-fees-footballers-pack = As in the set
    .help = The amounts of the fee track.
el-opt-fees-footballers-none = None
    .help = Nothing is paid for them.
el-opt-fees-footballers-double = Double
    .help = Twice the amounts.

el-opt-fees-staff =
    .label = Fees for staff
    .help = What does keeping staff cost a week?
el-opt-fees-staff-pack = As in the set
    .help = The amounts of the fee track.
el-opt-fees-staff-none = None
    .help = Nothing is paid for them.
el-opt-fees-staff-double = Double
    .help = Twice the amounts.

el-opt-fees-stadium =
    .label = Fees for buildings
    .help = What do the buildings cost a week?
el-opt-fees-stadium-pack = As in the set
    .help = The amounts of the fee track.
el-opt-fees-stadium-none = None
    .help = Nothing is paid for them.
el-opt-fees-stadium-double = Double
    .help = Twice the amounts.

el-opt-consequences =
    .label = Consequences
    .help = What can happen after a match?
el-opt-consequences-pack = As in the set
    .help = The table of the rulebook.
el-opt-consequences-none = None
    .help = No die is rolled after the match.
el-opt-consequences-mild = Mild
    .help = Every injury is a single, ordinary one.

el-opt-dice-red =
    .label = Red die
    .help = How well do red clubs do without you?
el-opt-dice-red-pack = As in the set
    .help = The faces of the set.
el-opt-dice-red-none = Nothing
    .help = The die always gives 0.
el-opt-dice-red-certain = Always 1
    .help = The die always gives 1 point.

el-opt-dice-yellow =
    .label = Yellow die
    .help = How well do yellow clubs do without you?
el-opt-dice-yellow-pack = As in the set
    .help = The faces of the set.
el-opt-dice-yellow-none = Nothing
    .help = The die always gives 0.
el-opt-dice-yellow-certain = Always 1
    .help = The die always gives 1 point.

el-opt-dice-green =
    .label = Green die
    .help = How well do green clubs do without you?
el-opt-dice-green-pack = As in the set
    .help = The faces of the set.
el-opt-dice-green-none = Nothing
    .help = The die always gives 0.
el-opt-dice-green-certain = Always 1
    .help = The die always gives 1 point.

el-opt-dice-shared =
    .label = One roll a colour
    .help = Does one roll count for all idle clubs of a colour?
el-opt-dice-shared-false = No
    .help = Each club has a roll of its own.
el-opt-dice-shared-true = Yes
    .help = One roll for all clubs of the colour.

el-opt-symbol-pool =
    .label = The star after a match
    .help = Whom may the star name after a match?
el-opt-symbol-pool-selected = A player of this match
    .help = Somebody above 11 who plays.
el-opt-symbol-pool-owned = Any of yours
    .help = Somebody above 11, whether he plays or not.

el-opt-office =
    .label = Offices
    .help = What do offices cost, and are there any?
el-opt-office-pack = As in the set
    .help = 3, 4 and 5 money for 2, 5 and 9 VP.
el-opt-office-cheap = Cheaper
    .help = Each costs 1 less.
el-opt-office-none = None
    .help = No office can be built.

el-opt-infrastructure-vp =
    .label = VP of buildings
    .help = How many VP is a building worth?
el-opt-infrastructure-vp-pack = As in the set
    .help = What the tokens show.
el-opt-infrastructure-vp-one = 1 each
    .help = Each kind on ordinary spaces scores 1.
el-opt-infrastructure-vp-three = 3 each
    .help = Each kind on ordinary spaces scores 3.

el-opt-infrastructure-price =
    .label = Price of buildings
    .help = What does a building cost?
el-opt-infrastructure-price-pack = As in the set
    .help = 3 money.
el-opt-infrastructure-price-2 = 2
    .help = 2 money.
el-opt-infrastructure-price-4 = 4
    .help = 4 money.

el-opt-ordinary-spaces =
    .label = Building spaces
    .help = How many ordinary building spaces has the stadium?
el-opt-ordinary-spaces-pack = As in the set
    .help = Four.
el-opt-ordinary-spaces-3 = 3
    .help = Three.
el-opt-ordinary-spaces-5 = 5
    .help = Five.
el-opt-ordinary-spaces-6 = 6
    .help = Six.

el-opt-unnumbered-limit =
    .label = Players without a numbered shirt
    .help = How many players without a numbered shirt may play?
el-opt-unnumbered-limit-3 = Three
    .help = One for each shirt without number.
el-opt-unnumbered-limit-none = No limit
    .help = Any shirt without a player will do.

el-opt-exp-per-match =
    .label = Experience a match
    .help = How many symbols of a kind does one match fill?
el-opt-exp-per-match-1 = One of each kind
    .help = One played, and one scored.
el-opt-exp-per-match-all = All of the kind
    .help = One match fills them all.

el-opt-sponsor-repay =
    .label = Losing a sponsor
    .help = What do you pay back when a sponsor leaves?
el-opt-sponsor-repay-small = The small contract
    .help = The money of its small contract.
el-opt-sponsor-repay-banner = The ad board
    .help = The money of its ad-board contract.
el-opt-sponsor-repay-none = Nothing
    .help = The sponsor just goes.

el-opt-penalty-tokens =
    .label = Unpaid fees
    .help = How many suspensions does missing money cost?
el-opt-penalty-tokens-2 = Two
    .help = Two suspensions for each missing money.
el-opt-penalty-tokens-1 = One
    .help = One suspension for each missing money.

el-opt-stands-first =
    .label = Fans first
    .help = When do fans take their seats?
el-opt-stands-first-false = After the abilities
    .help = After tokens have gone and abilities before the match.
el-opt-stands-first-true = Before them
    .help = Before tokens go.

el-opt-after-match-result =
    .label = Abilities after the match
    .help = Which score do abilities after the match look at?
el-opt-after-match-result-current = The score of the moment
    .help = Each looks when it is used.
el-opt-after-match-result-final = The final score
    .help = All look at the end.

el-opt-basic-in-deck =
    .label = Spare basic tactics
    .help = Are spare basic tactics shuffled in?
el-opt-basic-in-deck-true = Yes
    .help = They may be drawn.
el-opt-basic-in-deck-false = No
    .help = They go back into the box.

el-opt-opponent-visibility =
    .label = Opponents to come
    .help = How many reports can you read?
el-opt-opponent-visibility-top = The next one
    .help = Only this week’s club is known.
el-opt-opponent-visibility-all = All six
    .help = You know which club comes in which week.

el-opt-ranking =
    .label = Shared places
    .help = Which place follows a shared one?
el-opt-ranking-standard = 1, 2, 2, 4
    .help = A place is left out.
el-opt-ranking-dense = 1, 2, 2, 3
    .help = No place is left out.

el-opt-fees-last-week =
    .label = Fees after week 6
    .help = Are fees due after week 6?
el-opt-fees-last-week-false = No
    .help = The season ends before them.
el-opt-fees-last-week-true = Yes
    .help = They are paid once more.

el-opt-decks-face-up =
    .label = Open decks
    .help = Do you see the next player of a deck?
el-opt-decks-face-up-true = Yes
    .help = The untrained side of the top card is seen.
el-opt-decks-face-up-false = No
    .help = Decks lie face down.

el-opt-peek-own-backs =
    .label = Trained sides
    .help = May you look at the trained side of your players?
el-opt-peek-own-backs-true = Yes
    .help = Of your own, at any time.
el-opt-peek-own-backs-false = No
    .help = You see it when he is trained.

el-opt-solo-refresh-anytime =
    .label = A fresh row, alone
    .help = When may a row be replaced, alone?
el-opt-solo-refresh-anytime-false = At the end of the week
    .help = Once, after the usual discards.
el-opt-solo-refresh-anytime-true = At any time
    .help = Once a week, when you like.

## Presets

el-preset-division3 =
    .label = Division 3
    .help = A season in the easiest division.
el-preset-division2 =
    .label = Division 2
    .help = A season in the middle.
el-preset-division1 =
    .label = Division 1
    .help = A season against the best.
el-preset-first-steps =
    .label = First steps
    .help = Alone: place 4 or better and 40 VP.
el-preset-promotion-push =
    .label = Promotion push
    .help = Alone: place 2 or better in division 2.
el-preset-ageing-squad =
    .label = Ageing squad
    .help = Alone: three veterans must become three trained youngsters.
el-preset-out-of-money =
    .label = Out of money
    .help = Alone: a club in debt finds its feet.
el-preset-the-deadline =
    .label = The deadline
    .help = Alone: five new buildings by the end of week 5.
el-preset-kings-of-the-league =
    .label = Kings of the league
    .help = Alone: place 3 or better in division 1, and 45 VP.

## Why one would choose otherwise: one sentence an option, for the expert panel

el-opt-division-why = Division 3 is the one to begin with; in division 1 a draw is a good result.
el-opt-scenario-why = A scenario gives a season alone a task; with more managers it does nothing.
el-opt-first-seat-why = The first manager takes first from the market, and the role passes to the left every week.
el-opt-fees-footballers-why = The printed amounts are lost; higher ones make a small squad pay.
el-opt-fees-staff-why = The printed amounts are lost; higher ones make sets of staff dearer.
el-opt-fees-stadium-why = The printed amounts are lost; higher ones make building early a burden.
el-opt-consequences-why = Some rows of the printed table are lost; a mild one spares newcomers the worst.
el-opt-dice-red-why = Red clubs are the climbers of the league when nobody plays them.
el-opt-dice-yellow-why = Half of the clubs are yellow, so this die moves the table most.
el-opt-dice-green-why = Green clubs fall behind when nobody plays them.
el-opt-dice-shared-why = The printed rules can be read both ways; shared rolls are quicker and swing the table more.
el-opt-symbol-pool-why = If any player may be named, one who sat out can be named and nobody is hurt.
el-opt-office-why = Offices turn late money into VP; without them money must go elsewhere.
el-opt-infrastructure-vp-why = The printed VP of four buildings are lost; this makes them a sideshow or a plan.
el-opt-infrastructure-price-why = Cheaper buildings make for a season of builders.
el-opt-ordinary-spaces-why = The printed number is lost; four let you build each kind once.
el-opt-unnumbered-limit-why = Three shirts are in the box; without a limit high numbers are no drawback.
el-opt-exp-per-match-why = All at once makes a youngster worth his VP after a single match.
el-opt-sponsor-repay-why = The printed icon is lost; nothing to pay makes a good contract safe.
el-opt-penalty-tokens-why = One instead of two makes a bad week easier to survive.
el-opt-stands-first-why = Before the abilities, those cannot use up fans you meant for the stands.
el-opt-after-match-result-why = With the score of the moment, the order in which you use them matters.
el-opt-basic-in-deck-why = Without them, every drawn tactic has an effect.
el-opt-opponent-visibility-why = Seeing all six lets you plan the season; seeing one keeps each week a surprise.
el-opt-ranking-why = Football counts 1, 2, 2, 4; the other way is kinder to those below.
el-opt-fees-last-week-why = If they are, a big club must keep some money for the end.
el-opt-decks-face-up-why = Open decks reward planning, closed ones are quicker to play.
el-opt-peek-own-backs-why = If you may not, training a player is a small adventure.
el-opt-solo-refresh-anytime-why = At any time is a help when the market offers nothing you need.

## Options and plans that cannot be

fault-option-solo = A scenario is played alone. Leave the scenario out, or play with one manager.
fault-option-division = This scenario is not played in this division, but in: { $divisions }.
fault-plan-effect = Effect { $row } of the plan: nobody selected has it, or its moment is over.
fault-plan-many = A line-up has ten shirts and a keeper at most.
fault-plan-row = Row { $row } of the plan cannot be read: shirt 0 to 12, zone 0 to 8, the card or -1.
fault-plan-twice = Row { $row } of the plan uses a shirt or a player for a second time.
fault-plan-whose = Row { $row } of the plan names somebody who does not play for this club.
fault-plan-role = Row { $row } of the plan: a keeper’s row is -1, -1 and his card, and nobody else’s is.
fault-plan-shirt = Row { $row } of the plan: this player wears the shirt of his number.
fault-plan-formation = No tactic card in your hand sets this formation.
