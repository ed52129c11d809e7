### What the house itself says: errors of records, packs and options, and how names are joined.

join-more = { $a }, { $b }
join-last = { $a } and { $b }

## Matches

fault-turn = It is not your turn: the match waits for { $others }.
fault-shut = { $code } is not open to you now.
fault-over = The match is over.
fault-away = You have given this match up already; it goes on for the others.
fault-empty = An answer must hold at least one code.
fault-takeback = Nothing to take back: your last answer has already been seen.
fault-takeback-dice = Nothing to take back: the dice have been rolled since.
fault-no-position = This game cannot be begun from a position text.

## Options

fault-game = There is no game “{ $word }”. { $hint }
fault-option = There is no option “{ $word }”. { $hint }
fault-option-value = Option { $key } cannot be “{ $word }”. { $hint }
fault-option-form = “{ $word }” is no option: write key=value, such as ring=none.
fault-option-solo = A scenario is played alone. Leave the scenario out, or play with one manager.
fault-option-division = This scenario is not played in this division, but in: { $divisions }.
fault-preset = There is no preset “{ $word }”. { $hint }
fault-plan-effect = Effect { $row } of the plan: nobody selected has it, or its moment is over.
fault-plan-many = A line-up has ten shirts and a keeper at most.
fault-plan-row = Row { $row } of the plan cannot be read: shirt 0 to 12, zone 0 to 8, the card or -1.
fault-plan-twice = Row { $row } of the plan uses a shirt or a player for a second time.
fault-plan-whose = Row { $row } of the plan names somebody who does not play for this club.
fault-plan-role = Row { $row } of the plan: a keeper’s row is -1, -1 and his card, and nobody else’s is.
fault-plan-shirt = Row { $row } of the plan: this player wears the shirt of his number.

## Positions and moves

fault-position = The position cannot be read. { fault-position-why }
fault-position-turn = Options are counted in an ordinary turn: field 4 (phase) must be t.
fault-position-why =
    { $what ->
        [cell] “{ $word }” is not a cell: a letter a-l and a digit 1-8, such as e4.
        [fields] A position has nine fields (rows ball side phase die minute score last first) or three (rows ball side); this has { $count }.
        [phase] Field 4 (phase) is “{ $word }”; it must be one of p o t q r x.
        [die] Field 5 (die) is “{ $word }”; it must be - or a digit 1 to 6.
        [die-7] Field 5 (die) is 7; only a kick-off of die + 1 goes so far.
        [die-1] Field 5 (die) is 1; the die of a restart is 2 to 6.
        [side] Field { $field } is “{ $word }”; it must be L or R.
        [side-or-none] Field { $field } is “{ $word }”; it must be L or R or -.
        [side-due] Field 3 (side) is -; once the duel is rolled it must be L or R.
        [rows] Field 1 (rows) has { $count } rows; it must have 8, from row 8 down to row 1.
        [figure] Field 1, row { $row }: “{ $word }” is no figure; G P g p and numbers stand there.
        [ring] Field 1, row { $row }: a figure stands on { $cell }, a cell that does not exist with this ring.
        [keepers] Field 1, row { $row }: a second keeper { $word }; a side has one.
        [fifth] Field 1, row { $row }: a fifth { $word }; a side has four field players.
        [row] Field 1, row { $row }: “{ $word }” does not add up to 12 cells.
        [minute] Field 6 (minute) is “{ $word }”; it must be 1 to 35 and then a or b, as in 7b.
        [score] Field 7 (score) is “{ $word }”; it must be goals of L, a dash, goals of R: 1-0.
        [lifted] Field 1 (rows): in phase q the keeper of the side to place is left out.
        [half-a] Fields 3, 6, 9: in the first half of a minute it is the turn of the side that kicked off.
        [half-b] Fields 3, 6, 9: in the second half of a minute it is the turn of the side that did not kick off.
        [no-ball] Field 2 (ball) is “{ $word }”; in phase { $phase } it must be -.
        [ball] Field 2 (ball) is -; in phase { $phase } it must be a cell such as e4.
        [ball-out] Field 2 (ball): { $word } is outside the lines; the ball lies on b2 to k7.
        [ball-keeper] Field 2 (ball): in phase r it lies on the cell of the keeper of { $side }, not on { $word }.
        [ball-held] Field 2 (ball): a figure stands on { $word }; the ball lies on an empty cell.
        [placed] Field 1 (rows): in phase p a figure is still to be placed.
        [side-whole] Field 1 (rows): side { $side } has { $keepers } of one keeper and { $players } of four field players; it must have one and four.
       *[other] { $why }
    }
