### FootClub en français. Ce que dit la table : questions, choix, récit, raisons, résultats.
### $team, $other, $home-team et $away-team sont des noms de clubs ; $name, $other (dans le récit) et
### $names, de joueurs ; $card et $cards, de cartes Match. Rien ne s’accorde avec un nom de joueur.

fc-name = FootClub
    .line = Recrutez un effectif, choisissez en secret onze joueurs et quatorze cartes, et poussez le bonus jusqu’à ce que l’autre cède.

# où en est un match, dans une liste de matchs
fc-standing = { $leg ->
    [1] match aller,{" "}
    [2] match retour,{" "}
   *[other] {""}
}{ $period ->
    [0] avant le match
    [1] 1re mi-temps, tour { $turn }
    [2] 2de mi-temps, tour { $turn }
    [3] prolongation, tour { $turn }
   *[other] tirs au but
}
fc-standing-turn = tour { $turn }

## Les mots des cartes

fc-line-fb = Arrières latéraux
    .one = arrière latéral
    .short = AL
fc-line-cb = Défenseurs centraux
    .one = défenseur central
    .short = DC
fc-line-dm = Milieux défensifs
    .one = milieu défensif
    .short = MD
fc-line-am = Milieux offensifs
    .one = milieu offensif
    .short = MO
fc-line-fw = Attaquants
    .one = attaquant
    .short = AT
fc-role-coach = Entraîneur
fc-role-keeper = Gardien
    .short = G

fc-profile-technical = Technique
fc-profile-physical = Physique
fc-profile-tactical = Tactique

fc-strength-speedster = Accélérateur
fc-strength-finisher = Adroit
fc-strength-stopper = Intraitable
fc-strength-versatile = Polyvalent
fc-strength-ball-winner = Ratisseur
fc-strength-enforcer = Rugueux

fc-kind-press = Pressing
fc-kind-tackle = Tacle
fc-kind-set-attack = Attaque placée
fc-kind-solo-run = Exploit individuel
fc-kind-counter = Contre-attaque
fc-kind-fans = Supporters
fc-kind-attack-support = Soutien offensif
fc-kind-defence-support = Soutien défensif

fc-card-press = Pressing { $number }
fc-card-tackle = Tacle { $number }
fc-card-set-attack = Attaque placée { $number }
fc-card-solo-run = Exploit individuel { $number }
fc-card-counter = Contre-attaque { $number }
fc-card-fans = Supporters
fc-card-attack-support = Soutien offensif
fc-card-defence-support = Soutien défensif { $number }

fc-colour-1 = rouge
fc-colour-2 = orange
fc-colour-3 = jaune
fc-colour-4 = vert
fc-colour-5 = bleu
fc-colour-6 = violet

fc-kop-attack = Kop d’attaque
fc-kop-freshness = Kop de fraîcheur

fc-side-0 = Bleu
fc-side-1 = Rouge
fc-seat-0 = Premier club
fc-seat-1 = Second club

## What the levels of the computer do

fc-level-1 = Tire au sort la plupart de ses réponses : parfait pour un premier match.
fc-level-2 = Regarde une réponse devant soi avec du bon sens, et se trompe souvent.
fc-level-3 = Imagine ce que vous pouvez avoir en main et joue le tour dans sa tête, mais se trompe dans bien des réponses.
fc-level-4 = Imagine plus de façons dont les cartes peuvent se trouver, et se trompe moins.
fc-level-5 = Pèse encore deux fois plus de possibilités ; se trompe encore de temps en temps.
fc-level-6 = Le plus fort : il imagine des centaines de façons dont les cartes peuvent se trouver, deux tours plus loin, et ne se trompe jamais exprès. Il ne voit jamais votre main.

## Phases

fc-phase-staff = Entraîneurs et gardiens
fc-phase-starter = Qui ouvre le mercato
fc-phase-reveal = Mercato
fc-phase-draft-star = Mercato : une étoile
fc-phase-draft-pair = Mercato : une paire
fc-phase-pick-home = Qui reçoit
fc-phase-home-toss = Tirage au sort du terrain
fc-phase-pick-kop = Le kop
fc-phase-prematch = Avant-match
fc-phase-tactics = Choix tactiques
fc-phase-colour = Lancer du ballon
fc-phase-draw = Pioche
fc-phase-place-fan = Supporters
fc-phase-change = Remplacements
fc-phase-swap = Permutations
fc-phase-possession = Possession
fc-phase-tackle = Tacle
fc-phase-settle = Le jeu reprend
fc-phase-offensive = Offensive
fc-phase-bonus = Le bonus
fc-phase-support = Soutien défensif
fc-phase-shot = Tir
fc-phase-counter = Contre-attaque
fc-phase-reclaim = Corner
fc-phase-discard = Fin du tour
fc-phase-decider = Égalité
fc-phase-recruit-deal = Recrues
fc-phase-recruit = Recrues
fc-phase-shoot-order = Tireurs
fc-phase-shoot-start = Tirs au but
fc-phase-kick = Tirs au but
fc-phase-tie-toss = Tirage au sort
fc-phase-toss = Toss
fc-phase-end = Match terminé

