### StreetSoccer, English. What the table says: questions, options, story, reasons, results.
### $team, $other, $home-team and $away-team are names of teams, $name and $names of figures.

ss-name = StreetSoccer
    .line = Five a side, one die, ten by six cells: walk onto the ball, and it flies.

# how far a match is, in a list of matches
ss-standing = minute { $minute }

ss-side-l = Left team
ss-side-r = Right team
ss-keeper-word = Keeper
ss-player-word = Field player

## The board, for screen readers

ss-board = StreetSoccer board: a pitch of ten by six cells with a border of one cell all round
ss-figure = { $keeper ->
    [yes] { $team }, keeper { $number }, { $name }, on { $cell }
   *[no] { $team }, number { $number }, { $name }, on { $cell }
  }
ss-figure-waiting = { $keeper ->
    [yes] { $team }, keeper { $number }, { $name }, not placed yet
   *[no] { $team }, number { $number }, { $name }, not placed yet
  }
ss-ball = The ball, on { $cell }
ss-ball-spot = The ball, on the centre spot
ss-ball-none = The ball is out of play for a moment
ss-cell = { $cell }
ss-cell-dark = { $cell }, dark cell in front of the goal of { $team }
ss-cell-light = { $cell }, light cell of { $team }
ss-cell-circle = { $cell }, circle cell of { $team }
ss-cell-ring = { $cell }, outside the lines
ss-goal-of = The goal of { $team }

## Phases

ss-phase-choose = Who places first
ss-phase-place = Placing the figures
ss-phase-duel = Kick-off duel
ss-phase-kickoff = Kick-off
ss-phase-roll = Rolling the die
ss-phase-move = Walking
ss-phase-keeper = Keepers back in goal
ss-phase-restart-roll = Rolling for the restart
ss-phase-restart = Restart
ss-phase-over = Full time

## Questions

ss-ask-place = { $left ->
    [one] Place your last figure
   *[other] Place a figure: { $left } are still on the touchline
  }
ss-ask-kickoff = { $steps ->
    [one] Kick off: the ball travels 1 step
   *[other] Kick off: the ball travels { $steps } steps
  }
ss-ask-move = { $die ->
    [one] Choose who walks 1 step
   *[other] Choose who walks { $die } steps
  }
ss-ask-keeper = Choose the dark cell for your keeper
ss-ask-restart = Restart: your keeper plays the ball { $die ->
    [one] { $die } step
   *[other] { $die } steps
  }
ss-ask-pass = No figure of yours can make a legal move: your turn passes

ss-chance-coin = The coin decides who places first
ss-chance-duel = The dice decide who kicks off, and how far
ss-chance-roll = { $team } roll the die
ss-chance-restart = { $team } roll for the restart

## Odds, shown before a choice is made

ss-odds-goal = After this, { $team } can score with the next roll:

## Options: a, b, c are the things to touch, in order

ss-walk = Walk from { $a } to { $b }
ss-kick = Walk from { $a } to the ball on { $b }, kick it to { $c }
ss-kick-goal = Walk from { $a } to the ball on { $b } and score
ss-place = { $a ->
    [keeper] Place the keeper on { $b }
   *[player] Place a field player on { $b }
  }
ss-keeper = Put the keeper on { $a }
ss-kickoff = Kick off from { $a } to { $b }
ss-restart = Restart from { $a } to { $b }
ss-restart-goal = Restart from { $a } straight into the goal
ss-pass = Pass the turn

## The story

ss-fact-coin = The coin falls for { $team }: they place first.
ss-fact-placed = { $name } takes up position on { $cell } for { $team }.
ss-fact-placed-keeper = { $name } goes in goal for { $team }, on { $cell }.
ss-fact-duel = { $steps ->
    [one] { $team } win the duel for the kick-off by { $high } to { $low }: the ball will travel 1 step.
   *[other] { $team } win the duel for the kick-off by { $high } to { $low }: the ball will travel { $steps } steps.
  }
