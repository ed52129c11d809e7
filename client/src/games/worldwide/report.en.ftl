### A match of Worldwide Football in figures.

wf-ui-report-piece-free-kick = free kick
wf-ui-report-piece-penalty = penalty
wf-ui-report-roll = needed { $need }, rolled { $natural }
wf-ui-report-roll-trap = Offside trap
wf-ui-report-roll-person = Player card
wf-ui-report-roll-simulation = Simulation
wf-ui-report-roll-counter = Counter
wf-ui-report-bonus = bonus { $bonus }
wf-ui-report-won = won
wf-ui-report-failed = failed
wf-ui-report-foul = foul
