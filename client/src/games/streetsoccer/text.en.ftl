### The pitch of StreetSoccer.

ss-board-help = Arrow keys move over the cells, with Shift to the next one that is lit. Enter touches one, Escape puts it back.
ss-board-choose = can be chosen
ss-board-chosen = chosen
ss-board-walk = can walk here
ss-board-ball = can walk to the ball
ss-board-then-walk = Choose where to walk
ss-board-then-ball = Choose where to walk: a cell, or the ball
ss-board-then-kick = Choose where the ball goes
ss-board-then-place = Choose the cell for this figure
ss-board-kick = the ball can go here
ss-board-place = can be placed here
ss-board-armed = chosen as the end
ss-board-goal = a goal can be scored here
ss-board-mouth = { $cell }, inside the goal of { $team }
ss-board-with-ball = with the ball
ss-board-die = The die shows { $die }
ss-board-duel = { $team } roll a { $die }
ss-board-stay = Walk round and end on { $cell } again
ss-board-bench-keeper = { $team }, keeper: number { $number }, { $name }, waiting
ss-board-bench-player = { $count ->
    [one] { $team }, field player: number { $number }, { $name }, waiting
   *[other] { $team }, { $count } field players waiting, next number { $number }, { $name }
  }
ss-board-anchor-goal = into the goal
ss-board-anchor-figure = { $name }, number { $number }, on { $cell }
ss-board-anchor-ball = the ball on { $cell }