## Questions

fc-ask-star = Mercato : choisissez l’une des deux étoiles ; l’autre est mise de côté
fc-ask-pair = Mercato : choisissez une paire, les deux joueurs viennent chez vous
fc-ask-home = Proposez qui reçoit
fc-ask-kop = Choisissez le kop de vos tribunes
fc-ask-shape = { $players ->
    [10] Choisissez votre compo
   *[other] Choisissez une compo pour { $players } joueurs
  }
fc-ask-slot = { $line ->
    [fb] Arrières latéraux, de gauche à droite : à qui le tour ?
    [cb] Défenseurs centraux, de gauche à droite : à qui le tour ?
    [dm] Milieux défensifs, de gauche à droite : à qui le tour ?
    [am] Milieux offensifs, de gauche à droite : à qui le tour ?
   *[fw] Attaquants, de gauche à droite : à qui le tour ?
  }
fc-ask-captain = À qui donnez-vous le brassard ?
fc-ask-tactics = { $left ->
    [one] Choisissez la dernière carte de votre pioche
   *[other] Choisissez { $left } cartes pour votre pioche
  }
fc-ask-done = Tout est prêt : fermez l’enveloppe
fc-ask-done-change = Tout est prêt : annoncez le changement
fc-ask-fan = Placez-vous un supporter dans vos tribunes ?
fc-ask-change = { $subs ->
    [0] Il ne vous reste aucun remplacement
    [one] Qui entre ? Il vous reste un remplacement
   *[other] Qui entre ? Il vous reste { $subs } remplacements
  }
fc-ask-change-more = Quelqu’un d’autre entre-t-il ?
fc-ask-out = { $name } entre. Qui laisse sa place ?
fc-ask-swap = Permutez-vous deux joueurs d’un même poste ?
fc-ask-possession = { $name } a le ballon pour { $team }. Allez-vous le chercher ?
fc-ask-possession-poussin = { $team } a le ballon. Allez-vous le chercher ?
fc-ask-offensive = Vous avez le ballon : attaquez-vous ?
fc-ask-bonus-attack = Votre attaque est à { $bonus }. La renforcez-vous, ou acceptez-vous ?
fc-ask-bonus-defence = { $team } attaque à { $bonus }. Réagissez-vous, ou acceptez-vous ?
fc-ask-counter = Arrêt de votre gardien : partez-vous en contre-attaque ?
fc-ask-reclaim = Corner : reprenez une carte de votre défausse
fc-ask-discard = { $left ->
    [one] Votre main est pleine : défaussez une carte
   *[other] Votre main est pleine : défaussez { $left } cartes
  }
fc-ask-decider = Égalité. Voulez-vous une prolongation ?
fc-ask-recruit = { $left ->
    [one] Choisissez encore une recrue
   *[other] Choisissez { $left } recrues
  }
fc-ask-kicker = { $number ->
    [1] Désignez vos tireurs, le premier d’abord
   *[other] Qui tire en position { $number } ?
  }

fc-chance-staff = Le sort attribue entraîneurs et gardiens
fc-chance-coin = Une pièce décide
fc-chance-draft = La carte suivante est retournée
fc-chance-ball = Le ballon est lancé pour sa couleur
fc-chance-bag = { $team } pioche une carte
fc-chance-two = { $team } lance deux dés
fc-chance-one = { $team } lance un dé
fc-chance-even = Une pièce décide, à chances égales

## Choix : a, b et c sont ce que l’on touche, dans l’ordre, par leurs noms

fc-do-star = Prendre { $a }
fc-do-pair = Prendre { $a }
fc-do-home = { $a } reçoit
fc-do-kop = { $a ->
    [attack] Kop d’attaque : renforce une attaque
   *[freshness] Kop de fraîcheur : paie deux fraîcheurs
  }
fc-do-player = { $a }
fc-do-card = { $a }
fc-do-shape = { $a }
fc-do-vacancy = Occuper la place vacante
fc-do-fan = Placer un supporter dans les tribunes
fc-do-press = { $a }, payé par { $b ->
    [tt] les deux joueurs
    [tf] un joueur et un supporter
    [tk] un joueur et le kop
    [ft] un supporter et un joueur
    [ff] deux supporters
    [fk] un supporter et le kop
    [kt] le kop et un joueur
    [kf] le kop et un supporter
   *[kk] le kop
  }
