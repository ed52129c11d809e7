### Worldwide Football: what the game says. The last heading is about cards.

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
wf-fx-give-back-draw = when you give the ball back, draw { $n } cards
wf-fx-corner-pa = your corners begin at { $n } PA
wf-fx-half-first-attack-pa = your first attack of each half begins at { $n } PA
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
