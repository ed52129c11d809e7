### Ce qui se dit avant que les autres textes soient là, ou parce qu’ils n’arrivent pas.

loading = Un instant…
err-again = Réessayer
err-reload = Recharger
err-part = Une partie de cette page n’est pas arrivée : le serveur ne répond pas, ou il a une version plus récente de la page. Rechargez la page ; votre match est gardé sur le serveur.
err-gone = Le serveur ne répond pas. Relancez-le, puis rechargez cette page.
err-untold = Cela a été refusé, mais la phrase qui l’explique n’est pas arrivée. Réessayez ; si cela se reproduit, rechargez la page.
