### A match of FootClub in figures.

fc-ui-report-booked = Cards and injuries
fc-ui-report-card-yellow = yellow
fc-ui-report-card-second = second yellow
fc-ui-report-card-red = red
fc-ui-report-roll-tackle = Tackle
fc-ui-report-roll-support = Defence support
fc-ui-report-won = won
fc-ui-report-failed = failed
