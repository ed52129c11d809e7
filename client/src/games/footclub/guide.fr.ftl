### Le guide des tables de FootClub, français : chaque question expliquée quand elle vient d’abord.

fc-coach-look = Ce qu’il faut regarder
fc-coach-happened = Ce qui vient de se passer
fc-coach-understood = Compris, plus court la prochaine fois
fc-coach-longer = Expliquez encore
fc-coach-rule = Lire la règle { $rule }
fc-coach-progress = { $done } sur { $all } appris
fc-coach-finish-poussin = Vous connaissez Poussin.
fc-coach-finish-poussin-next = Le jeu complet ajoute le mercato, les compos et des cartes qui désignent des joueurs. Essayez-le quand vous voudrez.
fc-coach-finish-full = Vous connaissez FootClub.
fc-coach-finish-full-next = Éteignez le guide dans les outils, ou laissez-le : il se tait sur ce que vous savez.
fc-coach-so-far = Fin du match. Vous avez appris { $done } points sur { $all } ; le prochain match montrera le reste.
fc-coach-wait = Quand une question viendra, elle sera expliquée ici.
fc-coach-chance = { $tenths ->
    [0] presque jamais
    [10] presque toujours
   *[other] environ { $tenths } fois sur 10
  }

## Apprendre

fc-learn = Apprendre FootClub
fc-learn-lead = Vous apprenez à une vraie table, contre le niveau le plus doux de l’ordinateur. Le guide se tient près de chaque question et l’explique les premières fois.
fc-learn-poussin = Poussin : votre premier match
fc-learn-poussin-text = Deux équipes fixes, huit tours, aucune préparation. En cinq minutes vous savez comment va un match.
fc-learn-poussin-time = environ 15 minutes
fc-learn-full = FootClub : le jeu complet
fc-learn-full-text = Recrutez un effectif, choisissez en secret onze joueurs et quatorze cartes, jouez deux mi-temps. De préférence après un match de Poussin.
fc-learn-full-time = environ une heure

## Poussin

fc-coach-po-start = Deux équipes, deux nombres
    .text = L’attaque d’un club est la somme des étoiles de son entraîneur et de ses joueurs offensifs, sa défense celle de son gardien et des autres ; elles ne changent pas dans Poussin. Votre attaque part de votre attaque moins leur défense : { $bonus }. Après huit tours le match est fini ; le plus de buts gagne.
    .look = Un départ sous zéro est normal. Supporters et soutiens le poussent quand vous attaquez.
    .short = Vos attaques partent de { $bonus }.
fc-coach-po-fan = Un supporter pour les tribunes
    .text = En main, un supporter ne fait rien. Une fois par tour, vous pouvez en placer un dans les tribunes, en même temps que l’autre club. Il en faut trois pour attaquer ; dépensé lors d’un tir, chacun donne +1 au vôtre ou −1 au leur. Vous en avez { $fans }.
    .look = Cela ne coûte rien : placez-en un dès que vous pouvez.
    .short = Placez-en un dès que vous pouvez. En tribunes : { $fans }.
fc-coach-po-possession = Chercher le ballon
    .text = L’autre club a le ballon. Un pressing le prend à coup sûr. Un tacle lance deux dés et le prend à 7 ou plus, { $tackle } ; manqué, le ballon reste là et l’autre peut attaquer. Qui perd le ballon peut répondre par une carte.
    .look = Allez-y si vous pouvez attaquer ensuite, ou si leur attaque ferait mal. Un pressing gardé en main vaut cher.
    .short = Le pressing est sûr, le tacle réussit { $tackle }.
fc-coach-po-offensive = Attaquer maintenant ?
    .text = Vous avez le ballon. Avec une attaque placée et trois supporters en tribunes, vous pouvez attaquer. Le tir part de { $bonus } : tel quel il entre { $goal }, avec vos { $fans } supporters { $best }. Sinon, vous gardez le ballon pour le tour suivant.
    .look = Comptez ce que vous pouvez ajouter : +1 par supporter, +2 par soutien. À 0, un tir entre une fois sur deux.
    .short = Départ à { $bonus }, { $goal } ; avec tous vos supporters { $best }.
fc-coach-po-bonus-attack = Poussez votre tir
    .text = Le bonus est à { $bonus } ; le tir entre { $goal }. Chaque supporter dépensé ajoute 1, chaque soutien offensif 2, et ils sont perdus ensuite. Un de plus donnerait { $more }. L’autre club peut repousser. Quand tous deux acceptent, on lance les dés.
    .look = Autour de 0 chaque pas compte le plus. Dès +5 il ne reste presque rien à gagner, et votre prochaine attaque aura besoin de supporters.
    .short = { $goal } ; un de plus donnerait { $more }.
