### The names of the base pack: act- Action cards, abl- abilities, team- nations; bio- the people.
### What a card does is told by its effects. All people are invented.

## Action cards

act-dribble = Dribble
act-pass = Pass
act-long-pass = Long pass
act-through-ball = Through ball
act-cross = Cross
act-shot = Shot
act-tackle = Tackle
act-press = Press
act-interception = Interception
act-one-two = One-two
act-switch-play = Switch of play
act-feint = Feint
act-early-shot = Early shot
act-sliding-tackle = Sliding tackle
act-read-play = Reading the game

## Abilities

abl-counter-attack = Counter-attack
abl-attacking-play = Attacking play
abl-set-tactics = Set tactics
abl-creativity = Creativity
abl-defensive-block = Defensive block
abl-offside-trap = Offside trap
abl-simulation = Simulation
abl-endurance = Endurance
abl-clinical-finish = Clinical finish

## Teams

team-valmora = Valmora
team-krestova = Krestova
team-talinde = Talinde
team-harrowick = Harrowick
team-zephyria = Zephyria

## People

bio-val1 = Keeps bees above the town and says a shot hums the same way: you hear it before you see it.
bio-val2 = Loses the first tackle on purpose, or so he says. Nobody has ever seen him lose the second.
bio-val3 = Marks her forwards in pencil, then rubs them out. Restores old maps when nobody attacks.
bio-val4 = A watchmaker’s son who believes a pass is only finished when the next one has begun.
bio-val5 = Never throws anything away: string, jam jars, half-chances. All of it comes in useful by the second half.
bio-val6 = Takes his run-up in silence and asks the wall to step aside. It usually does.
bio-val7 = Shoots once for himself and once for his grandmother. The better of the two counts, and hers is better.
bio-kre1 = Has two good hands and cannot say which is the better one. Plays the accordion to keep them friends.
bio-kre2 = Reads the other team’s letters, they say. She only reads their shoes, and that is enough.
bio-kre3 = Wins the ball, then stands still for a second, thinking. His coach has learned to wait with him.
bio-kre4 = Ran the night post across the plain. Nothing he sends over a long distance has ever gone missing.
bio-kre5 = Always carries two spare ideas. One is about football, the other is about soup.
bio-kre6 = Learned to dribble on a frozen lake, where turning was easy and stopping was not.
bio-kre7 = Hits the ball so plainly that keepers look for the trick. There is none, and that is the trick.
bio-tal1 = Fills the goal like a door fills a frame. Apologises in verse to everyone he has stopped.
bio-tal2 = Arrives late, arrives laughing, arrives in time. Repairs fishing nets and knows where they tear.
bio-tal3 = Hears a pass leave the boot. By the time it lands he is already going the other way with it.
bio-tal4 = Dances before the match so that he does not have to during it. The second promise he never keeps.
bio-tal5 = Sees the gap while it is still a wall. Paints both, in blue, and sells neither.
bio-tal6 = Has not put a ball over the bar since the summer it landed in a wedding cake.
bio-tal7 = Gives and goes so fast that the ball asks who is who. Keeps the score of every match in rhyme.
bio-har1 = Lighthouse keeper in winter, goalkeeper in summer. In both trades, he says, you look out and wait.
bio-har2 = Shepherd’s daughter with a shepherd’s whistle. Runners stop at it before they know why.
bio-har3 = Built half the dry walls of the county. Crosses come to rest against him as if they had been told to.
bio-har4 = Plays the church organ with her feet and the long ball with her eyes shut.
bio-har5 = Walks behind the plough in the morning and ahead of everybody in the afternoon.
bio-har6 = A smith who shoots as he hammers: once, from the shoulder, and no second look.
bio-har7 = Carves a new walking stick for every goal. His village has no more trees and no more limps.
bio-zep1 = Old sailor; he looks at the ball and not at who struck it. Wind, he says, is only wind.
bio-zep2 = Sells melons by the harbour and can tell by the sound which dribble is ripe for picking.
bio-zep3 = Times her runs by the tide. Forwards find the water suddenly round their ankles.
bio-zep4 = Teaches chess in a café and talks all the way through. Opponents forget what they were holding.
bio-zep5 = Flies kites between matches. Knows exactly how much string a long pass needs.
bio-zep6 = Missed once, closed his eyes, asked the sea for another go. The sea has agreed ever since.
bio-zep7 = Applauds every save against him, then takes the corner while the keeper is still bowing.