fc-do-tackle = { $b ->
    [aggressive] { $a }, agressif
   *[regular] { $a }, régulier
  }
fc-do-attack = { $a }
fc-do-solo = { $b ->
    [t] { $a }, contre une fraîcheur
    [f] { $a }, contre un supporter
    [k] { $a }, contre le kop
   *[n] { $a }, sans le point fort
  }
fc-do-counter = { $a }
fc-do-support = { $b ->
    [aggressive] { $a }, agressif
   *[regular] { $a }, régulier
  }
fc-do-push = Pousser : { $a }
fc-do-swap = Permuter { $a }
fc-do-on = Jouer la prolongation
fc-do-stop = En rester au match nul
fc-do-done = Prêt
fc-do-let-go = Laisser faire
fc-do-no-offensive = Pas d’offensive
fc-do-agree = Accepter
fc-do-no-counter = Pas de contre-attaque
fc-do-no-change = Aucun changement
fc-do-no-more = Personne d’autre
fc-do-no-swap = Aucune permutation
fc-do-no-fan = Aucun supporter

## Le récit

fc-fact-staff-taken = { $team } engage { $name } au poste d’entraîneur et { $other } dans les buts.
fc-fact-draft-begins = Le mercato commence, et { $team } choisit en premier.
fc-fact-draft-begins-again = Aucun des deux clubs ne peut aligner d’équipe. Le mercato recommence, et { $team } choisit en premier.
fc-fact-stars-shown = Deux étoiles pour { $team } : { $names }.
fc-fact-market-shown = Sur le marché : { $names }.
fc-fact-star-taken = { $team } recrute { $name } ; { $other } est à l’écart.
fc-fact-pair-taken = { $team } recrute { $names }.
fc-fact-draft-over = Le mercato est terminé : les effectifs sont complets.
fc-fact-home-is = { $how ->
    [agreed] D’un commun accord, { $team } reçoit.
    [lot] Le sort en décide : { $team } reçoit.
   *[fixed] { $team } reçoit.
  }
fc-fact-kop-chosen = { $kop ->
    [attack] { $team } installe le kop d’attaque dans ses tribunes.
   *[freshness] { $team } installe le kop de fraîcheur dans ses tribunes.
  }
fc-fact-revealed = { $team } joue en { $shape }.
fc-fact-captain-is = { $name } porte le brassard pour { $team }.
fc-fact-period = { $period ->
    [before] { $leg ->
        [1] Avant-match
       *[2] Avant le match retour
      }
    [first] Première mi-temps
    [second] Seconde mi-temps
    [extra] Prolongation
    [whole] Le match commence
   *[shoot-out] Tirs au but
  }
fc-fact-ball-colour = { $colour ->
    [1] Le ballon est rouge (1).
    [2] Le ballon est orange (2).
    [3] Le ballon est jaune (3).
    [4] Le ballon est vert (4).
    [5] Le ballon est bleu (5).
   *[6] Le ballon est violet (6).
  }
fc-fact-kick-off = { $name } donne le coup d’envoi pour { $team }.
fc-fact-card-drawn = { $team } pioche : { $cards }.
fc-fact-turn-begins = Tour { $turn }
fc-fact-fan-placed = { $count ->
    [one] { $team } : un supporter rejoint les tribunes, et en voilà un.
   *[other] { $team } : un supporter rejoint les tribunes, et en voilà { $count }.
  }
fc-fact-substituted = { $team } fait entrer { $other } pour { $name }.
fc-fact-substituted-vacancy = { $team } fait entrer { $other } à la place vacante.
fc-fact-arranged = { $team } passe en { $shape }.
fc-fact-swapped = { $team } permute { $names }.
fc-fact-pressed = { $team } presse.
fc-fact-press-by = { $card } : { $names } pressent ensemble.
fc-fact-paid = { $pay ->
    [fan] Un supporter porte { $name } vers l’avant.
   *[kop] Le kop porte { $name } vers l’avant.
  }
fc-fact-let-go = { $window ->
    [possession] { $team } laisse le ballon.
    [offensive] { $team } n’attaque pas.
    [counter] { $team } ne contre-attaque pas.
    [tackle] { $team } manque son tacle.
    [support] { $team } : le soutien défensif ne donne rien.
   *[bonus] { $team } accepte le bonus.
  }
fc-fact-tackled = { $team } tacle.
fc-fact-tackle-by = { $mode ->
    [aggressive] { $card }, agressif : { $name } va au duel avec { $other }.
   *[regular] { $card } : { $name } va au duel avec { $other }.
  }
