## Eleven: the match of the week and its line-up

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
el-l-give-nobody = Give it without any of your players
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
