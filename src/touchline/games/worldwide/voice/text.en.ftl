### Worldwide Football, English. What the table says: questions, options, story, reasons, results.
### $team and $other are names of teams; $name those of Player cards (in a question about a
### simulation, of an Action card); $card and $cards those of cards; $ability and $abilities those of
### star abilities; $seat a seat. PA are attack points.

wf-name = Worldwide Football
    .line = Build an attack card by card, dodge the twenty-sided die, and shoot before somebody takes the ball.

# how far a match is, in a list of matches
wf-standing = { $half ->
    [0] before the match
    [1] 1st half, attack { $attack }
    [2] 2nd half, attack { $attack }
   *[other] shoot-out
}

wf-side-0 = First team
wf-side-1 = Second team
wf-seat-0 = First team
wf-seat-1 = Second team
wf-seat-2 = First team, partner
wf-seat-3 = Second team, partner

## What the levels of the computer do

wf-level-1 = Most of its answers are drawn by lot; just right for a first match.
wf-level-2 = Looks one answer ahead with plain sense, and errs often.
wf-level-3 = Imagines what you may hold and plays the attack out in its head, but errs in many answers.
wf-level-4 = Imagines more ways the cards may lie, and errs less.
wf-level-5 = Weighs twice as much again; now and then it still errs.
wf-level-6 = Our strongest: it imagines hundreds of ways the cards may lie and makes no mistakes on purpose. It never sees your hand.

## Phases

wf-phase-team-choice = Teams
wf-phase-captain-choice = Captains
wf-phase-ground = The ground
wf-phase-ability-commit = Abilities
wf-phase-pile-toss = Drawing lots for the piles
wf-phase-coin = Coin toss
wf-phase-deal = The deal
wf-phase-draw = Draw
wf-phase-begin = A new attack
wf-phase-lot = Drawing lots for the shoot-out
wf-phase-captain-start = Who begins
wf-phase-attack = Attack
wf-phase-captain-star = The captain’s star
wf-phase-counter = Counter a Player card
wf-phase-counter-roll = Counter: the roll
wf-phase-answer = A card is announced
wf-phase-defence = Defence
wf-phase-trap-roll = Offside trap: the roll
wf-phase-person-roll = Player card: the roll
wf-phase-simulation = Before the roll
wf-phase-sim-roll = Simulation: the roll
wf-phase-defence-roll = Defence: the roll
wf-phase-boost = After the roll
wf-phase-validate = The card counts
wf-phase-after = Before the shot
wf-phase-shot-roll = Shot: the roll
wf-phase-shot-reroll = Shot: once more?
wf-phase-keeper = Before the save
wf-phase-keeper-roll = Save: the roll
wf-phase-saved = Saved
wf-phase-foul = Foul
wf-phase-sanction = A card is shown
wf-phase-stoppage = Play has stopped
wf-phase-set-piece = Set piece
wf-phase-free-kick-roll = Direct free kick: the roll
wf-phase-penalty = Penalty
wf-phase-recover = The ball is won
wf-phase-give-back = Giving the ball back
wf-phase-end-attack = End of the attack
wf-phase-change-window = The ball changes sides
wf-phase-forced-discard = Too many cards
wf-phase-half-end = End of the half
wf-phase-shoot-out = Shoot-out
wf-phase-run = Effects
wf-phase-choose-discard = A discard
wf-phase-take = Taking a card
wf-phase-name-seat = Whose cards
wf-phase-finished = Full time

## Questions

wf-ask-team = Choose your team
wf-ask-captain = Which of you two is the captain, who alone uses stars, makes substitutions and says who defends? If you differ, it is { $first }
wf-ask-ground = Who is at home? Both answer in secret; if the answers differ, the ground is neutral
wf-ask-abilities = Choose two more abilities in secret
wf-ask-abilities-again = Half-time: choose your two free abilities again
wf-ask-start = Your side has the ball: which of you two begins?
wf-ask-attack = { $pa ->
    [0] Your attack: play a card, or give the ball back
   *[other] Your attack, { $pa } PA: play a card, or give the ball back
  }
