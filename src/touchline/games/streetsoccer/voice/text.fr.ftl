### StreetSoccer en français. Ce que dit la table : questions, choix, récit, raisons, résultats.
### $team, $other, $home-team et $away-team sont des noms d’équipe, $name et $names des noms de footballeurs.

ss-name = StreetSoccer
    .line = Cinq contre cinq, un dé, dix cases sur six : marchez sur le ballon, et il s’envole.

# où en est un match, dans une liste de matchs
ss-standing = { $minute ->
    [one] { $minute }re minute
   *[other] { $minute }e minute
}

ss-side-l = Équipe de gauche
ss-side-r = Équipe de droite
ss-keeper-word = Gardien
ss-player-word = Attaquant

## Le plateau, pour les lecteurs d’écran

ss-board = Aire de jeu de StreetSoccer : un terrain de dix cases sur six, bordé d’une rangée de cases
ss-figure = { $keeper ->
    [yes] { $team }, gardien numéro { $number }, { $name }, en { $cell }
   *[no] { $team }, numéro { $number }, { $name }, en { $cell }
  }
ss-figure-waiting = { $keeper ->
    [yes] { $team }, gardien numéro { $number }, { $name }, pas encore placé
   *[no] { $team }, numéro { $number }, { $name }, pas encore placé
  }
ss-ball = Le ballon, en { $cell }
ss-ball-spot = Le ballon, sur le point central
ss-ball-none = Le ballon est hors du jeu pour un instant
ss-cell = { $cell }
ss-cell-dark = { $cell }, case foncée devant le but de { $team }
ss-cell-light = { $cell }, case claire de { $team }
ss-cell-circle = { $cell }, case centrale de { $team }
ss-cell-ring = { $cell }, à l’extérieur des lignes
ss-goal-of = Le but de { $team }

## Phases

ss-phase-choose = Qui place en premier
ss-phase-place = Mise en place
ss-phase-duel = Duel pour le coup d’envoi
ss-phase-kickoff = Coup d’envoi
ss-phase-roll = Lancer de dé
ss-phase-move = Déplacement
ss-phase-keeper = Retour des gardiens
ss-phase-restart-roll = Dé de la remise en jeu
ss-phase-restart = Remise en jeu
ss-phase-over = Match terminé

## Questions

ss-ask-place = { $left ->
    [one] Placez votre dernier footballeur
   *[other] Placez un footballeur : il en reste { $left } sur la touche
  }
ss-ask-kickoff = { $steps ->
    [one] Donnez le coup d’envoi : le ballon parcourt 1 case
   *[other] Donnez le coup d’envoi : le ballon parcourt { $steps } cases
  }
ss-ask-move = { $die ->
    [one] Choisissez qui se déplace d’une case
   *[other] Choisissez qui se déplace de { $die } cases
  }
ss-ask-keeper = Choisissez la case foncée de votre gardien
ss-ask-restart = Remise en jeu : votre gardien envoie le ballon à { $die ->
    [one] { $die } case
   *[other] { $die } cases
  }
ss-ask-pass = Aucun de vos footballeurs ne peut jouer : vous passez votre tour

ss-chance-coin = Une pièce décide qui place en premier
ss-chance-duel = Les dés décident du coup d’envoi et de sa longueur
ss-chance-roll = { $team } lance le dé
ss-chance-restart = { $team } lance le dé de la remise en jeu

## Chances, montrées avant de choisir

ss-odds-goal = Ensuite, au prochain lancer, { $team } peut marquer :

## Choix : a, b et c sont les endroits à toucher, dans l’ordre

ss-walk = Aller de { $a } en { $b }
ss-kick = Aller de { $a } au ballon en { $b }, tirer vers { $c }
ss-kick-goal = Aller de { $a } au ballon en { $b } et marquer
ss-place = { $a ->
    [keeper] Placer le gardien en { $b }
   *[player] Placer un attaquant en { $b }
  }
ss-keeper = Mettre le gardien en { $a }
ss-kickoff = Coup d’envoi de { $a } vers { $b }
ss-restart = Remise en jeu de { $a } vers { $b }
ss-restart-goal = Remise en jeu de { $a } et but
ss-pass = Passer le tour

## Le récit

