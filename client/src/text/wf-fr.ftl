### La table de Worldwide Football dans le client, en français. Ce que dit le jeu lui-même vient de son paquet.

## Cartes

wf-ui-worth = vaut { $pa } PA
wf-ui-threshold = prend le ballon à partir de { $need } au d20, moins les PA
wf-ui-foul-range = Faute { $range }
wf-ui-at = à { $pa } PA
wf-ui-answer = { $name } : il faut { $need }, { $win }
wf-ui-answer-foul = { $name } : il faut { $need }, { $win }, faute { $foul }
wf-ui-foul = faute
wf-ui-post-g = gardien
wf-ui-post-d = défenseur
wf-ui-post-m = milieu
wf-ui-post-a = attaquant
wf-ui-roll = d20 à partir de { $need } : { $win }

## La table

wf-ui-attack-of = Attaque : { $team }
wf-ui-track = { $pa } points d’attaque sur 8 ; on peut tirer à partir de 6
wf-ui-track-none = Pas d’attaque
wf-ui-line = Cette attaque, carte par carte
wf-ui-line-empty = Pas encore de carte dans cette attaque
wf-ui-state-open = attend
wf-ui-state-valid = compte
wf-ui-state-stopped = arrêtée
wf-ui-state-failed = ratée
wf-ui-state-played = jouée
wf-ui-state-countered = contrée
wf-ui-state-fouled = faute
wf-ui-piece-free-kick = Coup franc
wf-ui-piece-corner = Corner
wf-ui-safe = La carte suivante ne peut pas être défendue
wf-ui-waiting = Prochain tir { $bonus }
wf-ui-block = Bloc défensif { $bonus }
wf-ui-answers = Ce qu’il faut pour répondre
wf-ui-answers-to = { $card } : ce qu’il faut pour répondre
wf-ui-would-meet = { $card } : ce qui l’attend
wf-ui-shut = Aucune carte de défense ne peut y répondre.
wf-ui-no-answer = Aucune carte n’y répond.
wf-ui-shot = Le tir
wf-ui-then-shot = Si personne ne l’arrête
wf-ui-shot-dice = { $dice } dés, le meilleur compte
wf-ui-shot-goal = but
wf-ui-shot-corner = corner
wf-ui-shot-save = arrêt
wf-ui-shot-off = à côté
wf-ui-stars = { $count ->
    [one] { $count } étoile sur { $most }
   *[other] { $count } étoiles sur { $most }
  }
wf-ui-stars-n = { $count ->
    [one] 1 étoile
   *[other] { $count } étoiles
  }
wf-ui-stars-word = Étoiles
wf-ui-subs-word = Remplacements restants
wf-ui-abilities = Capacités
wf-ui-hand = Votre main
wf-ui-hand-empty = Votre main est vide.
wf-ui-hand-of = { $count } cartes Action, { $people } cartes Joueur
wf-ui-known = Connues : { $cards }
wf-ui-captain = capitaine
wf-ui-reds = { $count ->
    [one] 1 carton rouge
   *[other] { $count } cartons rouges
  }
wf-ui-has-ball = a le ballon
wf-ui-home = à domicile
wf-ui-subs = { $count ->
    [one] 1 remplacement restant
   *[other] { $count } remplacements restants
  }
wf-ui-piles = { $count } dans la pioche, { $people } cartes Joueur ; { $lying } dans les défausses. Ouvrir les défausses
wf-ui-piles-of = Piles : { $team }
wf-ui-discard = Défausse : { $count }
wf-ui-discard-empty = Rien n’y est encore.
wf-ui-people-discard = Cartes Joueur jouées
wf-ui-gone = Sortis du match
wf-ui-pile = Pioche : { $count }, cartes Joueur : { $people }
wf-ui-pile-known = Ce qui s’y trouve encore, dans un ordre que personne ne connaît :
wf-ui-pile-hidden = Personne ne sait ce qui s’y trouve.
wf-ui-pile-empty = Vide : la mi-temps s’achève quand les deux auront rendu le ballon l’un après l’autre.
wf-ui-taking = Choisissez parmi ces cartes
wf-ui-you-named = { $name } (vous)
wf-ui-yourself = Vous
wf-ui-place = Place { $n }

## Réponses

