### Worldwide Football's table in the client, English. What the game itself says comes from its pack.

## Cards

wf-ui-worth = worth { $pa } PA
wf-ui-threshold = wins the ball from { $need } on the d20, less the PA
wf-ui-foul-range = Foul { $range }
wf-ui-at = at { $pa } PA
wf-ui-answer = { $name } needs { $need }: { $win }
wf-ui-answer-foul = { $name } needs { $need }: { $win }, a foul { $foul }
wf-ui-foul = foul
wf-ui-post-g = goalkeeper
wf-ui-post-d = defender
wf-ui-post-m = midfielder
wf-ui-post-a = forward
wf-ui-roll = d20 from { $need }: { $win }

## The table

wf-ui-attack-of = { $team } attack
wf-ui-track = { $pa } of 8 attack points; from 6 one may shoot
wf-ui-track-none = No attack
wf-ui-line = This attack, card by card
wf-ui-line-empty = No card yet in this attack
wf-ui-state-open = waits
wf-ui-state-valid = counts
wf-ui-state-stopped = stopped
wf-ui-state-failed = failed
wf-ui-state-played = played
wf-ui-state-countered = countered
wf-ui-state-fouled = foul
wf-ui-piece-free-kick = Free kick
wf-ui-piece-corner = Corner
wf-ui-safe = The next card cannot be defended
wf-ui-waiting = Next shot { $bonus }
wf-ui-block = Defensive block { $bonus }
wf-ui-answers = What an answer needs
wf-ui-answers-to = { $card }: what an answer needs
wf-ui-would-meet = { $card }: what it would meet
wf-ui-shut = No defence card can answer it.
wf-ui-no-answer = No card answers it.
wf-ui-shot = The shot
wf-ui-then-shot = If nobody stops it
wf-ui-shot-dice = { $dice } dice, the best counts
wf-ui-shot-goal = goal
wf-ui-shot-corner = corner
wf-ui-shot-save = saved
wf-ui-shot-off = wide
wf-ui-stars = { $count } of { $most } stars
wf-ui-stars-n = { $count ->
    [one] 1 star
   *[other] { $count } stars
  }
wf-ui-stars-word = Stars
wf-ui-subs-word = Substitutions left
wf-ui-abilities = Abilities
wf-ui-hand = Your hand
wf-ui-hand-empty = Your hand is empty.
wf-ui-hand-of = { $count } Action cards, { $people } Player cards
wf-ui-known = Known: { $cards }
wf-ui-captain = captain
wf-ui-reds = { $count ->
    [one] 1 red card
   *[other] { $count } red cards
  }
wf-ui-has-ball = with the ball
wf-ui-home = at home
wf-ui-subs = { $count ->
    [one] 1 substitution left
   *[other] { $count } substitutions left
  }
wf-ui-piles = { $count } in the draw pile, { $people } Player cards; { $lying } in the discards. Open the discards
wf-ui-piles-of = Piles of { $team }
wf-ui-discard = Discard: { $count }
wf-ui-discard-empty = Nothing lies there yet.
wf-ui-people-discard = Player cards played
wf-ui-gone = Out of the match
wf-ui-pile = Draw pile: { $count }, Player cards: { $people }
wf-ui-pile-known = What is still in it, in an order nobody knows:
wf-ui-pile-hidden = What lies there nobody knows.
wf-ui-pile-empty = Empty: the half ends once both have given the ball back in turn.
wf-ui-taking = Choose from these cards
wf-ui-you-named = { $name } (you)
wf-ui-yourself = You
wf-ui-place = Seat { $n }

## Answers

wf-ui-pass = Let it go
wf-ui-pass-die = Keep the roll
wf-ui-pass-change = Play on
wf-ui-let = Let it pass
wf-ui-let-dry = Let it pass without drawing
wf-ui-let-note = You draw 2 Action cards
wf-ui-let-note-four = Each of you draws 1 Action card
wf-ui-give = Give the ball back
wf-ui-give-note = Draw, then discard one
wf-ui-give-note-few = { $count ->
    [0] Nothing left to draw
    [one] Draw the last card
   *[other] Draw the last { $count } cards
  }