fc-coach-po-bonus-defence = Repoussez
    .text = Ils attaquent à { $bonus } : un but { $goal }. Chaque supporter dépensé retire 1 ; un seul donne { $more }. Un soutien défensif lance deux dés et retire 2 à 7 ou plus, { $tackle } ; sinon rien ne se passe. Acceptez quand cela suffit.
    .look = Chaque supporter dépensé ici manquera à votre attaque, qui en demande trois.
    .short = { $goal } ; un supporter donne { $more }.
fc-coach-po-tackle = Un tacle, deux dés
    .text = Sept ou plus gagne le ballon, { $tackle }. Après un échec, plus personne ne peut aller le chercher avant l’offensive.
    .look = Taclez quand l’échec ne fait pas mal ; pressez quand il faut réussir.
fc-coach-po-goal = Un but
    .text = Le dé de l’attaquant plus le bonus a battu celui du gardien. Le club qui l’encaisse reçoit le ballon, et le tour suivant commence aussitôt : le reste de celui-ci est perdu.
    .look = Après votre but, l’autre a le ballon. Un pressing en main est bienvenu.
fc-coach-po-save = Arrêt
    .text = Le dé de l’attaquant plus le bonus n’a pas atteint celui du gardien. Le club du gardien a le ballon, et le tour continue : on peut encore le disputer et attaquer.
    .look = Ce qui est dépensé est perdu, quoi que disent les dés.
fc-coach-po-level = Dés à égalité
    .text = Égalité : on relance les deux dés, cette fois sans le bonus, une chance sur deux.
    .look = Voilà pourquoi un bon bonus n’est jamais tout à fait sûr.

## Le jeu complet : avant le match

fc-coach-star = Une étoile pour vous
    .text = Deux étoiles, une pour vous ; l’autre est mise de côté et ne va à personne pour l’instant. Les étoiles comptent là où l’on joue : arrières, défenseurs et milieux défensifs pour la défense, les autres pour l’attaque.
    .look = Comparez d’abord les étoiles, puis le profil que demande le style de votre entraîneur. Les comptes près de votre effectif montrent ce qui manque.
    .short = Les étoiles d’abord, puis ce qui manque.
fc-coach-pair = Une paire du marché
    .text = Vous prenez l’une des trois paires, et les deux joueurs viennent chez vous. La place libre est regarnie avant le choix de l’autre club.
    .look = Visez 2, 3, 3, 3, 3 des arrières aux attaquants, pour que personne ne manque dans une ligne.
    .short = Complétez les lignes et profils qui manquent.
fc-coach-home = Recevoir ou se déplacer
    .text = Les deux clubs disent en même temps qui doit recevoir. En cas de désaccord, on tire au sort. Qui reçoit choisit un kop, change après l’autre et engage la seconde mi-temps.
    .look = Recevoir est meilleur : le kop vaut à peu près deux supporters.
    .short = Qui reçoit a le kop.
fc-coach-kop = Quel kop
    .text = Un kop, une fois dans le match. Le kop d’attaque renforce un tir ; le kop de fraîcheur paie deux fraîcheurs pour un pressing ou un exploit.
    .look = Beaucoup de pressings prévus : fraîcheur. Peu, et de bons attaquants : attaque.
    .short = Attaque : un meilleur tir. Fraîcheur : deux à dépenser.
fc-coach-prematch = Compo et quatorze cartes
    .text = En secret, vous choisissez une compo, dix joueurs à leurs postes, un capitaine et les quatorze cartes de votre pioche. On ne joue qu’aux postes imprimés sur sa carte. Si les dix profils égalent le style de votre entraîneur, attaque et défense gagnent 1.
    .look = Des joueurs offensifs nombreux donnent une plus grande main ; des défenseurs font partir leurs attaques plus bas. La première fois, prenez les quatorze proposées : trois tacles, trois pressings, deux attaques placées, deux supporters et des soutiens.
    .short = Vérifiez le style, le capitaine, les quatorze cartes.

## Le jeu complet : un tour

fc-coach-start = Lire la table
    .text = Vos attaques partent de votre attaque moins leur défense : { $bonus }. Les leurs partent de { $theirs }. Touchez les grands nombres pour voir qui apporte quoi. Touchez un joueur pour voir toute sa carte.
    .look = Deux mi-temps de cinq tours ; à chaque tour chacun pioche deux cartes.
    .short = Vous partez de { $bonus }, eux de { $theirs }.
