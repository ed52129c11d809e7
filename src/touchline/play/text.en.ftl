### What all games share: errors of records, packs and options, and how names are joined.

join-more = { $a }, { $b }
join-last = { $a } and { $b }

## Matches

fault-turn = It is not your turn: the match waits for { $others }.
fault-shut = { $code } is not open to you now.
fault-over = The match is over.
fault-review-none = { $game } cannot be reviewed yet: its computer players cannot tell well enough who stands better.
fault-review-open = The match is not over yet, so nothing is said of it.
fault-review-stopped = The match was stopped before its end, so nothing was decided.
fault-review-short = { $count ->
    [one] Only one answer was given
   *[other] Only { $count } answers were given
  }: too short a match to say anything of.
fault-away = You have given this match up already; it goes on for the others.
fault-empty = An answer must hold at least one code.
fault-takeback = Nothing to take back: your last answer has already been seen.
fault-takeback-since = Nothing to take back: somebody has answered since.
fault-no-draw = This match cannot end level now.
match-agreed = The teams agree to a draw.
match-stopped = The match is stopped without a winner.
match-handed = A computer of level { $level } plays for { $who } from here on.
match-lent = A computer of level { $level } plays for { $who } in their absence, until they are back.
match-back = The computer no longer plays for { $who }.
fault-takeback-dice = Nothing to take back: the dice have been rolled since.
fault-no-position = This game cannot be begun from a position text.

## Options

fault-game = There is no game “{ $word }”. { $hint }
fault-option = There is no option “{ $word }”. { $hint }
fault-option-value = Option { $key } cannot be “{ $word }”. { $hint }
fault-option-form = “{ $word }” is no option: write key=value, such as ring=none.
fault-preset = There is no preset “{ $word }”. { $hint }

## Tapes and records

fault-tape-json = This is not a tape: something is wrong with its JSON in line { $line }.
fault-tape-second = Line { $line }: the tape has ended, yet more follows. Here a file of one match is read. If it holds several, import it under My matches, or take one out with “touchline replay FILE --match N --as tape”.
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
fault-record-many = The file holds more than { $most } matches. Cut it into several, between one tape and the next.
fault-record-game = { $game } has no game record that could be written; keep its tape instead.

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
fault-pack-no-numbers = This game needs the cards of a pack; none was given. Name a pack that “touchline packs list” shows.
fault-pack-no-draft = A pack of { $game } holds nothing that could be weighed.
fault-pack-no-cards = A pack of { $game } holds no cards to print.
fault-pack-other-game = { $file } belongs to packs of another game than { $game }, which pack.toml names. Put it elsewhere, or name its game there.
fault-pack-template = { $game } has no pack to begin with; copy one with --from.
fault-pack-none = { $game } has no packs.
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
fault-pack-aside = { $path } is put aside: its name begins with _. Rename it to use it.
fault-pack-loose = { $path } is a file; a pack is a folder of files. Unpack it there if it holds one.
fault-pack-lost = { $path } is not looked into: packs lie in a folder named after their game. { $hint }
fault-pack-play = A match with this pack ({ $setting }, seats: { $seats }) stops after { $n ->
    [one] { $n } answer
   *[other] { $n } answers
  }: { $why }. Compare its cards with those of the base pack.
fault-pack-copy = The pack “{ $pack }” cannot be copied under a new id: its file { $file } is not written one field a line. Export it, and change the ids by hand.
fault-print-letters = “{ $card }”: the fonts for printing have no { $letters }. Write it in Latin, Greek or Cyrillic letters to print it.

## Rulebooks

fault-rule = There is no rule “{ $word }”. { $hint }
fault-rulebook = There is no rulebook of “{ $word }” in this language. { $hint }
fault-rulebook-none = There is no rulebook of “{ $word }”.
fault-rulebook-line = { $file }, line { $line }: { $what }.

## Hints

hint-mean = Did you mean “{ $word }”?
hint-known = Known: { $words }.

## Computers that play