ss-fact-coin = La pièce désigne { $team }, qui place en premier.
ss-fact-placed = { $name } prend position en { $cell } pour { $team }.
ss-fact-placed-keeper = { $name } garde le but de { $team }, en { $cell }.
ss-fact-duel = { $steps ->
    [one] { $team } gagne le duel du coup d’envoi, { $high } contre { $low } : le ballon parcourra 1 case.
   *[other] { $team } gagne le duel du coup d’envoi, { $high } contre { $low } : le ballon parcourra { $steps } cases.
  }
ss-fact-kickoff-die = { $steps ->
    [one] { $team } lance le dé du coup d’envoi et obtient { $die } : le ballon parcourra 1 case.
   *[other] { $team } lance le dé du coup d’envoi et obtient { $die } : le ballon parcourra { $steps } cases.
  }
ss-fact-kickoff = { $name } donne le coup d’envoi en { $from }, et le ballon roule jusqu’en { $to }.
ss-fact-kickoff-chain = { $name } donne le coup d’envoi en { $from } ; le ballon passe par { $names } et finit en { $to }.
ss-fact-roll = { $team } lance le dé : { $die }.
ss-fact-move = { $steps ->
    [one] { $name } avance d’une case, de { $from } en { $to }.
   *[other] { $name } se déplace de { $steps } cases, de { $from } en { $to }.
  }
ss-fact-move-back = { $name } se déplace de { $steps } cases et revient à son point de départ, { $from }.
ss-fact-kick = { $name } arrive de { $from } sur le ballon en { $spot } et l’envoie en { $to }.
ss-fact-pass-chain = { $passes ->
    [one] { $name } arrive de { $from } sur le ballon en { $spot } et trouve { $names }, qui le prolonge jusqu’en { $to }.
   *[other] { $name } arrive de { $from } sur le ballon en { $spot } ; { $passes } passes par { $names } le mènent en { $to }.
  }
ss-fact-kick-goal = { $name } arrive de { $from } sur le ballon en { $spot } et tire.
ss-fact-goal-chain = { $passes ->
    [one] { $name } arrive de { $from } sur le ballon en { $spot } et trouve { $names }, qui tire.
   *[other] { $name } arrive de { $from } sur le ballon en { $spot } ; { $passes } passes par { $names }, puis le tir.
  }
ss-fact-push = { $name } ne peut pas rester devant le but et recule de { $from } en { $to }.
ss-fact-goal = But ! { $name } marque pour { $team } : { $home }–{ $away }.
ss-fact-keeper = { $name } se place en { $cell } pour la remise en jeu.
ss-fact-restart = { $team } remet le ballon en jeu depuis { $cell }.
ss-fact-restart-roll = { $team } lance le dé de la remise en jeu : { $die }.
ss-fact-restart-kick = { $name } dégage de { $from } en { $to }.
ss-fact-restart-chain = { $name } dégage de { $from } ; par { $names }, le ballon arrive en { $to }.
ss-fact-restart-goal = { $name } tire de { $from }, directement sur la remise en jeu.
ss-fact-restart-goal-chain = { $name } relance de { $from } et, par { $names }, le ballon file vers le but.
ss-fact-pass = { $team } n’a aucun coup permis et passe son tour.
ss-fact-pass-restart = { $team } n’a aucune remise en jeu permise et réessaiera à son prochain tour.
ss-fact-minute = { $minute ->
    [one] { $minute }re minute.
   *[other] { $minute }e minute.
  }
ss-fact-extra = Égalité après vingt-cinq minutes : dix de plus, et le prochain but décide.
ss-fact-end = Coup de sifflet final : { $home-team } { $home }, { $away-team } { $away }.
ss-fact-resigned = { $team } abandonne.

## Résultats

ss-end-regular = { $team } gagne { $high }–{ $low } après vingt-cinq minutes.
ss-end-golden = { $team } gagne sur le but en or, { $high }–{ $low }.
ss-end-last-goal = { $home }–{ $away } après les prolongations : { $team } gagne pour avoir marqué le dernier but du temps réglementaire.
ss-end-no-goal = Pas un seul but du match : les deux équipes ont perdu.
ss-end-draw = Le match se termine sur une égalité, { $home }–{ $away } : match nul.
ss-end-resigned = { $other } abandonne : { $team } gagne.

## Pourquoi c’est fermé

