### FootClub, English. What the table says: questions, options, story, reasons, results.
### $team, $other, $home-team and $away-team are names of clubs; $name, $other (in the story), $names
### those of players; $card and $cards those of match cards.

fc-name = FootClub
    .line = Buy a squad, choose eleven and fourteen cards in secret, and push the bonus until somebody blinks.

# how far a match is, in a list of matches
fc-standing = { $leg ->
    [1] first leg,{" "}
    [2] second leg,{" "}
   *[other] {""}
}{ $period ->
    [0] before the match
    [1] 1st half, turn { $turn }
    [2] 2nd half, turn { $turn }
    [3] extra time, turn { $turn }
   *[other] shoot-out
}
fc-standing-turn = turn { $turn }

## Words of the cards

fc-line-fb = Full backs
    .one = full back
    .short = FB
fc-line-cb = Centre backs
    .one = centre back
    .short = CB
fc-line-dm = Defensive midfielders
    .one = defensive midfielder
    .short = DM
fc-line-am = Attacking midfielders
    .one = attacking midfielder
    .short = AM
fc-line-fw = Forwards
    .one = forward
    .short = FW
fc-role-coach = Coach
fc-role-keeper = Keeper
    .short = GK

fc-profile-technical = Technical
fc-profile-physical = Physical
fc-profile-tactical = Tactical

fc-strength-speedster = Speedster
fc-strength-finisher = Finisher
fc-strength-stopper = Stopper
fc-strength-versatile = Versatile
fc-strength-ball-winner = Ball winner
fc-strength-enforcer = Enforcer

fc-kind-press = Press
fc-kind-tackle = Tackle
fc-kind-set-attack = Set attack
fc-kind-solo-run = Solo run
fc-kind-counter = Counter
fc-kind-fans = Fans
fc-kind-attack-support = Attack support
fc-kind-defence-support = Defence support

fc-card-press = Press { $number }
fc-card-tackle = Tackle { $number }
fc-card-set-attack = Set attack { $number }
fc-card-solo-run = Solo run { $number }
fc-card-counter = Counter { $number }
fc-card-fans = Fans
fc-card-attack-support = Attack support
fc-card-defence-support = Defence support { $number }

fc-colour-1 = red
fc-colour-2 = orange
fc-colour-3 = yellow
fc-colour-4 = green
fc-colour-5 = blue
fc-colour-6 = violet

fc-kop-attack = Attack kop
fc-kop-freshness = Freshness kop

fc-side-0 = Blue
fc-side-1 = Red
fc-seat-0 = First club
fc-seat-1 = Second club

## What the levels of the computer do

fc-level-1 = Most of its answers are drawn by lot; just right for a first match.
fc-level-2 = Looks one answer ahead with plain sense, and errs often.
fc-level-3 = Imagines what you may hold and plays the turn out in its head, but errs in many answers.
fc-level-4 = Imagines more ways the cards may lie, and errs less.
fc-level-5 = Weighs twice as much again; now and then it still errs.
fc-level-6 = Our strongest: it imagines hundreds of ways the cards may lie, two turns on, and makes no mistakes on purpose. It never sees your hand.

## Phases

fc-phase-staff = Coaches and keepers
fc-phase-starter = Who begins the draft
fc-phase-reveal = Draft
fc-phase-draft-star = Draft: a star
fc-phase-draft-pair = Draft: a pair
fc-phase-pick-home = Who plays at home
fc-phase-home-toss = Drawing lots for home
fc-phase-pick-kop = The kop
fc-phase-prematch = Before the match
fc-phase-tactics = Tactics
fc-phase-colour = Rolling the ball
fc-phase-draw = Draw
fc-phase-place-fan = Fans
fc-phase-change = Changes
fc-phase-swap = Swaps
fc-phase-possession = Possession
fc-phase-tackle = Tackle
fc-phase-settle = Play goes on
fc-phase-offensive = Offensive
fc-phase-bonus = The bonus
fc-phase-support = Defence support
fc-phase-shot = Shot
fc-phase-counter = Counter
fc-phase-reclaim = Corner
fc-phase-discard = End of turn
fc-phase-decider = Level
fc-phase-recruit-deal = Recruits
fc-phase-recruit = Recruits
fc-phase-shoot-order = Kickers
fc-phase-shoot-start = Shoot-out
fc-phase-kick = Shoot-out
fc-phase-tie-toss = Drawing lots
fc-phase-toss = Toss
fc-phase-end = Full time