wf-ask-attack-received = Your partner has passed to you, { $pa } PA: play a card first, or lose the ball
wf-ask-attack-free-kick = Indirect free kick, { $pa } PA: play a pass, long pass, through ball or cross
wf-ask-attack-corner = Corner, { $pa } PA: play a pass, long pass or cross
wf-ask-captain-star = Do you use a star before your partner acts?
wf-ask-counter = { $name } comes to the table: do you counter?
wf-ask-defence = { $card } at { $pa } PA: let it pass, or defend?
wf-ask-defence-mate = { $card } at { $pa } PA: your captain leaves the defence to you
wf-ask-defence-shut = { $card } at { $pa } PA cannot be defended: have you anything else for it?
wf-ask-simulation = { $card } answers your { $name }: do you go down before the roll?
wf-ask-boost = { $enough ->
    [yes] { $total } where { $need } was needed, and that is enough: do you add anything all the same?
   *[no] { $total } where { $need } was needed: do you add to it?
  }
wf-ask-after = { $card } counts: do you add anything before the die?
wf-ask-after-foul = { $card } counts although it was fouled: do you add anything?
wf-ask-reroll = Your die shows { $die }: keep it, or roll again?
wf-ask-keeper = The shot has a quality of { $quality }: do you help your keeper?
wf-ask-saved = Saved: do you turn it into a corner?
wf-ask-sanction = { $left ->
    [one] A card is shown to you: discard one Action or Player card
   *[other] A red card is shown to you: discard { $left } cards
  }
wf-ask-forced-discard = { $left ->
    [one] You hold too many cards: discard one
   *[other] You hold too many cards: discard { $left }
  }
wf-ask-choose-discard = { $whose ->
    [own] { $left ->
        [one] You played { $card }: discard one card
       *[other] You played { $card }: discard { $left } cards
    }
    [other] { $left ->
        [one] { $team } played { $card }: discard one card
       *[other] { $team } played { $card }: discard { $left } cards
    }
   *[none] { $left ->
        [one] Discard one card
       *[other] Discard { $left } cards
    }
  }
wf-ask-give-back = The ball goes back: discard one Action card
wf-ask-give-back-free = The ball goes back: discard one Action card, if you like
wf-ask-stoppage = { $piece ->
    [free_kick] Indirect free kick for { $team }: a substitution first?
    [direct] Direct free kick for { $team }: a substitution first?
    [penalty] Penalty for { $team }: a substitution first?
    [corner] Corner for { $team }: a substitution first?
   *[none] Play has stopped: a substitution?
  }{ $own ->
    [yes] {" "}Only your own Player cards may go off
   *[no] {""}
  }
wf-ask-change = The ball goes to { $team }: do you do anything first?{ $own ->
    [yes] {" "}Only your own Player cards may go off
   *[no] {""}
  }
wf-ask-change-half = The first half is over: a substitution?{ $own ->
    [yes] {" "}Only your own Player cards may go off
   *[no] {""}
  }
wf-ask-recover = The ball is yours: do you add anything?
wf-ask-search = { $left ->
    [one] Choose a card from your draw pile
   *[other] Choose { $left } cards from your draw pile, one at a time
  }
wf-ask-search-both = { $left ->
    [one] Choose a card from your draw pile or your discard
   *[other] Choose { $left } cards from your draw pile or your discard, one at a time
  }
wf-ask-take-back = { $left ->
    [one] Take one card back from your discard
   *[other] Take { $left } cards back from your discard
  }
wf-ask-name-seat = { $whose ->
    [other] { $team } played { $card }: which of you two discards?
   *[none] Which of you two discards?
  }
wf-ask-shoot = Penalty: into which of the six corners do you shoot?
wf-ask-keep = Penalty against you: to which of the six corners do you dive?

wf-chance-toss = A coin decides who kicks off
wf-chance-pile = Lots are drawn for the piles
wf-chance-lot = Lots are drawn to end the shoot-out
wf-chance-bag = { $team } draw an Action card
wf-chance-squad = { $team } draw a Player card
wf-chance-d20 = { $team } roll the d20
wf-chance-d6 = { $team } roll a die
wf-chance-best = { $team } roll several dice and keep the best

## Options: a, b, c, d are the things to touch, in order, by their names