fault-move = { $move } is not open here.
fault-move-text = “{ $move }” is not a move. Moves look like d3e3, d3e4h6, c3c4##, @f4e5, =b4, +Gb4 or --.

## Tapes and records

fault-tape-json = This is not a tape: something is wrong with its JSON in line { $line }.
fault-tape-second = Line { $line }: the tape has ended, yet more follows. A file holds one match; put each into a file of its own.
fault-tape-format = This is not a tape: its “format” must be “touchline tape”.
fault-tape-edition = This tape is of an edition that cannot be read here.
fault-tape-entry = Entry { $n } of the answers cannot be read; entries look like "0.17" for a seat or "f.4" for fate.
fault-tape-answer = Answer { $n } of the tape ({ $code }) is not one that the rules allow there.
fault-tape-game = This tape is of another game.
fault-tape-version = This tape was made by version { $theirs } of the rules; this is version { $ours }.
fault-tape-deep = This is not a tape: its brackets are nested too deeply.
fault-tape-number = This is not a tape: it holds a number with thousands of digits.
fault-tape-half = A text in the head of the tape holds half a character (\ud800 to \udfff).
fault-tape-field = In the tape, “{ $key }” must be { $form ->
    [text] a text
    [whole] a whole number
    [texts] an object whose values are texts
    [names] a list of texts
   *[entries] a list of entries such as "0.17" or "f.4"
}, not { $found }.
fault-tape-missing = A tape needs “{ $key }”: { $form ->
    [text] a text
    [whole] a whole number
    [texts] an object whose values are texts
    [names] a list of texts
   *[entries] a list of entries such as "0.17" or "f.4"
}.
fault-tape-key = A tape has no field “{ $word }”. { $hint }
fault-tape-back = Entry { $n } of the tape takes back an answer that was never given.
fault-tape-pack = This tape was made with another edition of the pack “{ $pack }”, { $short }, which is not here. Copy the folder editions/{ $game }/{ $pack }/{ $hash } from beside the matches of a computer that has it to the same place beside yours, then open the tape again.
fault-tape-pack-missing = This tape was made with the pack “{ $pack }”, edition { $short }, which is not here. Copy the folder editions/{ $game }/{ $pack }/{ $hash } from beside the matches of a computer that has it to the same place beside yours, then open the tape again.
fault-tape-packs = This tape names several packs ({ $packs }); a match is played with the cards of one. Leave the right one in “packs”.
fault-edition-damaged = The kept edition of the pack “{ $pack }” in editions/{ $game }/{ $pack }/{ $hash } is damaged: its cards no longer come to this hash. Put a good copy of that folder in its place.
fault-edition-missing = The edition { $hash } of the pack “{ $pack }” is not here. It lies in the folder editions/{ $game }/{ $pack } beside the matches of a computer that has it.
fault-course = The course “{ $course }” cannot go on: { $move } is not open here. Its moves have to be written anew for these cards.
fault-record-unknown = This is neither a tape (*.tape.json, which begins with a curly bracket) nor a game record (which begins with [Rules "..."]).
fault-record-empty = The file is empty; a tape or a game record should stand in it.
fault-record-large = The file is larger than { $most } KiB; no match takes so much room.
fault-record-game = { $game } has no game record that could be written; keep its tape instead.
fault-record-header = Line { $line }: “{ $words }” is not a header; headers look like [Rules "boardgame"].
fault-record-tag = Line { $line }: there is no header { $word }. { $hint }
fault-record-tag-twice = Line { $line }: header { $word } stands twice; once is right.
fault-record-tag-start = Line { $line }: header Start cannot be used. { fault-position-why }
fault-record-tag-name = Line { $line }: header { $word } cannot be used. A name has at most { $most } characters.
fault-record-tag-preset = Line { $line }: header Rules cannot be used. { fault-preset }
fault-record-tag-option = Line { $line }: header Options cannot be used. { fault-option }
fault-record-tag-option-value = Line { $line }: header Options cannot be used. { fault-option-value }
fault-record-tag-teams = Line { $line }: header Teams cannot be used. It names two teams, those of L and R.
fault-record-options = Line { $line }: “{ $word }” in the options must be key=value, such as ring=none.
fault-record-line = Line { $line }: “{ $words }” is not a line of a match; lines begin with the minute and a dot, as in 7. 4:d3e4h6 2:h5h7.
fault-record-second = Line { $line }: a second match begins with { $words }. A file holds one match; put each into a file of its own.
fault-record-placing = Line { $line }: after 0. comes who placed first, L or R; here stands “{ $token }”.
fault-record-first = Line { $line }: { $side } cannot have placed first; by these options or this start it is { $right }.
fault-record-placed = Line { $line }: all ten figures are placed; “{ $token }” would be one too many.
fault-record-unplaced = Line { $line }: the match begins before everybody is placed; line 0. lacks { $count ->
    [one] { $count } placement
   *[other] { $count } placements
  }.