wf-ui-to-partner = Pass the ball to your partner
wf-ui-oneself = Yourself
wf-ui-mate = Your partner
wf-ui-reroll = Roll again
wf-ui-no-hurry = Take your time. Nobody sees whether you could do anything here.
wf-ui-nothing-fits = No card of yours fits this moment.
wf-ui-waive = Do not ask here again
wf-ui-waive-note = Such a moment then goes by itself while nothing of yours fits.
wf-ui-waive-all = Let every such moment go
wf-ui-waive-all-note = Whatever you hold, so that nobody learns from it.
wf-ui-goes = This moment goes by itself.
wf-ui-ask-me = Ask me again
wf-ui-waived = { $count ->
    [one] One kind of moment goes by itself.
   *[other] { $count } kinds of moments go by themselves.
  }
wf-ui-take-off = Off for the rest of the match, one star for you.
wf-ui-with = Played together with
wf-ui-of = of { $need }
wf-ui-discard-send = { $count ->
    [one] Discard this card
   *[other] Discard these { $count } cards
  }
wf-ui-seal = Seal the choice
wf-ui-hint-attack = Touch a lit card or a lit ability.
wf-ui-hint-defence = Touch a lit card to answer, or let it pass.
wf-ui-hint-teams = Touch a team to see its players, then confirm.
wf-ui-hint-give-back = Touch the card that goes.

## Before the match, half-time, penalties

wf-ui-taken = Taken
wf-ui-ground = Ground
wf-ui-ground-none = Nobody’s ground
wf-ui-ground-none-text = No ground counts.
wf-ui-ground-of = { $team } at home
wf-ui-three = The three of your Team card
wf-ui-two-of-six = Two more, in secret
wf-ui-before = Before the match
wf-ui-half-time = Half-time
wf-ui-half-time-text = Two stars come back. Your two free abilities may be others now.
wf-ui-full-time = Full time
wf-ui-half = half { $half }
wf-ui-half-brief = H{ $half } · { $attack }
wf-ui-half-word = Half
wf-ui-kicker = Shooter
wf-ui-keeper = Keeper
wf-ui-duel = Both choose a number from 1 to 6. The same number is a save, any other a goal.
wf-ui-kick-in = in
wf-ui-kick-out = saved
wf-ui-kick-open = to come
wf-ui-needs = needs { $need }
wf-ui-against = against { $quality }

## What is shown large

wf-ui-show-goal = Goal!
wf-ui-show-kick-off = Kick-off
wf-ui-show-let-by = Let by
wf-ui-show-won-ball = Ball won
wf-ui-show-counter-failed = Not countered
wf-ui-show-countered-by = Countered
wf-ui-show-off-target = Wide
wf-ui-show-saved-it = Saved
wf-ui-show-foul-by = Foul
wf-ui-show-yellow = Yellow card
wf-ui-show-red = Red card
wf-ui-show-piece-free-kick = Indirect free kick
wf-ui-show-piece-corner = Corner
wf-ui-show-piece-direct = Direct free kick
wf-ui-show-piece-penalty = Penalty
wf-ui-show-simulated-yes = The referee whistles
wf-ui-show-simulated-no = Play on
wf-ui-show-gave-back = Ball given back
wf-ui-show-half-time = Half-time
wf-ui-show-full-time = Full time
wf-ui-show-shoot-out-begins = Penalties
wf-ui-show-substituted = Substitution
wf-ui-show-ground-is = The ground is settled
wf-ui-show-ball-passed = To the partner

## Options, by group

wf-group-mode = The game
    .help = The core game, or with everything.
wf-group-modules = Modules
    .help = Each can be played without the others.
wf-group-ground = Ground
    .help = Whose it is, and what it does.
wf-group-play = Cards
    .help = Piles, draws, Player cards, questions.