wf-ui-pass = Laisser faire
wf-ui-pass-die = Garder ce lancer
wf-ui-pass-change = Continuer
wf-ui-let = Laisser passer
wf-ui-let-dry = Laisser passer sans piocher
wf-ui-let-note = Vous piochez 2 cartes Action
wf-ui-let-note-four = Chacun de vous pioche 1 carte Action
wf-ui-give = Rendre le ballon
wf-ui-give-note = Piocher, puis défausser une carte
wf-ui-give-note-few = { $count ->
    [0] Plus rien à piocher
    [one] Piocher la dernière carte
   *[other] Piocher les { $count } dernières cartes
  }
wf-ui-to-partner = Passer le ballon au partenaire
wf-ui-oneself = Vous
wf-ui-mate = Votre partenaire
wf-ui-reroll = Relancer
wf-ui-no-hurry = Prenez votre temps. Personne ne voit si vous pouviez faire quelque chose ici.
wf-ui-nothing-fits = Aucune de vos cartes ne convient à ce moment.
wf-ui-waive = Ne plus demander ici
wf-ui-waive-note = Un tel moment passe alors de lui-même tant que rien ne convient.
wf-ui-waive-all = Laisser passer tous ces moments
wf-ui-waive-all-note = Quoi que vous ayez en main, pour que personne n’en tire rien.
wf-ui-goes = Ce moment passe de lui-même.
wf-ui-ask-me = Me demander de nouveau
wf-ui-waived = { $count ->
    [one] Une sorte de moments passe d’elle-même.
   *[other] { $count } sortes de moments passent d’elles-mêmes.
  }
wf-ui-take-off = Sort pour le reste du match, une étoile pour vous.
wf-ui-with = Jouée avec
wf-ui-of = sur { $need }
wf-ui-discard-send = { $count ->
    [one] Défausser cette carte
   *[other] Défausser ces { $count } cartes
  }
wf-ui-seal = Sceller le choix
wf-ui-hint-attack = Touchez une carte ou une capacité éclairée.
wf-ui-hint-defence = Touchez une carte éclairée pour répondre, ou laissez passer.
wf-ui-hint-teams = Touchez une équipe pour voir ses joueurs, puis confirmez.
wf-ui-hint-give-back = Touchez la carte qui part.

## Avant le match, mi-temps, penaltys

wf-ui-taken = Prise
wf-ui-ground = Stade
wf-ui-ground-none = Le stade de personne
wf-ui-ground-none-text = Aucun stade ne compte.
wf-ui-ground-of = { $team } à domicile
wf-ui-three = Les trois de votre carte Équipe
wf-ui-two-of-six = Deux de plus, en secret
wf-ui-before = Avant le match
wf-ui-half-time = Mi-temps
wf-ui-half-time-text = Deux étoiles reviennent. Vos deux capacités libres peuvent changer.
wf-ui-full-time = Fin du match
wf-ui-half = mi-temps { $half }
wf-ui-half-brief = MT{ $half } · { $attack }
wf-ui-half-word = Mi-temps
wf-ui-kicker = Tireur
wf-ui-keeper = Gardien
wf-ui-duel = Chacun choisit un nombre de 1 à 6. Le même nombre est un arrêt, tout autre un but.
wf-ui-kick-in = dedans
wf-ui-kick-out = arrêté
wf-ui-kick-open = à venir
wf-ui-needs = il faut { $need }
wf-ui-against = contre { $quality }

## Ce qui se montre en grand

wf-ui-show-goal = But !
wf-ui-show-kick-off = Coup d’envoi
wf-ui-show-let-by = Laissé passer
wf-ui-show-won-ball = Ballon pris
wf-ui-show-counter-failed = Non contré
wf-ui-show-countered-by = Contré
wf-ui-show-off-target = À côté
wf-ui-show-saved-it = Arrêt
wf-ui-show-foul-by = Faute
wf-ui-show-yellow = Carton jaune
wf-ui-show-red = Carton rouge
wf-ui-show-piece-free-kick = Coup franc indirect
wf-ui-show-piece-corner = Corner
wf-ui-show-piece-direct = Coup franc direct
wf-ui-show-piece-penalty = Penalty
wf-ui-show-simulated-yes = L’arbitre siffle
wf-ui-show-simulated-no = Jouez
wf-ui-show-gave-back = Ballon rendu
wf-ui-show-half-time = Mi-temps
wf-ui-show-full-time = Fin du match
wf-ui-show-shoot-out-begins = Tirs au but
wf-ui-show-substituted = Remplacement
wf-ui-show-ground-is = Le stade est connu
wf-ui-show-ball-passed = Au partenaire

