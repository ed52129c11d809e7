### Un match terminé entre deux camps, en chiffres.

report = Le match en chiffres
report-goals = Buts
report-figures = Face à face
report-home = à domicile
report-luck = La chance aux dés
report-even = { $team } a eu la chance à laquelle on pouvait s’attendre.
report-lucky = { $team } a eu de la chance : ses lancers réussis et ses buts, comptés ensemble, dépassent de { $by } ce que promettaient les probabilités.
report-unlucky = { $team } a manqué de chance : ses lancers réussis et ses buts, comptés ensemble, restent de { $by } au-dessous de ce que promettaient les probabilités.
report-faces = { $die } : { $mean } en moyenne, d’ordinaire { $usual }.
report-shots = { $count ->
    [one] Le seul tir
   *[other] Les { $count } tirs
  }
report-rolls = { $count ->
    [one] Le seul autre lancer
   *[other] Les { $count } autres lancers
  }
report-used = Le plus souvent utilisé
report-shoot-out = Tirs au but
