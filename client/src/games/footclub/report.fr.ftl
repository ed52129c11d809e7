### Un match de FootClub en chiffres.

fc-ui-report-booked = Cartons et blessures
fc-ui-report-card-yellow = jaune
fc-ui-report-card-second = deuxième jaune
fc-ui-report-card-red = rouge
fc-ui-report-roll-tackle = Tacle
fc-ui-report-roll-support = Soutien défensif
fc-ui-report-won = réussi
fc-ui-report-failed = raté
