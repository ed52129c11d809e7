### The command line in English.

cli =
    .about = Football tabletop games: play, watch, study and simulate them.
    .examples =
        touchline play                         open the table in the browser
        touchline play streetsoccer --terminal play right here
        touchline rules streetsoccer SS-057    read one rule
        touchline COMMAND --help               learn about one command

## Grammar

cli-usage = usage:
cli-examples = examples:
cli-options = options
cli-positionals = what to name
cli-commands = commands
cli-command-word = COMMAND
cli-help = show this help and leave
cli-lang = speak English (en) or French (fr); otherwise as LANG says
cli-version = show the version and which engine runs, then leave
cli-engine-compiled = compiled engine
cli-engine-interpreted = plain Python engine
cli-lacks = something is missing: { $a }
cli-unknown = this is not known here: { $a }
cli-choice = { $a } cannot be “{ $b }”. { $hint }
cli-one = { $a } needs a value after it
cli-clash = { $a } does not go with { $b }
cli-value = { $a } cannot be “{ $b }”
cli-said = { $a }: { $b }
cli-ambiguous = { $a } could be any of { $b }
cli-whole = “{ $word }” is not a whole number from { $low } to { $high }
cli-see-help = “{ $command }” shows how.
cli-or = { $list } or { $last }
cli-file = { $file }: { $why }
cli-not-text = The file is not UTF-8 text.
cli-line = { $file }, line { $line }:

## perft

cli-perft = count options, to compare engines and find faults
    .about =
        Counts the options of a position. An entry reads E/P/K/B/G/U: effects, distinct
        positions after them, kicks, cells the ball can reach, goals, kicks with a push-back.
        With --depth, the ways to go on from a new match of any game: the answers of the
        players and of fate, once, twice and so on.
    .examples =
        touchline perft streetsoccer "12/4P3p3/8P3/6p3g1/1G6p3/3P8/4pP6/12 e4 L" --die 4
        touchline perft streetsoccer --file positions.txt --option ring=none
        touchline perft footclub --preset poussin --depth 4 --seed 1 --after 13
cli-perft-game = the game: { $games }
cli-perft-position = rows, ball and side, as in "12/.../12 e4 L", or a position of nine fields
cli-perft-die = count for this die only; without it, six entries for dice 1 to 6
cli-perft-file = one position a line, one line of entries for each; - reads standard input
cli-perft-depth = count the ways to go on to this depth, 1 to 9
cli-perft-seed = the seed of the random answers of --after; 0 without it
cli-perft-after = give so many random answers first
cli-perft-seats = how many sit at the table, with --depth
cli-perft-seats-depth = --seats goes with a --depth: positions in writing are for two.
cli-perft-preset = a named set of options, such as mastermove
cli-perft-option = change one option of the rules; may be given several times
cli-perft-none = Options are counted from positions in writing, and { $game } has none: count to a --depth.
cli-perft-one = Name one position or one --file, not both.
cli-perft-apart = A --depth is counted from a new match: leave out the position and --file.
cli-perft-empty = The position is empty; write rows, ball and side, as in "12/.../12 e4 L".

## odds

cli-odds = exact chances of the dice
    .about =
        Without a position: the tables of the dice. With one: what each die would open to the
        side to act, and its chance to score, as exact fractions.
    .examples =
        touchline odds streetsoccer
        touchline odds streetsoccer "12/12/3p3P4/5P2P1g1/1G4p2P2/9p2/8p3/12 j6 L"