## Questions

fc-ask-star = Draft: choose one of the two stars; the other is set aside
fc-ask-pair = Draft: choose a pair, both players join you
fc-ask-home = Propose who plays at home
fc-ask-kop = Choose the kop of your stands
fc-ask-shape = { $players ->
    [10] Choose your formation
   *[other] Choose a formation for { $players } players
  }
fc-ask-slot = { $line ->
    [fb] Full backs, from left to right: who is next?
    [cb] Centre backs, from left to right: who is next?
    [dm] Defensive midfielders, from left to right: who is next?
    [am] Attacking midfielders, from left to right: who is next?
   *[fw] Forwards, from left to right: who is next?
  }
fc-ask-captain = Name your captain
fc-ask-tactics = { $left ->
    [one] Choose the last card of your draw pile
   *[other] Choose { $left } cards for your draw pile
  }
fc-ask-done = All is ready: close the envelope
fc-ask-done-change = All is ready: announce the change
fc-ask-fan = Put a fan into your stands?
fc-ask-change = { $subs ->
    [0] No substitution is left to you
    [one] Who comes on? You have one substitution left
   *[other] Who comes on? You have { $subs } substitutions left
  }
fc-ask-change-more = Does anybody else come on?
fc-ask-out = { $name } comes on. Who makes room?
fc-ask-swap = Swap two players of a line?
fc-ask-possession = { $name } has the ball for { $team }. Do you go for it?
fc-ask-possession-poussin = { $team } have the ball. Do you go for it?
fc-ask-offensive = You have the ball: will you attack?
fc-ask-bonus-attack = Your attack stands at { $bonus }. Push it, or agree?
fc-ask-bonus-defence = { $team } attack with { $bonus }. Do you push back, or agree?
fc-ask-counter = Your keeper has the ball: do you counter?
fc-ask-reclaim = Corner: take back one card from your discard
fc-ask-discard = { $left ->
    [one] Your hand is full: drop one card
   *[other] Your hand is full: drop { $left } cards
  }
fc-ask-decider = The match is level. Do you want extra time?
fc-ask-recruit = { $left ->
    [one] Choose one more recruit
   *[other] Choose { $left } recruits
  }
fc-ask-kicker = { $number ->
    [1] Name your kickers, the first one first
   *[other] Name kicker number { $number }
  }

fc-chance-staff = Lots decide about coaches and keepers
fc-chance-coin = A coin decides
fc-chance-draft = The next card is turned over
fc-chance-ball = The ball is rolled for its colour
fc-chance-bag = { $team } draw a card
fc-chance-two = { $team } roll two dice
fc-chance-one = { $team } roll a die
fc-chance-even = A coin decides, with the same odds

## Options: a, b, c are the things to touch, in order, by their names

fc-do-star = Take { $a }
fc-do-pair = Take { $a }
fc-do-home = { $a } at home
fc-do-kop = { $a ->
    [attack] Attack kop: adds to one attack
   *[freshness] Freshness kop: pays two freshness
  }
fc-do-player = { $a }
fc-do-card = { $a }
fc-do-shape = { $a }
fc-do-vacancy = Fill the vacant place
fc-do-fan = Put a fan into the stands
fc-do-press = { $a }, paid by { $b ->
    [tt] both players
    [tf] a player and a fan
    [tk] a player and the kop
    [ft] a fan and a player
    [ff] two fans
    [fk] a fan and the kop
    [kt] the kop and a player
    [kf] the kop and a fan
   *[kk] the kop
  }