ss-fact-kickoff-die = { $steps ->
    [one] { $team } roll a { $die } for the kick-off: the ball will travel 1 step.
   *[other] { $team } roll a { $die } for the kick-off: the ball will travel { $steps } steps.
  }
ss-fact-kickoff = { $name } kicks off from { $from }, and the ball rolls to { $to }.
ss-fact-kickoff-chain = { $name } kicks off from { $from }; the ball goes by way of { $names } to { $to }.
ss-fact-roll = { $team } roll a { $die }.
ss-fact-move = { $steps ->
    [one] { $name } walks one step, from { $from } to { $to }.
   *[other] { $name } walks { $steps } steps, from { $from } to { $to }.
  }
ss-fact-move-back = { $name } walks { $steps } steps and is back where the walk began, on { $from }.
ss-fact-kick = { $name } comes from { $from } to the ball on { $spot } and kicks it to { $to }.
ss-fact-pass-chain = { $passes ->
    [one] { $name } comes from { $from } to the ball on { $spot } and finds { $names }, who plays it on to { $to }.
   *[other] { $name } comes from { $from } to the ball on { $spot }; { $passes } passes by way of { $names } take it to { $to }.
  }
ss-fact-kick-goal = { $name } comes from { $from } to the ball on { $spot } and shoots.
ss-fact-goal-chain = { $passes ->
    [one] { $name } comes from { $from } to the ball on { $spot } and finds { $names }, who shoots.
   *[other] { $name } comes from { $from } to the ball on { $spot }; { $passes } passes by way of { $names }, and the shot.
  }
ss-fact-push = { $name } may not stay in front of the goal and steps back from { $from } to { $to }.
ss-fact-goal = Goal! { $name } scores for { $team }: { $home }–{ $away }.
ss-fact-keeper = { $name } stands on { $cell } for the restart.
ss-fact-restart = { $team } bring the ball back into play from { $cell }.
ss-fact-restart-roll = { $team } roll a { $die } for the restart.
ss-fact-restart-kick = { $name } plays the ball from { $from } to { $to }.
ss-fact-restart-chain = { $name } plays the ball from { $from } by way of { $names } to { $to }.
ss-fact-restart-goal = { $name } shoots from { $from }, all the way from the restart.
ss-fact-restart-goal-chain = { $name } starts from { $from }, and by way of { $names } the ball flies at goal.
ss-fact-pass = { $team } cannot make any legal move and pass.
ss-fact-pass-restart = { $team } have no legal restart and try again on their next turn.
ss-fact-minute = Minute { $minute }.
ss-fact-extra = Level after twenty-five minutes: ten more follow, and the next goal wins.
ss-fact-end = The whistle blows: { $home-team } { $home }, { $away-team } { $away }.
ss-fact-resigned = { $team } resign.

## Results

ss-end-regular = { $team } win { $high }–{ $low } after twenty-five minutes.
ss-end-golden = { $team } win by the golden goal, { $high }–{ $low }.
ss-end-last-goal = Level at { $home }–{ $away } after extra time: { $team } win, because they scored the last goal of regular time.
ss-end-no-goal = No goal in the whole match: both teams lose.
ss-end-draw = The match ends level, { $home }–{ $away }: a draw.
ss-end-resigned = { $other } resigned: { $team } win.

## Why something is shut