wf-group-pieces = Fouls and set pieces
    .help = What the printed rules leave open.
wf-group-end = The end
    .help = Of a half and of the match.

## Start page and learning

wf-start-kicker = New · cards and nations
wf-start-play = Play the Amateur game
wf-start-setup = Set up a match
wf-start-learn = Learn it in five minutes
wf-learn = Learn Worldwide Football
wf-learn-lead = A short lesson shows how it goes, a real match with the guide beside you lets you try: first the Amateur game, then one module of the Professional game after the other.
wf-learn-amateur-time = Five minutes
wf-learn-amateur = The Amateur game
wf-learn-amateur-text = Build an attack card by card, shoot from 6 points, and stop theirs with a d20. The guide says what each question means the first times it comes.
wf-learn-begin = A match with the guide
wf-learn-further = Another match with the guide
wf-learn-again = From the beginning
wf-learn-points = What there is to learn
wf-learn-known = known
wf-learn-modules = The Professional game, module by module
wf-learn-modules-text = Each has a lesson of a few steps, and a match against the computer in which only this module is added to the core game.
wf-learn-try = Try it in a match
wf-learn-all = Now the whole Professional game
wf-learn-book = The whole rulebook

## The guide

wf-coach = Guide
wf-coach-happened = What happened
wf-coach-progress = { $done } of { $all } learnt
wf-coach-rule = Read rule { $rule }
wf-coach-understood = Understood
wf-coach-longer = Explain again
wf-coach-wait = The guide speaks when you are asked something.
wf-coach-finish = You know the game. Try a module of the Professional game next.
wf-coach-so-far = { $done } of { $all } points learnt so far. The next match brings the others.
wf-coach-hand = Your hand
    .text = Orange cards attack, green ones defend, dark ones shoot. Player cards wait for their moment and light up when it comes. You may hold ten Action cards and three Player cards.
wf-coach-attack = Your attack, { $pa } PA
    .text = Play cards one at a time to collect attack points (PA); from 6 you may shoot. Under a card stands the chance of each defence: the more points you have, the easier you are to stop. Nothing good in hand? Give the ball back, draw three and discard one.
wf-coach-range = In range: { $pa } PA
    .text = From 6 PA a shot may be played. At 7 and 8 it is worth more, but each further card can be stopped. The panel beside the attack shows both chances.
wf-coach-free-kick = Free kick
    .text = The next card must be a pass, a long pass, a through ball or a cross, and nobody can stop it.
wf-coach-corner = Corner
    .text = You go on at { $pa } PA. Begin with a pass, a long pass or a cross; they may defend it.
wf-coach-defence = A card against you
    .text = Let it pass and draw two cards, or answer with one card it lists. { $fit ->
        [yes] Your best answer needs { $need } on the d20: { $twenties } chances in 20.
       *[no] You hold none of those now.
    } If you miss, the card counts and you draw nothing.
wf-coach-defence-pair = A card against you both
    .text = The captain defends, leaves it to the partner, or lets it pass: then each of you draws one card. If the partner does not defend either, nobody draws.
wf-coach-shut = This card cannot be defended
    .text = No defence card answers it and nobody draws. Only a Player card could do something.
wf-coach-block = Defensive block
    .text = On the first card of their attack a star gives all your defence cards +3 until it ends.
wf-coach-simulation = They have played a defence card
    .text = Simulation costs a star. If the d20 is good enough it is a foul on you; otherwise the ball is lost.
wf-coach-boost = Just short
    .text = A Player card can still add to your roll.
wf-coach-counter = A Player card is down
    .text = Some defenders can take away its effect at this moment. If you have none that fits, let it go.
wf-coach-recover = You have won the ball
    .text = Counter-attack and some Player cards are played at this very moment: your attack then starts ahead.
wf-coach-after = Your card counts
    .text = Player cards and abilities that come after it may be played now, before the die.
wf-coach-keeper = Their shot is worth { $quality }
    .text = Your keeper’s card could help now, before the keeper’s die. A goal needs more than the keeper’s result.