fc-do-tackle = { $b ->
    [aggressive] { $a }, aggressive
   *[regular] { $a }, regular
  }
fc-do-attack = { $a }
fc-do-solo = { $b ->
    [t] { $a }, for one freshness
    [f] { $a }, for one fan
    [k] { $a }, for the kop
   *[n] { $a }, without the ability
  }
fc-do-counter = { $a }
fc-do-support = { $b ->
    [aggressive] { $a }, aggressive
   *[regular] { $a }, regular
  }
fc-do-push = Push: { $a }
fc-do-swap = Swap { $a }
fc-do-on = Play extra time
fc-do-stop = Leave it at a draw
fc-do-done = Ready
fc-do-let-go = Let it go
fc-do-no-offensive = No offensive
fc-do-agree = Agree
fc-do-no-counter = No counter
fc-do-no-change = No change
fc-do-no-more = Nobody else
fc-do-no-swap = No swap
fc-do-no-fan = No fan

## The story

fc-fact-staff-taken = { $team } sign { $name } as coach and { $other } as keeper.
fc-fact-draft-begins = The draft begins, and { $team } choose first.
fc-fact-draft-begins-again = Neither club can field a team. The draft begins again, and { $team } choose first.
fc-fact-stars-shown = Two stars for { $team }: { $names }.
fc-fact-market-shown = On the market: { $names }.
fc-fact-star-taken = { $team } sign { $name }; { $other } is set aside.
fc-fact-pair-taken = { $team } sign { $names }.
fc-fact-draft-over = The draft is over: the squads are complete.
fc-fact-home-is = { $how ->
    [agreed] Agreed: { $team } play at home.
    [lot] Lots are drawn: { $team } play at home.
   *[fixed] { $team } play at home.
  }
fc-fact-kop-chosen = { $kop ->
    [attack] { $team } fill their stands with the attack kop.
   *[freshness] { $team } fill their stands with the freshness kop.
  }
fc-fact-revealed = { $team } line up { $shape }.
fc-fact-captain-is = { $name } wears the armband for { $team }.
fc-fact-period = { $period ->
    [before] { $leg ->
        [1] Before the match
       *[2] Before the second leg
      }
    [first] First half
    [second] Second half
    [extra] Extra time
    [whole] The match begins
   *[shoot-out] Shoot-out
  }
fc-fact-ball-colour = { $colour ->
    [1] The ball is red (1).
    [2] The ball is orange (2).
    [3] The ball is yellow (3).
    [4] The ball is green (4).
    [5] The ball is blue (5).
   *[6] The ball is violet (6).
  }
fc-fact-kick-off = { $name } kicks off for { $team }.
fc-fact-card-drawn = Drawn by { $team }: { $cards }.
fc-fact-turn-begins = Turn { $turn }
fc-fact-fan-placed = { $count ->
    [one] A fan joins the stands of { $team }: one is there now.
   *[other] A fan joins the stands of { $team }: { $count } are there now.
  }
fc-fact-substituted = { $team } bring on { $other } for { $name }.
fc-fact-substituted-vacancy = { $team } bring on { $other } in the vacant place.
fc-fact-arranged = { $team } now line up { $shape }.
fc-fact-swapped = { $team } swap { $names }.
fc-fact-pressed = { $team } press.
fc-fact-press-by = { $card }: { $names } press together.
fc-fact-paid = { $pay ->
    [fan] A fan shouts { $name } forward.
   *[kop] The kop carries { $name } forward.
  }
fc-fact-let-go = { $window ->
    [possession] { $team } let the ball go.
    [offensive] { $team } do not attack.
    [counter] { $team } do not counter.
    [tackle] The tackle by { $team } misses.
    [support] The defence support by { $team } comes to nothing.
   *[bonus] { $team } agree to the bonus.
  }
fc-fact-tackled = { $team } tackle.
fc-fact-tackle-by = { $mode ->
    [aggressive] { $card }, aggressive: { $name } goes in on { $other }.
   *[regular] { $card }: { $name } tackles { $other }.
  }
