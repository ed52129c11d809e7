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

## Several at once

mine-pick = Choose several
mine-pick-one = Choose
mine-pick-count = { $count ->
    [0] Choose matches in the list above
    [one] One match chosen
   *[other] { $count } matches chosen
  }
mine-pick-on = { $count ->
    [one] One still goes on and is not saved: its tape stays on the server until it is over.
   *[other] { $count } still go on and are not saved: their tapes stay on the server until they are over.
  }
mine-pick-away = { $count ->
    [one] One of them cannot be had from this server now and is not saved.
   *[other] { $count } of them cannot be had from this server now and are not saved.
  }
mine-pick-many = A file holds at most { $most } matches: choose fewer.
mine-pick-all = Choose all shown
mine-pick-none = Choose none
mine-pick-done = Done
mine-save = Save as a file
mine-save-many = { $count ->
    [0] Save as a file
    [one] Save one match as a file
   *[other] Save { $count } matches as one file
  }
mine-delete-many = Delete
mine-saving = Fetching the matches…
mine-unsaved = { $count ->
    [one] One match could not be saved:
   *[other] { $count } matches could not be saved:
  }
mine-unsaved-one = { $match }: { $why }

## Files of matches

mine-import = Import matches
mine-import-what = From a file that you saved here or elsewhere. The server replays each match and takes those that are finished and keep the rules.
mine-importing = The server replays the matches…
mine-import-failed = Nothing was imported.
mine-refused = { $count ->
    [one] One match was not imported:
   *[other] { $count } matches were not imported:
  }
mine-refused-one = Match { $n }, from line { $line } on: { $why }
mine-from = Where from
mine-from-all = Played and imported
mine-from-played = Played here
mine-from-imported = Imported

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
mine-origin-imported = imported
mine-open = Open
mine-resume = Resume
mine-look = Result
mine-again = Play again
mine-again-failed = There is no rematch of “{ $match }”:
mine-next = Next match
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
mine-did-save = { $count ->
    [0] No match was saved.
    [one] One match has been handed to your browser’s downloads, as { $file }.
   *[other] { $count } matches have been handed to your browser’s downloads, as { $file }.
  }
mine-did-delete-many = { $count ->
    [one] One match has left your list. The match itself stays on the server.
   *[other] { $count } matches have left your list. The matches themselves stay on the server.
  }
mine-did-back = { $count ->
    [one] One match is back in the list.
   *[other] { $count } matches are back in the list.
  }
mine-did-import = { $count ->
    [0] Every match that was taken is in your list already.
    [one] One match is new in your list.
   *[other] { $count } matches are new in your list.
  }{ $known ->
    [0] { "" }
   *[other] { $count ->
        [0] { "" }
       *[other] { " " }{ $known ->
            [one] One was in it already.
           *[other] { $known } were in it already.
          }
      }
  }
mine-did-import-none = No match of the file was taken.
mine-did-import-back = { $count ->
    [one] One imported match has left your list again.
   *[other] { $count } imported matches have left your list again.
  }
mine-undo = Undo

## Head to head

mine-form = Head to head
mine-form-text = Your last five in each game against each opponent who has a name, the latest first.
mine-form-sum = { $won } won, { $drawn } drawn, { $lost } lost
mine-form-row = Against { $name }: { $won } won, { $drawn } drawn, { $lost } lost
mine-letter-won = W
mine-letter-drawn = D
mine-letter-lost = L

## Keys

keys = Your keys
keys-text = Your seats belong to this browser. Save its keys to a file to sit in them on another device, or after this browser’s storage has been cleared. The file holds your keys, this list with the names you gave, your settings and your own rules; not the matches themselves, which stay on the server.
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