wf-do-play = { $a }
wf-do-play-with = { $a } with { $b }
wf-do-play-with-two = { $a } with { $b } and { $c }
wf-do-play-with-three = { $a } with { $b }, { $c } and { $d }
wf-do-person = { $a }
wf-do-star = A star: { $a }
wf-do-defend = Defend: { $a }
wf-do-let = Let it pass and draw
wf-do-let-dry = Let it pass without drawing
wf-do-give = Give the ball back
wf-do-partner = Pass to your partner
wf-do-self = You yourself
wf-do-mate = Your partner
wf-do-reroll = Roll again
wf-do-keep = Keep it
wf-do-drop = Discard { $a }
wf-do-drop-person = Discard { $a }
wf-do-fetch = Take { $a } from the draw pile
wf-do-take-back = Take { $a } back from the discard
wf-do-take-person = Take { $a } back from the discard
wf-do-substitute = Take off { $a } for a star
wf-do-abilities = { $a } and { $b }
wf-do-team = { $a }
wf-do-number = Corner { $a }
wf-do-captain = { $a }
wf-do-ground = At home: { $a }
wf-do-no-ground = Neutral ground
wf-do-no = No
wf-do-no-star = No star
wf-do-no-counter = Do not counter
wf-do-no-answer = Leave it unanswered
wf-do-no-simulation = Stay on your feet
wf-do-shoot = Shoot
wf-do-play-on = Play on
wf-do-no-boost = Add nothing
wf-do-no-help = Leave it to the keeper
wf-do-no-corner = Leave it saved
wf-do-keep-all = Discard nothing

## The story

wf-story-team-taken = { $team } take the field.
wf-story-captain-is = Captain of { $team }: { $seat }.
wf-story-ground-is = { $home ->
    [first] { $first } play at home.
    [second] { $second } play at home.
    [both] The grounds of { $first } and { $second } both count.
   *[nobody] Neutral ground.
  }
wf-story-abilities-laid = { $team } can spend stars on { $abilities }.
wf-story-pile-is = { $colour ->
    [light] { $team } draw from the light pile.
   *[dark] { $team } draw from the dark pile.
  }
wf-story-kick-off = { $half ->
    [1] First half. { $team } kick off.
   *[2] Second half. { $team } kick off.
  }
wf-story-drawn = { $team } draw: { $cards }.
wf-story-pile-empty = { $pile ->
    [action] { $team }’s draw pile is empty.
   *[person] { $team } have no Player card left to draw.
  }
wf-story-ground-named = { $ground ->
    [first] { $team } named the ground of { $first }.
    [second] { $team } named the ground of { $second }.
   *[nobody] { $team } named a neutral ground.
  }
wf-story-attack-begins = { $team } attack.
wf-story-attack-begins-ahead = { $team } attack and begin with { $pa } PA.
wf-story-played = { $team } play { $card }.
wf-story-person-played = { $team } bring in { $name }.
wf-story-star-used = { $team } spend a star: { $ability }.
wf-story-star-ahead = { $team } spend a star: { $ability }, { $pa } PA for the next attack.
wf-story-let-by = { $dry ->
    [yes] { $team } do not answer, and do not draw.
   *[no] { $team } let it pass and draw.
  }
wf-story-defended = { $team } answer with { $card }.
wf-story-rolled = { $team } need { $need } and roll { $natural }.
wf-story-rolled-added = { $team } need { $need } and roll { $natural }, plus { $added }: { $total }.
wf-story-sum-is = With what was added, { $team } come to { $total } and needed { $need }.
wf-story-won-ball = { $team } win the ball!
wf-story-failed = That is not enough.
wf-story-validated = { $card } counts: { $team } are at { $pa } PA.
wf-story-pa-is = { $team } are now at { $pa } PA.
wf-story-countered-by = { $name } is countered.
wf-story-counter-failed = { $name } counters in vain.
wf-story-dropped = { $team } discard { $cards }.
wf-story-fetched = { $team } take { $card } from their draw pile.
wf-story-fetched-hidden = { $team } take a card from their draw pile.
wf-story-taken-back = { $team } take { $card } back from their discard.
wf-story-person-back = { $team } take { $name } back from their discard.
wf-story-nothing-found = { $team } look for a card and find none.
wf-story-next-is-safe = { $team }’s next card cannot be defended.
wf-story-bonus-waits = { $team }’s shot gets { $bonus } beside the bonus of its PA.
wf-story-starts-with = { $team }’s next attack begins with { $pa } PA.
wf-story-block-is = { $team } form a block: { $bonus } on every defence card in this attack.
wf-story-shot-die = { $count ->
    [one] { $team } shoot: { $die }.
   *[other] { $team } shoot with { $count } dice ({ $dice }): { $die }.
  }