cli-odds-game = the game: { $games }
cli-odds-position = rows, ball and side, or a position of nine fields
cli-odds-die = only this die
cli-odds-preset = a named set of options
cli-odds-option = change one option of the rules; may be given several times
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
cli-odds-rolls = Tackles and defence supports: exact chances, with per cent in brackets
cli-odds-success = success
cli-odds-foul = foul
cli-odds-yellow = yellow
cli-odds-red = red
cli-odds-regular = regular
cli-odds-aggressive = aggressive
cli-odds-stronger = enforcer, stopper
cli-odds-pace = v speed, regular
cli-odds-pace-aggressive = v speed, aggressive
cli-odds-shots = Shots, by final bonus
cli-odds-bonus = bonus
cli-odds-goal = goal
cli-odds-save = save
cli-odds-corner = corner
cli-odds-simple = In Poussin a corner is a save, and the bonus has no bounds.
cli-odds-kick = Shoot-out: a kick goes in with { $hit }. After five each it is level with { $level }.
cli-odds-off = off target
cli-odds-wf-need = Defence: the chance that a d20 reaches a target, without fouls
cli-odds-wf-target = target
cli-odds-wf-plain = Success by threshold, defence bonus and the PA of the attack, without fouls
cli-odds-wf-fouls = Cards that can foul: fouls, and success with a block of +3 or +6
cli-odds-wf-shots = { $dice ->
    [1] Shots with one die, by bonus: goals of the Amateur mode, then Professional
   *[other] Shots with the best of { $dice } dice, by bonus
  }
cli-odds-wf-keeper-amateur = Goals of the Amateur mode by shot bonus less keeper bonus
cli-odds-wf-keeper = A keeper with +2, Professional
cli-odds-wf-pieces = Goals from set pieces, and from Amateur shots that are answered
cli-odds-wf-direct = direct free kick
cli-odds-wf-direct-wide = the same, where a 1 goes wide
cli-odds-wf-penalty = penalty
cli-odds-wf-answered = shot at { $pa } PA against { $card }

## rules

cli-rules = read or search the rulebook
    .about = Shows the rulebook of a game: its list of rules, one rule, or all that hold some words.
    .examples =
        touchline rules streetsoccer
        touchline rules streetsoccer SS-057
        touchline rules streetsoccer --search "extra time"
cli-rules-game = the game: { $games }
cli-rules-id = a rule, such as SS-057; ss57 will do
cli-rules-search = show the rules that hold all these words
cli-rules-all = the whole book
cli-rules-none = No rule holds all of these words: { $words }.

## replay

cli-replay = tell, check or convert a recorded match
    .about =
        Tells the story of a match from a tape (*.tape.json) or a game record, or checks that it
        holds under the rules and who vouches for it. Status 3 means that it does not hold.
    .examples =
        touchline replay match.tape.json
        touchline replay match.txt --verify
        touchline replay match.txt --to 40
        touchline replay match.tape.json --as record > match.txt
cli-replay-file = a tape or a game record; - reads standard input
cli-replay-verify = only check it, and say who vouches for it: status 0 if every answer is allowed, 3 if not or if it was changed since a server handed it out
cli-replay-to = stop after so many answers, dice included
cli-replay-as = print it as a tape or as a game record instead
cli-replay-server = --verify: the address of the server that is asked whether it vouches for the tape
cli-replay-data = --verify: the data folder of that server, where it is on this machine
cli-vouch-vouched = The server { $server } vouches for it: nothing was changed since it handed the tape out.
cli-vouch-changed = Changed: the tape says that it comes from the server { $server }, but it is not what that server handed out. It keeps the rules, and it is not the match that was played.
cli-vouch-stranger = It says that it comes from the server { $server }, which was not asked: whether it was changed since is not known. Ask with --server ADDRESS, or --data DIR on the server’s own machine.
cli-vouch-nobody = Nobody vouches for it: it carries no mark of a server, so anything in it may have been changed within the rules, dice too.
cli-vouch-address = “{ $server }” is no address of a server. It begins with http:// or https://.
cli-vouch-silent = { $server } does not answer as a Touchline server does: { $why }
cli-replay-good = { $file }: the rules are kept. { $answers ->
    [one] One answer
   *[other] { $answers } answers
  }, { $result }
cli-replay-open = the match is not finished.
cli-replay-bad = { $file } does not hold: { $why }
cli-replay-position = Position: { $position }

## packs

cli-packs = list, check, begin, copy, weigh or print packs of teams and cards
    .about = Packs hold the teams, the cards and the texts of a game. Your own lie in the folder that “list” names.
    .examples =
        touchline packs list
        touchline packs new my-teams
        touchline packs check my-teams
        touchline packs export streetsoccer my-copy
        touchline packs new footclub my-cards
        touchline packs report footclub
        touchline packs report worldwide
        touchline packs check worldwide
        touchline packs print footclub cards.pdf --paper a4
