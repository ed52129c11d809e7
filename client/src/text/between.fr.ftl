### Ce que les personnes à une table se demandent et se disent. $who est quelqu’un, par son nom et son équipe.

between = Entre vous
between-back = { $who } aimerait reprendre sa dernière réponse.
between-back-mine = Vous avez demandé à reprendre votre dernière réponse. On attend encore { $who }.
between-back-agreed = Vous acceptez. On attend encore { $who }.
between-back-lapses = La demande tombe dès que quelqu’un répond.
between-draw = { $who } propose le match nul.
between-draw-mine = Vous avez proposé le match nul. On attend encore { $who }.
between-draw-agreed = Vous acceptez le match nul. On attend encore { $who }.
between-draw-lapses = La proposition tient jusqu’à ce que l’un de vous réponde.
between-yes = Accepter
between-no = Refuser
between-never = Refuser, et plus de telles demandes
between-withdraw = Retirer la demande

## Phrases

phrase-help = Chacun à la table lit ces mots dans sa langue. Trois par minute.
phrase-mute = Masquer ce que disent les autres dans ce match
phrase-said = { $who } : { $what }
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-what-a-goal = Quel but !
phrase-so-close = C’était moins une !
phrase-lucky = Là, j’ai eu de la chance.
phrase-unlucky = Pas de chance pour vous.
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-a-moment = Un instant, je réfléchis.
phrase-back-soon = Je reviens tout de suite.
phrase-good-game = Beau match !