## Options, par groupes

wf-group-mode = Le jeu
    .help = Le jeu de base, ou tout.
wf-group-modules = Modules
    .help = Chacun se joue sans les autres.
wf-group-ground = Stade
    .help = À qui il est, et ce qu’il fait.
wf-group-play = Cartes
    .help = Pioches, cartes Joueur, questions.
wf-group-pieces = Fautes et coups de pied arrêtés
    .help = Ce que la règle imprimée laisse ouvert.
wf-group-end = La fin
    .help = D’une mi-temps et du match.

## Page d’accueil et apprentissage

wf-start-kicker = Nouveau · cartes et nations
wf-start-play = Jouer le mode Amateur
wf-start-setup = Préparer un match
wf-start-learn = Apprendre en cinq minutes
wf-learn = Apprendre Worldwide Football
wf-learn-lead = Une courte leçon montre le jeu, un vrai match avec le guide à vos côtés le fait essayer : d’abord le mode Amateur, puis un module du mode Professionnel après l’autre.
wf-learn-amateur-time = Cinq minutes
wf-learn-amateur = Le mode Amateur
wf-learn-amateur-text = Construisez une attaque carte par carte, tirez à partir de 6 points, et arrêtez les leurs au d20. Le guide explique chaque question les premières fois qu’elle vient.
wf-learn-begin = Un match avec le guide
wf-learn-further = Un autre match avec le guide
wf-learn-again = Depuis le début
wf-learn-points = Ce qu’il y a à apprendre
wf-learn-known = su
wf-learn-modules = Le mode Professionnel, module par module
wf-learn-modules-text = Chacun a une leçon de quelques étapes, et un match contre l’ordinateur où seul ce module s’ajoute au jeu de base.
wf-learn-try = Essayer en match
wf-learn-all = Maintenant tout le mode Professionnel
wf-learn-book = Toutes les règles

## Le guide

wf-coach = Guide
wf-coach-happened = Ce qui s’est passé
wf-coach-progress = { $done } sur { $all } appris
wf-coach-rule = Lire la règle { $rule }
wf-coach-understood = Compris
wf-coach-longer = Expliquer encore
wf-coach-wait = Le guide parle quand on vous demande quelque chose.
wf-coach-finish = Vous connaissez le jeu. Essayez maintenant un module du mode Professionnel.
wf-coach-so-far = { $done } points sur { $all } appris jusqu’ici. Le prochain match apportera les autres.
wf-coach-hand = Votre main
    .text = Les cartes orange attaquent, les vertes défendent, les sombres tirent. Les cartes Joueur attendent leur moment et s’éclairent quand il vient. Vous pouvez tenir dix cartes Action et trois cartes Joueur.
wf-coach-attack = Votre attaque, { $pa } PA
    .text = Jouez les cartes une à une pour réunir des points d’attaque (PA) ; à partir de 6, vous pouvez tirer. Sous une carte se lit la chance de chaque défense : plus vous avez de points, plus on vous arrête facilement. Rien de bon en main ? Rendez le ballon, piochez trois cartes et défaussez-en une.
wf-coach-range = À portée de tir : { $pa } PA
    .text = À partir de 6 PA, un tir peut être joué. À 7 et 8 il vaut plus, mais chaque carte de plus peut être arrêtée. Le panneau près de l’attaque montre les deux chances.
wf-coach-free-kick = Coup franc
    .text = La carte suivante doit être une passe, une passe longue, une passe en profondeur ou un centre, et personne ne peut l’arrêter.
wf-coach-corner = Corner
    .text = Vous reprenez à { $pa } PA. Commencez par une passe, une passe longue ou un centre ; ils peuvent le défendre.
wf-coach-defence = Une carte contre vous
    .text = Laissez passer et piochez deux cartes, ou répondez d’une carte qu’elle nomme. { $fit ->
        [yes] Votre meilleure réponse demande { $need } au d20 : { $twenties } chances sur 20.
       *[no] Vous n’en avez aucune en main.
    } Si vous manquez, la carte compte et vous ne piochez pas.
wf-coach-defence-pair = Une carte contre vous deux
    .text = Le capitaine défend, laisse faire le partenaire, ou laisse passer : chacun de vous pioche alors une carte. Si le partenaire ne défend pas non plus, personne ne pioche.
