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
between-yes = Agree
between-no = Decline
between-never = Decline, and no more such requests
between-withdraw = Withdraw

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