fault-record-minute = Line { $line }: minute { $minute } stands where minute { $right } is due.
fault-record-dice = Line { $line }, minute { $minute }, “{ $token }”: { $dice } cannot be rolled here; it would be { $right }.
fault-record-no-dice = Line { $line }, minute { $minute }, “{ $token }”: the dice are missing; write them before a colon, as in { $right }.
fault-record-rolled = Line { $line }, minute { $minute }, “{ $token }”: no dice are rolled here; write the move alone.
fault-record-move = Line { $line }, minute { $minute }, “{ $token }”: { $move } is not open to { $side }. Open are, for example, { $open }.
fault-record-word = Line { $line }, minute { $minute }, “{ $token }”: { $move } cannot be read. Moves look like d3e3, d3e4h6, c3c4##, @f4e5, =b4, +Gb4 or --.
fault-record-parts = Line { $line }, minute { $minute }, “{ $token }”: one half minute ends before this word does; leave out what follows { $move }.
fault-record-short = Line { $line }, minute { $minute }, “{ $token }”: this half minute is not finished, yet more follows.
fault-record-third = Line { $line }: a minute has two halves; “{ $token }” would be a third.
fault-record-over = Line { $line }: “{ $token }” stands after the end of the match; nothing may follow it.
fault-record-result = Line { $line }: the header says the result is { $said }, but the match as written comes to { $right }.

## Packs

fault-team = There is no team “{ $word }”. { $hint }
fault-pack-unknown = There is no pack “{ $word }”. { $hint }
fault-pack-folder = { $path } is not a folder; a pack is a folder with a pack.toml in it (and not a link to one).
fault-pack-no-head = { $path } has no pack.toml; every pack has one. “touchline packs new” makes a pack to start from.
fault-pack-many = { $path } holds { $count } files; a pack has at most { $most }.
fault-pack-file = { $file } does not belong into a pack. { $hint }
fault-pack-link = { $file } is not a plain file; links and folders are not followed. Put the file itself there.
fault-pack-big = { $file } is too large ({ $size } bytes); a file of a pack has at most { $most } KiB.
fault-pack-toml = { $file }, line { $line }: this is not good TOML: { $cause ->
    [value] after = there is no text in quotes, number, true or false, or list in square brackets.
    [statement] a line is a comment, a [table], or a field such as name = "Ada".
    [quote] a text is not closed by its quotes, or holds a line break or a lone backslash.
    [equals] after the name of a field comes =.
    [rest] something stands behind the value; each field has a line of its own.
    [twice] a field stands there for the second time; once is right.
    [table] a table begins there for the second time; rows begin with double brackets, as in [[team]].
    [bracket] a list or a table in brackets is not closed, or lacks a comma.
   *[other] the parser says “{ $why }”.
  }