ss-why-not-yours = Ce footballeur est de l’autre équipe ; déplacez l’un des cinq vôtres.
ss-why-occupied = Un autre footballeur s’y trouve déjà ; choisissez une case vide.
ss-why-blocked = Des footballeurs barrent le chemin et on ne saute pas par-dessus ; contournez-les ou choisissez une autre case.
ss-why-too-far = Le dé ne mène pas si loin ; choisissez une case à sa portée.
ss-why-wrong-count = Le compte n’y est pas ; sans toucher le ballon, un footballeur fait exactement le nombre de pas du dé.
ss-why-off-board = Cette case n’est pas en jeu dans ce match ; restez sur celles qui le sont.
ss-why-dark = Seul le gardien de ce but peut rester sur ses cases foncées ; terminez le déplacement ailleurs.
ss-why-light = Deux de vos footballeurs resteraient sur vos cases claires ; un seul en a le droit.
ss-why-light-kick = Après ce tir, deux de vos footballeurs resteraient sur vos cases claires ; tirez avec un autre ou éloignez d’abord l’un d’eux.
ss-why-enclosure = Vos footballeurs enfermeraient le ballon et aucun adversaire ne pourrait l’atteindre ; laissez un passage.
ss-why-corner = Trois de vos footballeurs entoureraient le ballon dans son coin ; deux au plus peuvent y rester.
ss-why-push = Ce tireur devrait reculer de la case foncée et n’a pas de place ; la case claire ou la case d’à côté doit être libre.
ss-why-out-of-reach = Ce footballeur n’atteint pas le ballon avec ce dé ; faites tirer un autre, ou déplacez-vous simplement.
ss-why-origin = Dans ce match, un déplacement ne se termine pas sur sa case de départ ; choisissez une autre case.
ss-why-revisit = Dans ce match, un déplacement n’entre pas deux fois sur la même case ; choisissez une case que l’on atteint sans repasser par le même endroit.
ss-why-lines = Le ballon doit rester à l’intérieur des lignes et n’en sort que dans le but adverse.
ss-why-own-goal = Le ballon ne peut pas sortir par votre propre but ; envoyez-le ailleurs.
ss-why-opponent-on-cell = Un adversaire s’y trouve et le ballon ne peut ni s’arrêter là ni passer ; visez une case vide.
ss-why-own-on-cell = Votre coéquipier devrait y rejouer le ballon ; choisissez la case où le ballon s’arrête pour de bon.
ss-why-kick-length = Le ballon doit parcourir exactement ses cases ; choisissez une case à la bonne distance, ou un chemin plus long vers le ballon pour un tir plus court.
ss-why-kick-route = Des adversaires ou les lignes barrent tous les trajets droits ou courbes vers cette case ; cherchez une passe ou une autre case.
ss-why-kickoff-goal = On ne marque pas sur le coup d’envoi ; laissez le ballon sur une case vide du terrain.
ss-why-no-goal-route = Le ballon n’a pas de chemin vers le but ; il doit franchir la ligne depuis l’une des deux cases foncées, avec un pas en réserve pour le faire.
ss-why-place-keeper = Le gardien commence sur l’une des deux cases foncées devant votre but.
ss-why-place-dark = Les cases foncées sont pour les gardiens ; choisissez une autre case pour un attaquant.
ss-why-place-circle = Le centre n’est pas ouvert à ce footballeur ; choisissez une case en dehors.
ss-why-place-opposing-circle = Ces cases centrales sont à l’autre équipe ; prenez votre moitié du centre ou une autre case.
ss-why-place-spread = Vos autres attaquants ne doivent pas tous être dans la même moitié ; gardez-en un pour celle qui est encore vide.
ss-why-place-light = Un seul de vos footballeurs peut commencer sur vos cases claires.
ss-why-place-pitch = Les footballeurs commencent à l’intérieur des lignes ; choisissez une case du terrain.
ss-why-place-need = Il vous resterait trop peu de footballeurs pour les places obligatoires : le but, le centre et les moitiés de terrain.
ss-why-keeper-cell = Le gardien va sur l’une des deux cases foncées devant votre but, sur une case vide.
ss-why-not-kicker = Ce footballeur ne peut pas tirer ici : le coup d’envoi revient à un attaquant sur une case centrale, la remise en jeu au gardien.

## Options du match

ss-opt-first-placer =
    .label = Qui place en premier
    .help = L’équipe qui pose le premier footballeur ; placer plus tard, c’est en savoir plus.
ss-opt-first-placer-coin = Pile ou face
    .help = Chaque équipe a la même chance de placer en premier.
ss-opt-first-placer-l = L’équipe de gauche
    .help = L’équipe de gauche pose le premier footballeur.
