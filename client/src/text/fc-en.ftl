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
fc-ui-strength-speedster = Counter +2. Set attack: defence supports roll one less. Solo run, for one effort: +1 and one less.
fc-ui-strength-finisher = Set attack and counter +1. Solo run, for one effort: +2.
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

why-help-cards = Touch anything greyed on the table, and the reason appears under the question. Or choose here what you want to know about.
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
fc-ui-clock-aggregate = { $home }–{ $away } in all
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

## One device for two

handover = Hand over to { $team }
handover-text = The cards of both clubs are secret. Give the device to whoever plays next.
handover-ready = I play for { $team }
handover-open = We show each other our cards: do not cover the table again
