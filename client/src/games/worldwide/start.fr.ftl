### Worldwide Football sur la page d’accueil.

wf-start-kicker = Nouveau · cartes et nations
wf-start-play = Jouer le mode Amateur
wf-start-setup = Préparer un match
wf-start-learn = Apprendre en cinq minutes
wf-author = Worldwide Football est un jeu de cartes de Guillaume Luton, édité par Worldwide Games en 2018.