wf-coach-reroll = Once more?
    .text = You may roll again; then the second result stands.
wf-coach-saved = Saved
    .text = Some forwards keep the attack alive at this moment.
wf-coach-give-back = You gave the ball back
    .text = Choose one card to discard. With fewer than three left in the pile you need not.
wf-coach-excess = Too many cards
    .text = At most ten Action cards and three Player cards may be held. Choose what you can do without.
wf-coach-sanction = A card from the referee
    .text = Yellow costs one card of your choice, red three; after a red you may hold fewer for the rest of the match.
wf-coach-penalty = Penalty for you
    .text = Choose a number from 1 to 6. If the keeper chose another one, it is a goal.
wf-coach-penalty-keeper = Penalty against you
    .text = Guess their number, from 1 to 6, and it is saved.
wf-coach-change = The ball changes sides
    .text = { $subs ->
        [yes] Between two attacks some abilities may be used, and a Player card may be taken off for a star.
       *[no] Between two attacks some abilities may be used.
    }
wf-coach-stoppage = Play has stopped
    .text = A token and a Player card from your hand bring one star. That player does not come back.
wf-coach-abilities = Two more abilities
    .text = Three are your team’s. Choose two of the other six; they choose at the same time, and both are shown together. You have { $stars } stars to pay for them.
wf-coach-ground = Whose ground?
    .text = At home one more line of the Team card counts. If you do not name the same ground, there is none.
wf-coach-captain = Who is captain?
    .text = The captain says who attacks and who defends, and is the one to use stars.
wf-coach-start = The ball is yours
    .text = The captain says which of you begins. Whoever has the ball may pass it to the partner later.
wf-coach-search = Choose a card
    .text = It goes into your hand, and they do not see which it is.
wf-coach-discard = A card must go
    .text = That is the price of a card or an ability. Choose what you need least.
wf-coach-captain-star = A star first?
    .text = Your partner is about to act. You are the captain: a star may be used before that.
wf-coach-team = Choose a team
    .text = Each team has seven Player cards of its own. Touch one to read them.
wf-coach-end = A draw pile is empty
    .text = The half ends once both of you have given the ball back in turn. Until then play on with what you hold.
wf-coach-goal = Goal
    .text = The shot was more than the keeper’s result. The side that conceded attacks next, from 0 PA.
wf-coach-foul = A foul
    .text = A very low roll of a tackle or a press: the card counts all the same. Up to 5 PA an indirect free kick follows, at 6 a direct one, at 7 or 8 a penalty.

## Courses: scripted matches. The numbers come from the table.

wf-course-go = Go on
wf-course-all = All lessons
wf-course-plays = Play goes on …
wf-course-take = Take the lesson
wf-course-again = Take it again
wf-course-taken = taken
wf-course-step = Step { $n } of { $all }
wf-course-steps = { $count } steps

wf-course-amateur = Amateur in five minutes
    .text = You kick off with eight Action cards and one Player card. Orange cards attack, green ones defend, dark ones shoot. Look at them, then go on.
wf-course-amateur-1 = The first card
    .now = An attack starts at 0 attack points (PA), and you need 6 to shoot.
    .do = Play the Pass: it is worth 2 PA.
wf-course-amateur-2 = They let it go
    .now = They let the pass go and drew two cards. You have { $pa } PA and a new Player card.
    .do = Play the Dribble: 1 PA, and a card to draw.
wf-course-amateur-3 = A defence that failed
    .now = They pressed, needed { $needed } on the d20 and rolled { $rolled }: your dribble counts.
    .do = You have { $pa } PA. Play the Long pass for 3 more.
wf-course-amateur-4 = Ball lost
    .now = An interception: the further you are, the easier it gets, and { $rolled } was enough for { $needed }. Now they attack and have played a pass.
    .do = Let it pass and draw two cards: stopping a first pass takes a lot of luck.
wf-course-amateur-5 = Your turn to defend
    .now = At { $pa } PA they play a Long pass. Your Interception needs { $need }: { $twenties } chances in 20.
    .do = Play the Interception.