ss-opt-first-placer-r = L’équipe de droite
    .help = L’équipe de droite pose le premier footballeur.

ss-opt-placement-order =
    .label = Ordre de mise en place
    .help = Comment les dix footballeurs entrent sur le terrain.
ss-opt-placement-order-1-2-2-2-2-1 = À tour de rôle
    .help = Un footballeur, puis deux à la fois à tour de rôle, et le dernier tout seul.
ss-opt-placement-order-5-5 = Cinq et cinq
    .help = Une équipe place ses cinq footballeurs, puis l’autre place les siens.
ss-opt-placement-order-fixed2-3 = Deux imposés, trois libres
    .help = Le gardien et un footballeur du centre sont déjà là ; chaque équipe place ses trois autres d’un coup.

ss-opt-circle-rule =
    .label = Cases centrales
    .help = Qui peut commencer sur les quatre cases autour du point central.
ss-opt-circle-rule-at-least-one = Au moins un
    .help = Chaque équipe a au moins un attaquant dans sa moitié du centre et peut y occuper les deux cases.
ss-opt-circle-rule-prefixed-only = Seulement les imposés
    .help = Personne d’autre ne commence au centre que les footballeurs qui s’y trouvent déjà.

ss-opt-spread-rule =
    .label = Répartition des attaquants
    .help = Où commencent les trois attaquants qui ne sont pas au centre.
ss-opt-spread-rule-each-half = Un dans chaque moitié
    .help = Au moins l’un des trois commence dans votre moitié et au moins un dans l’autre.
ss-opt-spread-rule-opposing-half = Un devant
    .help = Au moins l’un des trois commence dans la moitié adverse ; la vôtre peut rester vide.

ss-opt-placement-ring =
    .label = Commencer hors des lignes
    .help = Si les footballeurs peuvent commencer sur les cases autour du terrain.
ss-opt-placement-ring-false = Non
    .help = Tous les footballeurs commencent à l’intérieur des lignes.
ss-opt-placement-ring-true = Oui
    .help = Les attaquants peuvent aussi commencer sur les cases autour du terrain.

ss-opt-kickoff-side =
    .label = Qui donne le coup d’envoi
    .help = Comment l’on trouve l’équipe qui tire la première.
ss-opt-kickoff-side-duel = Duel de dés
    .help = Les deux équipes lancent le dé, et le plus grand donne le coup d’envoi.
ss-opt-kickoff-side-first-placer = La première à placer
    .help = L’équipe qui place en premier donne aussi le coup d’envoi et voit son dé avant de placer.

ss-opt-kickoff-length =
    .label = Longueur du coup d’envoi
    .help = Combien de cases parcourt le ballon au coup d’envoi.
ss-opt-kickoff-length-difference = Différence des dés
    .help = Le plus grand dé moins le plus petit, donc d’une à cinq cases.
ss-opt-kickoff-length-die-plus-one = Son dé plus un
    .help = Le dé de l’équipe qui tire plus un, donc de deux à sept cases.

ss-opt-ring =
    .label = Cases hors des lignes
    .help = Où les footballeurs marchent au-delà des lignes blanches ; le ballon n’y va jamais.
ss-opt-ring-full = Toutes
    .help = On peut marcher sur les trente-six cases autour du terrain.
ss-opt-ring-no-corners = Sans les coins
    .help = Les quatre cases tout au bout des coins ne sont pas en jeu.
ss-opt-ring-no-mouths = Sans les buts
    .help = Les deux cases à l’intérieur de chaque but ne sont pas en jeu.
ss-opt-ring-none = Aucune
    .help = Les footballeurs restent à l’intérieur des lignes, comme le ballon.

ss-opt-revisit =
    .label = Marcher en boucle
    .help = Si un déplacement peut repasser par une case.
ss-opt-revisit-free = Libre
    .help = Un footballeur peut entrer plusieurs fois sur une case et finir là où il a commencé.
ss-opt-revisit-no-origin-end = Pas de retour
    .help = Un déplacement qui ne touche pas le ballon ne se termine pas sur sa case de départ.
ss-opt-revisit-simple = Jamais deux fois
    .help = Un déplacement n’entre sur aucune case deux fois, même en allant au ballon.

ss-opt-bend =
    .label = Passe courbe
    .help = Si un tir peut changer de direction d’un demi-angle droit.