wf-story-quality = Quality of the shot: { $quality }.
wf-story-off-target = Wide! { $team }’s shot is off target.
wf-story-keeper-die = { $count ->
    [one] { $team }’s keeper rolls { $die }.
   *[other] { $team }’s keeper rolls { $count } dice ({ $dice }): { $die }.
  }
wf-story-keeper-has = The keeper’s total is { $result }.
wf-story-goal = { $piece ->
    [free_kick] Goal! { $team } score from the free kick.
    [penalty] Goal! { $team } convert the penalty.
   *[shot] Goal! { $team } score.
  }
wf-story-saved-it = { $piece ->
    [free_kick] { $team }’s keeper holds the free kick.
    [penalty] { $team }’s keeper saves the penalty!
   *[shot] { $team }’s keeper saves.
  }
wf-story-foul-by = Foul by { $team }: { $card }.
wf-story-yellow = Yellow card for { $team }.
wf-story-red = { $which ->
    [1] Red card for { $team }. From now on this hand is smaller: 7 Action and 2 Player cards.
    [2] Second red card for { $team }. This hand shrinks to 5 Action cards and 1 Player card.
   *[3] Another red card for { $team }.
  }
wf-story-set-piece-is = { $piece ->
    [free_kick] Indirect free kick for { $team }.
    [corner] Corner for { $team }.
    [direct] Direct free kick for { $team }!
   *[penalty] Penalty for { $team }!
  }
wf-story-numbers-shown = { $team } shoot into corner { $shooter }, the keeper dives to corner { $keeper }.
wf-story-simulated = { $fell ->
    [yes] The referee falls for it and whistles for a foul: { $team } keep the ball.
   *[no] The referee is not fooled by { $team }.
  }
wf-story-substituted = { $team } take off { $name }, who is out for the rest of the match.
wf-story-stars-are = { $stars ->
    [0] { $team } have no star left.
    [one] { $team } now have one star.
   *[other] { $team } now have { $stars } stars.
  }
wf-story-gave-back = { $team } give the ball back.
wf-story-gave-back-bare = { $team } find no way on and lose the ball.
wf-story-ball-passed = The ball is with { $seat }, for { $team }.
wf-story-half-over = { $half ->
    [1] Half-time: all hands go back, and new ones are dealt.
   *[2] The final whistle.
  }
wf-story-shoot-out-begins = Level: a shoot-out decides, and { $team } shoot first.
wf-story-match-over = The match is over.
wf-story-resigned = { $team } resign.

## Results: team won, other lost; home and away are the goals of the two sides as they sit

wf-end-goals = { $team } win { $high }–{ $low }.
wf-end-draw = A draw, { $home }–{ $away }.
wf-end-penalties = { $team } win the shoot-out { $high }–{ $low }.
wf-end-lot = The shoot-out stays level, { $home }–{ $away }: { $team } win by lot.
wf-end-resigned = { $other } resigned: { $team } win.

## Why something is shut