wf-course-amateur-6 = A star
    .now = You rolled { $rolled }: the ball is yours. This is the moment for Counter-attack: your attack then starts ahead.
    .do = Spend a star on Counter-attack.
wf-course-amateur-7 = Build again
    .now = You begin at { $pa } PA instead of 0.
    .do = Play the Pass you have drawn.
wf-course-amateur-8 = A card with a condition
    .now = A Through ball can only be played at the PA it prints. Then your next card cannot be defended.
    .do = You are at { $pa }: play the Through ball.
wf-course-amateur-9 = In range
    .now = At { $pa } PA you may shoot, and this time they can neither defend nor draw.
    .do = Play the Shot.
wf-course-amateur-10 = A Player card
    .now = Your forward comes after a shot: two dice are rolled, and the better one counts.
    .do = Put the forward down.
wf-course-amateur-end = Goal!
    .text = Your better die beat the keeper’s. Now they attack. When your hand is no good, give the ball back: draw three, discard one. A half ends when a draw pile is empty and you have both given the ball back in turn. That is all of the Amateur game.

wf-course-cards = More Action cards
    .text = Six more cards lie in each pile: the One-two, the Switch of play, the Feint, the Early shot, the Sliding tackle and Reading the game. You kick off with some of them.
wf-course-cards-1 = Not at once
    .now = A Feint prints 1 to 3 PA, so an attack cannot begin with it.
    .do = Play the Dribble first.
wf-course-cards-2 = The Feint
    .now = You are at { $pa } PA. A Feint is worth 1, and your next card cannot be defended.
    .do = Play the Feint.
wf-course-cards-3 = Undefended
    .now = Nothing can stop your next card: let it be the one that is worth most.
    .do = Play the Long pass.
wf-course-cards-4 = Its price
    .now = A Long pass costs one of your cards.
    .do = Discard one, but keep the Early shot.
wf-course-cards-5 = Early
    .now = You are at { $pa } PA. An Early shot need not wait for 6, but it is easier to stop.
    .do = Play the Early shot.
wf-course-cards-end = Goal!
    .text = The Sliding tackle wins more balls than the Tackle and fouls more often; Reading the game is the better interception; the One-two draws a card.

wf-course-foul = Fouls and set pieces
    .text = In the Professional game a very low defence roll is a foul: the card counts all the same, and the PA it reaches decide the set piece.
wf-course-foul-1 = A tackle that may foul
    .now = You are at { $pa } PA. Touch the Dribble: each defence shows its chance, and hatched the chance of a foul.
    .do = Play the Dribble.
wf-course-foul-2 = Indirect free kick
    .now = Their tackle rolled a natural { $rolled }: a foul. At { $pa } PA that is an indirect free kick: the next card must be a pass, a long pass, a through ball or a cross, and nobody can stop it.
    .do = Play the Long pass.
wf-course-foul-3 = Its price
    .now = The Long pass counts: { $pa } PA. It costs one of your cards.
    .do = Discard one, but keep the Dribble.
wf-course-foul-4 = Closer
    .now = A foul that reaches 6 PA is a direct free kick, a shot at once with a bonus of 1. At 7 or 8 it is a penalty.
    .do = Play the Dribble: it would reach 7.
wf-course-foul-5 = Penalty
    .now = Another foul, at { $pa } PA. You choose a number and the keeper chooses one. Different numbers are a goal.
    .do = Choose a number.
wf-course-foul-end = That was a penalty
    .text = Only the number on the die makes a foul; bonuses never create or avoid one. Whoever tackles knows the price: it stands on the card.

wf-course-card = Yellow and red
    .text = The worst rolls of a tackle or a press bring a card. They attack and have played a Long pass.
wf-course-card-1 = A risk
    .now = They dribble at { $pa } PA. Your Tackle needs { $need }: { $twenties } chances in 20. Its lowest numbers are fouls, and the worst of those bring a card.
    .do = Defend with the Tackle.