ss-opt-bend-one = Une courbe par touche
    .help = Chaque touche donne au ballon une courbe de 45 degrés, après son premier pas.
ss-opt-bend-none = Toujours droit
    .help = Le ballon ne tourne jamais ; utile pour l’étude plutôt que pour un match.

ss-opt-goal-exit =
    .label = Franchir la ligne de but
    .help = Dans quelles directions le ballon peut sortir pour un but.
ss-opt-goal-exit-any = Toute direction vers l’extérieur
    .help = Droit ou en diagonale, tout pas au-delà de la ligne depuis une case devant le but compte.
ss-opt-goal-exit-mouth = Entre les poteaux
    .help = Le pas doit mener sur l’une des deux cases à l’intérieur du but.

ss-opt-restart-keepers =
    .label = Gardiens après un but
    .help = Quels gardiens on replace devant leur but avant la remise en jeu.
ss-opt-restart-keepers-both = Les deux gardiens
    .help = On replace les deux, d’abord celui de l’équipe qui a marqué.
ss-opt-restart-keepers-conceder = Le gardien battu
    .help = On replace seulement le gardien qui remet le ballon en jeu.

ss-opt-push-fallback =
    .label = Pas de place pour reculer
    .help = Ce qui arrive quand un tireur sur une case foncée n’a aucune case libre où reculer.
ss-opt-push-fallback-illegal = Interdit
    .help = Un tel tir n’est pas permis, même pour marquer.
ss-opt-push-fallback-stay = Le tireur reste
    .help = Le footballeur reste sur la case foncée jusqu’à son prochain déplacement.

ss-opt-light-counts-keeper =
    .label = Gardien sur une case claire
    .help = Si votre gardien compte dans la limite d’un footballeur sur vos cases claires.
ss-opt-light-counts-keeper-true = Il compte
    .help = Gardien ou attaquant, un seul des vôtres peut rester sur vos cases claires.
ss-opt-light-counts-keeper-false = Il ne compte pas
    .help = Seuls les attaquants comptent ; le gardien peut y rester à côté de l’un d’eux.

ss-opt-enclosure =
    .label = Enfermer le ballon
    .help = À partir de quand un mur de vos footballeurs autour du ballon est de trop.
ss-opt-enclosure-region = Plus aucun accès
    .help = Une position est refusée si aucun adversaire ne peut plus atteindre le ballon, si loin que soit le mur.
ss-opt-enclosure-adjacent4 = Les quatre voisines
    .help = Une position n’est refusée que si vos footballeurs tiennent toutes les cases qui touchent celle du ballon.
ss-opt-enclosure-off = Sans limite
    .help = Tous les murs sont permis.

ss-opt-corner3 =
    .label = Ballon dans un coin
    .help = Combien de footballeurs peuvent entourer un ballon dans un coin du terrain.
ss-opt-corner3-orthogonal = Deux des quatre voisines
    .help = Deux au plus des quatre cases qui touchent un côté de celle du ballon peuvent être à vous.
ss-opt-corner3-all8 = Deux des huit autour
    .help = Deux au plus des huit cases autour du ballon peuvent être à vous.
ss-opt-corner3-off = Sans limite
    .help = Autant de vos footballeurs que vous voulez peuvent l’entourer.

ss-opt-extra-time =
    .label = Prolongations
    .help = Ce qui suit une égalité après vingt-cinq minutes.
ss-opt-extra-time-10-golden = Dix minutes, but en or
    .help = Jusqu’à dix minutes de plus, et le premier but met fin au match.
ss-opt-extra-time-none = Aucune
    .help = Le match se termine de toute façon après vingt-cinq minutes.

ss-opt-tiebreak =
    .label = Toujours à égalité
    .help = Ce qui décide d’un match à égalité jusqu’au bout.
ss-opt-tiebreak-last-goal-then-both-lose = Le dernier but
    .help = L’équipe qui a marqué en dernier dans le temps réglementaire gagne ; sans aucun but, les deux perdent.
ss-opt-tiebreak-draw = Match nul
    .help = Un match à égalité est un match nul.

## Formules

ss-preset-boardgame =
    .label = Jeu de plateau
    .help = Les règles de la boîte : placement à tour de rôle, duel pour le coup d’envoi, but en or, et sans but les deux perdent.
ss-preset-littlegolem =
    .label = Façon Little Golem
    .help = Comme au tour par tour sur le web : gardien et centre déjà en place, le premier à placer donne le coup d’envoi, vingt-cinq minutes.
    .unverified = Non vérifié : ni la fin d’un match à égalité ni les cases imposées ne sont connues avec certitude.