wf-why-needs-pa = This card can only be played at the PA printed on it; build up to them first.
wf-why-too-many-pa = That would bring the attack above 8 PA; choose something smaller.
wf-why-not-set-piece = An indirect free kick begins with a pass, a long pass, a through ball or a cross.
wf-why-not-corner = A corner begins with a pass, a long pass or a cross.
wf-why-is-defence = A defence card is of use only while the others have the ball.
wf-why-is-attack = That is no defence card; answer with one, or let the card pass.
wf-why-wrong-kind = The card that was played does not list this kind of defence; look at its green numbers.
wf-why-forbidden = This card cannot be defended; only Player cards are left against it.
wf-why-no-star = Your side has no star left; a substitution or half-time brings some.
wf-why-not-now = This is not its moment; the card says when it is.
wf-why-star-not-now = This is not the moment of this ability; its text says when it is.
wf-why-not-regular = Not while a free kick or a corner is still to be taken; play that card first.
wf-why-pa-condition = This ability does not fit the PA that the attack has now.
wf-why-nothing-there = There is no card that it could fetch.
wf-why-too-many-cards = In this match fewer Player cards may go with one Action card.
wf-why-full-stars = You have all your stars already; a substitution would bring nothing.
wf-why-no-token = All your substitutions are used up.
wf-why-only-captain = Stars and substitutions are the captain’s.
wf-why-must-play = Whoever receives the ball, or takes a set piece, plays a card first.
wf-why-not-first = A block is announced on the first attack card of an attack only.
wf-why-taken = The others play this team already; choose another.
wf-why-own-three = This ability stands on your Team card already; choose two others.
wf-why-rest-too-few = Cards are discarded in the order of the list, and too few would follow; begin further up.
wf-why-nothing-to-save = The next attack would begin with more than 8 PA; there is no room for more.

## Options of the match

wf-opt-mode =
    .label = Mode
    .help = The core of the game, or all of it.
wf-opt-mode-professional = Professional
    .help = Fouls, set pieces, cards, corners, Team cards, substitutions, grounds; each can be switched off below.
wf-opt-mode-amateur = Amateur
    .help = Three abilities, four stars, and no referee: the game to begin with.

wf-opt-pro-cards =
    .label = PRO Action cards
    .help = Whether the cards marked PRO are shuffled in.
wf-opt-pro-cards-true = Yes
    .help = Thirty cards in each pile.
wf-opt-pro-cards-false = No
    .help = Only the cards of the Amateur mode.

wf-opt-team-cards =
    .label = Team cards
    .help = Whether stars and abilities come from the Team cards.
wf-opt-team-cards-true = Yes
    .help = Three abilities are the team’s own, two more are chosen in secret.
wf-opt-team-cards-false = No
    .help = Four stars and the three abilities of the Amateur mode for everybody.

wf-opt-fouls =
    .label = Fouls
    .help = Whether a defence roll that is much too low is a foul.
wf-opt-fouls-true = Yes
    .help = Free kicks and penalties follow, by the PA of the attack.
wf-opt-fouls-false = No
    .help = A low roll is simply not enough.

wf-opt-sanctions =
    .label = Yellow and red cards
    .help = Whether the worst fouls cost cards of the hand.
wf-opt-sanctions-true = Yes
    .help = One card for a yellow, three and a smaller hand for a red.
wf-opt-sanctions-false = No
    .help = A foul costs nothing but the set piece.

wf-opt-corners =
    .label = Corners
    .help = What a shot that equals the keeper brings.
wf-opt-corners-true = A corner
    .help = The attack goes on at 5 PA.
wf-opt-corners-false = A save
    .help = The keeper has the ball.

wf-opt-off-target =
    .label = Wayward shots
    .help = Whether a 1 on the shooter’s die goes wide.
wf-opt-off-target-true = Yes
    .help = No keeper is needed then.
wf-opt-off-target-false = No
    .help = A 1 is a shot like any other.

wf-opt-substitutions =
    .label = Substitutions
    .help = Whether a Player card may be given up for a star.
wf-opt-substitutions-true = Yes
    .help = Three times in a match.
wf-opt-substitutions-false = No
    .help = Player cards always come back at half-time.

wf-opt-ground =
    .label = Grounds
    .help = Whether the ground of a Team card can count at all.
wf-opt-ground-true = Yes
    .help = For whoever is at home.
wf-opt-ground-false = No
    .help = Grounds are only painted.

wf-opt-ground-side =
    .label = Who is at home
    .help = Whose ground counts for the whole match.
wf-opt-ground-side-none = Nobody
    .help = Neutral ground.
wf-opt-ground-side-0 = The first team
    .help = The team that is chosen first is at home.
wf-opt-ground-side-1 = The second team
    .help = The team that is chosen second is at home.
wf-opt-ground-side-both = Both
    .help = Each team plays with its own ground.
wf-opt-ground-side-agree = Agreed
    .help = Both name one in secret; if they differ, nobody is at home.

