### La table de Worldwide Football dans le client, en français. Ce que dit le jeu lui-même vient de son paquet.

## Cartes

wf-ui-worth = vaut { $pa } PA
wf-ui-threshold = prend le ballon à partir de { $need } au d20, moins les PA
wf-ui-foul-range = Faute { $range }
wf-ui-yellow-range = Carton jaune { $range }
wf-ui-red-range = Carton rouge { $range }
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
wf-ui-state-spent = perdue sans lancer
wf-ui-state-won = prend le ballon
wf-ui-state-valid = compte
wf-ui-state-stopped = arrêtée
wf-ui-state-failed = ratée
wf-ui-state-played = jouée
wf-ui-state-countered = contrée
wf-ui-state-fouled = faute
wf-ui-state-suffered = compte malgré la faute
wf-ui-piece-free-kick = Coup franc : la première carte ne peut pas être défendue
wf-ui-piece-corner = Corner
wf-ui-safe = La carte suivante ne peut pas être défendue
wf-ui-waiting = Prochain tir { $bonus }
wf-ui-ahead = Prochaine attaque, { $team } : commence à { $pa } PA
wf-ui-block = Bloc défensif { $bonus }
wf-ui-answers = Ce qu’il faut pour répondre
wf-ui-answers-to = { $card } : ce qu’il faut pour répondre
wf-ui-would-meet = { $card } : ce qui l’attend
wf-ui-shut = Aucune carte de défense ne peut y répondre.
wf-ui-no-answer = Aucune carte de défense n’y répond.
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
wf-ui-hand-of = { $count ->
    [one] { $count } carte Action
   *[other] { $count } cartes Action
  }, { $people ->
    [one] { $people } carte Joueur
   *[other] { $people } cartes Joueur
  }
wf-ui-known = Connues : { $cards }
wf-ui-captain = capitaine
wf-ui-limit = Cette main tient au plus { $cards } cartes Action et { $people ->
    [one] 1 carte Joueur
   *[other] { $people } cartes Joueur
  }
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
wf-ui-piles = { $count } dans la pioche, { $people ->
    [one] { $people } carte Joueur
   *[other] { $people } cartes Joueur
  } ; { $lying } dans les défausses. Ouvrir les défausses
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
wf-ui-let-drops = { $draws }, puis vous en défaussez { $count }
wf-ui-let-note = Vous piochez 2 cartes Action
wf-ui-let-note-four = Chacun de vous pioche 1 carte Action
wf-ui-give = Rendre le ballon
wf-ui-give-note = { $count ->
    [one] Piocher une carte, puis en défausser une
   *[other] Piocher { $count } cartes, puis en défausser une
  }
wf-ui-give-note-bare = Il est perdu, et rien n’est pioché
wf-ui-give-note-few = { $count ->
    [0] Plus rien à piocher
    [one] Piocher la dernière carte
   *[other] Piocher les { $count } dernières cartes
  }
wf-ui-to-partner = Passer le ballon au partenaire
wf-ui-oneself = Vous
wf-ui-mate = Votre partenaire
wf-ui-mate-note = Décide sans vous ; sans défense, personne ne pioche
wf-ui-hand-named = { $name } : { $hand }
wf-ui-reroll = Relancer
wf-ui-no-hurry = Prenez votre temps. Personne ne voit si vous pouviez faire quelque chose ici.
wf-ui-nothing-fits = Aucune de vos cartes ne convient à ce moment.
wf-ui-waive = Ne plus demander ici
wf-ui-waive-note = Un tel moment passe alors de lui-même tant que rien ne convient.
wf-ui-waive-watched-note = La question vous est posée tant que quelqu’un regarde : un moment qui passe de lui-même lui dirait que rien ne convient.
wf-ui-waive-change-note = Un tel moment passe alors de lui-même, jusqu’à ce que vous vouliez être interrogé de nouveau.
wf-ui-waive-all = Laisser passer tous ces moments
wf-ui-waive-all-note = Quoi que vous ayez en main, pour que personne n’en tire rien.
wf-ui-goes = Ce moment passe de lui-même.
wf-ui-ask-me = Me demander de nouveau
wf-ui-waived = On ne vous demande plus rien à ces moments : { $moments }.
wf-ui-take-off = Remplacement : ne revient plus dans ce match, et une étoile revient.
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
wf-ui-lone-defence = Vous n’avez rien qui puisse l’arrêter.
wf-ui-lone-attack = Vous n’avez aucune carte à jouer maintenant.
wf-ui-let-note-few = { $count ->
    [0] Plus rien à piocher
   *[one] Vous piochez la dernière carte
  }
wf-ui-let-note-none = Rien n’est pioché pour elle
wf-ui-give-ends = { $draws } ; { $ends ->
    [half] la mi-temps s’achève, et toutes les mains sont redistribuées
    [match] le match s’achève
   *[shoot_out] la mi-temps s’achève, et les tirs au but décident
  }
wf-ui-lately = Juste avant
wf-ui-held = { $count ->
    [one] Vous en avez une.
   *[other] Vous en avez { $count }.
  }
wf-ui-goal-then = But : { $goal } au lieu de { $was }.
wf-ui-goal-same = Ne change rien : but { $goal }.
wf-ui-starts-then = Prochaine attaque : de { $was } à { $pa } PA{ $stars ->
    [0] {""}
    [1] , pour votre dernière étoile
   *[other] , pour 1 de vos { $stars } étoiles
  }.
wf-ui-goal-chance = but { $goal }
wf-ui-unstoppable = Pas de défense
wf-ui-person-brief = J
wf-ui-adds-enough = { $was } { $more } = { $total } : cela suffit
wf-ui-adds-few = { $was } { $more } = { $total } : pas assez pour { $need }
wf-ui-hint-give-back = Touchez la carte qui part.

## Avant le match, mi-temps, penaltys

wf-ui-taken = Prise
wf-ui-ground = Stade
wf-ui-ground-none = Terrain neutre
wf-ui-ground-none-text = Personne ne reçoit, aucun stade ne compte.
wf-ui-ground-of = { $team } à domicile
wf-ui-three = Les trois de votre carte Équipe
wf-ui-two-of-six = Deux de plus, en secret
wf-ui-before = Avant le match
wf-ui-half-time = Mi-temps
wf-ui-half-time-text = Toutes les mains sont redistribuées. Deux étoiles reviennent. Vos deux capacités libres peuvent changer.
wf-ui-full-time = Fin du match
wf-ui-half = mi-temps { $half }
wf-ui-half-brief = MT{ $half } · { $attack }
wf-ui-half-nth = { $half ->
    [1] 1re
   *[2] 2e
  }
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

wf-ui-report = Le match en chiffres
wf-ui-report-when = mi-temps { $half }, attaque { $attack }
wf-ui-end-attack = attaque { $attack }
wf-ui-end-none = Pas de but