cli-packs-do = list, check, new, export, report or print
cli-packs-what = list: a game; check: a folder, or a game; new: a game (or none), then a folder; export: a game, then a folder; report: a game, then a folder or a pack; print: a game, perhaps a folder or a pack, then a file
cli-packs-house = with the house
cli-packs-own = your own
cli-packs-line = { $id }, version { $version }, “{ $title }”, { $licence }, { $whose }
cli-packs-teams = { $count ->
    [0] no teams
    [one] one team
   *[other] { $count } teams
  }
cli-packs-where = Your own packs belong into { $path } (or set TOUCHLINE_PACKS).
cli-packs-left = Left out: { $path }
cli-packs-good = { $path }: good. { $teams }, SHA-256 { $hash }
cli-packs-bad = { $count ->
    [one] One thing is to be mended.
   *[other] { $count } things are to be mended.
  }
cli-packs-more = … and { $count } more.
cli-packs-worry = Worth a look: { $text }
cli-packs-trial = Playing { $count } automatic matches …
cli-packs-trial-seasons = Playing { $count } automatic seasons, and every ability on three tables …
cli-packs-made = { $path } is ready: change its files, then “touchline packs check { $path }”.
cli-packs-install = To use it, put it there: { $path }
cli-packs-paper = print: the size of the paper, a4 (unless you say otherwise) or letter
cli-packs-printed = { $path } is written. Print it at full size (100 %).
cli-packs-need = “{ $what }” needs { $need } to be named.
cli-packs-need-folder = a folder
cli-packs-need-print = a game and a file to write, such as “footclub cards.pdf”,
cli-packs-need-game = a game
cli-packs-too-many = “{ $what }” takes no more than { $most ->
    [one] { $most } name
   *[other] { $most } names
  }.
cli-packs-from = new: begin with a copy of this pack (an id such as base, or a folder), under a new id and with teams of its own
cli-packs-from-new = --from goes with “new” only, not with “{ $what }”.
cli-packs-all = All of it: touchline packs check { $path }
cli-packs-edition = Edition that matches with it will name: { $hash }
cli-packs-faulty = { $path } cannot be used:

## sim

cli-sim = let computers play many matches and count
    .about =
        Plays matches between two computer players and shows results with 95 % intervals. The
        same seed gives the same matches for any number of jobs.
    .examples =
        touchline sim streetsoccer --players greedy guesser --matches 200 --seed 1
        touchline sim streetsoccer --players level:4 level:3 --matches 400 --paired --jobs 2
        touchline sim worldwide --players level:6 greedy --seats 4 --matches 10 --paired
cli-sim-game = the game: { $games }
cli-sim-players = the players: guesser, greedy, expectimax, ismcts or level:1 to level:6
cli-sim-seats = how many sit at the table; two players then each take the seats of one side, and where each seat plays for itself the last one named takes the rest
cli-sim-matches = how many matches (with --paired, how many pairs)
cli-sim-seed = the seed of all luck
cli-sim-jobs = processes that share the work
cli-sim-paired = each match once for every seating, with the same dice: twice for two players
cli-sim-out = write every match as a line of JSON into this file
cli-sim-preset = a named set of options
cli-sim-option = change one option of the rules; may be given several times
cli-sim-pack = whose cards are played with, in a game with cards; base if you say nothing
cli-sim-progress = { $done } of { $all }
cli-sim-head = { $game }: { $matches ->
    [one] one match
   *[other] { $matches } matches
  }, seed { $seed }
cli-sim-player = player
cli-sim-points = share of points
cli-sim-interval = 95 % interval
cli-sim-wins = wins
cli-sim-draws = draws
cli-sim-losses = losses
cli-sim-shared = shared
cli-sim-place = mean place
cli-sim-score = { $unit ->
    [victory-points] victory points a season
   *[goals] goals a match
  }
