### Eleven sur la page d’accueil.

el-start-kicker = Eleven · une saison · six semaines · 1 à 4 clubs
el-start-play = Jouer contre un ordinateur
el-start-learn = La première semaine guidée
el-start-setup = Nouveau match
el-author = Eleven (« Football Manager Board Game ») est un jeu de plateau de Thomas Jansen, édité par Portal Games en 2022 et en français par IELLO.