wf-coach-shut = Cette carte ne peut pas être défendue
    .text = Aucune carte de défense n’y répond et personne ne pioche. Seule une carte Joueur y pourrait quelque chose.
wf-coach-block = Bloc défensif
    .text = Sur la première carte de leur attaque, une étoile donne +3 à toutes vos cartes de défense jusqu’à sa fin.
wf-coach-simulation = Ils ont joué une carte de défense
    .text = Simulation coûte une étoile. Si le d20 suffit, c’est une faute sur vous ; sinon le ballon est perdu.
wf-coach-boost = Il manque peu
    .text = Une carte Joueur peut encore s’ajouter à votre lancer.
wf-coach-counter = Une carte Joueur est posée
    .text = Certains défenseurs peuvent annuler son effet à ce moment. Si aucun des vôtres ne convient, laissez faire.
wf-coach-recover = Vous avez pris le ballon
    .text = Contre-attaque et certaines cartes Joueur se jouent à cet instant précis : votre attaque part alors avec de l’avance.
wf-coach-after = Votre carte compte
    .text = Les cartes Joueur et capacités qui viennent après elle se jouent maintenant, avant le dé.
wf-coach-keeper = Leur tir vaut { $quality }
    .text = Votre carte de gardien peut aider maintenant, avant le dé du gardien. Il faut plus que le résultat du gardien pour marquer.
wf-coach-reroll = Encore une fois ?
    .text = Vous pouvez relancer ; le second résultat est alors le bon.
wf-coach-saved = Arrêté
    .text = Certains attaquants font vivre l’attaque à ce moment.
wf-coach-give-back = Vous avez rendu le ballon
    .text = Choisissez une carte à défausser. S’il en restait moins de trois dans la pioche, ce n’est pas obligatoire.
wf-coach-excess = Trop de cartes
    .text = Dix cartes Action et trois cartes Joueur au plus. Choisissez celles qui vous manqueront le moins.
wf-coach-sanction = Un carton
    .text = Le jaune coûte une carte de votre choix, le rouge trois ; après un rouge, vous tenez moins de cartes jusqu’à la fin du match.
wf-coach-penalty = Penalty pour vous
    .text = Choisissez un nombre de 1 à 6. Si le gardien en a choisi un autre, c’est but.
wf-coach-penalty-keeper = Penalty contre vous
    .text = Devinez leur nombre, de 1 à 6, et c’est un arrêt.
wf-coach-change = Le ballon change d’équipe
    .text = { $subs ->
        [yes] Entre deux attaques, certaines capacités se jouent, et un joueur peut sortir contre une étoile.
       *[no] Entre deux attaques, certaines capacités se jouent.
    }
wf-coach-stoppage = Le jeu est arrêté
    .text = Un jeton et une carte Joueur de votre main rapportent une étoile. Ce joueur ne revient pas.
wf-coach-abilities = Deux capacités de plus
    .text = Trois sont à votre équipe. Choisissez-en deux parmi les six autres ; ils choisissent en même temps, et tout se montre ensemble. Vous avez { $stars } étoiles pour les payer.
wf-coach-ground = Quel stade ?
    .text = À domicile, une ligne de plus de la carte Équipe compte. Si vous ne nommez pas le même stade, il n’y en a pas.
wf-coach-captain = Qui est capitaine ?
    .text = Le capitaine dit qui attaque et qui défend, et c’est lui qui use des étoiles.
wf-coach-start = Le ballon est à vous
    .text = Le capitaine dit lequel de vous commence. Celui qui a le ballon peut ensuite le passer au partenaire.
wf-coach-search = Choisissez une carte
    .text = Elle va dans votre main, et ils ne voient pas laquelle c’est.
wf-coach-discard = Une carte doit partir
    .text = C’est le prix d’une carte ou d’une capacité. Choisissez celle qui vous manquera le moins.
wf-coach-captain-star = Une étoile d’abord ?
    .text = Votre partenaire va agir. Vous êtes capitaine : une étoile peut servir avant cela.
wf-coach-team = Choisissez une équipe
    .text = Chaque équipe a sept cartes Joueur à elle. Touchez-en une pour les lire.
wf-coach-end = Une pioche est vide
    .text = La mi-temps s’achève quand vous aurez rendu le ballon l’un après l’autre. D’ici là, jouez avec ce que vous tenez.