fault-pack-deep = { $file } is nested too deeply, or holds a number with thousands of digits.
fault-pack-ftl = { $file }, line { $line }: this is not a Fluent message; messages look like “my-id = My text”.
fault-pack-key = { $where }: there is no field { $key }. { $hint }
fault-pack-lacks = { $where }: the field { $key } is missing.
fault-pack-word = { $where }: { $key } is “{ $value }”; it must be a text of 1 to { $most } characters, without line breaks or spaces at its ends.
fault-pack-number = { $where }: { $key } is { $value }; it must be a whole number from { $low } to { $high }.
fault-pack-id = { $where }: id is “{ $value }”; it must be of small letters a-z, digits and single hyphens, such as harbour-lane.
fault-pack-game = { $where }: there is no game “{ $word }”. { $hint }
fault-pack-teams = teams.toml: teams must stand one by one under [[team]].
fault-pack-twice = { $where }: { $key } “{ $value }” is taken by team { $other }; each team needs its own.
fault-pack-short = { $where }: short is “{ $value }”; it must be two to four capital letters or digits, such as HAR.
fault-pack-two-colours = { $where }: colours is { $value }; it must be two, shirt and trim, such as ["#F4C430", "#12324A"].
fault-pack-colour = { $where }: “{ $value }” is not a colour; colours look like "#F4C430".
fault-pack-alike = { $where }: shirt { $shirt } and trim { $trim } are too alike in lightness to be told apart; make one much lighter or darker.
fault-pack-figures = { $where }: a team has exactly five figures; here are { $count }.
fault-pack-keeper = { $where }: keeper is { $value }; it must be true or false.
fault-pack-keepers = { $where }: exactly one figure must have keeper = true; here are { $count }.
fault-pack-shirt = { $where }: number { $number } is already worn by figure { $other }; shirt numbers are unique in a team.
fault-pack-elsewhere = { $path } is a pack of { $game }, but lies among those of { $shelf }; move it.
fault-pack-same = { $path }: there is already a pack with the id { $word }; give this one an id of its own.
fault-pack-team-taken = { $path }: the team { $team } has an id or a name that pack { $pack } uses already; choose another.
fault-pack-there = { $path } is there already; name a folder that does not exist yet.
fault-pack-no-numbers = FootClub needs the cards of a pack; none was given. Name a pack that “touchline packs list” shows.
fault-pack-no-draft = { $game } has no cards, so there is nothing to weigh; name a game with cards: { $games }.
fault-pack-no-cards = { $game } has no cards to print; name a game with cards: { $games }.
fault-print-file = { $file } is no name for a PDF; write one that ends in .pdf, such as cards.pdf.
fault-print-missing = To print, the package { $module } is missing. Install what printing needs: pip install "touchline[print]".
fault-pack-rows = { $file }: rows must stand one by one under [[{ $table }]].
fault-pack-bool = { $where }: { $key } is { $value }; it must be true or false.
fault-pack-one-of = { $where }: { $key } is “{ $value }”, which is not a known word. { $hint }
fault-pack-list = { $where }: { $key } is { $value }; it must be a list in square brackets, with { $low } to { $high } words.
fault-pack-table = { $where }: { $key } is { $value }; it must be a table in curly brackets, such as {"{"} light = 2, dark = 2 {"}"}.
fault-pack-wholes = { $where }: { $key } is { $value }; it must be a list of whole numbers from { $low } to { $high }, none of them twice.
fault-pack-row-twice = { $where }: { $key } { $value } is taken by { $table } { $other }; each needs its own.
fault-pack-looks = { $where }: looks is { $value }; it must be a table such as {"{"} skin = "tan", hair = "curls" {"}"}.
fault-pack-unseen = { $where }: { $key } is “{ $value }”; the character { $sign } in it cannot be seen, or turns the direction of writing. Leave it out.
fault-pack-quoted = { $where }: { $key } is the text "{ $value }", because of its quotes; write { $value } without them.
fault-pack-unquoted = { $where }: { $key } is no text, because it has no quotes; write { $value }.
fault-pack-called = { $file } is called wrongly; in a pack its name is { $right }. Rename it.
fault-pack-other-game = { $file } belongs to packs of another game than { $game }, which pack.toml names. Put it elsewhere, or name its game there.
fault-pack-aside = { $path } is put aside: its name begins with _. Rename it to use it.
fault-pack-loose = { $path } is a file; a pack is a folder of files. Unpack it there if it holds one.
fault-pack-lost = { $path } is not looked into: packs lie in a folder named after their game. { $hint }
fault-pack-play = A match with this pack ({ $setting }, seats: { $seats }) stops after { $n ->
    [one] { $n } answer
   *[other] { $n } answers
  }: { $why }. Compare its cards with those of the house’s pack.