ss-preset-brettspielwelt =
    .label = Façon BrettspielWelt
    .help = Les règles du jeu de plateau telles que ce site les décrivait ; il est dit que l’on peut marcher en boucle.
    .unverified = Non vérifié : les prolongations et le départage viennent du jeu de plateau.
ss-preset-mastermove =
    .label = Façon MasterMove
    .help = Une équipe place ses cinq footballeurs, puis l’autre ; après un but, on ne replace que le gardien battu.
    .unverified = Non vérifié : le départage vient du jeu de plateau.
ss-preset-athenstean-pbm =
    .label = Façon partie par courrier
    .help = Comme dans une ancienne application de téléphone : les cinq footballeurs d’un coup, vingt-cinq minutes.
    .unverified = Non vérifié : nous ne savons pas avec certitude comment finissait un match à égalité.

## Les leçons

ss-lesson-walk =
    .title = Se déplacer
    .text = Vous êtes l’équipe de gauche et attaquez vers la droite. Le dé montre 3 : un de vos footballeurs fait exactement trois pas, tout droit ou en tournant. Amenez celui de f4 en g6.
    .done = Exactement trois pas. On peut tourner après chacun d’eux, mais on ne traverse personne.
    .hint = Prenez le footballeur de f4, puis la case g6 : un pas à droite et deux vers le haut, dans l’ordre que vous voulez.
ss-lesson-ball =
    .title = Sur le ballon
    .text = Le pas qui mène au ballon termine le déplacement, et le footballeur tire. Le ballon parcourt ce qui reste du dé, plus un pas. Marchez sur le ballon en f5 et envoyez-le où vous voulez.
    .done = Voilà un tir. Par un chemin plus long, le ballon serait allé moins loin.
    .hint = Prenez le footballeur de e3. Trois pas le mènent en f5 ; il en reste un sur le 4, et un de plus fait un tir de deux.
ss-lesson-bend =
    .title = La passe courbe
    .text = Une fois parti, le ballon peut tourner d’un demi-angle droit. Un adversaire en h4 barre la ligne droite. Allez de d4 au ballon et envoyez-le en i5 par une courbe.
    .done = Il faut un pas avant de tourner, et chaque touche a sa courbe. Ici, le ballon est monté d’abord, puis il a filé tout droit.
    .hint = Prenez d4, le ballon en f4, puis i5. Le ballon contourne l’adversaire par g5 et h5.
ss-lesson-pass =
    .title = La passe
    .text = Le coéquipier que le ballon atteint doit le rejouer, avec un pas de plus et une nouvelle courbe. Le ballon de e4 n’atteint pas i6 d’un seul tir de trois. Faites-vous aider par votre footballeur de g4.
    .done = Deux pas jusqu’en g4 en laissent un, et la passe en ajoute un : encore deux pas vers i6. De plus longues séries vont encore plus loin.
    .hint = Prenez d4, le ballon en e4, puis i6. Le ballon passe de lui-même par g4.
ss-lesson-goal =
    .title = But
    .text = Le ballon marque en franchissant la ligne depuis k4 ou k5, les deux cases foncées devant le but ; cela coûte aussi un pas. Le gardien tient k5. Marquez depuis i5.
    .done = Un gardien ne protège qu’en barrant la route : l’une des deux cases reste ouverte si personne ne l’aide.
    .hint = Prenez g5 et le ballon en i5, puis le but. En trois pas, le ballon contourne le gardien par k4.
ss-lesson-clear =
    .title = Dégager devant le but
    .text = Le ballon est en b4, juste devant votre but. Un attaquant peut entrer sur une case foncée pour tirer, mais pas y rester. Dégagez avec le footballeur de d4 et regardez où il finit.
    .done = Après le tir, le footballeur a reculé sur la case claire, en s’éloignant du but. Si elle avait été prise, il se serait écarté sur le côté.
    .hint = Prenez d4, le ballon en b4, et la case qui vous plaît pour le ballon.
ss-lesson-light =
    .title = De la place devant le but
    .text = Votre gardien est sorti sur la case claire c4. Un seul de vos footballeurs peut rester sur vos deux cases claires : essayez d’aller de d5 en c5, et la table vous dira pourquoi non. Puis ramenez le gardien en b4.
    .done = Les cases foncées sont à votre gardien seul, les cases claires à un seul des vôtres. Pour les adversaires, les cases claires sont libres.
    .hint = Le gardien est en c4. Un pas à gauche, c’est b4.