wf-coach-goal = But
    .text = Le tir dépassait le résultat du gardien. L’équipe qui l’a pris attaque ensuite, à partir de 0 PA.
wf-coach-foul = Une faute
    .text = Un lancer très bas d’un tacle ou d’un pressing : la carte compte quand même. Jusqu’à 5 PA suit un coup franc indirect, à 6 un direct, à 7 ou 8 un penalty.

## Les parcours : des matchs dont le déroulement est écrit. Les nombres viennent de la table.

wf-course-go = Continuer
wf-course-all = Toutes les leçons
wf-course-plays = Le jeu continue…
wf-course-take = Suivre la leçon
wf-course-again = La refaire
wf-course-taken = suivie
wf-course-step = Étape { $n } sur { $all }
wf-course-steps = { $count } étapes

wf-course-amateur = Le mode Amateur en cinq minutes
    .text = Vous donnez le coup d’envoi avec huit cartes Action et une carte Joueur. Les orange attaquent, les vertes défendent, les sombres tirent. Regardez-les, puis continuez.
wf-course-amateur-1 = La première carte
    .now = Une attaque commence à 0 point d’attaque (PA), et il en faut 6 pour tirer.
    .do = Jouez la Passe : elle vaut 2 PA.
wf-course-amateur-2 = Ils laissent passer
    .now = Ils ont laissé passer et pioché deux cartes. Vous avez { $pa } PA et une carte Joueur de plus.
    .do = Jouez le Dribble : 1 PA, et une carte à piocher.
wf-course-amateur-3 = Une défense ratée
    .now = Ils ont pressé ; il fallait { $needed } au d20, ils ont fait { $rolled } : votre dribble compte.
    .do = Vous avez { $pa } PA. Jouez la Passe longue, qui en vaut 3.
wf-course-amateur-4 = Ballon perdu
    .now = Interception : plus vous avancez, plus c’est facile, et { $rolled } suffisait pour { $needed }. À présent ils attaquent et ont joué une passe.
    .do = Laissez passer et piochez deux cartes : arrêter une première passe demande beaucoup de chance.
wf-course-amateur-5 = À vous de défendre
    .now = À { $pa } PA, ils jouent une Passe longue. Votre Interception demande { $need } : { $twenties } chances sur 20.
    .do = Jouez l’Interception.
wf-course-amateur-6 = Une étoile
    .now = Vous avez fait { $rolled } : le ballon est à vous. C’est le moment de Contre-attaque : votre attaque commence alors en avance.
    .do = Dépensez une étoile pour Contre-attaque.
wf-course-amateur-7 = On reconstruit
    .now = Vous commencez à { $pa } PA au lieu de 0.
    .do = Jouez la Passe que vous avez piochée.
wf-course-amateur-8 = Une carte à prérequis
    .now = Une Passe en profondeur ne se joue qu’aux PA qu’elle porte. Votre carte suivante ne peut alors plus être défendue.
    .do = Vous êtes à { $pa } : jouez la Passe en profondeur.
wf-course-amateur-9 = À portée de tir
    .now = À { $pa } PA, vous pouvez tirer, et cette fois ils ne peuvent ni défendre ni piocher.
    .do = Jouez le Tir.
wf-course-amateur-10 = Une carte Joueur
    .now = Votre attaquant se joue après un tir : deux dés sont lancés, et le meilleur compte.
    .do = Posez l’attaquant.
wf-course-amateur-end = But !
    .text = Votre meilleur dé a dépassé celui du gardien. C’est à eux d’attaquer. Quand votre main ne vaut rien, rendez le ballon : trois cartes piochées, une défaussée. Une mi-temps s’achève quand une pioche est vide et que vous avez rendu le ballon l’un après l’autre. Voilà tout le mode Amateur.

wf-course-cards = D’autres cartes Action
    .text = Six cartes de plus dans chaque pioche : le Une-deux, le Renversement, la Feinte, le Tir précoce, le Tacle glissé et la Lecture du jeu. Vous commencez avec quelques-unes.
wf-course-cards-1 = Pas tout de suite
    .now = Une Feinte demande de 1 à 3 PA : une attaque ne peut pas commencer par elle.
    .do = Jouez d’abord le Dribble.
wf-course-cards-2 = La Feinte
    .now = Vous êtes à { $pa } PA. Une Feinte en vaut 1, et votre carte suivante ne peut pas être défendue.
    .do = Jouez la Feinte.
