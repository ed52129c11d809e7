### What the server says: refusals, and remarks about the table in the story.
### $team is the name of a team, filled in by whoever shows the sentence.

## The table's own part of the story

srv-took-back = An answer of { $team } is taken back.
srv-resigned-both = { $who } gives the match up for { $team }: both partners lose it.
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
srv-no-asking = Nothing can be asked of the others now: somebody has answered since, fate has spoken, or it has been asked often enough.
srv-back-told = Your answer has told you something already, so it cannot be taken back.
srv-not-asked = That is not asked of you any more.
srv-back-declined = { $team } does not agree that your answer is taken back.
srv-back-never = { $team } does not agree, and wants no more such requests in this match.
srv-draw-declined = { $team } does not accept the draw.
srv-stop-declined = { $team } does not agree to stop the match.
srv-computer-declined = { $team } does not agree that a computer plays for whoever is away.
srv-handed = A computer plays for this seat now. Take the seat back to play yourself.
srv-not-handed = No computer plays for this seat.
srv-no-hand = This seat cannot be handed to a computer: that is possible while a match goes on in which others have a seat of their own.
srv-no-company = No other person plays here to whom it could be said.
srv-phrases = Three phrases a minute are enough. Wait a moment.
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
srv-not-kept = The match could not be saved, so nothing was changed. What the database says: { $reason }
srv-not-kept-full = The match could not be saved, so nothing was changed: the disk is full. Free some space on it, then try again.
srv-not-kept-readonly = The match could not be saved, so nothing was changed: the disk or the file may only be read at the moment. Make it writable, then try again.
srv-not-kept-busy = The match could not be saved, so nothing was changed: another program holds the database locked. Try again in a moment.
srv-not-kept-damaged = The match could not be saved, so nothing was changed: the database is damaged. Stop the server and restore it from a copy (touchline tables restore).
srv-not-kept-missing = The match could not be saved, so nothing was changed: another program has changed the structure of the database. Stop the server and restore it from a copy (touchline tables restore).
srv-not-kept-denied = The match could not be saved, so nothing was changed: the server may not write into its data folder. Give it the right to, then try again.
srv-not-kept-io = The match could not be saved, so nothing was changed: the disk reports an error. Check the disk.
srv-not-kept-gone = The match could not be saved, so nothing was changed: this table was deleted on the server, or another program has written into it.
srv-not-read-busy = The match could not be read: another program holds the database locked. Try again in a moment.
srv-not-read-damaged = The match could not be read: the database is damaged. Stop the server and restore it from a copy (touchline tables restore).
srv-not-read-missing = The match could not be read: another program has changed the structure of the database. Stop the server and restore it from a copy (touchline tables restore).
srv-not-read-io = The match could not be read: the disk reports an error. Check the disk.
srv-not-read = The match could not be read: { $reason }
srv-lost = This table could not be saved and had to be closed. Load the page again in a moment.
srv-damaged-table = The record of table { $table } is damaged ({ $place }). Nothing was changed; it can be restored from a copy of the data folder.

## The way in

srv-no-table = There is no such table on this server. Check that the whole link was copied, and that it is the right server.
srv-many-tables = At most { $most } tables can be asked about at once.
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
srv-full-house = { $most ->
    [one] { $most } match is
   *[other] { $most } matches are
  } going on at this server, which has no room for another. Finish one, or try again later.
srv-host = This server does not go by the name “{ $host }”. Open it by its own address, or start it with --allow-host.
srv-far = This table is shared with its local network only, and you come from elsewhere.
srv-origin = A page of another site ({ $origin }) asked for this; it is not answered.
srv-too-fast = Too many requests at once. Wait a moment.

## New tables

srv-no-game = There is no game “{ $game }”. There are: { $known }.
srv-seats = This game is not played with { $count ->
    [one] { $count } seat
   *[other] { $count } seats
  }, but with { $right }.
