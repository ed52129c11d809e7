### FootClub in the client, English: before, between and after the turns of a match.

## Draft, line-up, cards, changes

fc-ui-stars-two = Two stars: take one
fc-ui-stars-both = The two stars
fc-ui-stars-left = { $five } five-star and { $four } four-star cards to come
fc-ui-aside = Set aside
fc-ui-aside-help = Stars that nobody took; some return as recruits in a tie.
fc-ui-market = The market: take a pair
fc-ui-market-left = { $count } to come
fc-ui-draft-wait = The cards are being turned over…
fc-ui-draft-taken = One is taken, the other set aside. Next, a pair of the market.
fc-ui-draft-turn = choosing, turn { $turn } of 10
fc-ui-squad-of = Squad of { $team }
fc-ui-need = What this squad has, and what a free choice of formation wants
fc-ui-style-short = { $technical } Te, { $physical } Ph, { $tactical } Ta
fc-ui-home-own = You play at home: a kop joins your stands, and they kick off.
fc-ui-home-other = They play at home, with a kop, and you kick off.
fc-ui-kop-attack-help = Once in the match: +{ $value } for one of your attacks.
fc-ui-kop-freshness-help = Once in the match: pays two freshness for a press or a solo run.
fc-ui-on-help = Three more turns, then kicks from the spot if it is still level. Both clubs must want it.
fc-ui-stop-help = Both clubs go home with a draw.
fc-ui-pick-wait = The other club is choosing.
fc-ui-sealed = Your envelope is closed. As soon as the other one is, both are opened.
fc-ui-page-lineup = Line-up
fc-ui-page-cards = Match cards
fc-ui-page-pitch = Both line-ups
fc-ui-formation = Formation
fc-ui-shape = { $fb } full backs, { $cb } centre backs, { $dm } defensive midfielders, { $am } attacking midfielders, { $fw } forwards; { $limit } cards in hand
fc-ui-shape-help = Full backs, centre backs, defensive midfielders, attacking midfielders, forwards. Attacking midfielders and forwards together are your hand limit.
fc-ui-shape-shut = { $shape }: your squad has too few { $lines }.
fc-ui-suggest-lineup = Suggest a line-up
fc-ui-editor-help = Touch a player, then a place; or a place, then a player. Drag if you like.
fc-ui-editor-held = { $name }: where to?
fc-ui-editor-spot = Who shall stand there?
fc-ui-place-empty = Free place, { $line } { $n }
fc-ui-wrong-line = { $name } does not play among the { $line }.
fc-ui-to-bench = { $name } to the bench
fc-ui-look = About { $name }
fc-ui-limit = Hand
fc-ui-cards = Cards
fc-ui-optimised-long = Optimised: +1 attack, +1 defence
fc-ui-lack-players = { $count ->
    [one] One place is still free.
   *[other] { $count } places are still free.
  }
fc-ui-lack-shape = { $shape } is no formation of this match.
fc-ui-lack-captain = Nobody wears the armband yet.
fc-ui-lack-cards = { $count ->
    [one] Choose one more card.
   *[other] Choose { $count } more cards.
  }
fc-ui-lack-profile = Not optimised: the coach’s style still wants { $profiles }.
fc-ui-lack-subs = { $count ->
    [0] No substitution is left.
    [one] Only one substitution is left.
   *[other] Only { $count } substitutions are left.
  }
fc-ui-shape-far = { $shape }: that takes more substitutions than you have left.
fc-ui-lack-fill = { $count ->
    [one] Fill one vacancy at least.
   *[other] Fill { $count } vacancies at least.
  }
