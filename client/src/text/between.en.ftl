### What people at a table ask of one another. $who is somebody by name and team.

between = Between the players
between-back = { $who } would like to take the last answer back.
between-back-mine = You have asked to take your last answer back. It still waits for { $who }.
between-back-agreed = You agree. It still waits for { $who }.
between-lapses = The request lapses as soon as anybody answers.
between-yes = Agree
between-no = Decline
between-never = Decline, and no more such requests
between-withdraw = Withdraw
