### Un match de Worldwide Football en chiffres.

wf-ui-report-piece-free-kick = coup franc
wf-ui-report-piece-penalty = penalty
wf-ui-report-roll = il fallait { $need }, lancé { $natural }
wf-ui-report-roll-trap = Piège du hors-jeu
wf-ui-report-roll-person = Carte Joueur
wf-ui-report-roll-simulation = Simulation
wf-ui-report-roll-counter = Contre
wf-ui-report-bonus = bonus { $bonus }
wf-ui-report-won = réussi
wf-ui-report-failed = raté
wf-ui-report-foul = faute