fc-fact-rolled = { $team } lance { $first } et { $second } : { $total }.
fc-fact-rolled-changed = { $team } lance { $first } et { $second }, avec { $change } : { $total }.
fc-fact-won-ball = Le ballon est à { $name }, pour { $team }.
fc-fact-foul = Faute : { $name }.
fc-fact-booked = Carton jaune pour { $name }.
fc-fact-second-yellow = Deuxième carton jaune pour { $name } : c’est le rouge. { $team } continue avec un joueur de moins.
fc-fact-red-card = Carton rouge pour { $name }. { $team } continue avec un joueur de moins.
fc-fact-hurt = Blessure légère : { $name } perd une étoile pour le moment.
fc-fact-injured = Blessure grave : { $name } doit sortir.
fc-fact-forfeited = { $cause ->
    [line-up] { $team } ne peut pas aligner d’équipe et perd sur tapis vert, 0–3.
    [reds] Quatrième carton rouge : { $team } perd sur tapis vert, 0–3.
   *[players] { $team } n’a plus assez de joueurs et perd sur tapis vert, 0–3.
  }
fc-fact-ball-to = { $name } a le ballon pour { $team }.
fc-fact-attacked = { $team } attaque.
fc-fact-aimed = { $team } attaque. { $card } : l’occasion est pour { $name }.
fc-fact-ability = { $strength ->
    [finisher] L’adresse devant le but renforce l’attaque.
   *[speedster] L’accélération bouscule la défense.
  }
fc-fact-bonus-is = Le bonus est à { $bonus }.
fc-fact-fans-spent = { $count ->
    [one] { $team } époumone un supporter.
   *[other] { $team } époumone { $count } supporters.
  }
fc-fact-kop-used = { $team } : le kop gronde, et le voilà retourné.
fc-fact-backed = { $count ->
    [one] { $team } joue un soutien offensif.
   *[other] { $team } joue { $count } soutiens offensifs.
  }
fc-fact-supported = { $team } joue un soutien défensif.
fc-fact-support-by = { $mode ->
    [aggressive] { $card }, agressif : { $name } s’interpose.
   *[regular] { $card } : { $name } s’interpose.
  }
fc-fact-support-holds = { $team } : la défense tient bon.
fc-fact-set-piece = { $piece ->
    [penalty] Penalty pour { $team } !
   *[free-kick] Coup franc direct pour { $team }.
  }
fc-fact-final-bonus = Le tir part avec un bonus de { $bonus }.
fc-fact-defence-die = { $team } lance le dé en défense : { $face }.
fc-fact-attack-die = { $team } lance le dé en attaque : { $face }.
fc-fact-level = Égalité ! On relance, sans le bonus.
fc-fact-post = Poteau ! On relance.
fc-fact-saved = Arrêt ! { $name } sauve { $team }.
fc-fact-goal = But ! { $name } marque pour { $team }.
fc-fact-corner = Corner pour { $team }.
fc-fact-reclaimed = { $team } reprend { $card }.
fc-fact-no-card-back = { $team } ne reprend aucune carte.
fc-fact-dropped = { $team } défausse { $cards }.
fc-fact-whistle = { $period ->
    [first] Mi-temps.
    [extra] Fin de la prolongation.
   *[second] Coup de sifflet final.
  }
fc-fact-decided = { $on ->
    [yes] Les deux clubs en veulent encore : prolongation.
   *[no] Les clubs en restent au match nul.
  }
fc-fact-recruit-shown = Proposition à { $team } : { $name }.
fc-fact-recruited = { $name } rejoint { $team }.
fc-fact-barred = Suspension au match retour pour { $name }.
fc-fact-leg-over = Fin du match : { $home-team } { $home }, { $away-team } { $away }.
fc-fact-kickers-named = { $team } a choisi ses tireurs.
fc-fact-shoot-begins = { $team } tire en premier.
fc-fact-kicker = { $name } s’avance pour { $team }.
fc-fact-kicked = { $goal ->
    [yes] Dedans ! { $team } marque.
   *[no] Pas de but : { $team } manque son tir.
  }
fc-fact-shifted = La case du ballon ne désigne personne qui convienne : c’est la case { $colour ->
    [1] rouge (1)
    [2] orange (2)
    [3] jaune (3)
    [4] verte (4)
    [5] bleue (5)
   *[6] violette (6)
  } qui compte.
fc-fact-shifted-apart = La case du ballon ne désigne pas deux joueurs : le premier vient de la case { $colour ->
    [1] rouge (1)
    [2] orange (2)
    [3] jaune (3)
    [4] verte (4)
    [5] bleue (5)
   *[6] violette (6)
  }, le second de la case { $other ->
    [1] rouge (1)
    [2] orange (2)
    [3] jaune (3)
    [4] verte (4)
    [5] bleue (5)
   *[6] violette (6)
  }.
fc-fact-tie-drawn = Rien ne départage les clubs ; le sort désigne { $team }.
fc-fact-match-over = Le match est terminé.
fc-fact-resigned = { $team } abandonne.