fc-coach-colour = Le ballon a une couleur
    .text = Les cartes de pressing, de tacle et d’attaque portent un ruban de six couleurs. La couleur du ballon dit quelle case compte pour toute la mi-temps, et la case désigne qui agit : le tacleur, le tireur.
    .look = Les joueurs que désignent vos cartes s’allument. Une carte qui désigne un joueur faible vaut moins dans cette mi-temps.
fc-coach-fan = Un supporter pour les tribunes
    .text = En main, un supporter ne fait rien. En tribunes, il sert une fois : +1 ou −1 lors d’un tir, ou une fraîcheur. Une attaque placée demande trois supporters ; vous en avez { $supporters }.
    .look = Presque toujours oui.
    .short = Placez-en un : vous en avez { $supporters } sur les trois qu’il faut.
fc-coach-change = Changements
    .text = Des joueurs du banc peuvent entrer : trois dans le match. Qui entre est frais ; qui sort ne revient pas. Un remplacement permet aussi de réorganiser l’équipe. Il vous en reste { $subs }.
    .look = Pensez aux joueurs fatigués ou avertis dont vous avez besoin : un deuxième jaune est un rouge.
    .short = Il en reste { $subs }. Pensez aux joueurs avertis ou fatigués.
fc-coach-swap = Une permutation
    .text = Un club sans remplacement peut échanger deux joueurs d’un même poste, les deux clubs en même temps. C’est gratuit. Le ruban désigne des places : permuter change qui agit.
    .look = Mettez le meilleur joueur là où pointent vos cartes.
    .short = Gratuit. Le meilleur là où pointent vos cartes.
fc-coach-possession = Chercher le ballon
    .text = L’autre club a le ballon. Un pressing le prend à coup sûr, mais les joueurs désignés paient de la fraîcheur. Un tacle lance deux dés : régulier, 7 ou plus, { $tackle }, sinon faute. Agressif, il a un second jet à 8, { $best } en tout, mais son échec vaut un carton.
    .look = Qui la carte désigne-t-elle, est-ce un joueur frais, averti ? Laisser faire va bien tant qu’ils ne peuvent pas attaquer.
    .short = Pressing : sûr, coûte de la fraîcheur. Tacle { $tackle }, agressif { $best }.
fc-coach-offensive = Attaquer maintenant ?
    .text = Vous avez le ballon. Une attaque placée demande trois supporters ou plus, un exploit trois ou moins ; la carte désigne le tireur. Le tir part de { $bonus } : { $goal }. Sinon, le ballon reste chez vous.
    .look = Vous pourrez ajouter trois supporters au plus, kop compris, et autant de soutiens que vous voulez. À 0, un tir entre une fois sur deux.
    .short = Départ à { $bonus }, { $goal }.
fc-coach-bonus-attack = Poussez votre tir
    .text = Le bonus est à { $bonus } : un but { $goal }. Un supporter ajoute 1, un soutien offensif 2, le kop d’attaque sa valeur. Un de plus donne { $more }. Trois supporters au plus par attaque, et le bonus final s’arrête à +5. On lance les dés quand tous deux acceptent.
    .look = Près de 0 un pas vaut le plus. L’autre peut encore repousser : gardez de la marge.
    .short = { $goal } ; un de plus donne { $more }.
fc-coach-bonus-defence = Repoussez
    .text = Ils attaquent à { $bonus } : un but { $goal }. Un supporter retire 1, ce qui donne { $more }. Un soutien défensif retire 2 à 7 ou plus, { $tackle } ; son échec est une faute, et ils obtiennent un coup franc ou un penalty.
    .look = Une première faute donne un coup franc à 0, une deuxième un penalty à +2. Le soutien est bon quand leur bonus est haut.
    .short = { $goal } ; un supporter donne { $more }.
fc-coach-discard = La limite de main
    .text = À la fin du tour, vous gardez autant de cartes que vous avez de milieux offensifs et d’attaquants : { $limit }. Le reste va à votre défausse, face visible.
    .look = Gardez ce qui servira dans les deux tours à venir. Tout le monde voit ce que vous jetez.
    .short = Gardez-en { $limit }.
fc-coach-tactics = De nouvelles cartes
    .text = Toutes vos cartes sont revenues. Choisissez-en encore quatorze en secret ; joueurs, fraîcheur et cartons restent. Le ballon change de couleur.
    .look = Mené ? Plus d’attaques. En tête ? Tacles et soutiens défensifs.
    .short = Quatorze encore : attaquez si vous êtes mené, défendez sinon.
