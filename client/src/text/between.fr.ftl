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
between-stop = { $who } aimerait arrêter le match sans vainqueur.
between-stop-mine = Vous avez demandé d’arrêter le match sans vainqueur. On attend encore { $who }.
between-stop-agreed = Vous acceptez d’arrêter le match. On attend encore { $who }.
between-stop-lapses = La demande tient jusqu’à ce que quelqu’un refuse, arrive ou s’en aille.
between-computer = { $who } aimerait qu’un ordinateur de niveau { $level } joue en attendant pour { $of }.
between-computer-mine = Vous avez demandé qu’un ordinateur de niveau { $level } joue en attendant pour { $of }. On attend encore { $who }.
between-computer-agreed = Vous acceptez qu’un ordinateur joue pour { $of }. On attend encore { $who }.
between-computer-lapses = L’ordinateur ne joue que jusqu’au retour de l’absent.
between-yes = Accepter
between-no = Refuser
between-never = Refuser, et plus de telles demandes
between-withdraw = Retirer la demande

## Quelqu’un est absent

gone-open = { $minutes ->
    [one] La place de { $who } est libre depuis { $minutes } minute.
   *[other] La place de { $who } est libre depuis { $minutes } minutes.
  }
gone-away = { $minutes ->
    [one] { $who } n’est plus là depuis { $minutes } minute.
   *[other] { $who } n’est plus là depuis { $minutes } minutes.
  }
gone-help = Le match n’a pas à attendre : un ordinateur peut jouer jusqu’au retour de l’absent.
gone-level = Niveau de l’ordinateur
gone-level-n = Niveau { $level }
gone-computer = Faire jouer un ordinateur pour { $who }
gone-stop = Arrêter sans vainqueur
gone-invite = Inviter de nouveau
gone-mine = Un ordinateur de niveau { $level } joue pour vous.
gone-mine-back = Rejouer moi-même
gone-said-left = { $who } a quitté la table.
gone-said-lost = La liaison avec { $who } est coupée.
gone-said-back = { $who } est de retour.
gone-said-came = { $who } vient d’arriver.
hand-help = Un ordinateur joue pour vous jusqu’à ce que vous repreniez la place. Toute la table en est avertie. Votre place reste la vôtre, et vous pouvez quitter la page en attendant.
hand-do = Faire jouer l’ordinateur pour { $who }
hand-stop-help = Ou terminer le match pour tous, sans vainqueur : tous ceux qui sont là doivent être d’accord.
name-ask = Comment les autres peuvent-ils vous appeler ?
name-do = C’est mon nom

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