fc-ui-lack-entrant = Without a substitution nobody changes place here.
fc-ui-lack-change = Bring somebody on first.
fc-ui-captain-choose = Captain
fc-ui-captain-new = The armband is free: who wears it?
fc-ui-seal = Close the envelope
fc-ui-suggested = Suggested { $count }
fc-ui-clear = Clear
fc-ui-forget = Forget “{ $name }”
fc-ui-keep = Keep this choice as
fc-ui-keep-do = Keep
fc-ui-change-open = Substitute…
fc-ui-change-again = Start over
fc-ui-change-back = Back to the pitch
fc-ui-change-send = Announce the change
fc-ui-late = Whoever comes on now gains a star for the rest of the match.
fc-ui-entering = { $count ->
    [0] Nobody comes on yet; { $left } may.
    [one] One player comes on; { $left } may.
   *[other] { $count } players come on; { $left } may.
  }
fc-ui-fill-hint = { $least ->
    [0] up to { $most }
   *[other] { $least } at least, up to { $most }
  }
fc-ui-fill-vacancy = { $count ->
    [one] Fill the place that an injury left
   *[other] Fill the { $count } places that injuries left
  }
fc-ui-gone-off = Went off: may not come back in this match.
fc-ui-gone-sent-off = Sent off.
fc-ui-gone-retired = Badly hurt: out of this match.
fc-ui-gone-suspended = Suspended for the second leg.
fc-ui-recruits-own = On offer to you: take two
fc-ui-recruits-squad = Your squad so far
fc-ui-recruits-other = On offer to the other club
fc-ui-recruit-send = Sign these two
fc-ui-kickers-help = Touch five players in the order in which they kick. Whoever kicks, it goes in { $goal } of the time.
fc-ui-kickers-send = Name these kickers
fc-ui-kicks-as = kick { $number }

## Between the parts of a match

fc-ui-before-match = Before the match
fc-ui-before-second-leg = Before the second leg
fc-ui-half-time = Half-time
fc-ui-full-time = Full time
fc-ui-extra-tie = Level on goals and on away goals: three more turns.
fc-ui-extra-match = Level: three more turns.
fc-ui-before-extra = Before extra time
fc-ui-after-leg = The first leg
fc-ui-final-away = Scored away
fc-ui-aggregate = On aggregate { $home }–{ $away }
fc-ui-kick-in = in
fc-ui-kick-out = missed
fc-ui-kick-open = still to come

## Options, in groups

fc-group-game = The game
    .help = Poussin or the full game.
fc-group-poussin = Poussin
    .help = What its rules leave open.
fc-group-format = Match and tie
    .help = How many matches, who is at home, what happens when it is level.
fc-group-lineup = Line-up
    .help = Formations, captain, bench.
fc-group-play = Cards in play
    .help = Press, bonus, corner, hand.
fc-group-stands = Stands
    .help = Fans and the kop.
fc-group-booking = Cards and injuries
    .help = Substitutes, forfeits, the malus.

## On the start page

fc-start-kicker = Also today · cards and dice
fc-start-play = Play Poussin now
fc-start-setup = Set up a match
fc-start-learn = Learn it in five minutes

## The match in figures

fc-ui-report = The match in figures
fc-ui-report-goals = Goals
fc-ui-report-figures = Side by side
fc-ui-report-possession = Ball at the offensive
fc-ui-report-shots = Shots
fc-ui-report-expected = Expected goals
fc-ui-report-presses = Presses
fc-ui-report-tackles = Tackles won
fc-ui-report-supports = Supports that held
fc-ui-report-fans = Fans spent
fc-ui-report-substitutions = Substitutions
fc-ui-report-cards = Cards
fc-ui-report-luck = Luck of the dice
fc-ui-report-lucky = { $team }: { $by } more came off than was to be expected.
fc-ui-report-unlucky = { $team }: { $by } less came off than was to be expected.
fc-ui-report-even = { $team }: just what was to be expected came off.
fc-ui-report-faces = Its dice showed { $mean } on average; 3.5 is usual.
fc-ui-report-every = { $count ->
    [one] The one shot
   *[other] All { $count } shots
  }
fc-ui-report-booked = Cards and injuries
fc-ui-report-card-yellow = yellow
fc-ui-report-card-second = second yellow
fc-ui-report-card-red = red
fc-ui-report-leg = Leg { $leg }