wf-opt-team-effect =
    .label = The effect on the Team card
    .help = When it counts.
wf-opt-team-effect-ground = At home
    .help = Only for the team whose ground it is.
wf-opt-team-effect-permanent = Always
    .help = For both teams, wherever they play.

wf-opt-pile-assignment =
    .label = Draw piles
    .help = Which side takes which pile.
wf-opt-pile-assignment-random = By lot
    .help = A coin decides before the match.
wf-opt-pile-assignment-fixed = Fixed
    .help = The first team draws from the light pile, the second from the dark one.

wf-opt-optional-draw =
    .label = Letting pass without drawing
    .help = Whether whoever lets a card pass may leave out the draw.
wf-opt-optional-draw-false = No
    .help = Letting pass and drawing are one.
wf-opt-optional-draw-true = Yes
    .help = It saves cards when a half draws to its end.

wf-opt-shot-pass-draw =
    .label = Letting a shot pass
    .help = Whether it brings a draw, too.
wf-opt-shot-pass-draw-true = Draws
    .help = As with every other card.
wf-opt-shot-pass-draw-false = Draws nothing
    .help = Only attack cards that are let pass bring a draw.

wf-opt-max-players-per-card =
    .label = Player cards on one Action card
    .help = How many may go with it or follow it, all together.
wf-opt-max-players-per-card-0 = As many as fit
    .help = The hand is limit enough.
wf-opt-max-players-per-card-1 = 1
    .help = One at most.
wf-opt-max-players-per-card-2 = 2
    .help = Two at most.
wf-opt-max-players-per-card-3 = 3
    .help = Three at most.

wf-opt-half-end-strict =
    .label = The end of a half
    .help = Which attacks count as giving the ball back to each other.
wf-opt-half-end-strict-false = All that are given back
    .help = Cards may have been played in them before.
wf-opt-half-end-strict-true = Only bare ones
    .help = Attacks in which no card was played at all.

wf-opt-tie-break =
    .label = When it is level
    .help = What follows a match without a winner.
wf-opt-tie-break-draw = A draw
    .help = The match ends level.
wf-opt-tie-break-penalties = Penalties
    .help = Five for each side, then pairs until there is a winner.

wf-opt-foul-on-shot =
    .label = A foul on a shot
    .help = What becomes of the shot.
wf-opt-foul-on-shot-set-piece-only = Only the set piece
    .help = The free kick or penalty takes its place.
wf-opt-foul-on-shot-shot-then-set-piece = Advantage
    .help = The shot is taken; the set piece follows if it is no goal.

wf-opt-after-on-foul =
    .label = “After” cards on a foul
    .help = Whether they may be played on a card that was fouled.
wf-opt-after-on-foul-false = No
    .help = The set piece comes at once.
wf-opt-after-on-foul-true = Yes
    .help = The set piece is still that of the PA before.

wf-opt-free-kick-draw =
    .label = Drawing on an indirect free kick
    .help = Whether the other side draws on its first card.
wf-opt-free-kick-draw-false = No
    .help = The card cannot be answered, and brings nothing.
wf-opt-free-kick-draw-true = Yes
    .help = Two cards, as if it had been let pass.

wf-opt-free-kick-corner =
    .label = Corner from a direct free kick
    .help = What a free kick that equals the keeper brings.
wf-opt-free-kick-corner-false = A save
    .help = Corners come from shot cards only.
wf-opt-free-kick-corner-true = A corner
    .help = As with shot cards.

wf-opt-free-kick-off-target =
    .label = Wayward free kicks
    .help = Whether a direct free kick goes wide with a 1.
wf-opt-free-kick-off-target-false = No
    .help = Only shot cards go wide.
wf-opt-free-kick-off-target-true = Yes
    .help = As with shot cards.

wf-opt-trap-when-forbidden =
    .label = Trap where defending is forbidden
    .help = Whether an offside trap may catch a card that cannot be defended.
wf-opt-trap-when-forbidden-false = No
    .help = Forbidden is forbidden.
wf-opt-trap-when-forbidden-true = Yes
    .help = Only defence cards are ruled out.

wf-opt-window-privacy =
    .label = Questions with one answer
    .help = Whether you are asked when you hold nothing that fits.