cli-sim-seat = seat
cli-sim-both = Both lost { $count ->
    [one] once
   *[other] { $count } times
  }.
cli-sim-goals = Goals a match: { $mean }
cli-sim-reasons = How matches ended:
cli-sim-written = Every match stands in { $file }.

## serve

cli-serve = serve the table without opening a browser
    .about = Serves the games to browsers until you press Ctrl-C. Only this machine reaches it, unless you say otherwise.
    .examples =
        touchline serve
        touchline serve --port 9000
        touchline serve --host 0.0.0.0 --allow-host my-laptop.local
cli-serve-host = where to listen; 127.0.0.1 is this machine alone, 0.0.0.0 is the whole network
cli-serve-port = the port; 0 takes any free one
cli-serve-data = the folder of the matches
cli-serve-allow-host = a further name by which browsers may call this machine
cli-serve-behind = the network of a proxy whose X-Forwarded-For is believed, such as 127.0.0.1/32; nobody’s is, unless you say so
cli-serve-limit = another cap than the usual one, such as sockets=2000 or tables=50000
cli-serve-ailing = { $count ->
    [one] One match that is kept here and not over
   *[other] { $count } matches that are kept here and not over
  } cannot be gone on with:
cli-serve-ails = { $count } × { $game } (such as { $table }): { $why }
cli-serve-ails-what = Nothing is lost. To finish them, start the Touchline, or bring back the pack, that they were begun with, on this same data folder. To have their tapes: touchline tables export TABLE --unfinished
cli-serve-at = Touchline is served at { $address } (Ctrl-C ends it)
cli-serve-open = Every device on your network can reach this table; links with secrets keep strangers off your seats.
cli-serve-no-client = The browser client is not built, so there is no page to open; programs are served. “touchline play GAME --terminal” plays without it, “python3 dev.py play” in the project’s folder builds it and says what hinders.

## tables

cli-tables = list, show, export, delete or copy the matches that a server keeps
    .about =
        Looks after the matches in a data folder. The server may go on meanwhile; only “restore”
        needs it to be stopped.
    .examples =
        touchline tables list --older-than 90
        touchline tables show 2Pe5zoP38hg3
        touchline tables export 2Pe5zoP38hg3 --to records
        touchline tables delete --older-than 365
        touchline tables erase "Ada"
        touchline tables backup matches-2026-11-29.db
        touchline tables restore matches-2026-11-29.db
cli-tables-do = list, show, export, delete, erase, backup or restore
cli-tables-what = show: a table; export, delete: tables (or --older-than); erase: a person’s name; backup, restore: a file
cli-tables-data = the folder of the matches
cli-tables-older-than = only tables in which nothing has happened for so many days
cli-tables-unfinished = export, delete: matches that still go on, too
cli-tables-names = export: with the names of the people
cli-tables-to = export: the folder for the tapes (otherwise this one)
cli-tables-yes = delete, erase, restore: do not ask whether you are sure
cli-tables-show = one table
cli-tables-erase = one name
cli-tables-backup = a new file
cli-tables-restore = a file that “touchline tables backup” has written
cli-tables-need = “{ $what }” needs { $need } to be named.
cli-tables-too-many = “{ $what }” takes no more than { $most ->
    [one] { $most } name
   *[other] { $most } names
  }.
cli-tables-which = “{ $what }” needs to know which tables: name them, or say --older-than DAYS.
cli-tables-line = { $table }  { $game }, laid { $made }, last touched { $last }, { $answers ->
    [-1] its length is told when it is over
    [one] one answer
   *[other] { $answers } answers
  }, { $state ->
    [over] over
    [on] going on
   *[other] not looked at since an older edition
  }
cli-tables-sum = { $count ->
    [one] One table
   *[other] { $count } tables
  }, of which { $open } going on.
cli-tables-head = { $table }: { $game }, version { $version } of the rules
cli-tables-rules = Preset { $preset }; options { $options }; packs { $packs }
cli-tables-seat = Seat { $seat }: { $kind ->
    [person] a person, { $name }
    [bot] a computer of level { $level }, { $name }
   *[other] an invitation that nobody has followed
  }