ss-why-not-yours = That figure belongs to the other team; move one of your own five.
ss-why-occupied = Another figure stands there; choose an empty cell.
ss-why-blocked = Figures are in the way and cannot be jumped; take a way round them or another cell.
ss-why-too-far = The die does not carry that far; choose a cell within reach.
ss-why-wrong-count = The steps do not work out; a figure that leaves the ball alone walks exactly the number on the die.
ss-why-off-board = That cell is not in play in this match; stay on the cells that are.
ss-why-dark = Only the keeper of that goal may rest on its dark cells; end the walk somewhere else.
ss-why-light = Two of your figures would rest on your light cells; at most one may.
ss-why-light-kick = After this kick two of your figures would rest on your light cells; kick with another figure or move one away first.
ss-why-enclosure = Your own figures would shut the ball in so that no opponent could get to it; leave a way open.
ss-why-corner = Three of your figures would stand beside the ball in its corner; two at most may stay there.
ss-why-push = This kicker would have to step back off the dark cell and finds no room; the light cell or the cell beside must be free.
ss-why-out-of-reach = This figure cannot reach the ball with this die; let another one kick, or simply walk.
ss-why-origin = In this match a walk may not end where it began; choose another cell.
ss-why-revisit = In this match a walk may not enter a cell twice; choose a cell with a way that crosses itself nowhere.
ss-why-lines = The ball must stay inside the lines and may leave only into the opposing goal.
ss-why-own-goal = The ball may not go out through your own goal; send it somewhere else.
ss-why-opponent-on-cell = An opponent stands there, and the ball can neither stop there nor go through; aim for an empty cell.
ss-why-own-on-cell = Your team-mate there would have to play the ball on; choose the cell where the ball comes to rest at last.
ss-why-kick-length = The ball must use up its steps exactly; choose a cell at the right distance, or walk a longer way to the ball for a shorter kick.
ss-why-kick-route = Opponents or the lines bar every straight or once-bent way to that cell; look for a pass round them or another cell.
ss-why-kickoff-goal = The kick-off may not score; leave the ball on an empty cell of the pitch.
ss-why-no-goal-route = The ball finds no way into the goal now; it must cross the line from one of the two dark cells, with a step left to do so.
ss-why-place-keeper = The keeper starts on one of the two dark cells in front of your own goal.
ss-why-place-dark = The dark cells are for the keepers; choose another cell for a field player.
ss-why-place-circle = The circle is not open to this figure; choose a cell outside it.
ss-why-place-opposing-circle = Those circle cells belong to the other team; use your own half of the circle or another cell.
ss-why-place-spread = Your other field players must not all crowd into one half; leave one for the half that is still empty.
ss-why-place-light = At most one of your figures may start on your light cells.
ss-why-place-pitch = Figures start inside the lines; choose a cell of the pitch.
ss-why-place-need = You would have too few figures left for the places that must be filled: the goal, the circle and the halves.
ss-why-keeper-cell = The keeper goes on one of the two dark cells in front of your own goal, on an empty one.
ss-why-not-kicker = This figure may not take the kick: a kick-off is for a field player on a circle cell, a restart for the keeper.

## Options of the match

ss-opt-first-placer =
    .label = Who places first
    .help = The team that puts down the first figure; placing later means knowing more.
ss-opt-first-placer-coin = A coin decides
    .help = Each team places first with the same chance.
ss-opt-first-placer-l = The left team
    .help = The left team puts down the first figure.
ss-opt-first-placer-r = The right team
    .help = The right team puts down the first figure.

ss-opt-placement-order =
    .label = Order of placing
    .help = How the ten figures come onto the pitch.
ss-opt-placement-order-1-2-2-2-2-1 = In turns
    .help = One figure, then two at a time by turns, and the last one alone.
ss-opt-placement-order-5-5 = Five and five
    .help = One team places all five figures, then the other places its five.
ss-opt-placement-order-fixed2-3 = Two fixed, three free
    .help = Keeper and one circle figure stand already; each team places its other three in one go.

ss-opt-circle-rule =
    .label = Circle cells
    .help = Who may start on the four cells around the centre spot.
ss-opt-circle-rule-at-least-one = At least one
    .help = Each team needs a field player on its own half of the circle and may use both cells.
ss-opt-circle-rule-prefixed-only = Only the fixed ones
    .help = Nobody else may start in the circle than the figures that stand there already.

ss-opt-spread-rule =
    .label = Spread of the field players
    .help = Where the three field players outside the circle must start.
ss-opt-spread-rule-each-half = One in each half
    .help = At least one of the three starts in your half and at least one in the other.
ss-opt-spread-rule-opposing-half = One up front
    .help = At least one of the three starts in the opposing half; your own half is up to you.

ss-opt-placement-ring =
    .label = Start outside the lines
    .help = Whether figures may start on the cells around the pitch.
