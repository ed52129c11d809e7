## Packs of FootClub

fault-fc-file = { $file } is missing; a pack of FootClub has cards.toml, match.toml and poussin.toml. “touchline packs new footclub” makes all three.
fault-fc-options = pack.toml: options is { $value }; it must be a table of words, such as press_shift = "literal" under [options].
fault-fc-option = pack.toml, options: there is no option “{ $word }”. { $hint }
fault-fc-option-value = pack.toml, options: { $key } cannot be “{ $word }”. { $hint }
fault-fc-id = { $where }: id is “{ $value }”; it must be of letters a-z, digits and single hyphens, such as E07.
fault-fc-same-name = cards.toml: { $count } cards bear the name { $name }; people will mix them up.
fault-fc-count = cards.toml: { $kind ->
    [coach] of coaches
    [keeper] of keepers
   *[outfield] of outfield players
  } here are { $count }; it must be { $right }.
fault-fc-most = cards.toml: here are { $count } team cards; at most { $most } can be used.
fault-fc-stack = cards.toml: of outfield players with 4 or 5 stars here are { $count }; the draft needs at least { $least }.
fault-fc-market = cards.toml: of outfield players with 3 stars or fewer here are { $count }; the draft needs exactly { $right }.
fault-fc-split = cards.toml: outfield players with 5, 4 and 3 stars number { $five }, { $four } and { $three }; expected are 8, 12 and 24.
fault-fc-pairing = cards.toml: coaches with { $coaches } stars and keepers with { $keepers } do not make three pairs of 8 stars; change a level.
fault-fc-style = { $where }: style is { $value }; it must be three numbers, such as {"{"} technical = 5, physical = 3, tactical = 2 {"}"}.
fault-fc-style-sum = { $where }: the three numbers come to { $sum }; they must come to 10.
fault-fc-style-top = { $where }: { $top } stands there more than once; one profile must be wanted more than the others.
fault-fc-not-for = { $where }: { $kind ->
    [coach] a coach
    [keeper] a keeper
   *[outfield] an outfield player
  } has no { $key }; leave it out.
fault-fc-places = { $where }: positions are { $value }; two positions must be CB and FB, or AM and FW, with strength = "versatile".
fault-fc-versatile = { $where }: a versatile player has two positions, CB and FB or AM and FW; here is only { $value }.
fault-fc-profile-twice = { $where }: profiles name { $value } twice; leave one out or name another.
fault-fc-double = { $where }: a player with two profiles has no strength; leave out “{ $value }” or one profile.
fault-fc-types = match.toml: { $count ->
    [one] of the type { $type } here is { $count } card
   *[other] of the type { $type } here are { $count } cards
  }; a club owns { $right }.
fault-fc-kops = match.toml: one attack kop and one freshness kop are needed; here are: { $found }.
fault-fc-bare = { $where }: { $type } cards have no ribbon; leave it out.
fault-fc-ribbon = { $where }: ribbon is { $value }; it must be a list of six cells, one for each colour of the ball.
fault-fc-cell = { $where }, cell { $cell }: { $value } must be a list of { $wide ->
    [2] two codes, such as ["FW_R", "AM_L"]
   *[1] one code, such as ["DM_L"]
  }.
fault-fc-code = { $where }, cell { $cell }: { $value } is no code; a code is FB, CB, DM, AM or FW, then _L or _R, such as DM_L.
fault-fc-repeat = { $where }, cell { $cell }: { $code } is named twice; a press names two different players.
fault-fc-same-line = { $where }, cell { $cell }: both codes name the line { $line }; where one player stands there, the cell is skipped.
fault-fc-same-side = { $where }, cell { $cell }: { $one } and { $two } are the same player when a club plays without full backs; then the cell is skipped.
fault-fc-alike = { $where }: the ribbon is that of card { $other }; two { $type } cards must differ.
fault-fc-one-line = { $where }: every cell names the line { $line }; with nobody there the card cannot be played. Name a second line.
fault-fc-every-cell = { $where }: the line { $line } stands in all six cells; with nobody there the card cannot be played. Leave it out of one.
fault-fc-deck-none = { $where }: the table deck is missing; write deck = {"{"} tackle = 4, press = 5, and so on {"}"}.
fault-fc-deck-sum = { $where }: the counts come to { $sum }; a deck of Poussin has { $right } cards.
fault-fc-deck-fans = { $where }: { $count ->
    [one] here is { $count } fan
   *[other] here are { $count } fans
  }; it must be { $right }, five of which begin in the stands.
fault-fc-team = { $where }: the team [{ $club }] is missing; give it a coach, a keeper, FB, CB, DM, AM and FW.
fault-fc-team-ids = { $where }: { $key } is { $value }; it must name cards by id, such as "E01", and for a line a list of them.
fault-fc-formation = { $where }: FB-CB-DM-AM-FW number { $value }, which is no formation: ten players, 2 FB (or none with 3 CB), 1 to 3 in every other line, AM and FW together at least 3.
fault-fc-team-stars = { $where }: coach and keeper must have 8 stars together, the others two 5s, three 4s and five 3s.
fault-fc-member = { $where }: { $key } names { $value }, and no card has this id.
fault-fc-member-twice = { $where }: { $key } names { $value }, who already plays for { $other }; everyone plays once.
fault-fc-member-place = { $where }: { $key } names { $value }, whose card does not say { $key }; choose another.
fault-fc-chick = { $where }: { $key } names { $value }, whose card lacks poussin = "{ $club }" in cards.toml.
fault-fc-chick-idle = { $where }: poussin is “{ $club }”, but the card is in neither team of poussin.toml; leave it out.
fault-fc-initial = { $where }: an attack begins at { $blue } for blue and { $red } for red; both must begin at { $right } for a fair match.

## Packs weighed

balance-about = { $squads } squads of each policy, from { $drafts } drafts, seed { $seed }. SHA-256 of the numbers of the pack: `{ $hash }`.
balance-draft = What its draft gives
balance-policies = Random picks: any of the cards on offer. Sensible picks: what fills most of the places FB 2, CB 3, DM 3, AM 3, FW 3 (counted twice) and of the coach’s style. A squad can be optimised if one of its formations meets the style exactly.
balance-policy = { $policy ->
    [random] random picks
   *[need] sensible picks
  }
balance-target = target
balance-quantity = { $quantity ->
    [unable] squads without a legal formation
    [formations] legal formations per squad, of 24
   *[optimised] squads that can be optimised
  }
balance-none = none
balance-most = at most { $high }
balance-least = at least { $low }
balance-between = { $low } to { $high }
balance-missed = { $policy ->
    [random] Random picks
   *[need] Sensible picks
  }, { balance-quantity }: { $found }; the target is { $target }.
balance-ribbons = How far its ribbons reach
balance-ribbons-about = The fewest players that must be missing before a line-up exists in which nobody answers to the ribbon, up to three.
balance-type = type
balance-lines = lines named
balance-reach = fails with
balance-never = never
balance-card-type = { $type ->
    [press] press
    [tackle] tackle
    [set_attack] set attack
    [solo_run] solo run
    [counter] counter
    [fans] fans
    [attack_support] attack support
   *[defence_support] defence support
  }
balance-poussin = The teams of Poussin
balance-poussin-about = Attack, defence, and the bonus with which an attack begins.
balance-club = club
balance-club-name = { $club ->
    [blue] blue
   *[red] red
  }
balance-attack = ATT
balance-defence = DEF
balance-initial = initial bonus