wf-opt-window-privacy-always-ask = Always asked
    .help = Nobody learns from a pause what you do not hold.
wf-opt-window-privacy-auto-skip = Left out
    .help = Quicker, and a little more telling.

wf-opt-max-attacks-per-half =
    .label = Attacks in a half
    .help = After so many the half ends in any case.
wf-opt-max-attacks-per-half-200 = 200
    .help = More than any half ever sees.
wf-opt-max-attacks-per-half-100 = 100
    .help = Hardly ever reached.
wf-opt-max-attacks-per-half-50 = 50
    .help = Seldom reached.
wf-opt-max-attacks-per-half-30 = 30
    .help = Fifteen for each side.
wf-opt-max-attacks-per-half-20 = 20
    .help = Ten for each side: a short match.

## Presets

wf-preset-amateur =
    .label = Amateur
    .help = The core of the game: cards, a d20, two dice, three abilities.
wf-preset-professional =
    .label = Professional
    .help = All of it, on neutral ground.
wf-preset-home =
    .label = At home
    .help = All of it, and both sides say whose ground it is.
wf-preset-cup =
    .label = Cup
    .help = A match that must have a winner: penalties if need be.

## The match in figures

wf-report-title = The match in figures
wf-report-goal = { $piece ->
    [free_kick] { $team }, direct free kick, half { $half }
    [penalty] { $team }, penalty, half { $half }
   *[shot] { $team }, half { $half }
  }
wf-report-attacks = Attacks
wf-report-points = Points per attack
wf-report-shots = Shots
wf-report-expected = Expected goals
wf-report-corners = Corners
wf-report-free-kicks = Free kicks
wf-report-given = Given back
wf-report-passed = Cards let pass
wf-report-defended = Defences won
wf-report-traps = Traps and Player cards won
wf-report-stars = Stars used
wf-report-people = Player cards used
wf-report-substitutions = Substitutions
wf-report-fouls = Fouls
wf-report-cards = Cards shown
wf-report-luck = Luck of the dice

## What cards do, told from their effects

wf-fx-line = { $when }: { $what }.
wf-fx-plain = { $what }.
wf-fx-then = { $a }; { $b }
wf-fx-or = { $a } or { $b }
wf-fx-more = { $a }, { $b }
wf-fx-home = At home

wf-fx-on-with = With { $what }
wf-fx-on-after = After { $what } that counts
wf-fx-on-own-attack = In your attack
wf-fx-on-after-defence-roll = After your defence roll
wf-fx-on-after-defence-roll-failed = After your defence roll was not enough
wf-fx-on-recover = When you win the ball with { $what }
wf-fx-on-opponent-player = When the others put down { $what }
wf-fx-on-opponent-card = In answer to { $what }
wf-fx-on-opponent-first-card = On the first card of an attack against you
wf-fx-on-opponent-defence-card = When they answer with a defence card, before its roll
wf-fx-on-opponent-shot-rolled = Once the shooter’s die is known
wf-fx-on-own-shot-saved = When your shot is saved
wf-fx-on-ball-change = When the ball changes sides
wf-fx-open-play = { $when }, in open play
wf-fx-at = { $when }, at { $n } PA
wf-fx-between = { $when }, at { $a } to { $b } PA
wf-fx-range = { $a } to { $b }

wf-fx-person = { $type ->
    [G] a G card
    [D] a D card
    [M] an M card
   *[A] an A card
}
wf-fx-kind-dribble = a dribble
    .bare = dribble
wf-fx-kind-pass = a pass
    .bare = pass
wf-fx-kind-long-pass = a long pass
    .bare = long pass
wf-fx-kind-through-ball = a through ball
    .bare = through ball
wf-fx-kind-cross = a cross
    .bare = cross
wf-fx-kind-shot = a shot
    .bare = shot
wf-fx-kind-tackle = a tackle
    .bare = tackle
wf-fx-kind-press = a press
    .bare = press
wf-fx-kind-interception = an interception
    .bare = interception
wf-fx-kind-one-two = a one-two
    .bare = one-two
wf-fx-kind-switch-play = a switch of play
    .bare = switch of play
wf-fx-kind-feint = a feint
    .bare = feint