fault-pack-copy = The pack “{ $pack }” cannot be copied under a new id: its file { $file } is not written one field a line. Export it, and change the ids by hand.
fault-print-letters = “{ $card }”: the fonts for printing have no { $letters }. Write it in Latin, Greek or Cyrillic letters to print it.

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

## Packs of Eleven

fault-el-file = { $file } is missing, yet replaces in pack.toml names { $deck }. Add the file, or take the word out: the deck then comes from the base pack.
fault-el-not-replaced = { $file } is there, but replaces in pack.toml does not name { $deck }. Add the word, or take the file away.
fault-el-count = { $file } comes to { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }; it must come to { $right }. A pack under way says partial = true in pack.toml.
fault-el-id = { $where }: id is “{ $value }”; it must be the pack, the deck and a name with dots between, in small letters, such as mine.{ $deck }.first_one.
fault-el-id-twice = { $where }: id { $word } is taken by { $other }; each card needs its own.
fault-el-managers = { $where }: min_managers is 2; cards are for 1 or more managers, or for 3 or more.
fault-el-copies = { $where }: copies does not work in the deck { $deck }; write a card for each.
fault-el-tables = { $where }: { $key } is { $value }; it must be a list of tables, such as [{"{"} { $example } {"}"}].
fault-el-empty = { $where }: { $key } is empty; give it at least one entry, or leave the field out.
fault-el-none = { $where }: cards of the deck { $deck } have no abilities; leave it out.
fault-el-moment = { $where }: on = “{ $value }” is no moment of cards of the deck { $deck }. Theirs are: { $known }.
fault-el-side = { $where }: cards of the deck { $deck } have one side; leave side out.
fault-el-must = { $where }: a card action is always optional; leave mode out, or write "may".
fault-el-else = { $where }: else needs a condition; add if, or leave else out.
fault-el-paid = { $where }: at the moment { $trigger } no resource can be asked for; costs belong to { $known }, or into pay_then.
fault-el-ask = { $where }: the condition { $value } cannot be asked at the moment { $trigger }; there only these can: { $known }.
fault-el-own = { $where }: the condition { $value } asks about a footballer’s own card, but this one is of the deck { $deck }; count footballers instead.
fault-el-at-end = { $where }: { $value } is known after the last match alone; write judged = "end" into the card.
fault-el-fit = { $where }: { $op } cannot be done at the moment { $trigger }; there only these can: { $known }.
fault-el-change = { $where }: modify needs exactly one of add, set and mul.
fault-el-targeted = { $where }: only these keys can be changed for some cards or stands: { $known }. Leave target and n out.
fault-el-keeper-op = { $where }: keeper changes nothing; give it strength or gloves.
fault-el-glove = { $where }: min_glove goes with rule = "unsaveable" alone.
fault-el-from = { $where }: from = “{ $value }” is a deck of footballers with one open card; leave slots out, and take staff from the row.
fault-el-take = { $where }: take { $take } is more than the { $n } that are drawn.
fault-el-as = { $where }: cards of the deck { $deck } cannot be taken so; tactics go to the hand (as = "hand"), all others are recruited.
fault-el-peek = { $where }: deck goes with what = "deck_top", and only with it.
fault-el-faces = { $where }: min { $low } is more than max { $high }; swap them.
fault-el-face-twice = { $where }: the result { $n } belongs to case { $other } already; each result stands in one case.
fault-el-options = { $where }: { $count ->
    [one] here is { $count } option
   *[other] here are { $count } options
  }; a choice has 2 to { $most }, and no fewer than its n.
