### FootClub on the start page.

fc-start-kicker = Also today · cards and dice
fc-start-play = Play Poussin now
fc-start-setup = Set up a match
fc-start-learn = Learn it in five minutes
fc-author = FootClub is a card game by Michel Nguyen, published by Keylugen in 2017; its name is a registered trade mark.