wf-fx-kind-other = “{ $name }”

wf-fx-cards = { $n } { $pile ->
    [action] { $n ->
        [one] Action card
       *[other] Action cards
    }
    [player] { $n ->
        [one] Player card
       *[other] Player cards
    }
   *[any] { $n ->
        [one] card, Action or Player
       *[other] cards, Action or Player
    }
}
wf-fx-category-attack = an attack card
wf-fx-category-shot = a shot card
wf-fx-category-defence = a defence card

wf-fx-gain-pa = { $n } PA more
wf-fx-start-pa = your next attack starts with { $n } PA more
wf-fx-draw = draw { $cards }
wf-fx-both = { $a } and { $b }
wf-fx-discard-self = discard { $cards }
wf-fx-discard-opponent = the others discard { $cards }
wf-fx-recover = take { $cards } of your choice from your discard
wf-fx-search = fetch { $n ->
    [one] { $what }
   *[other] { $n } times { $what }
} from your draw pile
wf-fx-search-back = { $search }; if the pile has none, from your discard
wf-fx-search-back-for = { $search }; if the pile has no { $category ->
    [attack] attack card
    [defence] defence card
   *[shot] shot card
}, one may come from your discard
wf-fx-forbid-this = the card cannot be defended
wf-fx-forbid-next = your next card cannot be defended
wf-fx-set-defence-bonus = the card’s defence bonus becomes { $n }
wf-fx-cancel-effect = the card makes you discard nothing
wf-fx-shot-this = { $n } on the shot’s quality
wf-fx-shot-next = { $n } on your next shot
wf-fx-shot-dice = roll { $n } dice for the shot, the best one counts
wf-fx-reroll = you may roll the shot’s die once more, and the second roll stands
wf-fx-ignore-off-target = a 1 on the die is not off target
wf-fx-keeper-bonus = { $n } on the keeper’s die
wf-fx-keeper-dice = roll { $n } dice for the keeper, the best one counts
wf-fx-ignore-shot-bonus = the shot counts its bare die, without any bonus
wf-fx-defence-roll = { $n } on the roll
wf-fx-defence-attack = { $n } on your defence cards until this attack ends
wf-fx-counter-player = that card has no effect
wf-fx-counter-player-roll = with a d20 that reaches { $n } that card has no effect
wf-fx-target = { $n }{ $pa ->
    [1] {" "}less the PA{ $bonus ->
        [1] {" "}and the card’s best bonus
       *[0] {""}
    }
   *[0] { $bonus ->
        [1] {" "}less the card’s best bonus
       *[0] {""}
    }
}
wf-fx-player-defence = nobody draws, and a d20 that reaches { $target } wins the ball
wf-fx-offside-trap = no defence card and no draw, but a d20 that reaches { $target } wins the ball
wf-fx-simulation = a d20 that reaches { $target } makes it a foul, otherwise { $fails ->
    [lose_ball] you lose the ball
    [defence_roll] the defence card is rolled
   *[nothing] both cards are spent and your attack goes on
}
wf-fx-award-corner = you have a corner
wf-fx-gain-star = { $n ->
    [one] a star comes back
   *[other] { $n } stars come back
}
wf-fx-modify-ability = { $ability } becomes “{ $what }”
wf-fx-give-back-draw = this side draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } when it gives the ball back
wf-fx-corner-pa = the corners of this side begin at { $n } PA
wf-fx-half-first-attack-pa = the first attack of this side in each half begins at { $n } PA
wf-fx-if-success = if that works, { $what }

wf-fact-pa = { $n } PA
wf-fact-allowed = Played at { $list } PA
wf-fact-answers = Answered by { $list }
wf-fact-answer = { $kind } { $bonus }
wf-fact-no-answer = Nothing answers it
wf-fact-quality = Quality: { $list }
wf-fact-quality-at = { $n } at { $pa } PA
wf-fact-threshold = Wins the ball with { $n } or more on the d20, less the PA and the bonus of the card it answers
wf-fact-foul = Foul: { $list }
wf-fact-yellow = Yellow card: { $list }
wf-fact-red = Red card: { $list }
wf-fact-pro = Professional mode only
wf-fact-amateur = In the Amateur mode too
wf-fact-stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