fault-el-price = { $where }: { $key } is { $value }; it must be "printed" or a whole number from 0 to { $most }.
fault-el-until = { $where }: until is { $value }; it must be "match", "week_end", "game" or {"{"} week = 2 {"}"}.
fault-el-formations = { $where }: { $key } is { $value }; it must be a list of formations, such as [[4, 3, 3]].
fault-el-formation = { $where }: { $key } holds { $value }; a formation is three lines of 1 to 5 shirts that come to 10, such as [4, 3, 3].
fault-el-nothing = { $where }: { $key } is 0, which changes nothing.
fault-el-amount = { $where }: an amount is a whole number, or one of {"{"} count = {"{"} kind = "staff" {"}"}, per = 1 {"}"}, {"{"} fans_on_stands = true, per = 2 {"}"} and {"{"} roll = "d6" {"}"}.
fault-el-stands = { $where }: at the moment { $trigger } no fans are on stands yet; use match, after_match or tactic.
fault-el-of-kind = { $where }: { $key } says nothing of a { $kind }; it goes with { $kinds }.
fault-el-self = { $where }: a card of the deck { $deck } is no { $kind } itself, so pick = "self" and other = true find nothing; leave them out.
fault-el-d12 = { $where }: the twelve-sided die names footballers that get tokens; choose another pick.
fault-el-previous = { $where }: pick = "previous" needs an operation with a target before it in the same list.
fault-el-section = { $where }: section = “{ $value }” starts from the footballer’s own place on the pitch; only his abilities of match day can say so.
fault-el-unseen = { $where }: at the moment { $trigger } the opponent is not revealed; opposing shirts can be reached by match, after_match and tactic.
fault-el-selected = { $where }: at the moment { $trigger } nobody is selected for a match; leave selected out.
fault-el-young = { $where }: its untrained strength is { $value }; all youngsters have the same, { $right }.
fault-el-keeper = { $where }: a keeper guards the goal; write zones = [].
fault-el-zones = { $where }: zones is { $value }; there must be at least one, all in one line, on one flank or in one column.
fault-el-gloves = { $where }: only keepers have gloves; leave gloves out.
fault-el-names = { $where }: { $key } is { $value }; it must be a list of words, such as ["captain"].
fault-el-symbols = { $where }: exp_played and exp_scored come to { $count }; at most { $most } symbols fit on a card.
fault-el-category = { $where }: category_vp of { $category } is { $value }, but { $other } says { $right }; cards of one category score alike.
fault-el-category-vp = { $where }: category_vp is { $value }; it must be a list of one to seven whole numbers, such as [1, 3, 5].
fault-el-category-falls = { $where }: category_vp { $value } falls; owning more must never score less.
fault-el-heads = staff.toml: { $count ->
    [one] here is { $count } card
   *[other] here are { $count } cards
  } with the profession head coach; there must be { $right }, one a manager.
fault-el-few-staff = staff.toml: with one or two managers { $count ->
    [one] { $count } card is left
   *[other] { $count } cards are left
  }; there must be at least { $least } without min_managers = 3.
fault-el-faces-of = { $where }: faces is { $value }; it must be six letters of Y, B and R, one for each result of the die.
fault-el-contract = { $where }: a sponsor needs an ability on = "{ $trigger }".
fault-el-small = { $where }: small_money is { $value }, but sign_small gives { $money } money; they must be equal.
fault-el-votes = { $where }: its abilities are { $value }; they must be exactly { $right }.
fault-el-shapes = { $where }: here are { $count } formations; a card offers at most { $most }.
fault-el-basics = tactic.toml: { $count ->
    [one] { $count } card has
   *[other] { $count } cards have
  } the formations [5, 3, 2] and [3, 5, 2] and no ability; there must be at least { $right }, one a manager.
