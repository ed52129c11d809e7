### The client's own words, English. What games and the server say comes from the server.

## Everywhere

skip = Skip to the content
brand-home = Touchline, start page
nav = Main
nav-start = Play
places = Main places
menu = Menu
menu-stays = Your match stays as it is. You find it again under “My matches”.
leaving = Leave the match?
leaving-stay = Stay
nav-play = New match
nav-learn = Learn
nav-rules = Rules
nav-settings = Settings
title-settings = Settings
nav-file = Records
nav-about = About
games = Games
language = Language
theme-now = Colours: { $theme }
theme-auto = as on your system
theme-light = light
theme-dark = dark
sound = Sound
footer = Everything runs on your own machine. Nothing is loaded from elsewhere, nothing is sent anywhere.
home = To the start page
close = Close
copy = Copy
copied = Copied
you = You
seat-n = Team { $n }
seat-of = { $team }, seat { $n }
figure-named = { $name } ({ $number })
seat-named = { $name } ({ $team })

title-new = New match
title-table = Table
title-yours = Your turn
title-theirs = { $team } to play
title-waiting = Waiting
title-replay = Replay
title-file = Open a record
title-rules = Rules
title-learn = Learn
title-about = About
nowhere = Offside
nowhere-text = There is no page here. The address may have been cut off when it was copied.

## Trouble

err-offline = The server does not answer. Is it still running? Start it again with “python3 dev.py play”.
err-status = The server answered with status { $status } and said no more. Try again; if it happens once more, look at the server’s own window.
err-unknown = Something went wrong here: { $text }. Reload the page; your match is kept on the server.
err-no-game = This server does not offer this game. Start it again with “python3 dev.py play”.

build = New build
build-new = A new build of Touchline is here.
build-reload = Reload
build-later = Later
gone = The server does not answer
gone-text = This page comes from your device. Matches are kept on the server; they go on as soon as it answers again.
gone-own = If it is a server of your own, start it again with “python3 dev.py play”. If it is somebody else’s, look whether this device is online.
gone-again = Try again
gone-last = Your last matches
gone-kept = This device keeps your way into them.

## Start page

start-mine = My matches
start-mine-text = Take up a match where you left it, and see how you have fared against whom.
strip = Your matches now
strip-move = Your move
strip-running = Going on
strip-resume = Resume
strip-all = All my matches
start-programme = In this programme
start-new = New match
start-new-text = Beside a friend, against a friend elsewhere, or against one of six levels of the computer; under the rules you like.
start-learn = Learn
start-learn-text = Short lessons at real tables: each says what to do and why. Choose a game.
start-rules = Rules
start-rules-text = The whole rulebook of each game, to be read and searched. Every “why not?” leads into it.
start-file = Open a record
start-file-text = Watch a saved match again, step by step and goal by goal.

## New match

new-lead = Who plays, and under which rules? Everything is set to begin; change what you like.
new-who = Who plays
new-rules = Which rules
new-unverified = Unverified
new-options = Every option of the rules
new-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
  }
new-reset = Back to the preset
new-start = Kick off
new-start-watch = Watch
new-computer = You play against the computer.
new-computers = You play against computers.
new-alone = You play alone, and nobody waits for you.
new-count = How many play
new-count-n = { $count ->
    [2] Two: one for each side
    [4] Four: two for each side
   *[other] { $count }
}
new-hot-many = { $count } people at this device: the table asks each in turn, and hides the hands of the others.
new-invite-many = You get { $count } secret links, one for each friend.
new-hot = Two people at this device: the table asks each side in turn.
new-invite = You get a secret link to send to your friend.
new-reach-here = It works on this computer only. For a friend on your network, end Touchline and start it with: touchline play --share
new-reach-near = Friends on your network can open it.
new-reach-nowhere = Friends on your network can open it, once this computer is on one.
new-watch = The computer plays itself; you watch.
seat-who = Who sits here: { $side }
seat-me = Me
seat-bot = Computer
seat-invite = Friend
seat-level = Level
seat-name = Name
seat-guest = Guest
seat-team = Team
seat-invite-help = Whoever has the link sits here. No account is needed.

## Score bar

score-bar = Score
score-turn = their turn
score-home = at home
score-yours = your turn
score-minute = minute
place-open = seat is free
place-bot = Computer, { $level }
place-bot-short = Computer, level { $level }
place-person = Player { $n }
place-you = { $name } (you)
place-left = has left
place-lost = line lost
place-next = at the next match
place-stand-in = computer, level { $level }
place-here = at this device
conn-lost = The line was lost. Your match is safe; reconnecting…
conn-retry = Try now

## Table

