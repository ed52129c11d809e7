## Packs of Worldwide Football

fault-wf-file = { $file } is missing; a pack of Worldwide Football has actions.toml, abilities.toml, teams.toml and people.toml. “touchline packs new worldwide” makes all four.
fault-wf-id = { $where }: { $key } is “{ $value }”; it must be of small letters a-z, digits, and single hyphens or underscores, such as long_pass.
fault-wf-name = { $where }: the card has no name; write name = "…" into its row, or a message { $message } into cards.en.ftl.
fault-wf-category = { $where }: cards of the kind { $kind } are of the category { $right }, not { $value }; change one of the two.
fault-wf-sum = actions.toml: the copies come to { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }, { $light } light and { $dark } dark; they must come to { $right }.
fault-wf-piles = { $where }: { $light } lie in the light pile and { $dark } in the dark one; the sides do not play with the same cards.
fault-wf-kind = actions.toml: there is no card of the kind { $kind }, which the rules need; add one with at least one copy.
fault-wf-early = actions.toml: no shot marked pro may be played at 5, 6 and 7 attack points; the printed game has one (pa_allowed = [5, 6, 7]).
fault-wf-shots = actions.toml: for the Amateur mode the { $pile } pile has { $count ->
    [one] { $count } shot
   *[other] { $count } shots
} that can be played at 6, 7 and 8 attack points; it needs at least { $least }, without pro = true.
fault-wf-most = actions.toml: here are { $count } { $what ->
    [kinds] kinds of Action cards, those of the rules included
   *[cards] Action cards that differ
}; at most { $most } can be used.
fault-wf-ceiling = { $where }: played at { $highest } attack points it would bring { $pa } more; together they may not exceed 8. Lower pa, or take { $highest } out of pa_allowed.
fault-wf-never = { $where }: pa_allowed is empty, so the card could never be played; leave the line out where any attack points will do.
fault-wf-quality = { $where }: shot_bonus is told for { $value }; it must be told for exactly the attack points of pa_allowed: { $right }.
fault-wf-two-cards = { $where }: { $value } cannot show yellow and red at once; take it out of one of the two.
fault-wf-no-foul = { $where }: { $key } lists { $value }, which is no foul; add it to foul, or leave it out of { $key }.
fault-wf-clean = { $where }: an interception commits no foul; leave foul, yellow and red empty.
fault-wf-abilities = abilities.toml: { $count ->
    [one] here is { $count } ability
   *[other] here are { $count } abilities
  }; a pack has { $least } to { $most }, three for a Team card and at least two to choose from.
fault-wf-amateur = abilities.toml: marked amateur = true are: { $value }; it must be exactly these three: { $right }.
fault-wf-known = { $where }: this ability is printed in the rules, so its { $key } must be { $right }.
fault-wf-condition = { $where }: pa_min { $low } is more than pa_max { $high }, so the ability could never be used; swap them.
fault-wf-teams = teams.toml: here { $count ->
    [one] is { $count } team
   *[other] are { $count } teams
}; a pack has { $least } to { $most }.
fault-wf-three = { $where }: abilities are { $value }; a Team card names three different ones.
fault-wf-squad = { $where }: people.toml holds { $count } of its people; a team has { $right }.
fault-wf-no-type = { $where }: none of its people is of the type { $type }; a team needs each of G, D, M and A.
fault-wf-real = { $where }: “{ $name }” is the name of a real team, or stands in the printed game; invent another. A copy for your own use says private = true in pack.toml.
fault-wf-moment = { $where }: on = “{ $value }” is not a moment at which such a card can be used. { $hint }
fault-wf-effects = { $where }: { $key } is { $value }; it must be a list of effects, such as [{"{"} op = "draw", pile = "action", n = 1 {"}"}], or [].
fault-wf-idle = { $where }: the card has no effect; give it at least one.
fault-wf-if = { $where }: if = "success" needs a roll before it in the same list: counter_player, player_defence, offside_trap or simulation.
fault-wf-key = { $where }: at the moment { $trigger } a card must hold the effect { $op }; add it.
fault-wf-op-twice = { $where }: the effect { $op } stands there twice; once is enough.
fault-wf-fit = { $where }: { $op } does nothing at the moment { $trigger }; there only these work: { $known }.
fault-wf-holder = { $where }: { $op } does not work on such a card; write { $other } instead.
fault-wf-needs-shot = { $where }: { $op } changes a shot, but the card also goes with other kinds; let it wait for shots alone.
fault-wf-no-shot = { $where }: after a shot { $op } changes nothing, and the card also goes with shots; let it wait for other kinds.
fault-wf-roll-first = { $where }: { $op } stands before the effect that rolls the d20, but the roll comes first; put { $op } behind it.
fault-wf-filter = { $where }: this must be one category or one kind, or a list of them, that some card of actions.toml has, such as category = "shot".
fault-wf-fallback = { $where }: fallback_discard and fallback_discard_for say the same in two ways; leave one out.
fault-wf-filters = In this pack { $count } different searches look for different cards; at most { $most } can be used. Let some look for the same.
fault-wf-overlap = Two searches overlap in part: one looks for { $one }, another for { $other }. Let one of the two look for all that the other looks for, or for nothing of it.
fault-wf-stuck = Automatic match { $match } ({ $preset }, { $seats } seats) could not go on in the phase { $phase }: { $why ->
    [nobody] nobody was to answer.
    [nothing] there was nothing to answer with.
   *[endless] it had no end.
} This is a fault of Touchline; please report it with the pack.
fault-wf-unused = { $where }: in { $count } automatic matches nobody ever used this card; look at when it may be played.

## Worldwide Football weighed

wf-balance-about = Every two teams meet, each pair of matches with the same luck and swapped sides; { $player } plays on both. Seed { $seed }. Points: two for a win, one for a draw. Targets: every team takes 45 to 55 % of the points, a match has 2.5 to 4.5 goals, every card and every ability is used.
wf-balance-player = { $who ->
    [habit] the computer players’ first thought, without any search,
   *[other] { $who }
  }
wf-balance-mode = { $mode ->
    [amateur] Amateur
    [professional] Professional
   *[home] Professional, with a home ground
  }
wf-balance-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
  }.
wf-balance-team = team
wf-balance-points = points
wf-balance-thing = in a match
wf-balance-each = mean
wf-balance-card = card or ability
wf-balance-used = How often each is used in a match; people in a match of their team.
wf-balance-what = { $what ->
    [goals] goals
    [shots] dice for shots
    [attacks] attacks
    [give-backs] given back
    [won] balls won
    [saved] saves
    [off-target] shots off target
    [fouls] fouls
    [yellows] yellow cards
    [reds] red cards
    [indirect] indirect free kicks
    [direct] direct free kicks
    [penalties] penalties
    [corners] corners
    [substitutions] substitutions
    [draws] drawn matches
   *[first] decided matches won by the side that kicked off
  }
wf-balance-missed = { $what ->
    [team] { $name } takes { $value } of the points; the target is { $low } to { $high } %.
    [goals] A match has { $value } goals; the target is { $low } to { $high }.
   *[other] Nobody ever used { $name }.
  }