ss-lesson-wall =
    .title = Pas de mur
    .text = Vos footballeurs sont sur trois côtés du ballon en e4. Un pas de c4 en d4 l’enfermerait : essayez et lisez la raison. Puis jouez plutôt le ballon.
    .done = On peut entourer le ballon, mais un adversaire doit toujours pouvoir l’atteindre. Dans un coin, deux footballeurs à côté de lui sont la limite.
    .hint = N’importe lequel des trois footballeurs à côté du ballon peut marcher dessus et tirer.
ss-lesson-final =
    .title = Marquez d’ici
    .text = Le dernier tour de la minute 25, un but partout, et vous avez lancé un 6. Il y a un moyen de gagner maintenant, et il demande trois de vos footballeurs.
    .done = But ! Trois footballeurs, un seul coup, et le match est à vous. Vous savez maintenant jouer à StreetSoccer.
    .hint = Commencez par le footballeur de c4 : il va en e4, le ballon va en g5, de là en i4, puis au but.

## Positions et coups

fault-position = La position est illisible. { fault-position-why }
fault-position-turn = Les choix se comptent dans un tour ordinaire : le champ 4 (phase) doit être t.
fault-position-why =
    { $what ->
        [cell] « { $word } » n’est pas une case : une lettre de a à l et un chiffre de 1 à 8, comme e4.
        [fields] Une position a neuf champs (rangées ballon camp phase dé minute score dernier premier) ou trois (rangées ballon camp) ; celle-ci en a { $count }.
        [phase] Le champ 4 (phase) est « { $word } » ; ce doit être p, o, t, q, r ou x.
        [die] Le champ 5 (dé) est « { $word } » ; ce doit être - ou un chiffre de 1 à 6.
        [die-7] Le champ 5 (dé) est 7 ; seul un coup d’envoi au dé plus un va aussi loin.
        [die-1] Le champ 5 (dé) est 1 ; le dé d’une remise en jeu va de 2 à 6.
        [side] Le champ { $field } est « { $word } » ; ce doit être L ou R.
        [side-or-none] Le champ { $field } est « { $word } » ; ce doit être L, R ou -.
        [side-due] Le champ 3 (camp) est - ; une fois le duel lancé, ce doit être L ou R.
        [rows] Le champ 1 (rangées) a { $count } rangées ; il en faut 8, de la rangée 8 à la rangée 1.
        [figure] Champ 1, rangée { $row } : « { $word } » n’est pas un footballeur ; on y écrit G P g p et des nombres.
        [ring] Champ 1, rangée { $row } : un footballeur se tient en { $cell }, une case qui n’existe pas avec ces options.
        [keepers] Champ 1, rangée { $row } : un second gardien { $word } ; chaque camp en a un.
        [fifth] Champ 1, rangée { $row } : un cinquième { $word } ; chaque camp a quatre attaquants.
        [row] Champ 1, rangée { $row } : « { $word } » ne fait pas 12 cases.
        [minute] Le champ 6 (minute) est « { $word } » ; ce doit être un nombre de 1 à 35 puis a ou b, comme 7b.
        [score] Le champ 7 (score) est « { $word } » ; ce doit être les buts de L, un tiret et les buts de R : 1-0.
        [lifted] Champ 1 (rangées) : en phase q, le gardien du camp qui place n’est pas sur le terrain.
        [half-a] Champs 3, 6 et 9 : la première moitié d’une minute est le tour du camp qui a donné le coup d’envoi.
        [half-b] Champs 3, 6 et 9 : la seconde moitié d’une minute est le tour du camp qui n’a pas donné le coup d’envoi.
        [no-ball] Le champ 2 (ballon) est « { $word } » ; en phase { $phase }, ce doit être -.
        [ball] Le champ 2 (ballon) est - ; en phase { $phase }, ce doit être une case, comme e4.
        [ball-out] Champ 2 (ballon) : { $word } est hors des lignes ; le ballon est entre b2 et k7.
        [ball-keeper] Champ 2 (ballon) : en phase r, il est sur la case du gardien de { $side }, non en { $word }.
        [ball-held] Champ 2 (ballon) : un footballeur se tient en { $word } ; le ballon est sur une case vide.
        [placed] Champ 1 (rangées) : en phase p, il reste un footballeur à placer.
        [side-whole] Champ 1 (rangées) : le camp { $side } doit avoir un gardien et quatre attaquants ; il en a { $keepers } et { $players }.
       *[other] { $why }
    }