fault-level = There is no level { $level }; there are 1 to 6.
fault-player = There is no player “{ $word }”. { $hint }
fault-player-level = Say which level, as in level:3, not “{ $word }”.
fault-player-judge = { $game } has nothing that says who stands better, which { $player } needs; choose “guesser” or “ismcts”.
fault-player-advice = { $game } has no advice to follow; choose another player.
fault-player-plain = { $word } has nothing to set; name it alone.
fault-player-key = “{ $word }” says nothing to { $name }; settings look like { $like } and are { $keys }.
fault-players = This game needs { $seats } players, not { $given }.
fault-players-seats = { $seats } seats of { $game } need { $fit } players, not { $given }.
fault-player-seats = Expectimax plays games for two; { $game } is not one.
fault-player-illegal = The player at seat { $seat } answered { $code }, which is not open.
fault-matches = At least one match and one job are needed.
fault-helper = A helper process failed at match { $n }: { $why }.

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

## Games without words of their own

plain-question = Question { $kind }
plain-chance = Chance { $kind }
plain-answer = Answer { $a }
plain-event = Event { $kind }: { $values }
plain-why = This is shut (reason { $code }).
plain-won = { $team } wins. Points: { $points }.
plain-drawn = Nobody wins. Points: { $points }.
plain-resigned = { $team } has given the match up.
plain-seat = Seat { $number }
fault-home = There is no game at “{ $word }”: write where its Room is, as in package.module:NAME.
fault-game-twice = Two games are called “{ $word }”: give one of them another name.

## A match in a terminal

term-prompt = { $team }>
term-not-open = { $move } is not allowed. { $why }
term-why-open = { $move } is allowed.
term-rule = Rule { $rule }.
term-undone = Taken back.
term-saved = Saved in { $file }. “touchline play { $game } --terminal --load { $file }” goes on with it.
term-save-what = Name a file, as in: save match.txt (a file ending in .json keeps a tape)
term-save-there = { $file } is there already; choose another name.
term-resign-sure = Give the match up? Type resign again if you mean it.
term-bot-failed = The computer gave no answer that could be used; its move was drawn by lot.
term-quit = Left without an end. Type quit again to leave; “save FILE” keeps the match.
term-over = The match is over: { $result }
term-over-hint = Type “save FILE” to keep it, or press Enter to leave.
term-handover = It is the turn of { $team }. Press Enter when nobody else is looking.
term-left = An empty line leaves it to the computer.
term-advice = The computer would do this: { $moves }
term-nothing = “{ $word }” is neither an answer that is open now nor a command. ? shows help.
term-all-open = Nothing is shut.
term-choose = Choose an answer by its number; “suggest” tells what the computer would do.
term-told = { $name }: { $text }
term-open = the match is not finished.
term-file = { $file }: { $why }
term-seat = Seat { $seat }
term-yes = yes
term-no = no
term-no-odds = No chances are worked out for { $game }.
term-list-welcome = { $game }. ? shows help.
term-list-help =
    Type the number before an answer, its words or its short form.
      Enter           the only answer, or as the computer would do it
      suggest         what the computer would do
      moves           the open answers
      why             everything that is shut, and why; “why ANSWER” for one
      odds            the chances, where they are worked out
      board           the table again
      rule ID         a rule
      undo            take back what nobody has learnt anything of
      save FILE.json  keep the match
      resign, quit    give up; leave

## Packs weighed

balance-title = How the pack “{ $title }” is balanced
balance-met = All targets are met.
balance-card = card

## The levels of computer players

level-1 = Newcomer
    .help = Heads for the ball and the goal, but three moves in ten are drawn by lot; just right for a first match.
level-2 = Kickabout
    .help = Takes a goal when there is one, else brings the ball forward; it never asks what you can do in return.
level-3 = Sunday player
    .help = Judges where a move leaves both sides, but plays more than half of its moves on instinct, like the level below.
level-4 = Club player
    .help = Judges every move by the chances it leaves you; three in twenty are played on instinct.
level-5 = Captain
    .help = Follows its best moves through every number of your die and your answers; one in eight is played on instinct.
level-6 = Champion
    .help = Our strongest: it follows its best moves through your die and your answers to its own next throw, and makes no mistakes on purpose.
