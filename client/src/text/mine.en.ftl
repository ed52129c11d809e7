### My matches: the list, what can be done with each, and the keys as a file.
### $match is a match as the list calls it, $game a game, $name a person or a team.

mine-lead = Every match this browser holds a way into. It stays here until you delete it, also while this server does not know it.
mine-count = { $count ->
    [0] No matches yet
    [one] One match
   *[other] { $count } matches
  }
mine-empty = Your matches will stand here from their first move on: those that go on, and how the others ended.
mine-empty-new = Begin a match
mine-unknown = A match
mine-asked = Asking the server…
mine-gone = Not on this server. It may lie on another one, or in another data folder; your way in is kept.
mine-shut = On this server, but nothing you hold opens it. Ask its host for a new invitation.
mine-silent = The server does not answer; your way in is kept.

## Which are shown

mine-show = Which matches are shown
mine-show-all = All
mine-show-move = My move
mine-show-running = Going on
mine-show-over = Finished
mine-show-archived = Archived
mine-game = Game
mine-game-all = All games
mine-search = Opponent or team
mine-sort = Order
mine-sort-latest = Latest first
mine-sort-move = My move first
mine-sort-oldest = Oldest first
mine-shown = { $count ->
    [0] No match is shown.
    [one] One match is shown.
   *[other] { $count } matches are shown.
  }
mine-none = No match fits what you chose above.
mine-none-all = Show all
mine-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
  }

## One match

mine-yours = Your move
mine-theirs = Waits for { $name }
mine-running = Going on
mine-watching = You may watch
mine-over = Over
mine-won = Won
mine-drawn = Drawn
mine-lost = Lost
mine-versus = { $name } v { $other }
mine-origin-rematch = rematch
mine-origin-position = from a position
mine-open = Open
mine-resume = Resume
mine-look = Result
mine-do = More
mine-rename = Rename
mine-title = Your name for this match
mine-title-save = Save the name
mine-cancel = Cancel
mine-archive = Archive
mine-unarchive = Back into the list
mine-delete = Delete
mine-named = { $what }: { $match }

## What was done, and undone

mine-did-delete = “{ $match }” has left your list. The match itself stays on the server.
mine-did-archive = “{ $match }” is archived.
mine-did-unarchive = “{ $match }” is back in the list.
mine-did-rename = The match is now called “{ $match }”.
mine-did-undo = “{ $match }” is as it was.
mine-undo = Undo

## Head to head

mine-form = Head to head
mine-form-text = Your last five in each game against each opponent who has a name, the latest first.
mine-form-sum = { $won } won, { $drawn } drawn, { $lost } lost
mine-letter-won = W
mine-letter-drawn = D
mine-letter-lost = L

## Keys

keys = Your keys
keys-text = Your seats belong to this browser. Save its keys to a file to sit in them on another device, or after this browser’s storage has been cleared. Your settings and your own rules go with them.
keys-save = Save my keys to a file
keys-load = Read keys from a file
keys-careful = Whoever has the file can sit in your seats. Keep it as you would keep a password.
keys-saved = The file touchline-keys.json has been handed to your browser’s downloads.
keys-read = { $count ->
    [0] The keys were read; every match of the file was here already.
    [one] The keys were read; one match is new here.
   *[other] The keys were read; { $count } matches are new here.
  }
keys-not-ours = This is not a file of Touchline keys. Choose one that was saved here with “Save my keys to a file”.
keys-damaged = This file of keys is damaged or not whole; nothing was changed here. Save it again on the other device, and read the new one.
keys-newer = This file of keys was saved by a newer Touchline; nothing was changed here. Open it with that one.