fc-fact-rolled = { $team } roll { $first } and { $second }: { $total }.
fc-fact-rolled-changed = { $team } roll { $first } and { $second }, with { $change }: { $total }.
fc-fact-won-ball = The ball is with { $name }, for { $team }.
fc-fact-foul = Foul by { $name }.
fc-fact-booked = Yellow card for { $name }.
fc-fact-second-yellow = Second yellow card for { $name }: that is red. { $team } play on with one fewer.
fc-fact-red-card = Red card for { $name }. { $team } play on with one fewer.
fc-fact-hurt = { $name } takes a knock and loses a star for now.
fc-fact-injured = { $name } is badly hurt and has to come off.
fc-fact-forfeited = { $cause ->
    [line-up] { $team } cannot field a legal team and forfeit the match, 0–3.
    [reds] A fourth red card: { $team } forfeit the match, 0–3.
   *[players] { $team } have too few players left and forfeit the match, 0–3.
  }
fc-fact-ball-to = { $name } has the ball for { $team }.
fc-fact-attacked = { $team } attack.
fc-fact-aimed = { $team } attack. { $card }: the chance is for { $name }.
fc-fact-ability = { $strength ->
    [finisher] A finisher’s touch makes the attack stronger.
   *[speedster] A speedster’s pace opens the defence.
  }
fc-fact-bonus-is = The bonus stands at { $bonus }.
fc-fact-fans-spent = { $count ->
    [one] { $team } spend a fan.
   *[other] { $team } spend { $count } fans.
  }
fc-fact-kop-used = The kop of { $team } roars, and is spent.
fc-fact-backed = { $count ->
    [one] { $team } play an attack support.
   *[other] { $team } play { $count } attack supports.
  }
fc-fact-supported = { $team } play a defence support.
fc-fact-support-by = { $mode ->
    [aggressive] { $card }, aggressive: { $name } steps in.
   *[regular] { $card }: { $name } steps in.
  }
fc-fact-support-holds = The defence of { $team } holds.
fc-fact-set-piece = { $piece ->
    [penalty] Penalty for { $team }!
   *[free-kick] Free kick for { $team }.
  }
fc-fact-final-bonus = The shot is taken with a bonus of { $bonus }.
fc-fact-defence-die = { $team } roll a { $face } in defence.
fc-fact-attack-die = { $team } roll a { $face } in attack.
fc-fact-level = Level! Both roll again, without the bonus.
fc-fact-post = Off the post! Both roll again.
fc-fact-saved = { $name } saves for { $team }.
fc-fact-goal = Goal! { $name } scores for { $team }.
fc-fact-corner = Corner for { $team }.
fc-fact-reclaimed = { $team } take back { $card }.
fc-fact-no-card-back = { $team } take no card back.
fc-fact-dropped = { $team } drop { $cards }.
fc-fact-whistle = { $period ->
    [first] Half-time.
    [extra] The end of extra time.
   *[second] The final whistle.
  }
fc-fact-decided = { $on ->
    [yes] Both clubs want more: extra time.
   *[no] The clubs leave it at a draw.
  }
fc-fact-recruit-shown = On offer to { $team }: { $name }.
fc-fact-recruited = { $name } joins { $team }.
fc-fact-barred = { $name } is suspended for the second leg.
fc-fact-leg-over = The leg ends { $home-team } { $home }, { $away-team } { $away }.
fc-fact-kickers-named = { $team } have named their kickers.
fc-fact-shoot-begins = { $team } kick first.
fc-fact-kicker = { $name } steps up for { $team }.
fc-fact-kicked = { $goal ->
    [yes] In! { $team } score.
   *[no] No goal: { $team } miss.
  }
fc-fact-shifted = The ball’s own cell names nobody who can do it: the { $colour ->
    [1] red (1)
    [2] orange (2)
    [3] yellow (3)
    [4] green (4)
    [5] blue (5)
   *[6] violet (6)
  } cell counts.