wf-course-cards-3 = Sans défense
    .now = Rien ne peut arrêter votre carte suivante : que ce soit celle qui vaut le plus.
    .do = Jouez la Passe longue.
wf-course-cards-4 = Son prix
    .now = Une Passe longue vous coûte une carte.
    .do = Défaussez-en une, mais gardez le Tir précoce.
wf-course-cards-5 = Sans attendre
    .now = Vous êtes à { $pa } PA. Un Tir précoce n’attend pas 6, mais il est plus facile à arrêter.
    .do = Jouez le Tir précoce.
wf-course-cards-end = But !
    .text = Le Tacle glissé prend plus de ballons que le Tacle et fait plus de fautes ; la Lecture du jeu est une meilleure interception ; le Une-deux fait piocher.

wf-course-foul = Fautes et coups de pied arrêtés
    .text = En mode Professionnel, un dé de défense très bas est une faute : la carte compte quand même, et les PA qu’elle atteint décident du coup de pied arrêté.
wf-course-foul-1 = Un tacle qui risque la faute
    .now = Vous êtes à { $pa } PA. Touchez le Dribble : chaque défense montre sa chance et, hachurée, celle d’une faute.
    .do = Jouez le Dribble.
wf-course-foul-2 = Coup franc indirect
    .now = Leur tacle a fait un { $rolled } naturel : faute. À { $pa } PA, c’est un coup franc indirect : la carte suivante doit être une passe, une passe longue, une passe en profondeur ou un centre, et personne ne peut l’arrêter.
    .do = Jouez la Passe longue.
wf-course-foul-3 = Son prix
    .now = La Passe longue compte : { $pa } PA. Elle vous coûte une carte.
    .do = Défaussez-en une, mais gardez le Dribble.
wf-course-foul-4 = Plus près
    .now = Une faute qui mène à 6 PA est un coup franc direct, un tir immédiat avec un bonus de 1. À 7 ou 8, c’est un penalty.
    .do = Jouez le Dribble : il mènerait à 7.
wf-course-foul-5 = Penalty
    .now = Encore une faute, à { $pa } PA. Vous choisissez un nombre, le gardien aussi. Deux nombres différents font un but.
    .do = Choisissez un nombre.
wf-course-foul-end = C’était un penalty
    .text = Seul le nombre du dé fait la faute ; aucun bonus n’en crée ni n’en évite. Qui tacle connaît le prix : il est sur la carte.

wf-course-card = Jaune et rouge
    .text = Les pires lancers d’un tacle ou d’un pressing valent un carton. Ils attaquent et ont joué une Passe longue.
wf-course-card-1 = Un risque
    .now = Ils dribblent à { $pa } PA. Votre Tacle demande { $need } : { $twenties } chances sur 20. Ses plus petits nombres sont des fautes, et les pires d’entre eux valent un carton.
    .do = Défendez avec le Tacle.
wf-course-card-2 = Jaune
    .now = Un { $rolled } naturel : faute et carton jaune. Un jaune coûte une carte de votre choix.
    .do = Défaussez celle qui vous manquera le moins.
wf-course-card-end = Une carte de moins
    .text = Un 1 naturel aurait été rouge : trois cartes, et plus que sept cartes Action et deux cartes Joueur jusqu’à la fin du match, cinq et une après un second rouge. Leur dribble compte, et un coup franc suit.

wf-course-corner = Les corners
    .text = Si le résultat du gardien égale votre tir, c’est un corner et non un arrêt. Vous êtes à { $pa } PA, avec deux tirs en main.
wf-course-corner-1 = Un tir
    .now = À 7 PA, votre dé a un bonus de 1. Un but a { $goal } % de chances, un corner environ une sur six.
    .do = Jouez le Tir.
wf-course-corner-2 = Corner
    .now = Les deux résultats étaient égaux. Votre attaque reprend à { $pa } PA ; la carte suivante doit être une passe, une passe longue ou un centre, et ils peuvent la défendre.
    .do = Jouez le Centre : il améliore aussi votre prochain tir.
wf-course-corner-3 = Encore une fois
    .now = Vous êtes à { $pa } PA, et le Centre ajoute 1 : un but a { $goal } % de chances.
    .do = Jouez le Tir.
wf-course-corner-end = But !
    .text = Après un corner, une carte suffit pour revenir à portée de tir. Gardez-en une.

