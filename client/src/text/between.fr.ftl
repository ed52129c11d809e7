### Ce que les personnes à une table se demandent. $who est quelqu’un, par son nom et son équipe.

between = Entre vous
between-back = { $who } aimerait reprendre sa dernière réponse.
between-back-mine = Vous avez demandé à reprendre votre dernière réponse. On attend encore { $who }.
between-back-agreed = Vous acceptez. On attend encore { $who }.
between-lapses = La demande tombe dès que quelqu’un répond.
between-yes = Accepter
between-no = Refuser
between-never = Refuser, et plus de telles demandes
between-withdraw = Retirer la demande