fc-fact-shifted-apart = The ball’s own cell does not name two players: the first is of the { $colour ->
    [1] red (1)
    [2] orange (2)
    [3] yellow (3)
    [4] green (4)
    [5] blue (5)
   *[6] violet (6)
  } cell, the second of the { $other ->
    [1] red (1)
    [2] orange (2)
    [3] yellow (3)
    [4] green (4)
    [5] blue (5)
   *[6] violet (6)
  } one.
fc-fact-tie-drawn = Nothing separates the clubs, so lots are drawn: { $team }.
fc-fact-match-over = The match is over.
fc-fact-resigned = { $team } resign.

## Results: team won, other lost; home and away are the goals of the two clubs as they sit

fc-end-goals = { $team } win { $high }–{ $low }.
fc-end-draw = A draw, { $home }–{ $away }.
fc-end-aggregate = { $team } win the tie { $high }–{ $low } on aggregate.
fc-end-away-goals = { $high }–{ $low } on aggregate: { $team } win the tie by goals scored away.
fc-end-shoot-out = { $team } win the shoot-out { $high }–{ $low }.
fc-end-lot = Nothing separated the clubs, and the lot fell to { $team }.
fc-end-no-line-up = { $other } could not field a legal team: { $team } win by forfeit, 3–0.
fc-end-reds = Four red cards for { $other }: { $team } win by forfeit, 3–0.
fc-end-too-few = { $other } had too few players left: { $team } win by forfeit, 3–0.
fc-end-nobody = Neither club could field a legal team: no result.
fc-end-forfeit = The tie was level, and { $other } had forfeited the second leg: { $team } win it.
fc-end-resigned = { $other } resigned: { $team } win.

## Why something is shut

fc-why-need-three = A set attack needs three supporters in your stands; put in a fan first, or attack in another way.
fc-why-need-three-at-most = A solo run is for clubs with three supporters or fewer; use a set attack while your stands are full.
fc-why-no-target = The ribbon of this card names nobody who is on the pitch; play another card.
fc-why-no-token = That player has no freshness left; pay with a fan or the kop.
fc-why-no-fan = No fan is left in your stands; pay in another way.
fc-why-no-kop = There is no unspent kop of that kind in your stands; pay in another way.
fc-why-same-token = Both points cannot come from the same player; pay one of them with a fan or the kop.
fc-why-enforcers = An enforcer’s tackle is always aggressive; choose the aggressive one.
fc-why-stoppers = A stopper’s support is always aggressive; choose the aggressive one.
fc-why-on-counter = No defence support can be played against a counter; spend fans instead.
fc-why-cap = Three supporters are the most that a club may spend in one offensive.
fc-why-no-support = You do not hold that many attack supports.
fc-why-kop-out = The kop has roared already; it can be spent only once a match.
fc-why-other-step = This card belongs to another step of the turn; keep it for then.
fc-why-after-save = A counter is played only right after a save by your own keeper.
fc-why-wrong-line = That position is not printed on the card; choose somebody who plays there.
fc-why-rest = The places that are left could not be filled any more; choose somebody else here.
fc-why-not-captain = The captain has four or five stars and the profile that the coach likes best.
fc-why-no-players = Your squad cannot fill this formation; choose another.
fc-why-not-listed = This formation is not among those of this match; choose one of the list.
fc-why-two-top = Two recruits of the higher level are too many; take one of each, or two of the lower level.
fc-why-no-subs = All your substitutions are used up.
fc-why-went-off = Whoever has gone off may not come back in this match.
fc-why-was-sent-off = A red card: this player is out of the match.
fc-why-is-injured = Too badly hurt to come back in this match.
fc-why-no-line = That would leave you without a legal formation; bring on or take off somebody else.
fc-why-must-replace = In this match an injured player must be replaced while that is possible.
fc-why-just-played = In this match the offensive card just played cannot be taken back.
fc-why-in-stands = This fan is in your stands already; choose from the others.
fc-why-no-ability = This player has no ability for a solo run, so there is nothing to pay for.
fc-why-is-suspended = Suspended for the second leg after a red card in the first.
fc-why-fans-only = Only fans go into the stands, and a fan is of use only there; the step for fans opens each turn.
fc-why-not-home = Only the home club has a kop.
fc-why-no-fan-in-hand = You hold no fan to put into the stands.
fc-why-possession-only = This is the step for presses and tackles; keep the card for its own step.
fc-why-kicks-already = This player is on your list already; name somebody else.
fc-why-attacks-only = Attack supports are for the attacking club; defend with fans or defence supports.
fc-why-defends-only = Defence supports are for the defending club; push with fans or attack supports.