wf-course-card-2 = Yellow
    .now = A natural { $rolled }: a foul and a yellow card. Yellow costs one card of your choice.
    .do = Discard the card you can do without.
wf-course-card-end = One card less
    .text = A natural 1 would have been red: three cards, and at most seven Action and two Player cards for the rest of the match, five and one after a second red. Their dribble counts, and a free kick follows.

wf-course-corner = Corners
    .text = If the keeper’s result equals your shot, it is a corner and not a save. You are at { $pa } PA and hold two shots.
wf-course-corner-1 = A shot
    .now = From 7 PA your die has a bonus of 1. A goal is { $goal } % likely, a corner one time in six or so.
    .do = Play the Shot.
wf-course-corner-2 = Corner
    .now = Both results were the same. Your attack goes on at { $pa } PA; the next card must be a pass, a long pass or a cross, and they may defend it.
    .do = Play the Cross: it also makes your next shot better.
wf-course-corner-3 = Once more
    .now = You are at { $pa } PA, and the Cross adds 1: a goal is { $goal } % likely.
    .do = Play the Shot.
wf-course-corner-end = Goal!
    .text = From a corner one card brings you back into range. Keep one for it.

wf-course-wide = Shots that go wide
    .text = A natural 1 on a shot is wide, whatever the bonus. You are at { $pa } PA with a Dribble and a Shot.
wf-course-wide-1 = Shoot or go on?
    .now = A shot now is a goal { $goal } times in 100. More PA make the other five sides of the die worth more.
    .do = Play the Dribble first.
wf-course-wide-2 = At 8
    .now = At { $pa } PA it is { $goal } in 100.
    .do = Play the Shot.
wf-course-wide-end = Wide
    .text = A natural 1. It happens one time in six, and going to 8 PA was right all the same. Nothing helps against the 1 but cards that say so.

wf-course-team = Team cards and more abilities
    .text = Your Team card gives you a number of stars and three abilities. Harrowick has few stars, but good use for them.
wf-course-team-1 = Two in secret
    .now = You choose two of the other six abilities; they do the same. Then all are shown. You have { $stars } stars to pay for them.
    .do = Choose any two and seal the choice.
wf-course-team-2 = Offside trap
    .now = Your Interception was not enough, and they play a Long pass at { $pa } PA. The Offside trap takes the place of a defence card: a d20 decides, and the further they are, the easier it gets.
    .do = Touch the lit Offside trap and use it: one star.
wf-course-team-3 = The ball changes sides
    .now = You rolled { $rolled }: offside. Between two attacks Endurance draws two Action cards and a Player card.
    .do = Use your last star on Endurance.
wf-course-team-end = Both stars well spent
    .text = Two stars come back at half-time. The two abilities you chose may then be others, the three of the Team card stay.

wf-course-sub = Substitutions
    .text = You have a Player card of little use now, and one star is gone. Three times in a match you may take a Player card out of it for a star.
wf-course-sub-1 = Nothing that leads on
    .now = You are at { $pa } PA, and no card in your hand reaches a shot.
    .do = Give the ball back.
wf-course-sub-2 = Three in, one out
    .now = You have drawn three cards.
    .do = Discard the one you need least.
wf-course-sub-3 = A moment for changes
    .now = When the ball changes sides, and when play stops for a foul or a corner, a Player card may go: a token for a star.
    .do = Take the goalkeeper off.
wf-course-sub-end = { $stars } stars again
    .text = That player will not come back, not even after half-time, and you can never have more stars than you began with.

wf-course-ground = At home
    .text = If it is agreed whose ground it is, that side’s Team card has one more line that counts all match long. You are Talinde, at home.
wf-course-ground-1 = A poor hand
    .now = At Talinde’s ground, giving the ball back draws four cards instead of three.
    .do = Give the ball back.
wf-course-ground-2 = Four in, one out
    .now = You have drawn four cards.
    .do = Discard the one you need least.