table-title = { $home } against { $away }
table-title-many = { $count ->
    [one] { $teams }, alone
   *[other] One table: { $teams }
}
table-joining = Joining the table…
table-shut = This door stays shut
turn-of = For { $team }
turn-hint = Touch what is lit on the pitch, or use the list.
turn-only = There is no other answer here.
turn-confirm = Confirm
turn-other = Change
turn-unpick = Put back
turn-undo = Undo
turn-now = Play it now
turn-takeback = Take back
turn-ask-back = Ask to take back
score-none = no points yet
turn-heard = { $who }: { $question }
turn-onward = Continue
turn-news = What came of it
turn-skip = Show the rest at once
turn-toss = Your die
turn-toss-roll = Roll it
turn-list = { $count ->
    [one] List of choices (1)
   *[other] List of choices ({ $count })
  }
turn-held = { $what }. It is played in a moment; Escape takes it back.
turn-held-rests = { $what }. It waits while you read the odds; Escape takes it back.
turn-sending = Sending…
turn-playing = The match goes on…
turn-open = { $team } still wait for a player: send your friend the link
turn-thinking = { $team } are thinking…
turn-away = Waiting for { $name } ({ $team }), who has left the page
turn-stand-in = A computer is thinking for { $name } ({ $team })…
turn-waits = Waiting for { $name } ({ $team })
turn-waits-team = Waiting for { $team }
turn-free = { $count ->
    [one] A seat is still free, { $names }: send your friend the link
   *[other] Seats are still free, { $names }: send your friends the links
}
turn-gone = { $count ->
    [one] Waiting for { $names }, who has left the page
   *[other] Waiting for { $names }, who have left the page
}
turn-think = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
turn-watching = You are watching
turn-over = The match is over
why-title = Not possible
why-first = First touch one of the things that are lit.
why-rule = Read rule { $rule }
why-help = Touch anything on the pitch that is not lit, and the reason appears under the question. Or type cells in the order in which you would touch them: a figure, then where it should go; for a kick the figure, the ball, and where the ball should go.
why-help-touch = Touch anything on the table that is not lit, a card, a building or a shirt, and the reason appears under the question.
why-cells = Cells
why-ask = Why not?
why-not-now = Reasons can be asked for while it is your turn.
tools = Tools
tool-rules = Rules
tool-why = Why not?
tool-options = Options
tool-habits = Settings
habit-confirm = Answers to confirm
habit-confirm-always = All of them
habit-confirm-final = Only what cannot be taken back
habit-confirm-never = None: they are played in a moment
tool-odds = Odds
odds-exact = Exactly { $ways } of { $of } equally likely rolls.
tool-draw = Offer a draw
tool-say = Say something
tool-flip = Turn the pitch
tool-invite = Invite
tool-hand = Step away
tool-resign = Resign
tool-leave = Leave
invite-help = Each link opens one seat at this table, once: the seat then belongs to the device on which it was opened. Give it only to the person meant.
invite-seat = Link for { $team }
invite-reach-here = This link works on this computer only. For a friend on your network, end Touchline, start it with “touchline play --share”, and come back to this table: nothing is lost.
invite-reach-near = Friends on the same network can open this link. Whoever uses this Wi-Fi can listen in, and whoever owns this computer could read hidden cards.
invite-reach-nowhere = This computer is on no local network just now, so this link works here only.
invite-origin = Address in the link; try another if it does not open
qr = QR code
qr-of = QR code: { $label }
qr-help = Point the camera of the other device at it.
copy-selected = It is selected: press Ctrl+C, or touch and hold to copy.
invite-watch = Link for watching only
resign-sure = Do you give the match up for { $team }? This cannot be taken back.
resign-sure-both = Do you give the match up for { $team }? It ends for { $partner } too, and this cannot be taken back.
resign-sure-alone = Do you give this season up? It ends here, and this cannot be taken back.
resign-yes = Give up the match
resign-no = Play on
story = Story
story-lights = Shows on the table where it happened
story-empty = The first lines appear at the first move.

## Result

result-won = You win
result-lost = You lose
result-wins = { $team } win
result-draw = A draw
result-stopped = Stopped
result-both-lose = Both lose
result-alone-2 = A season to be proud of
result-alone-1 = A fair season
result-alone-0 = Not this time
result-share = You share the win
result-shared = { $teams } share the win
result-place = Place
result-again = Play again
result-asked = Laying a new table…
result-join = Join the next match
result-follow = Follow the next match
result-next = The same people play again.
result-wished = The other side wants to play again.
result-wished-many = Somebody wants to play again.
result-swap = Swap sides
result-swap-many = Everybody moves on by one seat

## Replay and records

