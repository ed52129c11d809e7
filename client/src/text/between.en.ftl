### What people at a table ask of one another, and say. $who is somebody by name and team.

between = Between the players
between-back = { $who } would like to take the last answer back.
between-back-mine = You have asked to take your last answer back. It still waits for { $who }.
between-back-agreed = You agree. It still waits for { $who }.
between-back-lapses = The request lapses as soon as anybody answers.
between-draw = { $who } offers a draw.
between-draw-mine = You have offered a draw. It still waits for { $who }.
between-draw-agreed = You accept the draw. It still waits for { $who }.
between-draw-lapses = The offer stands until one of you answers.
between-stop = { $who } would like to stop the match without a winner.
between-stop-mine = You have asked to stop the match without a winner. It still waits for { $who }.
between-stop-agreed = You agree to stop the match. It still waits for { $who }.
between-stop-lapses = The request stands until somebody declines, comes or goes.
between-computer = { $who } would like a computer of level { $level } to play for { $of } in the meantime.
between-computer-mine = You have asked that a computer of level { $level } plays for { $of } in the meantime. It still waits for { $who }.
between-computer-agreed = You agree that a computer plays for { $of }. It still waits for { $who }.
between-computer-lapses = The computer plays only until whoever is away is back.
between-yes = Agree
between-no = Decline
between-never = Decline, and no more such requests
between-withdraw = Withdraw

## Somebody is away

gone-open = { $minutes ->
    [one] The seat of { $who } has been free for { $minutes } minute.
   *[other] The seat of { $who } has been free for { $minutes } minutes.
  }
gone-away = { $minutes ->
    [one] { $who } has been away for { $minutes } minute.
   *[other] { $who } has been away for { $minutes } minutes.
  }
gone-help = The match need not wait: a computer can play in the meantime, until they are back.
gone-level = Level of the computer
gone-level-n = Level { $level }
gone-computer = Let a computer play for { $who }
gone-stop = Stop without a winner
gone-invite = Invite again
gone-mine = A computer of level { $level } plays for you.
gone-mine-back = Play myself again
gone-said-left = { $who } has left the table.
gone-said-lost = The line to { $who } is lost.
gone-said-back = { $who } is back.
gone-said-came = { $who } has come.
hand-help = A computer plays for you until you take the seat back. Everybody at the table is told. Your seat stays yours, and you may leave the page meanwhile.
hand-do = Let the computer play for { $who }
hand-stop-help = Or end the match for everybody, without a winner: all who are here must agree.
name-ask = What may the others call you?
name-do = This is my name

## Phrases

phrase-help = Everybody at the table reads it in a language of their own. Three a minute.
phrase-mute = Hide what others say in this match
phrase-said = { $who }: { $what }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-what-a-goal = What a goal!
phrase-so-close = So close!
phrase-lucky = I was lucky there.
phrase-unlucky = That was bad luck for you.
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-a-moment = One moment, I am thinking.
phrase-back-soon = I will be right back.
phrase-good-game = Good game!