## Résultats : team a gagné, other a perdu ; home et away sont les buts des deux clubs, dans l’ordre des places

fc-end-goals = { $team } gagne { $high }–{ $low }.
fc-end-draw = Match nul, { $home }–{ $away }.
fc-end-aggregate = { $team } gagne la confrontation { $high }–{ $low } sur l’ensemble des deux matchs.
fc-end-away-goals = { $high }–{ $low } sur l’ensemble des deux matchs : { $team } gagne la confrontation aux buts marqués à l’extérieur.
fc-end-shoot-out = { $team } gagne les tirs au but { $high }–{ $low }.
fc-end-lot = Rien ne départageait les clubs, et le sort a désigné { $team }.
fc-end-no-line-up = { $other } ne pouvait pas aligner d’équipe : { $team } gagne sur tapis vert, 3–0.
fc-end-reds = Quatre cartons rouges pour { $other } : { $team } gagne sur tapis vert, 3–0.
fc-end-too-few = { $other } n’avait plus assez de joueurs : { $team } gagne sur tapis vert, 3–0.
fc-end-nobody = Aucun des deux clubs ne pouvait aligner d’équipe : pas de résultat.
fc-end-forfeit = Égalité sur l’ensemble, mais { $other } avait perdu le match retour sur tapis vert : { $team } gagne la confrontation.
fc-end-resigned = { $other } abandonne : { $team } gagne.

## Pourquoi quelque chose est fermé

fc-why-need-three = Une attaque placée demande trois supporters dans vos tribunes ; placez-en d’abord un, ou attaquez autrement.
fc-why-need-three-at-most = L’exploit individuel est pour les clubs de trois supporters ou moins ; jouez une attaque placée tant que vos tribunes sont pleines.
fc-why-no-target = Le ruban de cette carte ne désigne personne sur le terrain ; jouez-en une autre.
fc-why-no-token = Ce joueur n’a plus de fraîcheur ; payez avec un supporter ou le kop.
fc-why-no-fan = Il n’y a plus de supporter dans vos tribunes ; payez autrement.
fc-why-no-kop = Il n’y a pas de kop de cette sorte à dépenser dans vos tribunes ; payez autrement.
fc-why-same-token = Les deux points ne peuvent pas venir du même joueur ; payez l’un des deux avec un supporter ou le kop.
fc-why-enforcers = Le tacle d’un rugueux est toujours agressif ; choisissez ce mode.
fc-why-stoppers = Le soutien d’un intraitable est toujours agressif ; choisissez ce mode.
fc-why-on-counter = Aucun soutien défensif ne se joue contre une contre-attaque ; époumonez plutôt des supporters.
fc-why-cap = Un club dépense au plus trois supporters par offensive.
fc-why-no-support = Vous n’avez pas autant de soutiens offensifs en main.
fc-why-kop-out = Le kop a déjà donné ; il ne sert qu’une fois par match.
fc-why-other-step = Cette carte appartient à une autre étape du tour ; gardez-la pour ce moment.
fc-why-after-save = Une contre-attaque ne se joue que juste après un arrêt de votre gardien.
fc-why-wrong-line = Ce poste n’est pas sur la carte ; choisissez quelqu’un qui y joue.
fc-why-rest = Les places suivantes ne pourraient plus être occupées ; choisissez quelqu’un d’autre ici.
fc-why-not-captain = Le brassard va à quatre ou cinq étoiles et au profil que l’entraîneur préfère.
fc-why-no-players = Votre effectif ne peut pas remplir cette compo ; choisissez-en une autre.
fc-why-not-listed = Cette compo n’est pas parmi celles de ce match ; choisissez dans la liste.
fc-why-two-top = Deux recrues du niveau supérieur, c’est trop ; prenez-en une de chaque, ou deux du niveau inférieur.
fc-why-no-subs = Vos remplacements sont épuisés.
fc-why-went-off = Une sortie est définitive : pas de retour dans ce match.
fc-why-was-sent-off = Carton rouge : le match est fini pour ce joueur.
fc-why-is-injured = Blessure grave : pas de retour dans ce match.
fc-why-no-line = Il ne vous resterait aucune compo permise ; choisissez une autre entrée ou une autre sortie.
fc-why-must-replace = Dans ce match, un joueur gravement touché doit être remplacé tant que c’est possible.
fc-why-just-played = Dans ce match, la carte offensive qui vient d’être jouée ne se reprend pas.
fc-why-in-stands = Ce supporter est déjà dans vos tribunes ; choisissez parmi les autres.
fc-why-no-ability = Ce joueur n’a pas de point fort pour un exploit individuel : il n’y a rien à payer.
fc-why-is-suspended = Suspension au match retour, après un carton rouge à l’aller.
fc-why-fans-only = Seuls les supporters vont dans les tribunes, et ils ne servent que là ; leur étape ouvre chaque tour.
fc-why-not-home = Seul le club qui reçoit a un kop.
fc-why-no-fan-in-hand = Vous n’avez pas de supporter en main à placer dans les tribunes.
fc-why-possession-only = C’est l’étape des pressings et des tacles ; gardez la carte pour son étape.
fc-why-kicks-already = Ce joueur est déjà sur votre liste ; choisissez quelqu’un d’autre.
fc-why-attacks-only = Le soutien offensif est pour le club qui attaque ; défendez avec des supporters ou des soutiens défensifs.
fc-why-defends-only = Le soutien défensif est pour le club qui défend ; poussez avec des supporters ou des soutiens offensifs.