## Options of the match

fc-opt-rules =
    .label = Rules
    .help = The small game for a quarter of an hour, or the full one for an hour.
fc-opt-rules-full = Full game
    .help = Draft, line-ups, ribbons, freshness, cards and injuries, two halves of five turns.
fc-opt-rules-poussin = Poussin
    .help = Two fixed teams, eight turns, no preparation: the game to begin with.

fc-opt-format =
    .label = Format
    .help = One match, or two of them, home and away.
fc-opt-format-single = Single match
    .help = One match decides.
fc-opt-format-two-legged = Two-legged tie
    .help = Two matches with the same squads; goals over both count, then goals scored away.

fc-opt-draw-decider =
    .label = When it is level
    .help = What follows a drawn single match.
fc-opt-draw-decider-ask = The clubs are asked
    .help = Extra time, then a shoot-out, if both clubs want to play on.
fc-opt-draw-decider-none = A draw
    .help = The match ends level.
fc-opt-draw-decider-extra-time = Extra time
    .help = Three more turns; if it is still level, it is a draw.
fc-opt-draw-decider-extra-time-shoot-out = Extra time, shoot-out
    .help = Three more turns, then kicks from the spot until there is a winner.

fc-opt-home-choice =
    .label = Who plays at home
    .help = The home club has a kop in its stands.
fc-opt-home-choice-agreed = Agreed
    .help = Both propose a club; if they differ, a coin decides.
fc-opt-home-choice-random = A coin decides
    .help = Each club is at home with the same chance.
fc-opt-home-choice-lobby = The first club
    .help = The club that sits first plays at home.

fc-opt-formation-set =
    .label = Formations
    .help = How many formations there are to choose from.
fc-opt-formation-set-listed = All twenty-four
    .help = Every formation that the printed limits allow.
fc-opt-formation-set-twenty-one = Twenty-one
    .help = Without the three that put six defenders on the pitch and no full back.

fc-opt-captain-fallback =
    .label = If nobody fits as captain
    .help = Who may wear the armband when no starter has the stars and the profile for it.
fc-opt-captain-fallback-any = Anybody
    .help = Any outfield player on the pitch.
fc-opt-captain-fallback-level3 = Three stars
    .help = A three-star player, if there is one.
fc-opt-captain-fallback-level5 = Five stars
    .help = A five-star player, if there is one.

fc-opt-captain-double =
    .label = Captains with two profiles
    .help = Whether one of two profiles is enough for the armband.
fc-opt-captain-double-true = Yes
    .help = It is enough if one of the two is the profile that the coach likes best.
fc-opt-captain-double-false = No
    .help = The captain has that profile alone.

fc-opt-press-shift =
    .label = A press that misses somebody
    .help = What happens when a cell of a press does not name two different players.
fc-opt-press-shift-whole-cell = The whole cell is skipped
    .help = The next colour counts for both.
fc-opt-press-shift-per-target = Each for itself
    .help = Who was found stays; only the other one is looked for in the next colours.
fc-opt-press-shift-literal = Only when short-handed
    .help = At full strength a player named twice pays twice, once with a fan or the kop.

fc-opt-kop-attack-value =
    .label = What the attack kop adds
    .help = Its part in the bonus of one attack.
fc-opt-kop-attack-value-unset = As printed
    .help = The number that stands in the pack.
fc-opt-kop-attack-value-1 = 1
    .help = One more in attack.