ss-opt-placement-ring-false = No
    .help = Every figure starts inside the lines.
ss-opt-placement-ring-true = Yes
    .help = Field players may also start on the cells around the pitch.

ss-opt-kickoff-side =
    .label = Who kicks off
    .help = How the team with the first kick is found.
ss-opt-kickoff-side-duel = Duel of dice
    .help = Both roll, and the higher die kicks off.
ss-opt-kickoff-side-first-placer = The first placer
    .help = The team that places first also kicks off, and sees its die before it places.

ss-opt-kickoff-length =
    .label = Length of the kick-off
    .help = How many steps the ball travels at the kick-off.
ss-opt-kickoff-length-difference = Difference of the dice
    .help = The higher die less the lower one, so one to five steps.
ss-opt-kickoff-length-die-plus-one = Own die and one more
    .help = The kicking team’s die plus one, so two to seven steps.

ss-opt-ring =
    .label = Cells outside the lines
    .help = Where figures may walk beyond the white lines; the ball never can.
ss-opt-ring-full = All of them
    .help = All thirty-six cells around the pitch may be walked on.
ss-opt-ring-no-corners = Without the corners
    .help = The four outermost corner cells are out of play.
ss-opt-ring-no-mouths = Without the goals
    .help = The two cells inside each goal are out of play.
ss-opt-ring-none = None
    .help = Figures stay inside the lines like the ball.

ss-opt-revisit =
    .label = Walking in loops
    .help = Whether a walk may come back to a cell.
ss-opt-revisit-free = Free
    .help = A figure may enter a cell more than once and may end where it began.
ss-opt-revisit-no-origin-end = Not home again
    .help = A walk that leaves the ball alone may not end on the cell where it began.
ss-opt-revisit-simple = Never twice
    .help = A walk enters no cell twice, also on the way to the ball.

ss-opt-bend =
    .label = Bending the ball
    .help = Whether a kick may change its direction by half a right angle.
ss-opt-bend-one = One bend a touch
    .help = Every touch gives the ball one bend of 45 degrees after its first step.
ss-opt-bend-none = Straight only
    .help = The ball never bends; this is meant for studies rather than for matches.

ss-opt-goal-exit =
    .label = Crossing the goal line
    .help = In which directions the ball may leave for a goal.
ss-opt-goal-exit-any = Any outward step
    .help = Straight or slanting, every step over the line from a cell in front of the goal scores.
ss-opt-goal-exit-mouth = Between the posts
    .help = The step must lead into one of the two cells inside the goal.

ss-opt-restart-keepers =
    .label = Keepers after a goal
    .help = Which keepers are put back in front of their goals before a restart.
ss-opt-restart-keepers-both = Both keepers
    .help = Both are placed anew, the scoring team’s first.
ss-opt-restart-keepers-conceder = The beaten keeper
    .help = Only the keeper who takes the restart is placed anew.

ss-opt-push-fallback =
    .label = No room to step back
    .help = What happens when a kicker on a dark cell has no free cell to step back to.
ss-opt-push-fallback-illegal = Not allowed
    .help = Such a kick may not be made, not even to score.
ss-opt-push-fallback-stay = The kicker stays
    .help = The figure stays on the dark cell until it moves again.

ss-opt-light-counts-keeper =
    .label = Keeper on a light cell
    .help = Whether your keeper counts for the limit of one figure on your light cells.
ss-opt-light-counts-keeper-true = Counts
    .help = Keeper or field player, only one of yours may rest on your light cells.
ss-opt-light-counts-keeper-false = Does not count
    .help = Only field players count; the keeper may rest there beside one of them.

ss-opt-enclosure =
    .label = Shutting the ball in
    .help = When a wall of your own figures around the ball is too much.
ss-opt-enclosure-region = No way in at all
    .help = A position is refused when no opponent could get to the ball any more, however far the wall.
ss-opt-enclosure-adjacent4 = The four neighbours
    .help = A position is refused only when your figures hold every cell right beside the ball.