srv-no-team = There is no team “{ $team }”. There are: { $known }.
srv-team-later = In this game the teams are chosen at the table; leave them out when you lay it.
srv-same-team = Two seats cannot have the same team, “{ $team }”; give one of them another.
srv-no-level = There is no level { $level }; the levels are { $known }.
srv-level-of-person = A person has no level (seat { $seat }).
srv-long-name = A name has at most { $most } characters.

## Study and records

srv-import-running = This match is not over yet. Only finished matches are imported; it goes on where it was begun.
srv-imported = This match came here out of a file: nobody sits at its table who could play again.
srv-nobody-to-play = Nobody is to play in this position.
srv-no-lesson = There is no lesson “{ $lesson }”.

## Messages and pages

srv-bad-message = The message cannot be read: it is not of the form that is expected here. Detail from the parser: “{ $reason }”.
srv-not-text = Only text messages are understood here.
srv-not-json = Send this as JSON (Content-Type: application/json).
srv-not-bytes = Send the file as its bytes are (Content-Type: application/octet-stream).
srv-long-message = A message has at most { $most } characters.
srv-long-body = At most { $most } bytes can be sent at once.
srv-no-http = This is no HTTP request.
srv-long-address = The address of a request has at most { $most } bytes. Send what is long as the body of a POST.
srv-long-head = Address and headers of a request have at most { $most } bytes together. Send fewer or shorter headers.
srv-late-head = The request had not begun, or its headers had not ended, after { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }; the connection was closed. Send it again.
srv-late-body = The body of the request was not whole after { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }; the connection was closed. Nothing was changed; send it again.
srv-full-connections = This server has as many connections open as it can. Try again in a moment.
srv-full-address = Too many connections are open from your address. Close some, or try again in a moment.
srv-busy = Too many replays and reports are waiting already. Try again in a moment.
srv-busy-address = { $most ->
    [one] { $most } replay or report from your address is
   *[other] { $most } replays or reports from your address are
  } waiting already. Try again when one has come.
srv-busy-long = This match took too long to replay, so it was given up. Try again when the server has less to do.
srv-ails-about = Its description cannot be read ({ $reason }).
srv-limit = There is no limit “{ $name }”. There are: { $known }.
srv-limit-number = { $name } must be a whole number from 1 to { $most }, not “{ $number }”.
srv-behind = “{ $network }” is no network. Name the proxy by its address, such as 127.0.0.1/32, or by the whole network it is in, such as 172.16.0.0/12.
srv-qr = A QR code here has from 1 to { $most } letters.
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
srv-data-edition = { $path } was written by a newer edition of Touchline (database edition { $edition }). Use that edition, or choose another folder with --data.
srv-data-in-use = { $path } is in use by another Touchline or another program. Stop that one, or choose another folder with --data.
srv-data-full = The disk of { $path } is full. Free some space, then start again; nothing was changed.
srv-data-readonly = { $path } may only be read: the file or its disk is read-only. Make it writable, or choose another folder with --data. Nothing is wrong with the matches in it.
srv-data-no-database = { $path } is no database: it is damaged, or another program has written it. Nothing was changed. Restore it from a copy (touchline tables restore), or move it away to begin with an empty one.
srv-data-missing = The database { $path } lacks a part that Touchline made in it ({ $reason }); another program has changed it. Nothing was changed now. Restore it from a copy (touchline tables restore).
srv-data-denied = { $path } may not be opened by this user. Give yourself the right to read and write it, or choose another folder with --data.
srv-data-io = The disk reports an error while { $path } is read ({ $reason }). Check the disk, and copy what lies on it before anything else.
srv-data-failed = { $path } cannot be opened: { $reason }.
srv-data-damaged = The database { $path } is damaged ({ $reason }). Nothing was changed. Restore it from a copy (touchline tables restore), or move it away to begin with an empty one.
srv-port = Cannot listen on { $host }, port { $port }: { $reason }. Choose another with --port (0 takes any free one).