cli-tables-state = Laid { $made }, last touched { $last }, { $answers ->
    [-1] its length is told when it is over
    [one] one answer
   *[other] { $answers } answers
  }, { $state ->
    [over] over
   *[other] going on
  }
cli-tables-replays = Whole, and it replays here.
cli-tables-ails = It does not replay here: { $why } Its tape can be exported all the same: touchline tables export { $table } --unfinished
cli-tables-exported = { $path } is written.
cli-tables-still-on = { $table } is left out: its match goes on, and its tape tells every hidden card and every sealed answer. To have it all the same, say --unfinished.
cli-tables-reveals = Careful: { $path } tells every hidden card and every sealed answer of a match that goes on. Give it to nobody who plays there. Nobody vouches for it.
cli-tables-spared = { $count ->
    [one] One match goes on and is left alone
   *[other] { $count } matches go on and are left alone
  }; to delete such ones too, say --unfinished.
cli-tables-sure = Delete { $count ->
    [one] one table
   *[other] { $count } tables
  } for good?
cli-tables-sure-name = Take the name “{ $name }” from every table for good?
cli-tables-sure-restore = Put { $copy } in the place of the matches in { $folder }?
cli-tables-yes-no = (y/n)
cli-tables-say-yes = Nothing was changed. To do it without being asked, say --yes.
cli-tables-nothing = Nothing was changed.
cli-tables-deleted = { $count ->
    [one] One table is deleted.
   *[other] { $count } tables are deleted.
  }
cli-tables-erased = The name “{ $name }” is taken from { $count ->
    [one] one seat.
   *[other] { $count } seats.
  } Copies made before still hold it.
cli-tables-backed-up = { $path } holds { $count ->
    [one] one table
   *[other] { $count } tables
  }; it was read through and is sound.
cli-tables-restored = { $path } is back in place, with { $count ->
    [one] one table.
   *[other] { $count } tables.
  }
cli-tables-aside = What was there before lies in { $path }.
cli-tables-no-data = There are no matches in { $folder }: it holds no { $file }. Name the right folder with --data.
cli-tables-early = { $path } is of an earlier edition ({ $edition }). Start the server once with this Touchline: it brings the database up to date and leaves a copy beside it.
cli-tables-none = There is no table { $table } in { $folder }. “touchline tables list” names all.
cli-tables-exists = { $path } is there already, and nothing is written over it. Name a new file.
cli-tables-copy-early = { $path } cannot be put back as it is: it is of an earlier edition ({ $edition }). Put it into a folder of its own as touchline.db and start the server there once.
cli-tables-no-copy = There is no file { $path }.

## play

cli-play = play in the browser, or right here with --terminal
    .about =
        Opens the table in your browser. With --terminal the whole match is played here, against
        the computer or with a friend at the same keyboard.
    .examples =
        touchline play
        touchline play streetsoccer --terminal
        touchline play streetsoccer --terminal --level 4 --side R
        touchline play streetsoccer --terminal --hot-seat --teams night-tram harbour-lane
cli-play-game = the game to play in the terminal: { $games }
cli-play-terminal = play here instead of in the browser
cli-play-level = the computer's level, 1 to 6
cli-play-hot-seat = only people at this keyboard, no computer
cli-play-side = your side: L (to the right; blue) or R (to the left; red)
cli-play-seats = how many sit at the table, where the game can be played by more
cli-play-seat = your seat, from 1, where each seat plays for itself
cli-play-teams-count = { $seats ->
    [one] One seat needs one team, not { $count }.
   *[other] { $seats } seats need { $seats } teams, not { $count }.
}
cli-play-no-seat = There is no seat { $seat } at a table of { $count }.
cli-play-teams = the teams of all seats in order, by id; “touchline packs list” shows them
cli-play-preset = a named set of options
cli-play-option = change one option of the rules; may be given several times
cli-play-pack = whose cards are played with, in a game with cards; base if you say nothing
cli-play-seed = dice from a seed instead of true luck, for practice
cli-play-load = go on with a saved match (a tape or a game record)
cli-play-colour = colours: auto, always or never
cli-play-host = browser: where to listen
cli-play-port = browser: the port; 0 takes any free one
cli-play-data = browser: the folder of the matches
cli-play-no-browser = browser: only show the address
cli-play-opening = Opening { $address } in your browser. Ctrl-C ends the server.
cli-play-lost = Matches in the browser are set up on its page; { $options } goes with --terminal only.
cli-play-both = --level and --hot-seat do not go together.