wf-course-ground-end = The ground helps
    .text = Each of the five grounds changes something else. Touch the sign of the ground beside the crest to read it.

## One module at a time

wf-lesson-less = Hide
wf-lesson-more = Read it again
wf-lesson-cards = More Action cards
    .text = Six more cards lie in each pile: the one-two, the switch of play, the feint, an early shot from 5 PA, the sliding tackle and a better interception.
    .done = You have met the larger piles. Look for the early shot.
wf-lesson-foul = Fouls and set pieces
    .text = A very low defence roll is a foul: the card counts all the same, and the PA then reached decide the set piece. Up to 5 it is an indirect free kick, which the next card takes undefended; at 6 a direct one, a shot at once with d6 + 1; at 7 or 8 a penalty, where both choose a number and different numbers are a goal.
    .done = That was a foul. Bonuses never create or avoid one.
wf-lesson-card = Yellow and red
    .text = The worst rolls of a tackle or a press bring a card. Yellow: discard one card of your choice. Red: discard three, and hold at most seven Action and two Player cards for the rest of the match, after a second red five and one.
    .done = A card was shown. Risky tackles have their price.
wf-lesson-corner = Corners
    .text = If the keeper’s result equals the shot, it is a corner, not a save. The attack goes on at 5 PA, and the next card must be a pass, a long pass or a cross; it may be defended.
    .done = From a corner one card brings you back into range.
wf-lesson-wide = Shots that go wide
    .text = A natural 1 on a shot is off target, whatever the bonus. More PA make the other five sides worth more. Nothing helps against the 1 itself but cards that say so.
    .done = Wide. It happens one time in six.
wf-lesson-team = Team cards and more abilities
    .text = Your Team card gives you a number of stars and three abilities; you choose two of the other six, in secret, and may change those two at half-time.
    .done = A star is spent. Two come back at half-time.
wf-lesson-sub = Substitutions
    .text = When the ball changes sides you may take a Player card from your hand out of the match and get a star for it. Three times in a match, and never above the stars you began with.
    .done = One token spent, one star more. That player will not come back.
wf-lesson-ground = At home
    .text = If it is agreed whose ground it is, that side’s Team card has one more line that counts all match long. In this match you are at home: touch the ground beside your crest to read it.
    .done = Each of the five grounds changes something else.

## The match in figures

wf-ui-report = The match in figures
wf-ui-report-goals = Goals
wf-ui-report-figures = Figures
wf-ui-report-when = half { $half }, attack { $attack }
wf-ui-end-attack = attack { $attack }
wf-ui-end-none = No goal
wf-ui-report-piece-free-kick = free kick
wf-ui-report-piece-penalty = penalty
wf-ui-report-attacks = Attacks
wf-ui-report-points = Points per attack
wf-ui-report-shots = Shots
wf-ui-report-expected = Goals to be expected
wf-ui-report-given = Given back
wf-ui-report-passed = Cards let pass
wf-ui-report-defended = Defences that won
wf-ui-report-stars = Stars used
wf-ui-report-people = Player cards used
wf-ui-report-substitutions = Substitutions
wf-ui-report-fouls = Fouls
wf-ui-report-cards = Cards shown
wf-ui-report-luck = Luck of the dice
wf-ui-report-even = { $team } had the luck that was to be expected.
wf-ui-report-lucky = { $team }: { $by } rolls and goals more than was to be expected.
wf-ui-report-unlucky = { $team }: { $by } rolls and goals fewer than was to be expected.
wf-ui-report-faces = { $die } on average { $mean }.
wf-ui-report-every = Every shot ({ $count })
wf-ui-report-rolls = Every d20 ({ $count })
wf-ui-report-roll = needed { $need }, rolled { $natural }
wf-ui-report-roll-trap = Offside trap
wf-ui-report-roll-person = Player card
wf-ui-report-roll-simulation = Simulation
wf-ui-report-roll-counter = Counter
wf-ui-report-won = won
wf-ui-report-failed = failed
wf-ui-report-foul = foul
wf-ui-report-used = Used most