ss-opt-enclosure-off = No limit
    .help = Any wall is allowed.

ss-opt-corner3 =
    .label = Ball in a corner
    .help = How many figures may crowd around a ball in a corner of the pitch.
ss-opt-corner3-orthogonal = Two of the four beside it
    .help = At most two of the four cells that share a side with the ball’s cell may be yours.
ss-opt-corner3-all8 = Two of the eight around it
    .help = At most two of the eight cells around the ball may be yours.
ss-opt-corner3-off = No limit
    .help = Any number of your figures may stand around it.

ss-opt-extra-time =
    .label = Extra time
    .help = What follows when the score is level after twenty-five minutes.
ss-opt-extra-time-10-golden = Ten minutes, golden goal
    .help = Up to ten more minutes, and the first goal ends the match.
ss-opt-extra-time-none = None
    .help = The match ends after twenty-five minutes in any case.

ss-opt-tiebreak =
    .label = Still level
    .help = What decides a match that is level to the end.
ss-opt-tiebreak-last-goal-then-both-lose = The last goal
    .help = The team that scored last in regular time wins; without any goal both lose.
ss-opt-tiebreak-draw = A draw
    .help = A level match is a draw.

## Presets

ss-preset-boardgame =
    .label = Board game
    .help = The rules as in the box: place in turns, roll for the kick-off, golden goal, and both lose without a goal.
ss-preset-littlegolem =
    .label = Little Golem style
    .help = As played by turns on the web: keeper and centre stand already, the first placer kicks off, twenty-five minutes.
    .unverified = Unverified: we know neither the end of a level match nor the fixed cells for certain.
ss-preset-brettspielwelt =
    .label = BrettspielWelt style
    .help = The board game’s rules as that site described them; walking in loops is said to be allowed.
    .unverified = Unverified: extra time and tiebreak are taken over from the board game.
ss-preset-mastermove =
    .label = MasterMove style
    .help = One team places all five figures, then the other; after a goal only the beaten keeper is placed anew.
    .unverified = Unverified: the tiebreak is taken over from the board game.
ss-preset-athenstean-pbm =
    .label = Play-by-mail style
    .help = As in a former telephone app: all five figures in one go, twenty-five minutes.
    .unverified = Unverified: we do not know for certain how a level match ended.

## The lessons

ss-lesson-walk =
    .title = Walking
    .text = You are the left team and shoot to the right. The die shows a 3, so one of your figures walks exactly three steps, straight or round corners. Bring the figure on f4 to g6.
    .done = Exactly three steps. You may turn after every one of them, but you cannot walk through anybody.
    .hint = Pick the figure on f4, then the cell g6: one step to the right, two steps up, in any order.
ss-lesson-ball =
    .title = Onto the ball
    .text = The step onto the ball ends the walk, and the figure kicks. The ball flies the steps you have left on the die, and one more. Walk onto the ball on f5 and kick it wherever you like.
    .done = That was a kick. Had you come by a longer way, the ball would have flown less far.
    .hint = Pick the figure on e3. Three steps take it to f5; one is left on the 4, and one more makes a kick of two.
ss-lesson-bend =
    .title = The bend
    .text = Once on its way the ball may turn by half a right angle. An opponent on h4 blocks the straight line. Walk from d4 to the ball and bend it to i5.
    .done = A bend needs one step first, and each touch has one. Here the ball went up first and then straight on.
    .hint = Pick d4, the ball on f4, then i5. The ball goes round the opponent by g5 and h5.
ss-lesson-pass =
    .title = The pass
    .text = A team-mate whom the ball reaches must play it on, with one step more and a new bend. The ball on e4 cannot reach i6 in one kick of three. Let your figure on g4 help.
    .done = Two steps to g4 leave one, and the pass adds one: two more steps to i6. Longer chains carry even further.
    .hint = Pick d4, the ball on e4, then i6. The ball calls at g4 by itself.