## play in the terminal

term-minute = Minute { $minute }
term-die = { $phase }: { $die }
term-prompt = { $team }>
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
term-not-open = { $move } is not allowed. { $why }
term-ambiguous = Several moves begin so: { $moves }
term-why-open = { $move } is allowed.
term-why-what = Name a move, as in: why d3e5
term-why-unknown = It is not among the moves of this turn; “moves” lists them.
term-rule = Rule { $rule }.
term-undone = Taken back.
term-saved = Saved in { $file }. “touchline play { $game } --terminal --load { $file }” goes on with it.
term-save-what = Name a file, as in: save match.txt (a file ending in .json keeps a tape)
term-save-there = { $file } is there already; choose another name.
term-resign-sure = Give the match up? Type resign again if you mean it.
term-bot-failed = The computer gave no answer that could be used; its move was drawn by lot.
term-quit = Left without an end. Type quit again to leave; “save FILE” keeps the match.
term-over = The match is over: { $result }
term-over-hint = Type “save FILE” to keep it, or press Enter to leave.
term-welcome = { $home } (L, attacks to the right) against { $away } (R, attacks to the left). ? shows help.
term-moves = { $count ->
    [one] One move is open:
   *[other] { $count } moves are open:
  }
term-more = ... and { $count } more; name a figure's cell to see its own.

## how simulated matches ended

cli-sim-reason-streetsoccer-1 = after regular time
cli-sim-reason-streetsoccer-2 = by a golden goal
cli-sim-reason-streetsoccer-3 = by the last goal of regular time
cli-sim-reason-streetsoccer-4 = without any goal, both lost
cli-sim-reason-streetsoccer-5 = drawn
cli-sim-reason-footclub-0 = by goals
cli-sim-reason-footclub-1 = drawn
cli-sim-reason-footclub-2 = on aggregate
cli-sim-reason-footclub-3 = by goals scored away
cli-sim-reason-footclub-4 = in the shoot-out
cli-sim-reason-footclub-5 = by lot
cli-sim-reason-footclub-6 = forfeit: no legal team
cli-sim-reason-footclub-7 = forfeit: a fourth red card
cli-sim-reason-footclub-8 = forfeit: too few players
cli-sim-reason-footclub-9 = neither club could field a team
cli-sim-reason-footclub-10 = forfeit of the second leg
cli-sim-reason-worldwide-0 = by goals
cli-sim-reason-worldwide-1 = drawn
cli-sim-reason-worldwide-2 = by penalties
cli-sim-reason-worldwide-3 = by lot
cli-sim-reason-eleven-0 = by victory points
cli-sim-reason-eleven-1 = victory shared
cli-sim-reason-eleven-2 = level on points, by the league
cli-sim-reason-eleven-3 = a season alone
cli-sim-reason-eleven-4 = scenario won
cli-sim-reason-eleven-5 = scenario lost

## FootClub at the keyboard

