### FootClub's table in the client, English. What the game itself says comes from its pack.

## The words of the cards

fc-ui-short-technical = Te
fc-ui-short-physical = Ph
fc-ui-short-tactical = Ta
fc-ui-left = L
fc-ui-right = R
fc-ui-captain-mark = C
fc-ui-profile = Profile:
fc-ui-stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
  }
fc-ui-fresh = freshness { $count }
fc-ui-yellow = yellow card
fc-ui-half-card = half card
fc-ui-plus = one star more
fc-ui-minus = { $count ->
    [one] one star less
   *[other] { $count } stars less
  }
fc-ui-goals = { $count ->
    [one] 1 goal
   *[other] { $count } goals
  }
fc-ui-captain = captain
fc-ui-has-ball = with the ball
fc-ui-strength-speedster = Counter +2. Set attack: defence supports roll one less. Solo run, for one freshness: +1 and one less.
fc-ui-strength-finisher = Set attack and counter +1. Solo run, for one freshness: +2.
fc-ui-strength-stopper = A defence support by this player is aggressive and rolls one more.
fc-ui-strength-versatile = May stand in either of two lines.
fc-ui-strength-ball-winner = Brings two freshness instead of one.
fc-ui-strength-enforcer = A tackle by this player is aggressive and rolls one more.

fc-ui-effect-press = For sure, for one freshness each.
fc-ui-effect-tackle = Two dice: 7 or more wins the ball.
fc-ui-effect-set-attack = Attack, with three supporters or more.
fc-ui-effect-solo-run = Attack, with three supporters or fewer.
fc-ui-effect-counter = Attack right after your keeper’s save.
fc-ui-effect-fans = For your stands: +1, −1 or one freshness.
fc-ui-effect-attack-support = +2 to your attack.
fc-ui-effect-defence-support = 7 or more: −2 for them. Else a free kick.
fc-ui-effect-simple-press = Wins the ball for sure.
fc-ui-effect-simple-tackle = Two dice: 7 or more wins the ball.
fc-ui-effect-simple-set-attack = Attack, with three fans or more.
fc-ui-effect-simple-solo-run = Not in these rules.
fc-ui-effect-simple-counter = Not in these rules.
fc-ui-effect-simple-fans = For your stands: +1 or −1 in an attack.
fc-ui-effect-simple-attack-support = +2 to your attack.
fc-ui-effect-simple-defence-support = Two dice, 7 or more: −2 for them.
fc-ui-names = Now: { $names }
fc-ui-ball = Ball { $number }, { $colour }
fc-ui-piece-set-attack = Set attack
fc-ui-piece-solo-run = Solo run
fc-ui-piece-counter = Counter
fc-ui-piece-free-kick = Free kick
fc-ui-piece-penalty = Penalty

## The table

fc-ui-pitch = Pitch, { $one } against { $two }. Arrow keys go from player to player.
fc-ui-hand = Your hand
fc-ui-hand-empty = Your hand is empty.
fc-ui-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
fc-ui-hand-limit = { $count } in hand, { $limit } may be kept
fc-ui-pile-count = { $count } in the draw pile
fc-ui-known = Known cards of this hand
fc-ui-subs-left = { $count ->
    [0] no substitution left
    [one] 1 substitution left
   *[other] { $count } substitutions left
  }
fc-ui-discard-open = Discard of { $team }, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
  }
fc-ui-discard-of = Discard of { $team }
fc-ui-discard-own = Your discard
fc-ui-discard-top = on top
fc-ui-discard-empty = Nothing lies here yet.
fc-ui-stand = { $count ->
    [0] No fan in the stands
    [one] 1 fan in the stands
   *[other] { $count } fans in the stands
  }
fc-ui-kop-attack-short = +
fc-ui-kop-freshness-short = 2
fc-ui-kop-spent = spent
fc-ui-spend-fan = Spend a fan
fc-ui-use-kop = Use the kop
fc-ui-turn = Turn { $turn } of { $turns }
fc-ui-clock-turn = Turn
fc-ui-clock-1 = 1st half
fc-ui-clock-2 = 2nd half
fc-ui-clock-3 = Extra time
fc-ui-att = Att
fc-ui-def = Def
fc-ui-initial = Start
fc-ui-att-long = Attack
fc-ui-def-long = Defence
fc-ui-optimised = Optimised
fc-ui-malus = Malus −{ $count }
fc-ui-malus-long = Malus for yellow cards
fc-ui-reds = { $count ->
    [one] 1 red card
   *[other] { $count } red cards
  }
fc-ui-sheet = Star sheet
fc-ui-sheet-open = Star sheet of { $team }: attack { $att }, defence { $def }, attacks start at { $bonus }
fc-ui-initial-sum = An attack by { $team } starts at { $att } − { $def } = { $bonus }.
fc-ui-style-of = Style: { $technical } technical, { $physical } physical, { $tactical } tactical
fc-ui-limit-long = At the end of a turn { $limit } cards may be kept.
fc-ui-supporters-long = Supporters that count for attacks: { $count }.

## Choosing

fc-ui-ask-prematch = Draw up your line-up, and choose 14 match cards
fc-ui-why-prematch = Both clubs do this in secret, then all is shown at once. The cards are your draw pile for the first half.
fc-ui-hint-draft = Touch the card that you want.
fc-ui-hint-two = Touch one of the two.
fc-ui-hint-hand = Touch a lit card of your hand, or a button here.
fc-ui-hint-discard = Touch the card that you want back.
fc-ui-hint-swap = Touch two players of one line, or a button here.
fc-ui-pay-who = How { $name } pays
fc-ui-pay-short-t = freshness
fc-ui-pay-short-f = fan
fc-ui-pay-short-k = kop