fc-opt-kop-attack-value-2 = 2
    .help = Two more in attack.
fc-opt-kop-attack-value-3 = 3
    .help = Three more in attack.

fc-opt-spent-kop-counts =
    .label = A spent kop in the stands
    .help = Whether it still counts as a supporter when attacks are chosen.
fc-opt-spent-kop-counts-true = Counts
    .help = It stays in the stands, face down, and counts as one.
fc-opt-spent-kop-counts-false = Does not count
    .help = Only fans and an unspent kop count.

fc-opt-ability-counts-in-cap =
    .label = Paying for a solo run
    .help = Whether a supporter spent on an ability counts among the three of an offensive.
fc-opt-ability-counts-in-cap-true = Counts
    .help = Two are left then for the bonus.
fc-opt-ability-counts-in-cap-false = Does not count
    .help = Three are left for the bonus all the same.

fc-opt-corner-reclaim-same =
    .label = Taking back the same card
    .help = Whether a corner may bring back the offensive card that led to it.
fc-opt-corner-reclaim-same-true = Yes
    .help = Any card of the discard.
fc-opt-corner-reclaim-same-false = No
    .help = Any card but that one.

fc-opt-exc-who =
    .label = Changes after a card
    .help = Who may change when a card or an injury stops the match.
fc-opt-exc-who-both = Both clubs
    .help = Away first, then home.
fc-opt-exc-who-involved = The clubs concerned
    .help = Only a club with somebody booked or hurt.

fc-opt-injury-replace =
    .label = Replacing the injured
    .help = Whether a badly hurt player has to be replaced at once.
fc-opt-injury-replace-optional = If you like
    .help = The place may stay empty, and be filled later.
fc-opt-injury-replace-forced = At once
    .help = While a substitution is left and the bench has somebody who fits.

fc-opt-min-players-forfeit =
    .label = Too few players
    .help = What happens when injuries leave a club with fewer than eight.
fc-opt-min-players-forfeit-true = Forfeit
    .help = The club loses 0–3.
fc-opt-min-players-forfeit-false = Play on
    .help = With however many are left.

fc-opt-light-injury-et =
    .label = Knocks and extra time
    .help = Whether stars lost to light injuries come back before extra time.
fc-opt-light-injury-et-removed = They come back
    .help = As at half-time.
fc-opt-light-injury-et-kept = They stay lost
    .help = Until the end of extra time.

fc-opt-malus-scope =
    .label = Yellow cards of those who left
    .help = Whose yellow cards weaken the defence.
fc-opt-malus-scope-pitch = On the pitch only
    .help = Taking a booked player off helps.
fc-opt-malus-scope-match = All of the match
    .help = Yellow cards count after their owners have left, too.

fc-opt-hide-bench =
    .label = The other bench
    .help = Whether the table shows you who sits on the bench of the other club.
fc-opt-hide-bench-true = Hidden
    .help = You may remember the draft.
fc-opt-hide-bench-false = Shown
    .help = The table remembers for you.

fc-opt-discard-order =
    .label = Dropping cards
    .help = How both clubs come down to their hand limits.
fc-opt-discard-order-simultaneous = Together
    .help = Both choose in secret, then both are shown.
fc-opt-discard-order-away-first = Away first
    .help = Home drops its cards knowing what away has dropped.

fc-opt-bonus-first =
    .label = First word on the bonus
    .help = Who speaks first once an offensive is played.
fc-opt-bonus-first-attack = The attack
    .help = The club that plays the card pushes first.
fc-opt-bonus-first-defence = The defence
    .help = The other club speaks first.

fc-opt-mid-tie-pool =
    .label = Recruits between the legs
    .help = From which cards the clubs recruit before the second leg.
fc-opt-mid-tie-pool-five-four = Five and four stars
    .help = Two of five and three of four stars are on offer to each club.
fc-opt-mid-tie-pool-four-three = Four and three stars
    .help = Three of four and two of three stars are on offer to each club.