ss-lesson-goal =
    .title = Goal
    .text = The ball scores by crossing the line from k4 or k5, the two dark cells in front of the goal; that takes a step too. The keeper holds k5. Score from i5.
    .done = A keeper saves only by standing in the way, so one of the two cells stays open unless somebody helps.
    .hint = Pick g5 and the ball on i5, then the goal. With three steps the ball bends round the keeper by k4.
ss-lesson-clear =
    .title = Off the line
    .text = The ball lies on b4, right in front of your goal. A field player may step onto a dark cell to kick, but not stay there. Clear the ball with the figure on d4 and see where it ends up.
    .done = After the kick the figure stepped back to the light cell, away from the goal. If that were taken, it would have stepped aside.
    .hint = Pick d4, the ball on b4, and any cell for the ball that pleases you.
ss-lesson-light =
    .title = Room in front of the goal
    .text = Your keeper has come out to the light cell c4. Only one of your figures may stay on your two light cells: try to walk from d5 to c5, and the table tells you why not. Then bring the keeper home to b4.
    .done = Dark cells are for your keeper alone, light cells for one figure of yours. For the attackers the light cells are free.
    .hint = The keeper stands on c4. One step to the left is b4.
ss-lesson-wall =
    .title = No walls
    .text = Your figures stand on three sides of the ball on e4. A step from c4 to d4 would lock it in: try it and read the reason. Then play the ball instead.
    .done = You may crowd the ball, but an opponent must always be able to get to it. In a corner two figures beside it are the limit.
    .hint = Any of the three figures next to the ball can step onto it and kick.
ss-lesson-final =
    .title = Score from here
    .text = The last turn of minute 25, one goal each, and you have rolled a 6. There is a way to win it now, and it takes three of your figures.
    .done = Goal! Three figures, one move, and the match is yours. Now you know how to play StreetSoccer.
    .hint = Begin with the figure on c4: it walks to e4, the ball goes on to g5, from there to i4, and then to the goal.

## Positions and moves

fault-position = The position cannot be read. { fault-position-why }
fault-position-turn = Options are counted in an ordinary turn: field 4 (phase) must be t.
fault-position-why =
    { $what ->
        [cell] “{ $word }” is not a cell: a letter a-l and a digit 1-8, such as e4.
        [fields] A position has nine fields (rows ball side phase die minute score last first) or three (rows ball side); this has { $count }.
        [phase] Field 4 (phase) is “{ $word }”; it must be one of p o t q r x.
        [die] Field 5 (die) is “{ $word }”; it must be - or a digit 1 to 6.
        [die-7] Field 5 (die) is 7; only a kick-off of die + 1 goes so far.
        [die-1] Field 5 (die) is 1; the die of a restart is 2 to 6.
        [side] Field { $field } is “{ $word }”; it must be L or R.
        [side-or-none] Field { $field } is “{ $word }”; it must be L or R or -.
        [side-due] Field 3 (side) is -; once the duel is rolled it must be L or R.
        [rows] Field 1 (rows) has { $count } rows; it must have 8, from row 8 down to row 1.
        [figure] Field 1, row { $row }: “{ $word }” is no figure; G P g p and numbers stand there.
        [ring] Field 1, row { $row }: a figure stands on { $cell }, a cell that does not exist with this ring.
        [keepers] Field 1, row { $row }: a second keeper { $word }; a side has one.
        [fifth] Field 1, row { $row }: a fifth { $word }; a side has four field players.
        [row] Field 1, row { $row }: “{ $word }” does not add up to 12 cells.
        [minute] Field 6 (minute) is “{ $word }”; it must be 1 to 35 and then a or b, as in 7b.
        [score] Field 7 (score) is “{ $word }”; it must be goals of L, a dash, goals of R: 1-0.
        [lifted] Field 1 (rows): in phase q the keeper of the side to place is left out.
        [half-a] Fields 3, 6, 9: in the first half of a minute it is the turn of the side that kicked off.
        [half-b] Fields 3, 6, 9: in the second half of a minute it is the turn of the side that did not kick off.
        [no-ball] Field 2 (ball) is “{ $word }”; in phase { $phase } it must be -.
        [ball] Field 2 (ball) is -; in phase { $phase } it must be a cell such as e4.
        [ball-out] Field 2 (ball): { $word } is outside the lines; the ball lies on b2 to k7.
        [ball-keeper] Field 2 (ball): in phase r it lies on the cell of the keeper of { $side }, not on { $word }.
        [ball-held] Field 2 (ball): a figure stands on { $word }; the ball lies on an empty cell.
        [placed] Field 1 (rows): in phase p a figure is still to be placed.
        [side-whole] Field 1 (rows): side { $side } has { $keepers } of one keeper and { $players } of four field players; it must have one and four.
       *[other] { $why }
    }
