### A finished match of two sides in figures.

report = The match in figures
report-goals = Goals
report-figures = Side by side
report-home = at home
report-luck = Luck of the dice
report-even = { $team } had about as much luck as could be expected.
report-lucky = { $team } had good luck: their won rolls and goals, counted together, are { $by } more than the odds promised.
report-unlucky = { $team } had bad luck: their won rolls and goals, counted together, are { $by } fewer than the odds promised.
report-faces = { $die }: { $mean } on average, { $usual } is usual.
report-shots = { $count ->
    [one] The one shot
   *[other] All { $count } shots
  }
report-rolls = { $count ->
    [one] The one other roll
   *[other] All { $count } other rolls
  }
report-used = Most used
report-shoot-out = Shoot-out