term-handover = It is the turn of { $team }. Press Enter when nobody else is looking.
term-fc-welcome = { $home } against { $away }. ? shows help.
term-fc-help =
    Type the number before an answer, or its short form (tackle 8!, push 2+1s, #13).
      Enter           the only answer; no change; or as the computer would do it
      8 12 31 ...     several cards at once, in any order
      suggest         what the computer would do
      moves           the open answers
      why             everything that is shut, and why; “why tackle 8” for one
      odds            the chances of the attack
      board           the table again
      rule FC-084     a rule
      undo            open your envelope again, while the other still chooses
      save FILE.json  keep the match
      resign, quit    give up; leave
    A player: number, name, stars; ' freshness, y yellow, h half card, + and - stars,
    C captain, ● ball. * beside the values: optimised.
term-fc-turn = Turn { $turn } of { $turns }
term-fc-ball = Ball: { $colour } ({ $number })
term-fc-home = home
term-fc-values = ATT { $att }  DEF { $def }  attack at { $bonus }
term-fc-fans = { $count ->
    [one] 1 fan
   *[other] { $count } fans
  }
term-fc-piles = hand { $hand }, pile { $pile }, discard { $discard }
term-fc-limit = hand { $hand } ({ $limit }), pile { $pile }, discard { $discard }
term-fc-subs = { $count ->
    [one] 1 substitution
   *[other] { $count } substitutions
  }
term-fc-attack = { $team }: { $kind }, bonus { $bonus }
term-fc-set-attack = set attack
term-fc-solo-run = solo run
term-fc-counter = counter
term-fc-free-kick = free kick
term-fc-penalty = penalty
term-fc-odds-goal = goal { $n }/{ $d }
term-fc-odds-save = save { $n }/{ $d }
term-fc-odds-corner = corner { $n }/{ $d }
term-fc-stars = Two stars, one of them for you:
term-fc-market = On the market:
term-fc-hand = Your hand: { $cards }
term-fc-left = An empty line leaves it to the computer.
term-fc-push-fans = { $count ->
    [one] 1 fan
   *[other] { $count } fans
  }
term-fc-push-kop = the kop
term-fc-push-supports = { $count ->
    [one] 1 attack support
   *[other] { $count } attack supports
  }
term-fc-advice = The computer would do this: { $moves }
term-fc-nothing = “{ $word }” is neither an answer that is open now nor a command. ? shows help.
term-fc-all-open = Nothing is shut.
term-fc-choose = Choose an answer by its number; “suggest” tells what the computer would do.
term-fc-no-odds = Nobody is attacking.

## Worldwide Football at the keyboard

term-wf-welcome = Worldwide Football. ? shows help.
term-wf-help =
    Type the number before an answer, or its short form (DR, SH#6, *simulation).
      Enter           the only answer; no; or as the computer would do it
      DR #3           several discards at once, in any order
      suggest         what the computer would do
      moves           the open answers
      why             everything that is shut, and why; “why SH” for one
      odds            the chances of the card or the shot on the table
      board           the table again
      rule WF-063     a rule
      undo            open your envelope again, while the other still chooses
      save FILE.json  keep the match
      resign, quit    give up; leave
    The attack: + counts, × stopped, † fouled, … waits; [ ] the other side; * a star.
term-wf-told = { $name }: { $text }
term-wf-half = { $half ->
    [1] First half
   *[2] Second half
  }
term-wf-pa = { $pa } PA
term-wf-free-kick = free kick to be taken
term-wf-from-corner = corner to be taken
term-wf-safe = the next card cannot be defended
term-wf-block = block { $bonus }
term-wf-waiting = shot { $bonus }
term-wf-home = home
term-wf-stars = stars { $stars } of { $most }
term-wf-most = { $count ->
    [one] 1 star
   *[other] { $count } stars
  }
term-wf-subs = { $count ->
    [one] 1 substitution
   *[other] { $count } substitutions
  }
term-wf-piles = piles { $pile } and { $people }, discard { $discard }
term-wf-held = hand { $hand } ({ $limit }) and { $people } ({ $most })
term-wf-hand = Your hand:
term-wf-not-now = not at these PA
term-wf-against = stopped by { $answers }
term-wf-unstoppable = nothing can stop it
term-wf-needs = needs { $need }: { $win }
term-wf-needs-foul = needs { $need }: { $win }, foul { $foul }
term-wf-shot = shot
term-wf-direct = direct free kick
term-wf-penalty = penalty
term-wf-quality = { $piece } of quality { $quality }
term-wf-goal = goal { $chance }
term-wf-corner = corner { $chance }
term-wf-save = save { $chance }
term-wf-off = off target { $chance }
term-wf-no-odds = Nothing on the table is rolled for now.

## Eleven at the keyboard

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
term-el-told = { $name }: { $text }
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

## Eleven: its dice

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
