### Worldwide Football's table in the client, English. What the game itself says comes from its pack.

## Cards

wf-ui-worth = worth { $pa } PA
wf-ui-threshold = wins the ball with { $need } or more on the d20, less the PA
wf-ui-foul-range = Foul { $range }
wf-ui-yellow-range = Yellow card { $range }
wf-ui-red-range = Red card { $range }
wf-ui-at = at { $pa } PA
wf-ui-answer = { $name } needs { $need }: { $win }
wf-ui-answer-foul = { $name } needs { $need }: { $win }, a foul { $foul }
wf-ui-foul = foul
wf-ui-post-g = goalkeeper
wf-ui-post-d = defender
wf-ui-post-m = midfielder
wf-ui-post-a = forward
wf-ui-roll = d20, { $need } or more: { $win }

## The table

wf-ui-attack-of = { $team } attack
wf-ui-track = { $pa } of 8 attack points; from 6 one may shoot
wf-ui-track-none = No attack
wf-ui-line = This attack, card by card
wf-ui-line-empty = No card yet in this attack
wf-ui-state-open = waits
wf-ui-state-spent = spent, no roll
wf-ui-state-won = takes the ball
wf-ui-state-valid = counts
wf-ui-state-stopped = stopped
wf-ui-state-failed = failed
wf-ui-state-played = played
wf-ui-state-countered = countered
wf-ui-state-fouled = foul
wf-ui-state-suffered = fouled, counts
wf-ui-piece-free-kick = Free kick: no defence against the first card
wf-ui-piece-corner = Corner
wf-ui-safe = The next card cannot be defended
wf-ui-waiting = Next shot { $bonus }
wf-ui-ahead = { $team }’s next attack begins with { $pa } PA
wf-ui-block = Defensive block { $bonus }
wf-ui-answers = What an answer needs
wf-ui-answers-to = { $card }: what an answer needs
wf-ui-would-meet = { $card }: what it would meet
wf-ui-shut = No defence card can answer it.
wf-ui-no-answer = No defence card answers it.
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
wf-ui-hand-of = { $count ->
    [one] 1 Action card
   *[other] { $count } Action cards
  }, { $people ->
    [one] 1 Player card
   *[other] { $people } Player cards
  }
wf-ui-known = Known: { $cards }
wf-ui-captain = captain
wf-ui-limit = This hand holds at most { $cards } Action and { $people ->
    [one] 1 Player card
   *[other] { $people } Player cards
  }
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
wf-ui-piles = { $count } in the draw pile, { $people ->
    [one] 1 Player card
   *[other] { $people } Player cards
  }; { $lying } in the discards. Open the discards
wf-ui-piles-of = Piles of { $team }
wf-ui-discard = Discard: { $count }
wf-ui-discard-empty = Nothing lies there yet.
wf-ui-people-discard = Player cards played
wf-ui-gone = Out of the match
wf-ui-pile = Draw pile: { $count }, Player cards: { $people }
wf-ui-pile-known = What is still in it, in an order nobody knows:
wf-ui-pile-hidden = Nobody knows what lies there.
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
wf-ui-let-drops = { $draws }, then discard { $count }
wf-ui-let-note = You draw 2 Action cards
wf-ui-let-note-four = Each of you draws 1 Action card
wf-ui-give = Give the ball back
wf-ui-give-note = { $count ->
    [one] Draw a card, then discard one
   *[other] Draw { $count } cards, then discard one
  }
wf-ui-give-note-bare = It is lost, and nothing is drawn
wf-ui-give-note-few = { $count ->
    [0] Nothing left to draw
    [one] Draw the last card
   *[other] Draw the last { $count } cards
  }
wf-ui-to-partner = Pass the ball to your partner
wf-ui-oneself = Yourself
wf-ui-mate = Your partner
wf-ui-mate-note = Decides alone; without a defence nobody draws
wf-ui-hand-named = { $name }: { $hand }
wf-ui-reroll = Roll again
wf-ui-no-hurry = Take your time. Nobody sees whether you could do anything here.
wf-ui-nothing-fits = No card of yours fits this moment.
wf-ui-waive = Do not ask here again
wf-ui-waive-note = Such a moment then passes by itself as long as nothing of yours fits.
wf-ui-waive-watched-note = You are asked as long as somebody watches: a moment that passes by itself would tell them that nothing fits.
wf-ui-waive-change-note = Such a moment then passes by itself, until you want to be asked again.
wf-ui-waive-all = Let every such moment go
wf-ui-waive-all-note = Whatever you hold, so that nobody learns from it.
wf-ui-goes = This moment passes by itself.
wf-ui-ask-me = Ask me again
wf-ui-waived = You are not asked any more: { $moments }.
wf-ui-take-off = Substitution: out for the rest of the match, and one star comes back.
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
wf-ui-lone-defence = You hold nothing that could stop it.
wf-ui-lone-attack = You hold no card that could be played now.
wf-ui-let-note-few = { $count ->
    [0] Nothing is left to draw
   *[one] You draw the last card
  }
wf-ui-let-note-none = Nothing is drawn for it
wf-ui-give-ends = { $draws }; { $ends ->
    [half] the half ends, and all hands are dealt anew
    [match] the match ends
   *[shoot_out] the half ends, and penalties decide
  }
wf-ui-lately = Just before
wf-ui-held = { $count ->
    [one] You hold one.
   *[other] You hold { $count }.
  }
wf-ui-goal-then = Goal { $goal } instead of { $was }.
wf-ui-goal-same = Changes nothing: goal { $goal }.
wf-ui-starts-then = Next attack from { $was } to { $pa } PA{ $stars ->
    [0] {""}
    [one] , for your last star
   *[other] , for 1 of { $stars } stars
  }.
wf-ui-goal-chance = goal { $goal }
wf-ui-unstoppable = No defence
wf-ui-person-brief = P
wf-ui-adds-enough = { $was } { $more } = { $total }: enough
wf-ui-adds-few = { $was } { $more } = { $total }: not enough for { $need }
wf-ui-hint-give-back = Touch the card that goes.

## Before the match, half-time, penalties

wf-ui-taken = Taken
wf-ui-ground = Ground
wf-ui-ground-none = Neutral ground
wf-ui-ground-none-text = Nobody is at home, no ground counts.
wf-ui-ground-of = { $team } at home
wf-ui-three = The three of your Team card
wf-ui-two-of-six = Two more, in secret
wf-ui-before = Before the match
wf-ui-half-time = Half-time
wf-ui-half-time-text = All hands have been dealt anew. Two stars come back. Your two free abilities may be others now.
wf-ui-full-time = Full time
wf-ui-half = half { $half }
wf-ui-half-brief = H{ $half } · { $attack }
wf-ui-half-nth = { $half ->
    [1] 1st
   *[2] 2nd
  }
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

wf-ui-report = The match in figures
wf-ui-report-when = half { $half }, attack { $attack }
wf-ui-end-attack = attack { $attack }
wf-ui-end-none = No goal
