### What has happened at a table since somebody last looked at it. $last is the last sentence of it.

since = Since your last visit
since-told = Since your last visit: { $last }
since-show = { $count ->
    [one] Show
   *[other] Show all { $count }
  }