fault-el-goal = { $where }: there must be one ability on = "{ $trigger }"; here are { $count }.
fault-el-lineup = { $where }: lineup is { $value }; it must be nine texts in the order LB CB RB LM CM RM LF CF RF.
fault-el-zone = { $where }: { $zone } is { $value }; write attackers and defenders with their strength, such as "A2D1", or "-".
fault-el-zone-room = { $where }: { $zone } holds { $count ->
    [one] { $count } shirt
   *[other] { $count } shirts
  }; it holds { $low } to { $high }.
fault-el-lines = { $where }: its lines come to { $value }, but formation says { $right }.
fault-el-club = { $where }: { $key } is { $value }, but { $other } says { $right }; the cards of a club share deck, die and report.
fault-el-of-club = opponent.toml: { $club } has { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }; a club has { $right }.
fault-el-of-deck = opponent.toml: the deck “{ $deck }” has { $count ->
    [one] { $count } club
   *[other] { $count } clubs
  }; each deck has { $right }.
fault-el-space = { $where }: { $kind } belongs on a space = "{ $space }", with unique = { $unique }.
fault-el-build-price = { $where }: price is { $value }, but the rules of the boards say { $right }; they must be equal.
fault-el-kinds = infrastructure.toml: the kind { $kind } stands there { $count } times; each of the seven stands there once.
fault-el-division = { $where }: division is { $value }; it must be 1, 2 or 3, a list of them, or "any".
fault-el-win = { $where }: nothing says how the scenario is won; add an ability on = "scenario_win".
fault-el-list = { $where }: { $key } is { $value }; it must be a list of { $least } to { $most } whole numbers from { $low } to { $high }.
fault-el-offices = { $file }: office has { $cost ->
    [one] { $cost } cost
   *[other] { $cost } costs
  } and { $vp ->
    [one] { $vp } value
   *[other] { $vp } values
  }; each space needs both.
fault-el-smoke = { $where }: carried out on a table of a season it stops: { $why ->
    [nobody] nobody was to answer.
    [nothing] there was nothing to answer with.
    [endless] it had no end.
   *[other] { $why }.
  } This is a fault of Touchline; please report it with the pack.
fault-el-stuck = Automatic season { $season } ({ $preset }, { $seats ->
    [one] { $seats } manager
   *[other] { $seats } managers
  }) could not go on: { $why ->
    [nobody] nobody was to answer.
    [nothing] there was nothing to answer with.
    [endless] it had no end.
   *[other] { $why }.
  } This is a fault of Touchline; please report it with the pack.
fault-el-spaces = { $file }: stats.spaces is { $value }; a position is its income, so write [1, 2, 3, 4, 5].

## Rulebooks

fault-rule = There is no rule “{ $word }”. { $hint }
fault-rulebook = There is no rulebook of “{ $word }” in this language. { $hint }
fault-rulebook-line = { $file }, line { $line }: { $what }.

## Hints

hint-mean = Did you mean “{ $word }”?
hint-known = Known: { $words }.

## Computers that play

fault-level = There is no level { $level }; there are 1 to 6.
fault-player = There is no player “{ $word }”. { $hint }
fault-player-level = Say which level, as in level:3, not “{ $word }”.
fault-player-advice = { $game } has no advice to follow; choose another player.
fault-player-plain = { $word } has nothing to set; name it alone.
fault-player-key = “{ $word }” says nothing to { $name }; settings look like { $like } and are { $keys }.
fault-players = This game needs { $seats } players, not { $given }.
fault-players-seats = { $seats } seats of { $game } need { $fit } players, not { $given }.
fault-player-seats = Expectimax plays games for two; { $game } is not one.
fault-player-illegal = The player at seat { $seat } answered { $code }, which is not open.
fault-matches = At least one match and one job are needed.
fault-hand = A helper process failed at match { $n }: { $why }.

## Packs weighed

balance-title = How the pack “{ $title }” is balanced
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
balance-met = All targets are met.
balance-missed = { $policy ->
    [random] Random picks
   *[need] Sensible picks
  }, { balance-quantity }: { $found }; the target is { $target }.