fc-opt-et-new-colour =
    .label = Ball of extra time
    .help = Whether the ball is rolled again before extra time.
fc-opt-et-new-colour-true = Rolled again
    .help = A new colour.
fc-opt-et-new-colour-false = Stays
    .help = The colour of the second half.

fc-opt-et-extra-subs =
    .label = Substitutions in extra time
    .help = How many more substitutions extra time brings.
fc-opt-et-extra-subs-0 = None
    .help = Three for the whole match.
fc-opt-et-extra-subs-1 = 1
    .help = Four in all.
fc-opt-et-extra-subs-2 = 2
    .help = Five in all.
fc-opt-et-extra-subs-3 = 3
    .help = Six in all.

fc-opt-so-early-stop =
    .label = End of the shoot-out
    .help = Whether the kicks stop once one club cannot be caught.
fc-opt-so-early-stop-true = As soon as it is decided
    .help = Kicks that change nothing are left out.
fc-opt-so-early-stop-false = After five each
    .help = All ten kicks are taken.

fc-opt-poussin-deck =
    .label = Cards of Poussin
    .help = How many presses, tackles and set attacks each club has in the small game.
fc-opt-poussin-deck-a = 5, 4, 3
    .help = Five presses, four tackles, three set attacks.
fc-opt-poussin-deck-b = 5, 3, 4
    .help = Five presses, three tackles, four set attacks.
fc-opt-poussin-deck-c = 4, 5, 3
    .help = Four presses, five tackles, three set attacks.
fc-opt-poussin-deck-pack = As in the pack
    .help = The numbers that stand in the pack.

fc-opt-poussin-fan-cap =
    .label = Fans in one offensive of Poussin
    .help = How many fans a club may spend at most.
fc-opt-poussin-fan-cap-none = No limit
    .help = As many as there are.
fc-opt-poussin-fan-cap-1 = 1
    .help = One fan at most.
fc-opt-poussin-fan-cap-2 = 2
    .help = Two fans at most.
fc-opt-poussin-fan-cap-3 = 3
    .help = Three fans at most.
fc-opt-poussin-fan-cap-4 = 4
    .help = Four fans at most.
fc-opt-poussin-fan-cap-5 = 5
    .help = Five fans at most.

fc-opt-poussin-clamp =
    .label = Bounds of the bonus in Poussin
    .help = Whether the final bonus stays between −5 and +5, as in the full game.
fc-opt-poussin-clamp-false = None
    .help = The bonus counts as it is.
fc-opt-poussin-clamp-true = −5 to +5
    .help = A bonus beyond counts as −5 or +5.

## Presets

fc-preset-match =
    .label = Match
    .help = The full game: draft, line-ups, two halves.
fc-preset-poussin =
    .label = Poussin
    .help = The small game: two fixed teams, eight turns, fifteen minutes.
fc-preset-tie =
    .label = Tie
    .help = Two matches, home and away, with recruits in between.
fc-preset-cup =
    .label = Cup
    .help = One match that must have a winner: extra time and a shoot-out if need be.

## The report of a finished match

fc-report-title = The match in figures
fc-report-goal = { $period ->
    [3] Extra time, turn { $turn }: { $name } ({ $team })
    [2] Second half, turn { $turn }: { $name } ({ $team })
   *[1] Turn { $turn }: { $name } ({ $team })
  }
fc-report-possession = Ball at the offensive
fc-report-shots = Shots
fc-report-expected = Expected goals
fc-report-presses = Presses
fc-report-tackles = Tackles won
fc-report-supports = Supports that held
fc-report-fans = Fans spent
fc-report-substitutions = Substitutions
fc-report-cards = Cards
fc-report-luck = Luck of the dice

## Plans that cannot be

fault-line-up-lines = A line-up has five lines with ten places at most.
fault-line-up-twice = This card has two places: { $n }.
fault-line-up-whose = This card is no player who may play here: { $n }.
fault-push-cap = More supporters than may be spent now: { $n }.
fault-push-less = There is less to push than that.