## Options du match

fc-opt-rules =
    .label = Règles
    .help = Le petit jeu en un quart d’heure, ou le jeu complet en une heure.
fc-opt-rules-full = Jeu complet
    .help = Mercato, compos, rubans, fraîcheur, cartons et blessures, deux mi-temps de cinq tours.
fc-opt-rules-poussin = Règle Poussin
    .help = Deux équipes toutes faites, huit tours, rien à préparer : le jeu pour commencer.

fc-opt-format =
    .label = Formule
    .help = Un match, ou un aller-retour.
fc-opt-format-single = Match simple
    .help = Un match décide.
fc-opt-format-two-legged = Aller-retour
    .help = Deux matchs avec les mêmes effectifs ; on compte les buts des deux, puis ceux marqués à l’extérieur.

fc-opt-draw-decider =
    .label = En cas d’égalité
    .help = Ce qui suit un match simple sans vainqueur.
fc-opt-draw-decider-ask = Les clubs décident
    .help = Prolongation puis tirs au but, si les deux clubs veulent continuer.
fc-opt-draw-decider-none = Match nul
    .help = Le match s’arrête là.
fc-opt-draw-decider-extra-time = Prolongation
    .help = Trois tours de plus ; si rien ne change, match nul.
fc-opt-draw-decider-extra-time-shoot-out = Prolongation, tirs au but
    .help = Trois tours de plus, puis des tirs jusqu’à la décision.

fc-opt-home-choice =
    .label = Qui reçoit
    .help = Le club qui reçoit a un kop dans ses tribunes.
fc-opt-home-choice-agreed = D’un commun accord
    .help = Chacun propose un club ; en cas de désaccord, une pièce décide.
fc-opt-home-choice-random = Une pièce décide
    .help = Chaque club a une chance sur deux.
fc-opt-home-choice-lobby = Le premier club
    .help = Le club de la première place reçoit.

fc-opt-formation-set =
    .label = Compos
    .help = Combien de compos sont au choix.
fc-opt-formation-set-listed = Les vingt-quatre
    .help = Toutes celles que permettent les limites imprimées.
fc-opt-formation-set-twenty-one = Vingt et une
    .help = Sans les trois qui alignent six défenseurs et aucun arrière latéral.

fc-opt-captain-fallback =
    .label = Si personne ne convient au brassard
    .help = Qui peut le porter quand aucun titulaire n’a les étoiles et le profil voulus.
fc-opt-captain-fallback-any = N’importe qui
    .help = Tout joueur de champ sur le terrain.
fc-opt-captain-fallback-level3 = Trois étoiles
    .help = Un joueur de trois étoiles, s’il y en a un.
fc-opt-captain-fallback-level5 = Cinq étoiles
    .help = Un joueur de cinq étoiles, s’il y en a un.

fc-opt-captain-double =
    .label = Brassard et double profil
    .help = Si l’un des deux profils suffit pour le brassard.
fc-opt-captain-double-true = Oui
    .help = Il suffit que l’un des deux soit le profil préféré de l’entraîneur.
fc-opt-captain-double-false = Non
    .help = Il faut ce profil et lui seul.

fc-opt-press-shift =
    .label = Pressing sans l’un des joueurs
    .help = Ce qui se passe quand une case de pressing ne désigne pas deux joueurs différents.
fc-opt-press-shift-whole-cell = La case entière est sautée
    .help = La couleur suivante compte pour les deux.
fc-opt-press-shift-per-target = Chacun pour soi
    .help = Le joueur trouvé reste ; on ne cherche que l’autre dans les couleurs suivantes.
fc-opt-press-shift-literal = En infériorité seulement
    .help = Au complet, un joueur désigné deux fois paie deux fois, dont une avec un supporter ou le kop.

fc-opt-kop-attack-value =
    .label = Force du kop d’attaque
    .help = Ce qu’il ajoute au bonus d’une attaque.
fc-opt-kop-attack-value-unset = Comme imprimé
    .help = Le nombre qui figure dans le paquet.
