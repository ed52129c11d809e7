### FootClub sur la page d’accueil.

fc-start-kicker = Aussi aujourd’hui · cartes et dés
fc-start-play = Jouer à Poussin
fc-start-setup = Préparer un match
fc-start-learn = Apprendre en cinq minutes
fc-author = FootClub est un jeu de cartes de Michel Nguyen, édité par Keylugen en 2017 ; son nom est une marque déposée.
