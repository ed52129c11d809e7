### Rules of one's own under a name, English.

own-title = Your own rules
own-about = { $count ->
    [0] { $preset }
    [one] { $preset }, 1 option changed
   *[other] { $preset }, { $count } options changed
  }
own-save-as = Save these rules under a name
own-save = Save
own-name = Name
own-nameless = Give these rules a name first.
own-taken = Other rules of yours are called “{ $name }” already. Choose another name.
own-saved = Saved as “{ $name }”.
own-rename = Rename “{ $name }”
own-rename-short = Rename
own-rename-yes = Save the name
own-rename-no = Leave it as it is
own-renamed = Now called “{ $name }”.
own-delete = Delete “{ $name }”
own-delete-short = Delete
own-deleted = “{ $name }” was deleted.
own-undo = Undo
own-undone = Undone.
own-gone-preset = These rules begin with the preset “{ $preset }”, which this game no longer has. Choose another preset, set the options again, and save them under this name.
own-gone-option = These rules ask for “{ $value }” in “{ $option }”, which this game no longer has. Set the options again, and save them under this name.
own-alone = These rules are for somebody who plays alone.