fault-move = { $move } is not open here.
fault-move-text = “{ $move }” is not a move. Moves look like d3e3, d3e4h6, c3c4##, @f4e5, =b4, +Gb4 or --.

## Game records that cannot be read

fault-record-header = Line { $line }: “{ $words }” is not a header; headers look like [Rules "boardgame"].
fault-record-tag = Line { $line }: there is no header { $word }. { $hint }
fault-record-tag-twice = Line { $line }: header { $word } stands twice; once is right.
fault-record-tag-start = Line { $line }: header Start cannot be used. { fault-position-why }
fault-record-tag-name = Line { $line }: header { $word } cannot be used. A name has at most { $most } characters.
fault-record-tag-preset = Line { $line }: header Rules cannot be used. { fault-preset }
fault-record-tag-option = Line { $line }: header Options cannot be used. { fault-option }
fault-record-tag-option-value = Line { $line }: header Options cannot be used. { fault-option-value }
fault-record-tag-teams = Line { $line }: header Teams cannot be used. It names two teams, those of L and R.
fault-record-options = Line { $line }: “{ $word }” in the options must be key=value, such as ring=none.
fault-record-line = Line { $line }: “{ $words }” is not a line of a match; lines begin with the minute and a dot, as in 7. 4:d3e4h6 2:h5h7.
fault-record-second = Line { $line }: a second match begins with { $words }. A file holds one match; put each into a file of its own.
fault-record-placing = Line { $line }: after 0. comes who placed first, L or R; here stands “{ $token }”.
fault-record-first = Line { $line }: { $side } cannot have placed first; by these options or this start it is { $right }.
fault-record-placed = Line { $line }: all ten figures are placed; “{ $token }” would be one too many.
fault-record-unplaced = Line { $line }: the match begins before everybody is placed; line 0. lacks { $count ->
    [one] { $count } placement
   *[other] { $count } placements
  }.
fault-record-minute = Line { $line }: minute { $minute } stands where minute { $right } is due.
fault-record-dice = Line { $line }, minute { $minute }, “{ $token }”: { $dice } cannot be rolled here; it would be { $right }.
fault-record-no-dice = Line { $line }, minute { $minute }, “{ $token }”: the dice are missing; write them before a colon, as in { $right }.
fault-record-rolled = Line { $line }, minute { $minute }, “{ $token }”: no dice are rolled here; write the move alone.
fault-record-move = Line { $line }, minute { $minute }, “{ $token }”: { $move } is not open to { $side }. Open are, for example, { $open }.
fault-record-word = Line { $line }, minute { $minute }, “{ $token }”: { $move } cannot be read. Moves look like d3e3, d3e4h6, c3c4##, @f4e5, =b4, +Gb4 or --.
fault-record-parts = Line { $line }, minute { $minute }, “{ $token }”: one half minute ends before this word does; leave out what follows { $move }.
fault-record-short = Line { $line }, minute { $minute }, “{ $token }”: this half minute is not finished, yet more follows.
fault-record-third = Line { $line }: a minute has two halves; “{ $token }” would be a third.
fault-record-over = Line { $line }: “{ $token }” stands after the end of the match; nothing may follow it.
fault-record-no-draw = Line { $line }: “{ $token }” says that both agree to a draw, but this match cannot end level.
fault-record-result = Line { $line }: the header says the result is { $said }, but the match as written comes to { $right }.
