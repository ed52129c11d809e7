### Eleven at the keyboard, and of `touchline odds`.

cli-sim-reason-eleven-0 = by victory points
cli-sim-reason-eleven-1 = victory shared
cli-sim-reason-eleven-2 = level on points, by the league
cli-sim-reason-eleven-3 = a season alone
cli-sim-reason-eleven-4 = scenario won
cli-sim-reason-eleven-5 = scenario lost
term-el-welcome = Eleven: a season of six weeks. ? shows help.
term-el-help =
    Type the number before an answer, its words, or its short form (players 4, build shop).
      Enter           the only answer; no; or as it is suggested
      lineup          the rest of the line-up as it is suggested
      look NAME       what a card says
      suggest         a sensible answer
      moves           the open answers
      why             everything that is shut, and why; “why NAME” for one
      odds            how your board votes
      board           the table again
      rule EL-110     a rule
      undo            take back what nobody has learnt anything of
      save FILE.json  keep the season
      resign, quit    give up; leave
    Squad: * selected, + trained; ! injury, = suspension, ^ stronger, v weaker, o experience.
    (name) is exhausted, [name] cannot be taken; on the pitch A attacks and D defends.
term-el-line-up = An empty line takes the suggestion; “lineup” takes all the rest.
term-el-week = Week { $week }, { $day }
term-el-day = { $day ->
    [mon] Monday
    [tue] Tuesday
    [wed] Wednesday
    [thu] Thursday
   *[match] match day
  }
term-el-division = division { $division }
term-el-die = { $die ->
    [red] red
    [yellow] yellow
   *[green] green
  }
term-el-vp = { $points } VP
term-el-money = { $n } money ({ $stat })
term-el-fans = { $stat ->
    [0] { $n ->
        [one] 1 fan
       *[other] { $n } fans
      }
   *[other] { $n ->
        [one] 1 fan ({ $stat })
       *[other] { $n } fans ({ $stat })
      }
  }
term-el-operations = { $n ->
    [one] 1 operation ({ $stat })
   *[other] { $n } operations ({ $stat })
  }
term-el-fitness = { $n } fitness ({ $stat })
term-el-directors = Directors: { $text }
term-el-staff = Staff: { $text }
term-el-sponsors = Sponsors: { $text }
term-el-stadium = Built: { $built } ({ $used }/{ $places }); fans { $fans } of { $stands } stands
term-el-kind = { $kind ->
    [0] floodlights
    [1] club shop
    [2] directors’ office
    [3] training ground
    [4] stand 3
    [5] stand 4
   *[6] ad board 3
  }
term-el-fees = fees { $fees }
term-el-office = offices { $at } ({ $vp } VP)
term-el-objective = Objective: { $text }
term-el-never = never
term-el-forbidden-card-actions = Card actions only on: { $text }
term-el-forbidden-recruit-footballer = Recruiting players only on: { $text }
term-el-forbidden-recruit-staff = Hiring staff only on: { $text }
term-el-forbidden-sign = Signing sponsors only on: { $text }
term-el-forbidden-build = Building only on: { $text }
term-el-forbidden-stands = Fans on the stands only on: { $text }
term-el-role = { $role ->
    [attack] att
    [defence] def
   *[keeper] kee
  }
term-el-opponent = Against { $text }
term-el-score = { $shape }   { $mine }–{ $theirs }   keeper { $keeper }
term-el-bench = Bench: { $text }
term-el-row-players = Players: { $text }
term-el-row-staff = Staff: { $text }
term-el-row-sponsors = Sponsors: { $text }
term-el-tops = On top: { $text }
term-el-meeting = Board meeting: { $text }
term-el-votes = { $card }. Die { $die }: yellow { $yellow }, blue { $blue }, red { $red }
term-el-hand = Tactic cards: { $text }
term-el-looking = To choose from: { $text }
term-el-no-card = No card is called “{ $word }”.
term-el-wears = shirt { $shirt }, price { $price }
term-el-option = option { $n }
term-el-colour = { $n ->
    [0] yellow
    [1] blue
   *[2] red
  }
term-el-stat = { $n ->
    [0] money
    [1] fans
    [2] operations
   *[3] fitness
  }
term-el-cost = costs { $n } { $stat ->
    [0] money
    [1] { $n ->
        [one] fan
       *[other] fans
      }
    [2] { $n ->
        [one] operation
       *[other] operations
      }
   *[3] fitness
  }, { $left } left
term-el-brings = brings { $n } { $stat ->
    [0] money
    [1] { $n ->
        [one] fan
       *[other] fans
      }
    [2] { $n ->
        [one] operation
       *[other] operations
      }
   *[3] fitness
  }, { $left } then
term-el-cost-any = and { $n } of your choice
term-el-token = { $n ->
    [0] the injury
   *[1] the suspension
  }
term-el-row = { $n ->
    [0] players
    [1] staff
   *[2] sponsors
  }
term-el-stand = stand { $n }
term-el-foe = opposing shirt { $n }
term-el-place = place { $n }
term-el-zone = { $n ->
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
term-el-vote-odds = { $vote ->
    [yellow] yellow: { $n } of 6
    [blue] blue: { $n } of 6
    [red] red: { $n } of 6
   *[tied] tied: { $n } of 6
  }
cli-odds-el-directors = How each director votes:
cli-odds-el-boards = What the roll of a board brings, on average over all boards:
cli-odds-el-size = { $n ->
    [one] 1 director
   *[other] { $n } directors
  }
cli-odds-el-consequences = What follows a match, by its result:
cli-odds-el-injuries = The chance that somebody is hurt after a match, by how many of the twelve faces hit one of those selected:
cli-odds-el-selected = { $n ->
    [one] 1 face
   *[other] { $n } faces
  }
cli-odds-el-clubs = League points of a club that nobody meets, by its die:
cli-odds-el-sponsors = The next sponsor: money of the small contract, and the bonus:
cli-odds-el-small = chance
cli-odds-el-mean = mean
cli-odds-el-yellow = yellow
cli-odds-el-blue = blue
cli-odds-el-red = red
cli-odds-el-green = green
cli-odds-el-tied = tied
cli-odds-el-win = win
cli-odds-el-draw = draw
cli-odds-el-loss = defeat
cli-odds-el-luck = { $luck ->
    [new_fans] new fans
    [training] training
    [strength] temporary strength { $n }
    [weakness] temporary weakness { $n }
    [injury] { $n ->
        [one] injury
       *[other] double injury
      }
    [serious] { $n ->
        [one] serious injury
       *[other] double serious injury
      }
   *[nothing] nothing
  }
cli-odds-el-bonus = { $what ->
    [gain] resources
    [stat] a statistic goes up
    [train] training
    [tokens] tokens for players
    [draw] cards
    [recruit] a player or staff member
    [build] a building
    [office] an office
    [points] VP
    [none] no bonus
   *[other] something else
  }