fc-coach-counter = Une contre-attaque
    .text = Votre gardien a le ballon. Une contre-attaque part aussitôt, avant tout pressing, et ne demande pas de supporters. Elle part de { $bonus } : { $goal }.
    .look = Aucun soutien défensif n’est permis contre elle. Des supporters pour pousser la rendent dangereuse.
    .short = Départ à { $bonus }, { $goal }.
fc-coach-reclaim = Une carte reprise
    .text = Un corner vous rend une carte de votre défausse, à la vue de tous.
    .look = Vous gardez le ballon : une attaque placée, ou un supporter pour plus tard.
    .short = Prenez de quoi gagner la prochaine attaque.
fc-coach-cap = Trois supporters, pas plus
    .text = Dans une offensive, un club dépense trois supporters au plus, kop compris. Vous y êtes ; il reste les soutiens.
    .look = Chaque nouvelle attaque repart de zéro.

## Le jeu complet : ce qui arrive

fc-coach-goal = Un but
    .text = Le dé de l’attaquant plus le bonus final a battu celui du gardien. Le club qui l’encaisse reçoit le ballon sur son capitaine, et le tour s’achève.
    .look = Au prochain tour, le ballon est chez eux : un pressing est bienvenu.
fc-coach-save = Arrêt
    .text = Le dé de l’attaquant plus le bonus n’a pas atteint celui du gardien. Le capitaine du club du gardien a le ballon. Ce club peut contre-attaquer, ou bien on dispute de nouveau le ballon.
    .look = Ce qui est dépensé est perdu, quoi que disent les dés.
fc-coach-level = Dés à égalité
    .text = Égalité : on relance les deux dés sans le bonus. Plus, c’est un but ; moins, un corner ; égal, le poteau, et l’on relance.
    .look = Après une égalité, plus d’arrêt possible.
fc-coach-corner = Un corner
    .text = Les attaquants gardent le ballon et reprennent une carte de leur défausse. Puis l’autre club peut de nouveau chercher le ballon.
    .look = Un corner peut mener à une autre attaque dans le même tour.
fc-coach-foul = Une faute
    .text = Un tacle ou un soutien manqué est une faute : le ballon reste à l’autre club, et on ne le dispute plus dans ce tour. Deux 1 valent en plus un carton.
    .look = L’agressif réussit plus souvent, mais son échec est un carton.
fc-coach-set-piece = Un coup de pied arrêté
    .text = La faute a arrêté l’attaque. À la place, un coup franc part de 0, ou un penalty de +2, quel qu’ait été le bonus.
    .look = Contre une attaque faible, un soutien manqué donne plus qu’il n’aurait pris.
fc-coach-booked = Un carton jaune
    .text = Le joueur est averti ; un deuxième jaune est un rouge. À partir du troisième jaune d’une équipe, chacun retire 1 à sa défense : le malus, près de ses nombres.
    .look = Évitez de tacler avec un joueur averti, ou remplacez-le.
fc-coach-red = Un carton rouge
    .text = Le joueur sort, et l’équipe continue avec un de moins. Au quatrième rouge, le match est perdu.
    .look = Vous pouvez réorganiser ceux qui restent.
fc-coach-injury = Une blessure
    .text = Légère, elle coûte une étoile jusqu’à la fin de la mi-temps. Grave, elle fait sortir le joueur ; quelqu’un du banc peut entrer.
    .look = Gardez un remplacement pour la fin.
fc-coach-decider = Prolonger ?
    .text = Le match est nul. La prolongation n’a lieu que si les deux clubs la veulent ; si l’égalité demeure, les tirs au but décident.
    .look = Oui, si votre équipe est plus fraîche.
    .short = Il faut l’accord des deux.
fc-coach-recruit = Recrues
    .text = Entre les deux matchs, vous choisissez deux joueurs sur cinq, pas tous deux du niveau supérieur.
    .look = Qui vous manque par suspension ou blessure ?
    .short = Deux sur cinq, un seul du niveau supérieur.
fc-coach-kickers = Cinq tireurs
    .text = En secret, vous nommez cinq joueurs dans l’ordre de leurs tirs. Chaque tir part de +2, quel que soit le tireur.
    .look = Devant le but tous se valent ; seul l’ordre reste secret.
    .short = Cinq dans l’ordre ; chaque tir à +2.
