### Worldwide Football : ce que dit le jeu. Le dernier titre parle des cartes.

## Ce que font les cartes, dit d’après leurs effets

wf-fx-line = { $when } : { $what }.
wf-fx-plain = { $what }.
wf-fx-then = { $a } ; { $b }
wf-fx-or = { $a } ou { $b }
wf-fx-more = { $a }, { $b }
wf-fx-home = À domicile

wf-fx-on-with = Avec { $what }
wf-fx-on-after = Après { $what } qui compte
wf-fx-on-own-attack = Pendant votre attaque
wf-fx-on-after-defence-roll = Après votre lancer de défense
wf-fx-on-after-defence-roll-failed = Après un lancer de défense insuffisant
wf-fx-on-recover = Quand vous prenez le ballon avec { $what }
wf-fx-on-opponent-player = Quand l’adversaire pose { $what }
wf-fx-on-opponent-card = Contre { $what }
wf-fx-on-opponent-first-card = Sur la première carte d’une attaque adverse
wf-fx-on-opponent-defence-card = Quand on vous répond par une carte de défense, avant son lancer
wf-fx-on-opponent-shot-rolled = Une fois le dé du tireur connu
wf-fx-on-own-shot-saved = Quand votre tir est arrêté
wf-fx-on-ball-change = Quand le ballon change d’équipe
wf-fx-open-play = { $when }, dans le cours du jeu
wf-fx-at = { $when }, à { $n } PA
wf-fx-between = { $when }, de { $a } à { $b } PA
wf-fx-range = { $a } à { $b }

wf-fx-person = une carte { $type }
wf-fx-kind-dribble = un dribble
    .bare = dribble
wf-fx-kind-pass = une passe
    .bare = passe
wf-fx-kind-long-pass = une passe longue
    .bare = passe longue
wf-fx-kind-through-ball = une passe en profondeur
    .bare = passe en profondeur
wf-fx-kind-cross = un centre
    .bare = centre
wf-fx-kind-shot = un tir
    .bare = tir
wf-fx-kind-tackle = un tacle
    .bare = tacle
wf-fx-kind-press = un pressing
    .bare = pressing
wf-fx-kind-interception = une interception
    .bare = interception
wf-fx-kind-one-two = une une-deux
    .bare = une-deux
wf-fx-kind-switch-play = un renversement
    .bare = renversement
wf-fx-kind-feint = une feinte
    .bare = feinte
wf-fx-kind-other = « { $name } »

wf-fx-cards = { $n } { $pile ->
    [action] { $n ->
        [one] carte Action
       *[other] cartes Action
    }
    [player] { $n ->
        [one] carte Joueur
       *[other] cartes Joueur
    }
   *[any] { $n ->
        [one] carte, Action ou Joueur
       *[other] cartes, Action ou Joueur
    }
}
wf-fx-category-attack = une carte d’attaque
wf-fx-category-shot = une carte Tir
wf-fx-category-defence = une carte de défense

wf-fx-gain-pa = { $n } PA de plus
wf-fx-start-pa = votre prochaine attaque commence avec { $n } PA de plus
wf-fx-draw = piochez { $cards }
wf-fx-discard-self = défaussez { $cards }
wf-fx-discard-opponent = l’adversaire défausse { $cards }
wf-fx-recover = reprenez { $cards } de votre choix dans votre défausse
wf-fx-search = cherchez { $n ->
    [one] { $what }
   *[other] { $n } fois { $what }
} dans votre pioche
wf-fx-search-back = { $search } ; si la pioche n’en a pas, dans votre défausse
wf-fx-search-back-for = { $search } ; si la pioche n’a pas de { $category ->
    [attack] carte d’attaque
    [defence] carte de défense
   *[shot] carte Tir
}, il peut en venir une de votre défausse
wf-fx-forbid-this = la carte ne peut pas être défendue
wf-fx-forbid-next = votre prochaine carte ne peut pas être défendue
wf-fx-set-defence-bonus = le bonus de défense de la carte devient { $n }
wf-fx-cancel-effect = la carte ne vous fait rien défausser
wf-fx-shot-this = { $n } à la qualité du tir
wf-fx-shot-next = { $n } à votre prochain tir
wf-fx-shot-dice = lancez { $n } dés pour le tir, le meilleur compte
wf-fx-reroll = vous pouvez relancer une fois le dé du tir, et le second lancer reste
wf-fx-ignore-off-target = un 1 au dé n’est pas un tir non cadré
wf-fx-keeper-bonus = { $n } au dé du gardien
wf-fx-keeper-dice = lancez { $n } dés pour le gardien, le meilleur compte
wf-fx-ignore-shot-bonus = le tir ne vaut que son dé, sans aucun bonus
wf-fx-defence-roll = { $n } au lancer
wf-fx-defence-attack = { $n } à vos cartes de défense jusqu’à la fin de cette attaque
wf-fx-counter-player = cette carte reste sans effet
wf-fx-counter-player-roll = avec un d20 qui atteint { $n }, cette carte reste sans effet
wf-fx-target = { $n }{ $pa ->
    [1] {" "}moins les PA{ $bonus ->
        [1] {" "}et le meilleur bonus de la carte
       *[0] {""}
    }
   *[0] { $bonus ->
        [1] {" "}moins le meilleur bonus de la carte
       *[0] {""}
    }
}
wf-fx-player-defence = personne ne pioche, et un d20 qui atteint { $target } prend le ballon
wf-fx-offside-trap = ni carte de défense ni pioche, mais un d20 qui atteint { $target } prend le ballon
wf-fx-simulation = un d20 qui atteint { $target } en fait une faute, sinon { $fails ->
    [lose_ball] vous perdez le ballon
    [defence_roll] la carte de défense est lancée
   *[nothing] les deux cartes sont perdues et votre attaque continue
}
wf-fx-award-corner = vous avez un corner
wf-fx-gain-star = { $n ->
    [one] une étoile revient
   *[other] { $n } étoiles reviennent
}
wf-fx-modify-ability = { $ability } devient « { $what } »
wf-fx-give-back-draw = quand vous rendez le ballon, piochez { $n } cartes
wf-fx-corner-pa = vos corners commencent à { $n } PA
wf-fx-half-first-attack-pa = votre première attaque de chaque mi-temps commence à { $n } PA
wf-fx-if-success = si cela réussit, { $what }

wf-fact-pa = { $n } PA
wf-fact-allowed = Se joue à { $list } PA
wf-fact-answers = Réponses : { $list }
wf-fact-answer = { $kind } { $bonus }
wf-fact-no-answer = Rien n’y répond
wf-fact-quality = Qualité : { $list }
wf-fact-quality-at = { $n } à { $pa } PA
wf-fact-threshold = Prend le ballon à partir de { $n } au d20, moins les PA et le bonus de la carte visée
wf-fact-foul = Faute : { $list }
wf-fact-yellow = Carton jaune : { $list }
wf-fact-red = Carton rouge : { $list }
wf-fact-pro = Mode Professionnel seulement
wf-fact-amateur = Aussi en mode Amateur
wf-fact-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