fault-move = { $move } n’est pas permis ici.
fault-move-text = « { $move } » n’est pas un coup. Un coup s’écrit d3e3, d3e4h6, c3c4##, @f4e5, =b4, +Gb4 ou --.

## Feuilles de match illisibles

fault-record-header = Ligne { $line } : « { $words } » n’est pas un en-tête ; un en-tête s’écrit [Rules "boardgame"].
fault-record-tag = Ligne { $line } : il n’y a pas d’en-tête { $word }. { $hint }
fault-record-tag-twice = Ligne { $line } : l’en-tête { $word } y est deux fois ; une seule suffit.
fault-record-tag-start = Ligne { $line } : l’en-tête Start est inutilisable. { fault-position-why }
fault-record-tag-name = Ligne { $line } : l’en-tête { $word } est inutilisable. Un nom a { $most } caractères au plus.
fault-record-tag-preset = Ligne { $line } : l’en-tête Rules est inutilisable. { fault-preset }
fault-record-tag-option = Ligne { $line } : l’en-tête Options est inutilisable. { fault-option }
fault-record-tag-option-value = Ligne { $line } : l’en-tête Options est inutilisable. { fault-option-value }
fault-record-tag-teams = Ligne { $line } : l’en-tête Teams est inutilisable. Il nomme deux équipes, celles de L et de R.
fault-record-options = Ligne { $line } : « { $word } » doit s’écrire clé=valeur dans les options, par exemple ring=none.
fault-record-line = Ligne { $line } : « { $words } » n’est pas une ligne de match ; une ligne commence par la minute et un point, comme 7. 4:d3e4h6 2:h5h7.
fault-record-second = Ligne { $line } : un deuxième match commence par { $words }. Un fichier contient un seul match ; mettez chacun dans le sien.
fault-record-placing = Ligne { $line } : après 0. vient qui a placé en premier, L ou R ; ici se trouve « { $token } ».
fault-record-first = Ligne { $line } : { $side } ne peut pas avoir placé en premier ; d’après ces options ou ce départ, c’est { $right }.
fault-record-placed = Ligne { $line } : les dix footballeurs sont placés ; « { $token } » serait de trop.
fault-record-unplaced = Ligne { $line } : le match commence avant que tous soient placés ; il manque { $count ->
    [one] { $count } placement
   *[other] { $count } placements
  } à la ligne 0.
fault-record-minute = Ligne { $line } : la minute { $minute } se trouve où la minute { $right } est attendue.
fault-record-dice = Ligne { $line }, minute { $minute }, « { $token } » : { $dice } ne peut pas sortir ici ; ce serait { $right }.
fault-record-no-dice = Ligne { $line }, minute { $minute }, « { $token } » : il manque les dés ; écrivez-les devant un deux-points, comme { $right }.
fault-record-rolled = Ligne { $line }, minute { $minute }, « { $token } » : aucun dé n’est lancé ici ; écrivez le coup seul.
fault-record-move = Ligne { $line }, minute { $minute }, « { $token } » : { $move } n’est pas permis à { $side }. Sont permis, par exemple, { $open }.
fault-record-word = Ligne { $line }, minute { $minute }, « { $token } » : { $move } est illisible. Un coup s’écrit d3e3, d3e4h6, c3c4##, @f4e5, =b4, +Gb4 ou --.
fault-record-parts = Ligne { $line }, minute { $minute }, « { $token } » : la demi-minute finit avant ; retirez ce qui suit { $move }.
fault-record-short = Ligne { $line }, minute { $minute }, « { $token } » : cette demi-minute n’est pas finie, et pourtant il y a une suite.
fault-record-third = Ligne { $line } : une minute a deux moitiés ; « { $token } » en serait une troisième.
fault-record-over = Ligne { $line } : « { $token } » vient après la fin du match ; rien ne peut plus suivre.
fault-record-no-draw = Ligne { $line } : « { $token } » dit que les deux équipes s’accordent sur un nul, mais ce match ne peut pas se terminer à égalité.
fault-record-result = Ligne { $line } : l’en-tête annonce { $said }, mais le match tel qu’il est écrit donne { $right }.