replay-figures = The match in figures
replay-watch = Replay
replay-play = Play
replay-pause = Pause
replay-first = To the start
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-goals = Goals
replay-matches = Matches
replay-chapter = Chapter
options-idle = Not in this mode
replay-match-at = Match { $n }: { $when }
replay-goal = Goal { $n }, minute { $minute }
replay-goal-at = Goal { $n }: { $when }
replay-goal-of = { $goal }, { $team }
replay-answer = { $who }: { $what }
replay-slider = Moment
replay-moment = Moment { $at } of { $all }
replay-link = Link to this moment
replay-eyes = Seen by
replay-eyes-all = Everybody: hands covered
replay-tape = Save the tape
replay-text = Save the notation
replay-names = With the players’ names
replay-not-yet = A match can be replayed once it is over. Play on, and come back after the whistle.
replay-table = To the table
replay-start = Before the first move
replay-fate = Fate
file-unread = { $file } cannot be read. Is it a file, not a folder, and still there?
file-lead = Choose a record that you saved, drop it here, or paste its text. A tape (.tape.json) and the own notation of a game (.txt) both do.
file-choose = Choose a file
file-drop = … or drop it here
file-paste = Text of the record
file-open = Open
file-other = Another record
vouch-vouched = This server vouches for the record: nothing was changed since it handed it out. Names are not part of that.
vouch-changed = Changed: the record says that it comes from this server, but it is not what this server handed out. It keeps the rules, and it is not the match that was played.
vouch-stranger = The record says that it comes from another server ({ $server }). Only that one can say whether it was changed since: open the record there.
vouch-nobody = Nobody vouches for this record: it carries no mark of a server, so anything in it may have been changed within the rules, dice too.

## Rules

rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] 1 rule found
   *[other] { $count } rules found
  }
rules-none = Try another word, or a number such as SS-057.
rules-unknown = There is no rule { $rule } in this book. Search above for a word or another number, or choose a chapter.
rules-contents = Chapters
rules-turn = Previous and next chapter
rules-before = Previous
rules-after = Next
rules-more = { $count ->
    [one] Show 1 more
   *[other] Show { $count } more
  }
rules-drawing = Drawing of the board

## About

about-lead = Touchline is a place to play, watch, study and simulate football tabletop games on your own machine.
about-engine = Engine
about-compiled = compiled
about-interpreted = interpreted
about-games = Games
about-independent = Independent
about-independent-text = Touchline is an independent project. It is not connected with, endorsed by or licensed from the authors or publishers of the games it can play, nor the websites and apps named in its presets. All names belong to their owners and are used only to say which rules are meant. The rules are told in our own words; teams, figures and drawings are our own.
about-private = Private
about-private-text = No account, no advertising, no counting of visitors. Your matches lie in a folder on the machine where the server runs, and this browser remembers only your settings and the keys to your seats.
about-licence = Free
about-licence-text = The code is under the MIT licence, texts and drawings are under CC BY 4.0. The typefaces are Inter and Barlow Condensed, both under the SIL Open Font License.

## What this browser keeps

mine = My matches
title-mine = My matches
storage-shut = This browser lets the page keep nothing. The keys to your seats live only until this page is closed or reloaded: save them to a file first.
storage-full = This browser’s storage is full. The keys to your latest seats live only until this page is closed or reloaded: save them to a file, or make room.
storage-save = Save my keys
aside-tables = Part of the list of your tables, as this browser had kept it, could not be read.
aside-settings = Some settings that this browser had kept could not be read; they are as at the beginning.
aside-keys = The keys that this browser had kept could not be read; a file saved with “Save my keys to a file” brings them back.
aside-other = Something this browser had kept could not be read.
aside-safe = It was set aside in this browser’s storage, not deleted.
aside-seen = Understood

## A table that does not open

shut-stranger = You have no seat here
shut-stranger-text = This is the address of a table. It opens only on a device that sits there.
shut-gone = Not on this server
shut-second = You already sit here
shut-game = { $game }
shut-game-over = { $game } · the match is over
shut-kept = The table stays in your list until you delete it there.
shut-way-play = To play, ask the host of the table for an invitation. It opens one seat, once.
shut-way-watch = To watch, ask for the link for watching.
shut-way-keys = You sit there on another device? Save the keys there to a file, and read it here:
shut-back = Back to my seat
shut-both = Take this seat too
shut-both-text = Take it too if whoever plays there shares this device with you.
invite-lost = The seat of { $team } is free, but this browser does not hold its link.
invite-here = { $team } is taken, and its person is here.
invite-away = { $team } is taken; its person is away.
invite-renew = New invitation
invite-renew-of = New invitation for { $team }
invite-sure-open = A new link for { $team } makes the old one useless.
invite-sure-away = Whoever sat there for { $team } loses the seat to the person who follows the new link, hand and all. Everybody at the table is told.
invite-sure-watch = A new link for watching makes the old one useless, and those who watch now must ask for it.
invite-new = Make the new link
invite-new-watch = New link for watching
invite-keep = Leave it as it is

## One device for several

why-help-cards = Touch anything greyed on the table, and the reason appears under the question. Or choose here what you want to know about.
handover = Hand over to { $team }
handover-text = The cards of both clubs are secret. Give the device to whoever plays next.
handover-ready = I play for { $team }
handover-open = We show each other our cards: do not cover the table again

## The guide

guide = Guide
guide-on = Guide: explains each question

plain-view = What the table shows
