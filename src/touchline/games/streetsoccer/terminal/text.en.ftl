### StreetSoccer at the keyboard, and of `touchline odds`.

cli-odds-duel = { $dice ->
    [one] Kick-off: one die, and one step more
    [higher] Kick-off: the higher of two dice that are not equal, and one step more
   *[two] Kick-off: the difference of two dice that are not equal
  }
cli-odds-steps = steps
cli-odds-chance = chance
cli-odds-mean = On average { $mean } steps.
cli-odds-ties = A throw that is rolled again comes once in { $ties } throws.
cli-odds-restart = Restart: a die on which a 1 is rolled again
cli-odds-legs = Cells that one kick of so many steps can reach on an empty pitch
cli-odds-from = from
cli-odds-fewest = Fewest steps for the left team to score by one kick on an empty pitch
cli-odds-row = row
cli-odds-die-column = die
cli-odds-options-column = options
cli-odds-kicks-column = kicks
cli-odds-cells-column = ball cells
cli-odds-goals-column = goals
cli-odds-way-column = one way to score
cli-odds-score = Chance to score in this turn: { $fraction } ({ $percent } %).
cli-odds-score-die = With a { $die }: { $yes ->
    [yes] a goal is possible.
   *[no] no goal is possible.
  }
cli-odds-choices = On average { $mean } options.
cli-odds-phase = This position waits for no die and no kick: chances are worked out for an ordinary turn (t), a restart (r) and a kick-off (o).
term-minute = Minute { $minute }
term-die = { $phase }: { $die }
term-help =
    Type a move, or a command.
      d3e3      the figure on d3 walks to e3
      d3e4h6    the figure on d3 kicks, rests on e4, and the ball ends on h6
      c3c4##    the figure on c3 kicks and scores, and rests on c4
      d3        what the figure on d3 can do; then type the rest, such as e3 or h6
      @f4e5     kick-off or restart: f4 sends the ball to e5 (## for the goal)
      +Gb4      place the keeper; +Pf4 a field player; =b4 your keeper again
      why d3e5  why this is not allowed
      odds      what each die would open
      moves     list what you may do          board    show the board again
      undo      take back your last move      rule ID  read a rule
      save FILE keep the match                resign   give the match up
      quit      leave (the match is lost unless saved)
term-figure-moves = { $figure } on { $cell } can walk to: { $walks }
term-figure-kicks = { $figure } on { $cell } kicks from { $spot } to: { $ends }
term-figure-nothing = The figure on { $cell } can do nothing now. { $why }
term-goal-word = GOAL
term-nothing-matches = “{ $word }” is neither a move nor a command. ? shows help.
term-ambiguous = Several moves begin so: { $moves }
term-why-what = Name a move, as in: why d3e5
term-why-unknown = It is not among the moves of this turn; “moves” lists them.
term-welcome = { $home } (L, attacks to the right) against { $away } (R, attacks to the left). ? shows help.
term-moves = { $count ->
    [one] One move is open:
   *[other] { $count } moves are open:
  }
term-more = ... and { $count } more; name a figure's cell to see its own.
cli-sim-reason-streetsoccer-1 = after regular time
cli-sim-reason-streetsoccer-2 = by a golden goal
cli-sim-reason-streetsoccer-3 = by the last goal of regular time
cli-sim-reason-streetsoccer-4 = without any goal, both lost
cli-sim-reason-streetsoccer-5 = drawn
