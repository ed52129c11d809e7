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
cli-unknown-dash = this is not known here: { $a } (a name that begins with a dash stands after “--”)
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
cli-odds-none = { $game } has no tables of its dice to show.
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
cli-odds-success = success
cli-odds-foul = foul
cli-odds-yellow = yellow
cli-odds-red = red
cli-odds-bonus = bonus
cli-odds-goal = goal
cli-odds-save = save
cli-odds-corner = corner
cli-odds-off = off target

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
        holds under the rules and who vouches for it. Of a file of several matches it lists or
        checks all, or tells the one that --match names. Status 3 means that one does not hold.
    .examples =
        touchline replay match.tape.json
        touchline replay match.txt --verify
        touchline replay match.txt --to 40
        touchline replay match.tape.json --as record > match.txt
        touchline replay matches.tapes.txt --match 2
cli-replay-file = a tape, a game record, or a file of several matches; - reads standard input
cli-replay-match = of a file of several matches this one, counted from 1
cli-replay-no-match = { $count ->
    [one] it holds one match
   *[other] it holds { $count } matches
  }; there is no match { $n }.
cli-replay-which = it holds { $count } matches; say which by --match N.
cli-replay-part = { $n }  { $title }: { $result }
cli-replay-part-bad = { $n }  line { $line }: it does not hold: { $why }
cli-replay-parts = { $count } matches. --match N tells one of them.
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
cli-replay-bad = { $file } does not hold: { $why }
cli-replay-position = Position: { $position }

## review

cli-review = say how a finished match stood all along, and what of it was luck
    .about =
        Reviews a finished match from a tape or a game record: the chances after every answer, the
        throws that changed them, whether luck or play decided, and who would have won with even
        luck. Chances are those between two players of one strength. Status 3 means that the tape
        does not hold.
    .examples =
        touchline review match.tape.json
        touchline review match.tape.json --level 2
        touchline review matches.tapes.txt --match 2
        touchline review match.tape.json --as json > review.json
cli-review-file = a tape, a game record, or a file of several matches; - reads standard input
cli-review-match = of a file of several matches this one, counted from 1
cli-review-level = between players of this level, 1 to 6; weaker ones turn a match more often (4)
cli-review-as = in words (text) or as plain data (json)
cli-review-curve = The win chance of { $team } after every answer, between two players of level { $low } to { $high } (low bars: behind; a draw counts as half a win):
cli-review-throws = Throws worth 8 points or more, with what was to be expected of them and what came, seen from { $team }:
cli-review-span = { $before } → { $after } %
cli-review-turning = An asterisk marks the greatest of them: there the match turned.
cli-review-no-throws = No throw was worth 8 points or more: the answers decided.
cli-review-luck = { $points ->
    [0] Luck was even.
    [one] Luck: one point for { $team }, against { $other }.
   *[other] Luck: { $points } points for { $team }, against { $other }.
  }
cli-review-sum = { $team }: start { $start }, luck { $luck }, play { $play }; together { $result } of 100.
cli-review-even = With even luck nobody deserved it more.
cli-review-leaning = With even luck { $team } would have been ahead, but not by far.
cli-review-clear = With even luck { $team } would have won.
cli-review-error = Luck aside, results still differ by ±{ $points } points from match to match: “play” is the answers of both sides and what the judge did not see.

## packs

cli-packs = list, check, begin, copy, weigh or print packs of teams and cards
    .about = Packs hold the teams, the cards and the texts of a game. Your own lie in the folder that “list” names.
    .examples =
        touchline packs list
        touchline packs new GAME my-teams
        touchline packs check my-teams
        touchline packs export streetsoccer my-copy
        touchline packs new footclub my-cards
        touchline packs report footclub
        touchline packs report worldwide
        touchline packs check worldwide
        touchline packs print footclub cards.pdf --paper a4
cli-packs-do = list, check, new, export, report or print
cli-packs-what = list: a game; check: a folder, or a game; new: a game, then a folder; export: a game, then a folder; report: a game, then a folder or a pack; print: a game, perhaps a folder or a pack, then a file
cli-packs-shipped = with Touchline
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
        touchline play --share
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
cli-play-share = browser: let friends on your network in, and show the address for them
cli-play-share-clash = { $option } does not go with --share, which is for browsers on your whole network.
cli-play-no-browser = browser: only show the address
cli-play-opening = Opening { $address } in your browser. Ctrl-C ends the server.
cli-play-lost = Matches in the browser are set up on its page; { $options } goes with --terminal only.
cli-play-both = --level and --hot-seat do not go together.

## play --share

cli-sharing-open = Friends on the same network open this address:
cli-sharing-others = If that does not open, one of these may: { $addresses }
cli-sharing-none = This computer is on no local network just now, so nobody else can come. Once it is on one, the invitation at the table shows the address.
cli-sharing-wifi = Whoever uses this Wi-Fi can listen in: the connection is not encrypted.
cli-sharing-owner = Whoever owns this computer could read hidden cards: the match is kept on it.
cli-sharing-firewall = If nothing opens on the other device, it is the firewall of this computer. { $system ->
    [windows] Windows: make this a private network, and tick Python under “Allow an app through Windows Firewall”.
    [macos] macOS: System Settings, Network, Firewall, Options: allow incoming connections for Python.
   *[linux] Linux: sudo ufw allow { $port }/tcp, or sudo firewall-cmd --add-port={ $port }/tcp
  }