wf-course-wide = Les tirs non cadrés
    .text = Un 1 naturel au tir passe à côté, quel que soit le bonus. Vous êtes à { $pa } PA, avec un Dribble et un Tir.
wf-course-wide-1 = Tirer ou continuer ?
    .now = Un tir à présent est un but { $goal } fois sur 100. Plus de PA donnent plus de valeur aux cinq autres faces du dé.
    .do = Jouez d’abord le Dribble.
wf-course-wide-2 = À 8
    .now = À { $pa } PA, c’est { $goal } fois sur 100.
    .do = Jouez le Tir.
wf-course-wide-end = À côté
    .text = Un 1 naturel. Cela arrive une fois sur six, et monter à 8 PA restait le bon choix. Contre le 1 lui-même, rien ne vaut que les cartes qui le disent.

wf-course-team = Cartes Équipe et autres capacités
    .text = Votre carte Équipe vous donne un nombre d’étoiles et trois capacités. Harrowick a peu d’étoiles, mais de quoi bien les employer.
wf-course-team-1 = Deux en secret
    .now = Vous choisissez deux des six autres capacités ; eux aussi. Puis tout est montré. Vous avez { $stars } étoiles pour les payer.
    .do = Choisissez-en deux et scellez le choix.
wf-course-team-2 = Piège du hors-jeu
    .now = Votre Interception n’a pas suffi, et ils jouent une Passe longue à { $pa } PA. Le Piège du hors-jeu remplace la carte de défense : un d20 décide, et plus ils sont loin, plus c’est facile.
    .do = Touchez le Piège du hors-jeu éclairé et jouez-le : une étoile.
wf-course-team-3 = Le ballon change d’équipe
    .now = Vous avez fait { $rolled } : hors-jeu. Entre deux attaques, Endurance fait piocher deux cartes Action et une carte Joueur.
    .do = Dépensez votre dernière étoile pour Endurance.
wf-course-team-end = Deux étoiles bien employées
    .text = Deux étoiles reviennent à la mi-temps. Les deux capacités choisies peuvent alors changer, les trois de la carte Équipe restent.

wf-course-sub = Les remplacements
    .text = Vous tenez une carte Joueur peu utile en ce moment, et une étoile est partie. Trois fois par match, vous pouvez retirer une carte Joueur contre une étoile.
wf-course-sub-1 = Rien qui mène loin
    .now = Vous êtes à { $pa } PA, et aucune carte de votre main ne mène au tir.
    .do = Rendez le ballon.
wf-course-sub-2 = Trois piochées, une défaussée
    .now = Vous avez pioché trois cartes.
    .do = Défaussez celle qui vous manquera le moins.
wf-course-sub-3 = Le moment des changements
    .now = Quand le ballon change d’équipe, et quand le jeu s’arrête pour une faute ou un corner, une carte Joueur peut sortir : un jeton contre une étoile.
    .do = Sortez le gardien.
wf-course-sub-end = De nouveau { $stars } étoiles
    .text = Ce joueur ne reviendra pas, même après la pause, et vous n’aurez jamais plus d’étoiles qu’au départ.

wf-course-ground = À domicile
    .text = Si vous êtes convenus de l’équipe qui reçoit, sa carte Équipe a une ligne de plus, qui vaut pendant tout le match. Vous êtes Talinde, à domicile.
wf-course-ground-1 = Une main pauvre
    .now = Au stade de Talinde, rendre le ballon fait piocher quatre cartes au lieu de trois.
    .do = Rendez le ballon.
wf-course-ground-2 = Quatre piochées, une défaussée
    .now = Vous avez pioché quatre cartes.
    .do = Défaussez celle qui vous manquera le moins.
wf-course-ground-end = Le stade aide
    .text = Chacun des cinq stades change autre chose. Touchez le signe du stade à côté de l’écusson pour le lire.

## Un module à la fois

wf-lesson-less = Cacher
wf-lesson-more = Relire
wf-lesson-cards = Plus de cartes Action
    .text = Six cartes de plus dans chaque pioche : le une-deux, le renversement, la feinte, un tir dès 5 PA, le tacle glissé et une meilleure interception.
    .done = Vous avez vu les grandes pioches. Cherchez le tir dès 5 PA.