fc-ui-mode-regular = Regular
fc-ui-mode-aggressive = Aggressive
fc-ui-pay-n = Without the ability
fc-ui-pay-by = Paid by { $who }
fc-ui-pay-t = own freshness
fc-ui-pay-f = a fan
fc-ui-pay-k = the kop
fc-ui-pay-ff = two fans
fc-ui-tackle-odds = wins it { $success }; yellow { $yellow }
fc-ui-tackle-odds-hard = wins it { $success }; yellow { $yellow }, red { $red }
fc-ui-tackle-odds-off = wins it { $success }; sent off { $red }
fc-ui-tackle-odds-simple = wins it { $success }
fc-ui-solo-finisher = +2 to the attack
fc-ui-solo-speedster = +1, and their supports roll one less
fc-ui-push = { $fans ->
    [0] { "" }
    [one] 1 fan
   *[other] { $fans } fans
  }{ $kop ->
    [0] { "" }
   *[other] { $fans ->
        [0] { "" }
       *[other] { " + " }
      }kop
  }{ $supports ->
    [0] { "" }
   *[other] { $fans ->
        [0] { $kop ->
            [0] { "" }
           *[other] { " + " }
          }
       *[other] { " + " }
      }{ $supports ->
        [one] 1 support
       *[other] { $supports } supports
      }
  }
fc-ui-place-fan = a fan
fc-ui-pass = no
fc-ui-done = ready
fc-ui-vacancy = the vacant place
fc-ui-play-on = extra time
fc-ui-stop = a draw
fc-ui-play = Play it
fc-ui-of = of { $need }
fc-ui-less = Fewer: { $what }
fc-ui-more = More: { $what }
fc-ui-discard-send = { $count ->
    [one] Drop this card
   *[other] Drop these { $count } cards
  }

## The bonus

fc-ui-bonus = Bonus
fc-ui-bonus-now = Bonus now
fc-ui-bonus-then = With this
fc-ui-bonus-final = counts as { $bonus }
fc-ui-odds-goal = Goal
fc-ui-odds-save = Save
fc-ui-odds-miss = No goal
fc-ui-odds-corner = Corner
fc-ui-odds-exact = { $what }: exactly { $n } in { $d }.
fc-ui-goal-moves = Chance of a goal from { $from } to { $to }
fc-ui-fans = Fans
fc-ui-fans-attack = +1
fc-ui-fans-defence = −1
fc-ui-kop-hint = +{ $value }
fc-ui-supports = Attack supports
fc-ui-supports-hint = +2
fc-ui-support-odds = holds { $success }; goal after it { $goal }
fc-ui-support-odds-hard = holds { $success }; goal after it { $goal }; yellow { $yellow }, red { $red }
fc-ui-support-odds-off = holds { $success }; goal after it { $goal }; sent off { $red }
fc-ui-odds-lost = { $told }; the match lost by a fourth red card { $lost }
fc-ui-cell = { $colour } ({ $number })
fc-ui-cell-shifted = { $count ->
    [one] The { $cells } cell counts, the ball’s own names nobody who can do it
   *[other] The cells { $cells } count, the ball’s own names nobody who can do it
  }
fc-ui-agree-open = Agree; { $team } may still answer
fc-ui-passing = You are asked all the same; it is let go in a moment.
fc-ui-lone-place-fan = You hold no fan to put into the stands.
fc-ui-lone-possession = No press or tackle in your hand can be played now.
fc-ui-lone-offensive = No attack in your hand can be played now.
fc-ui-lone-bonus = You have nothing to change the bonus with.
fc-ui-lone-counter = No counter-attack in your hand can be played now.
fc-ui-agree-attack = Agree: take the shot
fc-ui-agree-defence = Agree to the bonus

## What happens, large

fc-ui-show-goal = Goal!
fc-ui-show-booked = Booked
fc-ui-show-second-yellow = Second yellow
fc-ui-show-red-card = Sent off
fc-ui-show-hurt = A knock
fc-ui-show-injured = Badly hurt
fc-ui-show-saved = Saved
fc-ui-show-substituted = Substitution
fc-ui-show-kicked-in = In
fc-ui-show-kicked-out = No goal
fc-ui-show-corner = Corner
fc-ui-show-post = Off the post
fc-ui-show-foul = Foul
fc-ui-show-whistle = Whistle
fc-ui-show-level = Level: again
fc-ui-show-free-kick = Free kick
fc-ui-show-penalty = Penalty
fc-ui-show-kick-off = Kick-off
fc-ui-show-period-0 = Before the match
fc-ui-show-period-1 = First half
fc-ui-show-period-2 = Second half
fc-ui-show-period-3 = Extra time
fc-ui-show-period-4 = Shoot-out
fc-ui-show-turn = Turn { $turn }

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
fc-ui-lack-line = { $count ->
    [one] Somebody stands where his card does not say so.
   *[other] { $count } players stand where their cards do not say so.
  }
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
fc-ui-last = As last time
fc-ui-last-changed = As last time, but { $players ->
    [0] { $cards ->
        [one] one card is not there
       *[other] { $cards } cards are not there
    }
   *[other] without { $names }{ $cards ->
        [0] {""}
        [one] {", "}and one card is not there
       *[other] {", "}and { $cards } cards are not there
    }
}.
fc-ui-kickers-auto = The { $count } furthest forward
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
fc-ui-tie-first = First leg of two. The score is that of this match.
fc-ui-tie-second = Second leg. Over both: { $one }–{ $two }, { $ahead ->
    [goals] { $team } ahead
    [away] { $team } ahead on away goals
   *[level] level
}
fc-ui-final-away = Scored away
fc-ui-kick-in = in
fc-ui-kick-out = missed
fc-ui-kick-unneeded = not needed
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

fc-coach = Guide

fc-ui-report-leg = Leg { $leg }