fc-opt-kop-attack-value-1 = 1
    .help = Un de plus en attaque.
fc-opt-kop-attack-value-2 = 2
    .help = Deux de plus en attaque.
fc-opt-kop-attack-value-3 = 3
    .help = Trois de plus en attaque.

fc-opt-spent-kop-counts =
    .label = Kop retourné
    .help = S’il compte encore comme supporter au moment d’attaquer.
fc-opt-spent-kop-counts-true = Il compte
    .help = Il reste dans les tribunes, face cachée, et compte pour un.
fc-opt-spent-kop-counts-false = Il ne compte pas
    .help = Seuls comptent les supporters et un kop intact.

fc-opt-ability-counts-in-cap =
    .label = Payer un exploit individuel
    .help = Si le supporter dépensé pour le point fort compte parmi les trois d’une offensive.
fc-opt-ability-counts-in-cap-true = Il compte
    .help = Il en reste deux pour le bonus.
fc-opt-ability-counts-in-cap-false = Il ne compte pas
    .help = Il en reste trois pour le bonus.

fc-opt-corner-reclaim-same =
    .label = Reprendre la même carte
    .help = Si un corner peut rendre la carte offensive qui vient de l’amener.
fc-opt-corner-reclaim-same-true = Oui
    .help = N’importe quelle carte de la défausse.
fc-opt-corner-reclaim-same-false = Non
    .help = N’importe laquelle, sauf celle-là.

fc-opt-exc-who =
    .label = Changements après un carton
    .help = Qui peut changer quand un carton ou une blessure arrête le jeu.
fc-opt-exc-who-both = Les deux clubs
    .help = Les visiteurs d’abord, puis le club qui reçoit.
fc-opt-exc-who-involved = Les clubs concernés
    .help = Seulement celui qui a pris un carton ou une blessure.

fc-opt-injury-replace =
    .label = Remplacer les blessés
    .help = Si un joueur gravement touché doit être remplacé aussitôt.
fc-opt-injury-replace-optional = Si l’on veut
    .help = La place peut rester vide, et se remplir plus tard.
fc-opt-injury-replace-forced = Aussitôt
    .help = Tant qu’il reste un remplacement et, sur le banc, quelqu’un qui convient.

fc-opt-min-players-forfeit =
    .label = Trop peu de joueurs
    .help = Ce qui se passe quand des blessures laissent un club à moins de huit.
fc-opt-min-players-forfeit-true = Tapis vert
    .help = Le club perd 0–3.
fc-opt-min-players-forfeit-false = On continue
    .help = Avec ceux qui restent.

fc-opt-light-injury-et =
    .label = Blessures légères et prolongation
    .help = Si les étoiles perdues reviennent avant la prolongation.
fc-opt-light-injury-et-removed = Elles reviennent
    .help = Comme à la mi-temps.
fc-opt-light-injury-et-kept = Elles restent perdues
    .help = Jusqu’à la fin de la prolongation.

fc-opt-malus-scope =
    .label = Cartons jaunes après une sortie
    .help = Quels cartons jaunes affaiblissent la défense.
fc-opt-malus-scope-pitch = Sur le terrain seulement
    .help = Faire sortir un joueur averti soulage la défense.
fc-opt-malus-scope-match = Tous ceux du match
    .help = Les cartons comptent encore après la sortie.

fc-opt-hide-bench =
    .label = Le banc d’en face
    .help = Si la table vous montre qui se trouve sur le banc adverse.
fc-opt-hide-bench-true = Caché
    .help = À vous de vous souvenir du mercato.
fc-opt-hide-bench-false = Montré
    .help = La table s’en souvient pour vous.

fc-opt-discard-order =
    .label = Défausse de fin de tour
    .help = Comment les deux clubs reviennent à leur taille de main.
fc-opt-discard-order-simultaneous = Ensemble
    .help = Chacun choisit en secret, puis on montre.
fc-opt-discard-order-away-first = Les visiteurs d’abord
    .help = Le club qui reçoit choisit en connaissance de cause.

fc-opt-bonus-first =
    .label = Premier mot sur le bonus
    .help = Qui parle d’abord une fois l’offensive jouée.
fc-opt-bonus-first-attack = L’attaque
    .help = Le club qui joue la carte pousse d’abord.
fc-opt-bonus-first-defence = La défense
    .help = L’autre club parle d’abord.

fc-opt-mid-tie-pool =
    .label = Recrues entre les deux matchs
    .help = De quelles cartes viennent les recrues avant le match retour.
fc-opt-mid-tie-pool-five-four = Cinq et quatre étoiles
    .help = Chaque club se voit proposer deux cartes de cinq étoiles et trois de quatre.
fc-opt-mid-tie-pool-four-three = Quatre et trois étoiles
    .help = Chaque club se voit proposer trois cartes de quatre étoiles et deux de trois.

