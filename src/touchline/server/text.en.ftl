### What the server says: refusals, and remarks about the table in the story.
### $team is the name of a team, filled in by whoever shows the sentence.

## The table's own part of the story

srv-took-back = An answer of { $team } is taken back.
srv-bot-slow = The computer that plays { $team } took too long; this answer was drawn by lot.
srv-bot-crashed = The computer that plays { $team } broke down; this answer was drawn by lot.
srv-bot-illegal = The computer that plays { $team } gave an answer the rules do not allow; another was drawn by lot.

## At the table

srv-stale = This answer was made for another moment of the match; the table has moved on. Look at it as it is now, and answer again.
srv-over = The match is over.
srv-not-over = The match is not over yet.
srv-not-your-seat = That seat is not yours.
srv-not-your-turn = It is not your turn.
srv-not-open = That is not open to you now.
srv-no-back = Nothing can be taken back now: the dice have spoken since, or nobody has answered yet.
srv-no-preview = This game shows nothing before it is played.
srv-only-players = Only those who play can ask for a rematch.
srv-only-host = Only the host of the table, who laid it, can make new invitations.
srv-no-such-seat = There is no seat { $seat } here to which a person could be invited.
srv-own-seat = That seat is your own.
srv-seat-present = Somebody sits there now. A seat can be given anew once its person is away.
srv-seat-renewed = The host has made a new invitation to the seat of { $team }; it is free until somebody follows it.
srv-id-used = Another request has already been sent under this id; use a new one.
srv-bad-id = A request needs an id of 1 to { $most } characters.
srv-no-codes = An answer holds 1 to { $most } codes.
srv-joined = This socket is at a table already; open another for another table.
srv-full-table = Too many people are watching this table. Try again later.
srv-not-kept = The match could not be saved, so nothing was changed ({ $reason }) Free some space on the disk, then try again.
srv-not-read = The match could not be read: { $reason }
srv-lost = This table could not be saved and had to be closed. Load the page again in a moment.
srv-damaged-table = The record of table { $table } is damaged ({ $place }). Nothing was changed; it can be restored from a copy of the data folder.

## The way in

srv-no-table = There is no such table on this server. Check that the whole link was copied, and that it is the right server.
srv-no-secret = This needs the key of a device that sits at the table, or the secret of a link for watching, as an Authorization header.
srv-no-seat = This opens no seat here: the invitation is already taken, or its link is not whole. Ask the host of the table for a new one.
srv-seat-passed = Your seat at this table has gone to somebody else: the host gave it anew, or it was taken with another invitation. Ask the host for a new invitation.
srv-second-seat = You sit at this table already, and this invitation is for another seat. It was not used: give it to whoever is to sit there.
srv-no-key = An invitation is exchanged for the key of a device; send one of 32 bytes with it.
srv-bad-key = The key of a device is 32 bytes, written in 43 letters of base64url.
srv-watch-renewed = The host has made a new link for watching. Ask for it to go on watching.
srv-join-first = The first message must name the table to join. Detail from the parser: “{ $reason }”.
srv-join-late = Nothing was said for ten seconds; the socket was closed.
srv-full-sockets = Too many pages are open at this server. Close some, or try again later.
srv-full-house = This server keeps { $most } tables and has no room for another.
srv-host = This server does not go by the name “{ $host }”. Open it by its own address, or start it with --allow-host.
srv-origin = A page of another site ({ $origin }) asked for this; it is not answered.
srv-too-fast = Too many requests at once. Wait a moment.

## New tables

srv-no-game = There is no game “{ $game }”. There are: { $known }.
srv-seats = This game is not played with { $count } seats, but with { $right }.
srv-no-team = There is no team “{ $team }”. There are: { $known }.
srv-team-later = In this game the teams are chosen at the table; leave them out when you lay it.
srv-same-team = Two seats cannot have the same team, “{ $team }”; give one of them another.
srv-no-level = There is no level { $level }; the levels are { $known }.
srv-level-of-person = A person has no level (seat { $seat }).
srv-long-name = A name has at most { $most } characters.

## Study and records

srv-nobody-to-play = Nobody is to play in this position.
srv-no-lesson = There is no lesson “{ $lesson }”.

## Messages and pages

srv-bad-message = The message cannot be read: it is not of the form that is expected here. Detail from the parser: “{ $reason }”.
srv-not-text = Only text messages are understood here.
srv-not-json = Send this as JSON (Content-Type: application/json).
srv-long-message = A message has at most { $most } characters.
srv-long-body = At most { $most } bytes can be sent at once.
srv-no-page = There is no such page.
srv-no-method = This page does not take that kind of request.
srv-no-language = There is no text in “{ $lang }”. There is: { $known }.
srv-no-client = The browser client is not built. Run “python3 dev.py play” in the project's folder, or install the package with its client.
srv-http = The request was refused (status { $status }).
srv-mistake = Something went wrong inside the server; the match itself is safe. Load the page again.
srv-fault = { $text }

## Starting

srv-data-folder = The data folder { $folder } cannot be used. Choose another with --data or TOUCHLINE_DATA.
srv-data-foreign = { $path } is a database of another program. Choose another folder with --data.
srv-data-edition = { $path } was written by another edition of Touchline ({ $edition }). Use that edition, or choose another folder with --data.
srv-data-in-use = { $path } is in use by another Touchline. Stop that one, or choose another folder with --data.
srv-data-damaged = The database { $path } is damaged ({ $reason }). Nothing was changed. Restore it from a copy, or move it away to begin with an empty one.
srv-port = Cannot listen on { $host }, port { $port }: { $reason }. Choose another with --port (0 takes any free one).
