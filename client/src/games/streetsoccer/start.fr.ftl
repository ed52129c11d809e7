### StreetSoccer sur la page d’accueil.

ss-start-kicker = Aujourd’hui · cinq contre cinq · 25 minutes
ss-start-line = Lancez le dé, marchez sur le ballon, enroulez-le autour du mur. Un match de football pour la tête, en une demi-heure.
ss-start-play = Jouer à StreetSoccer
ss-start-setup = Préparer un match
ss-start-against = Vous contre l’ordinateur, niveau « { $level } ». Un clic et le coup de sifflet retentit.
ss-start-against-any = Vous contre l’ordinateur. Un clic et le coup de sifflet retentit.
ss-author = StreetSoccer est un jeu de Corné van Moorsel, édité par Cwali en 2002.