balance-ribbons = How far its ribbons reach
balance-ribbons-about = The fewest players that must be missing before a line-up exists in which nobody answers to the ribbon, up to three.
balance-card = card
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

## Eleven weighed

el-balance-about = Computer managers (`{ $player }`) play whole seasons, alone and four at a table. Seed { $seed }. Offers: the hand a director is kept from, the open three of a row when one of them is taken. Targets: no director and no staff card is picked in more than 60 or fewer than 8 % of the offers; no seat wins 8 points in a hundred more or less than an even share; owning a card goes with 6 victory points more or less at most; league points and victory points as the division says.
el-balance-mode = Division { $division }, { $seats ->
    [one] alone
   *[other] { $seats } managers
  }
el-balance-seasons = { $count ->
    [one] { $count } season
   *[other] { $count } seasons
  }.
el-balance-line = of a manager
el-balance-spread = standard deviation
el-balance-points = victory points
el-balance-league-points = points in the league
el-balance-league = VP: league
el-balance-tokens = VP: tokens
el-balance-staff = VP: staff
el-balance-stadium = VP: buildings
el-balance-office = VP: office
el-balance-suspensions = VP: suspensions
el-balance-vote-yellow = decisions: yellow
el-balance-vote-blue = decisions: blue
el-balance-vote-red = decisions: red
el-balance-rating = rating
el-balance-from = from VP
el-balance-share = share
el-balance-rating-0 = Amateur
el-balance-rating-1 = Assistant
el-balance-rating-2 = Promising
el-balance-rating-3 = Renowned
el-balance-rating-4 = World class
el-balance-seat = seat
el-balance-won = seasons won
el-balance-offers = offers
el-balance-picked = picked
el-balance-owners = owners
el-balance-worth = VP against the mean
el-balance-bonus = bonus
el-balance-bonuses = Bonuses of sponsors
el-balance-objective = objective
el-balance-kept = kept
el-balance-goal = reached
el-balance-harder = harder goal
el-balance-deck-regular = Regular players
el-balance-deck-youngster = Youngsters
el-balance-deck-veteran = Veterans
el-balance-deck-sponsor = Sponsors
el-balance-deck-director = Directors
el-balance-deck-staff = Staff
el-balance-deck-objective = Objectives
el-balance-missed = { $what ->
    [league] A manager has { $value } points in the league; the target is { $low } to { $high }.
    [points] A manager has { $value } victory points; the target is { $low } to { $high }.
    [seat] Seat { $name } wins { $value } of the seasons.
    [rarely] { $name } is picked in only { $value } of the offers.
    [often] { $name } is picked in { $value } of the offers.
    [bonus] Sponsors with the bonus “{ $name }” are signed in { $value } of the offers.
   *[worth] Owners of { $name } have { $value } victory points against the mean.
  }

## Files

read-place = { $where ->
    [stdin] Standard input
    [here] This file
   *[file] { $file }
  }
fault-read-missing = { read-place }: there is no such file. Check its name and its folder.
fault-read-folder = { read-place } is a folder; name a file in it.
fault-read-denied = { read-place } cannot be read: you lack the right to. Ask for it, or use a copy of yours.
fault-read-failed = { read-place } cannot be read: { $why }. Use another copy of it.
fault-read-large = { read-place } is larger than { $most } KiB; no such file takes so much room. Is it the right one?
fault-read-nul = { read-place }, line { $line }: a NUL character stands there, so this is no text, or a damaged one. Use another copy of it.
fault-read-utf-16 = { read-place }, line { $line }: this UTF-16 text is damaged or cut off there. Save it once more, as UTF-8.
fault-read-utf-32 = { read-place } is UTF-32 text. Save it as UTF-8.
fault-read-cp1252 = { read-place }, line { $line }: this is not UTF-8; it looks like Windows-1252 and would read “{ $word }” there. Save it as UTF-8.
fault-read-bytes = { read-place }, line { $line }: this is neither UTF-8 nor UTF-16. If it is a text, save it as UTF-8.