fc-opt-et-new-colour =
    .label = Ballon de la prolongation
    .help = Si le ballon est relancé avant la prolongation.
fc-opt-et-new-colour-true = Relancé
    .help = Une nouvelle couleur.
fc-opt-et-new-colour-false = Inchangé
    .help = La couleur de la seconde mi-temps.

fc-opt-et-extra-subs =
    .label = Remplacements en prolongation
    .help = Combien de remplacements la prolongation ajoute.
fc-opt-et-extra-subs-0 = Aucun
    .help = Trois pour tout le match.
fc-opt-et-extra-subs-1 = 1
    .help = Quatre en tout.
fc-opt-et-extra-subs-2 = 2
    .help = Cinq en tout.
fc-opt-et-extra-subs-3 = 3
    .help = Six en tout.

fc-opt-so-early-stop =
    .label = Fin des tirs au but
    .help = Si l’on s’arrête dès qu’un club ne peut plus être rejoint.
fc-opt-so-early-stop-true = Dès que c’est joué
    .help = Les tirs qui ne changent rien sont laissés de côté.
fc-opt-so-early-stop-false = Après cinq chacun
    .help = Les dix tirs ont lieu.

fc-opt-poussin-deck =
    .label = Cartes de la Règle Poussin
    .help = Combien de pressings, de tacles et d’attaques placées a chaque club dans le petit jeu.
fc-opt-poussin-deck-a = 5, 4, 3
    .help = Cinq pressings, quatre tacles, trois attaques placées.
fc-opt-poussin-deck-b = 5, 3, 4
    .help = Cinq pressings, trois tacles, quatre attaques placées.
fc-opt-poussin-deck-c = 4, 5, 3
    .help = Quatre pressings, cinq tacles, trois attaques placées.
fc-opt-poussin-deck-pack = Celles du paquet
    .help = Les nombres qui figurent dans le paquet.

fc-opt-poussin-fan-cap =
    .label = Supporters par offensive (Poussin)
    .help = Combien de supporters un club peut époumoner au plus.
fc-opt-poussin-fan-cap-none = Sans limite
    .help = Autant qu’il y en a.
fc-opt-poussin-fan-cap-1 = 1
    .help = Un supporter au plus.
fc-opt-poussin-fan-cap-2 = 2
    .help = Deux supporters au plus.
fc-opt-poussin-fan-cap-3 = 3
    .help = Trois supporters au plus.
fc-opt-poussin-fan-cap-4 = 4
    .help = Quatre supporters au plus.
fc-opt-poussin-fan-cap-5 = 5
    .help = Cinq supporters au plus.

fc-opt-poussin-clamp =
    .label = Bornes du bonus (Poussin)
    .help = Si le bonus final reste entre −5 et +5, comme dans le jeu complet.
fc-opt-poussin-clamp-false = Aucune
    .help = Le bonus compte tel quel.
fc-opt-poussin-clamp-true = De −5 à +5
    .help = Au-delà, il compte pour −5 ou +5.

## Réglages tout prêts

fc-preset-match =
    .label = Match
    .help = Le jeu complet : mercato, compos, deux mi-temps.
fc-preset-poussin =
    .label = Règle Poussin
    .help = Le petit jeu : deux équipes toutes faites, huit tours, quinze minutes.
fc-preset-tie =
    .label = Aller-retour
    .help = Deux matchs, à domicile et à l’extérieur, avec des recrues entre les deux.
fc-preset-cup =
    .label = Coupe
    .help = Un match qui doit avoir un vainqueur : prolongation et tirs au but s’il le faut.

## Le bilan d’un match terminé

fc-report-title = Le match en chiffres
fc-report-goal = { $period ->
    [3] Prolongation, tour { $turn } : { $name } ({ $team })
    [2] Seconde mi-temps, tour { $turn } : { $name } ({ $team })
   *[1] Tour { $turn } : { $name } ({ $team })
  }
fc-report-possession = Ballon à l’offensive
fc-report-shots = Tirs
fc-report-expected = Buts attendus
fc-report-presses = Pressings
fc-report-tackles = Tacles réussis
fc-report-supports = Soutiens réussis
fc-report-fans = Supporters dépensés
fc-report-substitutions = Remplacements
fc-report-cards = Cartons
fc-report-luck = Chance aux dés

## Plans impossibles

fault-line-up-lines = Une composition a cinq lignes et dix places au plus.
fault-line-up-twice = Cette carte occupe deux places : { $n }.
fault-line-up-whose = Cette carte n’est pas un joueur qui peut jouer ici : { $n }.
fault-push-cap = Plus de supporters qu’on ne peut en dépenser : { $n }.
fault-push-less = Il y a moins que cela à engager.