wf-lesson-foul = Fautes et coups de pied arrêtés
    .text = Un dé de défense très bas est une faute : la carte compte quand même, et les PA alors atteints décident du coup de pied arrêté. Jusqu’à 5, un coup franc indirect, que la carte suivante joue sans être défendue ; à 6, un coup franc direct, un tir immédiat à d6 + 1 ; à 7 ou 8, un penalty, où chacun choisit un nombre et où deux nombres différents font un but.
    .done = C’était une faute. Aucun bonus n’en crée ni n’en évite.
wf-lesson-card = Jaune et rouge
    .text = Les pires lancers d’un tacle ou d’un pressing valent un carton. Jaune : défaussez une carte de votre choix. Rouge : défaussez-en trois, et n’ayez plus que sept cartes Action et deux cartes Joueur jusqu’à la fin du match, cinq et une après un second rouge.
    .done = Un carton a été montré. Les tacles risqués ont leur prix.
wf-lesson-corner = Les corners
    .text = Si le résultat du gardien égale le tir, c’est un corner et non un arrêt. L’attaque reprend à 5 PA, et la carte suivante doit être une passe, une passe longue ou un centre ; elle peut être défendue.
    .done = D’un corner, une carte suffit pour revenir à portée de tir.
wf-lesson-wide = Les tirs non cadrés
    .text = Un 1 naturel au tir n’est pas cadré, quel que soit le bonus. Plus de PA donnent plus de valeur aux cinq autres faces. Contre le 1 lui-même, rien ne vaut que les cartes qui le disent.
    .done = À côté. Cela arrive une fois sur six.
wf-lesson-team = Cartes Équipe et autres capacités
    .text = Votre carte Équipe vous donne un nombre d’étoiles et trois capacités ; vous en choisissez deux parmi les six autres, en secret, et pouvez changer ces deux-là à la mi-temps.
    .done = Une étoile est dépensée. Deux reviennent à la mi-temps.
wf-lesson-sub = Les remplacements
    .text = Quand le ballon change d’équipe, vous pouvez retirer du match une carte Joueur de votre main et recevoir une étoile. Trois fois par match, et jamais plus d’étoiles qu’au départ.
    .done = Un jeton de moins, une étoile de plus. Ce joueur ne reviendra pas.
wf-lesson-ground = À domicile
    .text = Si l’on est convenu de l’équipe qui reçoit, la carte Équipe de celle-ci a une ligne de plus, qui vaut pendant tout le match. Dans ce match, vous recevez : touchez le stade près de votre écusson pour la lire.
    .done = Chacun des cinq stades change autre chose.

## Le match en chiffres

wf-ui-report = Le match en chiffres
wf-ui-report-goals = Buts
wf-ui-report-figures = Chiffres
wf-ui-report-when = mi-temps { $half }, attaque { $attack }
wf-ui-end-attack = attaque { $attack }
wf-ui-end-none = Pas de but
wf-ui-report-piece-free-kick = coup franc
wf-ui-report-piece-penalty = penalty
wf-ui-report-attacks = Attaques
wf-ui-report-points = Points par attaque
wf-ui-report-shots = Tirs
wf-ui-report-expected = Buts attendus
wf-ui-report-given = Ballons rendus
wf-ui-report-passed = Cartes laissées passer
wf-ui-report-defended = Défenses réussies
wf-ui-report-stars = Étoiles dépensées
wf-ui-report-people = Cartes Joueur jouées
wf-ui-report-substitutions = Remplacements
wf-ui-report-fouls = Fautes
wf-ui-report-cards = Cartons
wf-ui-report-luck = La chance aux dés
wf-ui-report-even = { $team } a eu la chance à laquelle on pouvait s’attendre.
wf-ui-report-lucky = { $team } : { $by } lancers et buts de plus qu’attendu.
wf-ui-report-unlucky = { $team } : { $by } lancers et buts de moins qu’attendu.
wf-ui-report-faces = { $die } en moyenne { $mean }.
wf-ui-report-every = Chaque tir ({ $count })
wf-ui-report-rolls = Chaque d20 ({ $count })
wf-ui-report-roll = il fallait { $need }, lancé { $natural }
wf-ui-report-roll-trap = Piège du hors-jeu
wf-ui-report-roll-person = Carte Joueur
wf-ui-report-roll-simulation = Simulation
wf-ui-report-roll-counter = Contre
wf-ui-report-won = réussi
wf-ui-report-failed = raté
wf-ui-report-foul = faute
wf-ui-report-used = Le plus joués
