### Worldwide Football on the start page.

wf-start-kicker = New · cards and nations
wf-start-play = Play the Amateur game
wf-start-setup = Set up a match
wf-start-learn = Learn it in five minutes
wf-author = Worldwide Football is a card game by Guillaume Luton, published by Worldwide Games in 2018.
