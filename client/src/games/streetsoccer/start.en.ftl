### StreetSoccer on the start page.

ss-start-kicker = Today · five a side · 25 minutes
ss-start-line = Roll the die, walk onto the ball, bend it round the wall. A football match of the mind in half an hour.
ss-start-play = Play StreetSoccer now
ss-start-setup = Set up a match
ss-start-against = You against the computer, level “{ $level }”. One click and the whistle blows.
ss-start-against-any = You against the computer. One click and the whistle blows.
ss-author = StreetSoccer is a board game by Corné van Moorsel, published by Cwali in 2002.
