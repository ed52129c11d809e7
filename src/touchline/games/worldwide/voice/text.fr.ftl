### Worldwide Football en français. Ce que dit la table : questions, choix, récit, raisons, résultats.
### $team et $other sont des noms d’équipes ; $name, de cartes Joueur (dans la question sur une
### simulation, d’une carte Action) ; $card et $cards, de cartes ; $ability et $abilities, de capacités ;
### $seat, une place. Rien ne s’accorde avec un nom de joueur.

wf-name = Worldwide Football
    .line = Construisez une attaque carte après carte, échappez au dé à vingt faces, et tirez avant qu’on vous prenne le ballon.

# où en est un match, dans une liste de matchs
wf-standing = { $half ->
    [0] avant le match
    [1] 1re mi-temps, attaque { $attack }
    [2] 2de mi-temps, attaque { $attack }
   *[other] tirs au but
}

wf-side-0 = Première équipe
wf-side-1 = Seconde équipe
wf-seat-0 = Première équipe
wf-seat-1 = Seconde équipe
wf-seat-2 = Première équipe, partenaire
wf-seat-3 = Seconde équipe, partenaire

## Ce que font les niveaux de l’ordinateur

wf-level-1 = Tire au sort la plupart de ses réponses : parfait pour un premier match.
wf-level-2 = Regarde une réponse devant soi avec du bon sens, et se trompe souvent.
wf-level-3 = Imagine ce que vous pouvez avoir en main et joue l’attaque dans sa tête, mais se trompe dans bien des réponses.
wf-level-4 = Imagine plus de façons dont les cartes peuvent se trouver, et se trompe moins.
wf-level-5 = Pèse encore deux fois plus de possibilités ; se trompe encore de temps en temps.
wf-level-6 = Le plus fort : il imagine des centaines de façons dont les cartes peuvent se trouver, et ne se trompe jamais exprès. Il ne voit jamais votre main.

## Phases

wf-phase-team-choice = Les équipes
wf-phase-captain-choice = Les capitaines
wf-phase-ground = Le stade
wf-phase-ability-commit = Les capacités
wf-phase-pile-toss = Tirage au sort des pioches
wf-phase-coin = Pile ou face
wf-phase-deal = La donne
wf-phase-draw = Pioche
wf-phase-begin = Nouvelle attaque
wf-phase-lot = Tirage au sort des tirs au but
wf-phase-captain-start = Qui commence
wf-phase-attack = Attaque
wf-phase-captain-star = L’étoile du capitaine
wf-phase-counter = Contrer une carte Joueur
wf-phase-counter-roll = Contre : le lancer
wf-phase-answer = Une carte est annoncée
wf-phase-defence = Défense
wf-phase-trap-roll = Piège du hors-jeu : le lancer
wf-phase-person-roll = Carte Joueur : le lancer
wf-phase-simulation = Avant le lancer
wf-phase-sim-roll = Simulation : le lancer
wf-phase-defence-roll = Défense : le lancer
wf-phase-boost = Après le lancer
wf-phase-validate = La carte compte
wf-phase-after = Avant le tir
wf-phase-shot-roll = Tir : le lancer
wf-phase-shot-reroll = Tir : encore une fois ?
wf-phase-keeper = Avant l’arrêt
wf-phase-keeper-roll = Gardien : le lancer
wf-phase-saved = Arrêt
wf-phase-foul = Faute
wf-phase-sanction = Carton
wf-phase-stoppage = Arrêt de jeu
wf-phase-set-piece = Coup de pied arrêté
wf-phase-free-kick-roll = Coup franc direct : le lancer
wf-phase-penalty = Penalty
wf-phase-recover = Le ballon est pris
wf-phase-give-back = Ballon rendu
wf-phase-end-attack = Fin de l’attaque
wf-phase-change-window = Le ballon change d’équipe
wf-phase-forced-discard = Trop de cartes
wf-phase-half-end = Fin de la mi-temps
wf-phase-shoot-out = Tirs au but
wf-phase-run = Effets
wf-phase-choose-discard = Une défausse
wf-phase-take = Prendre une carte
wf-phase-name-seat = À qui de défausser
wf-phase-finished = Match terminé

## Questions

wf-ask-team = Choisissez votre équipe
wf-ask-captain = Qui de vous deux est capitaine, seul à utiliser les étoiles, à faire les remplacements et à dire qui défend ? Si vos réponses diffèrent, c’est { $first }
wf-ask-ground = Qui reçoit ? Les deux répondent en secret ; si les réponses diffèrent, le terrain est neutre
wf-ask-abilities = Choisissez deux capacités de plus, en secret
wf-ask-abilities-again = Mi-temps : choisissez à nouveau vos deux capacités libres
wf-ask-start = Votre équipe a le ballon : qui de vous deux commence ?
wf-ask-attack = { $pa ->
    [0] À vous d’attaquer : jouez une carte, ou rendez le ballon
   *[other] À vous d’attaquer, { $pa } PA : jouez une carte, ou rendez le ballon
  }
wf-ask-attack-received = Votre partenaire vous passe le ballon, { $pa } PA : jouez d’abord une carte, ou perdez-le
wf-ask-attack-free-kick = Coup franc indirect, { $pa } PA : jouez une passe, une passe longue, une passe en profondeur ou un centre
wf-ask-attack-corner = Corner, { $pa } PA : jouez une passe, une passe longue ou un centre
wf-ask-captain-star = Utilisez-vous une étoile avant que votre partenaire joue ?
wf-ask-counter = { $name } arrive sur la table : contrez-vous ?
wf-ask-defence = { $card } à { $pa } PA : laissez-vous passer, ou défendez-vous ?
wf-ask-defence-mate = { $card } à { $pa } PA : votre capitaine vous laisse la défense
wf-ask-defence-shut = { $card } à { $pa } PA ne peut pas être défendue : avez-vous autre chose ?
wf-ask-simulation = { $card } répond à votre carte { $name } : simulez-vous avant le lancer ?
wf-ask-boost = { $enough ->
    [yes] Vous avez { $total }, il fallait { $need } : cela suffit. Ajoutez-vous tout de même quelque chose ?
   *[no] Vous avez { $total }, il faut { $need }. Ajoutez-vous quelque chose ?
  }
wf-ask-after = La carte { $card } compte : ajoutez-vous quelque chose avant le dé ?
wf-ask-after-foul = La carte { $card } compte malgré la faute : ajoutez-vous quelque chose ?
wf-ask-reroll = Votre dé montre { $die } : le gardez-vous, ou relancez-vous ?
wf-ask-keeper = Le tir arrive avec une qualité de { $quality } : aidez-vous votre gardien ?
wf-ask-saved = Arrêt du gardien : en faites-vous un corner ?
wf-ask-sanction = { $left ->
    [one] Un carton pour vous : défaussez une carte Action ou Joueur
   *[other] Carton rouge pour vous : défaussez { $left } cartes
  }
wf-ask-forced-discard = { $left ->
    [one] Votre main est trop pleine : défaussez une carte
   *[other] Votre main est trop pleine : défaussez { $left } cartes
  }
wf-ask-choose-discard = { $whose ->
    [own] { $left ->
        [one] Vous avez joué { $card } : défaussez une carte
       *[other] Vous avez joué { $card } : défaussez { $left } cartes
    }
    [other] { $left ->
        [one] { $team } a joué { $card } : défaussez une carte
       *[other] { $team } a joué { $card } : défaussez { $left } cartes
    }
   *[none] { $left ->
        [one] Défaussez une carte
       *[other] Défaussez { $left } cartes
    }
  }
wf-ask-give-back = Le ballon est rendu : défaussez une carte Action
wf-ask-give-back-free = Le ballon est rendu : défaussez une carte Action, si vous voulez
wf-ask-stoppage = { $piece ->
    [free_kick] Coup franc indirect pour { $team } : un remplacement avant ?
    [direct] Coup franc direct pour { $team } : un remplacement avant ?
    [penalty] Penalty pour { $team } : un remplacement avant ?
    [corner] Corner pour { $team } : un remplacement avant ?
   *[none] Le jeu est arrêté : un remplacement ?
  }{ $own ->
    [yes] {" "}Seules vos propres cartes Joueur peuvent sortir
   *[no] {""}
  }
wf-ask-change = Le ballon passe à { $team } : faites-vous quelque chose avant ?{ $own ->
    [yes] {" "}Seules vos propres cartes Joueur peuvent sortir
   *[no] {""}
  }
wf-ask-change-half = La première mi-temps est finie : un remplacement ?{ $own ->
    [yes] {" "}Seules vos propres cartes Joueur peuvent sortir
   *[no] {""}
  }
wf-ask-recover = Le ballon est à vous : en profitez-vous ?
wf-ask-search = { $left ->
    [one] Choisissez une carte de votre pioche
   *[other] Choisissez { $left } cartes de votre pioche, l’une après l’autre
  }
wf-ask-search-both = { $left ->
    [one] Choisissez une carte de votre pioche ou de votre défausse
   *[other] Choisissez { $left } cartes de votre pioche ou de votre défausse, l’une après l’autre
  }
wf-ask-take-back = { $left ->
    [one] Reprenez une carte de votre défausse
   *[other] Reprenez { $left } cartes de votre défausse
  }
wf-ask-name-seat = { $whose ->
    [other] { $team } a joué { $card } : qui de vous deux défausse ?
   *[none] Qui de vous deux défausse ?
  }
wf-ask-shoot = Penalty : vers lequel des six coins tirez-vous ?
wf-ask-keep = Penalty contre vous : vers lequel des six coins plongez-vous ?

wf-chance-toss = Une pièce décide du coup d’envoi
wf-chance-pile = Le sort attribue les pioches
wf-chance-lot = Le sort tranche une séance de tirs au but sans fin
wf-chance-bag = { $team } pioche une carte Action
wf-chance-squad = { $team } pioche une carte Joueur
wf-chance-d20 = { $team } lance le d20
wf-chance-d6 = { $team } lance un dé
wf-chance-best = { $team } lance plusieurs dés et garde le meilleur

## Choix : a, b, c et d sont ce que l’on touche, dans l’ordre, par leurs noms

wf-do-play = { $a }
wf-do-play-with = { $a } avec { $b }
wf-do-play-with-two = { $a } avec { $b } et { $c }
wf-do-play-with-three = { $a } avec { $b }, { $c } et { $d }
wf-do-person = { $a }
wf-do-star = Une étoile : { $a }
wf-do-defend = Défendre : { $a }
wf-do-let = Laisser passer et piocher
wf-do-let-dry = Laisser passer sans piocher
wf-do-give = Rendre le ballon
wf-do-partner = Passer à votre partenaire
wf-do-self = Vous
wf-do-mate = Votre partenaire
wf-do-reroll = Relancer
wf-do-keep = Garder
wf-do-drop = Défausser { $a }
wf-do-drop-person = Défausser { $a }
wf-do-fetch = Prendre { $a } dans la pioche
wf-do-take-back = Reprendre { $a } dans la défausse
wf-do-take-person = Reprendre { $a } dans la défausse
wf-do-substitute = Sortir { $a } contre une étoile
wf-do-abilities = { $a } et { $b }
wf-do-team = { $a }
wf-do-number = Le coin { $a }
wf-do-captain = { $a }
wf-do-ground = À domicile : { $a }
wf-do-no-ground = Terrain neutre
wf-do-no = Non
wf-do-no-star = Pas d’étoile
wf-do-no-counter = Ne pas contrer
wf-do-no-answer = Laisser sans réponse
wf-do-no-simulation = Rester debout
wf-do-shoot = Tirer
wf-do-play-on = Continuer
wf-do-no-boost = Ne rien ajouter
wf-do-no-help = Laisser faire le gardien
wf-do-no-corner = En rester à l’arrêt
wf-do-keep-all = Ne rien défausser

## Le récit

wf-story-team-taken = { $team } entre sur le terrain.
wf-story-captain-is = Capitaine de { $team } : { $seat }.
wf-story-ground-is = { $home ->
    [first] { $first } joue à domicile.
    [second] { $second } joue à domicile.
    [both] Les stades de { $first } et de { $second } comptent tous les deux.
   *[nobody] Terrain neutre.
  }
wf-story-abilities-laid = { $team } peut payer : { $abilities }.
wf-story-pile-is = { $colour ->
    [light] { $team } pioche dans la pile claire.
   *[dark] { $team } pioche dans la pile foncée.
  }
wf-story-kick-off = { $half ->
    [1] Première mi-temps. Coup d’envoi pour { $team }.
   *[2] Seconde mi-temps. Coup d’envoi pour { $team }.
  }
wf-story-drawn = { $team } pioche : { $cards }.
wf-story-pile-empty = { $pile ->
    [action] La pioche de { $team } est vide.
   *[person] { $team } n’a plus de carte Joueur à piocher.
  }
wf-story-ground-named = { $ground ->
    [first] { $team } propose le stade de { $first }.
    [second] { $team } propose le stade de { $second }.
   *[nobody] { $team } propose un terrain neutre.
  }
wf-story-attack-begins = { $team } attaque.
wf-story-attack-begins-ahead = { $team } attaque et commence avec { $pa } PA.
wf-story-played = { $team } joue { $card }.
wf-story-person-played = { $team } fait intervenir { $name }.
wf-story-star-used = { $team } paie une étoile : { $ability }.
wf-story-star-ahead = { $team } paie une étoile : { $ability }, { $pa } PA pour la prochaine attaque.
wf-story-let-by = { $dry ->
    [yes] { $team } ne répond pas, et ne pioche pas.
   *[no] { $team } laisse passer et pioche.
  }
wf-story-defended = { $team } répond par { $card }.
wf-story-rolled = { $team } a besoin de { $need } et lance { $natural }.
wf-story-rolled-added = { $team } a besoin de { $need } et lance { $natural }, plus { $added } : { $total }.
wf-story-sum-is = Avec ce qui s’y ajoute, { $team } arrive à { $total } et avait besoin de { $need }.
wf-story-won-ball = { $team } prend le ballon !
wf-story-failed = Cela ne suffit pas.
wf-story-validated = La carte { $card } compte : { $team } en est à { $pa } PA.
wf-story-pa-is = { $team } en est maintenant à { $pa } PA.
wf-story-countered-by = L’intervention de { $name } est contrée.
wf-story-counter-failed = { $name } tente un contre, en vain.
wf-story-dropped = { $team } défausse { $cards }.
wf-story-fetched = { $team } prend { $card } dans sa pioche.
wf-story-fetched-hidden = { $team } prend une carte dans sa pioche.
wf-story-taken-back = { $team } reprend { $card } dans sa défausse.
wf-story-person-back = { $team } reprend { $name } dans sa défausse.
wf-story-nothing-found = { $team } cherche une carte et n’en trouve pas.
wf-story-next-is-safe = La prochaine carte de { $team } ne peut pas être défendue.
wf-story-bonus-waits = Le tir de { $team } reçoit { $bonus }, outre le bonus de ses PA.
wf-story-starts-with = La prochaine attaque de { $team } commence avec { $pa } PA.
wf-story-block-is = { $team } forme un bloc : { $bonus } à chaque carte de défense dans cette attaque.
wf-story-shot-die = { $count ->
    [one] { $team } tire : { $die }.
   *[other] { $team } tire avec { $count } dés ({ $dice }) : { $die }.
  }
wf-story-quality = Qualité du tir : { $quality }.
wf-story-off-target = À côté ! Le tir de { $team } n’est pas cadré.
wf-story-keeper-die = { $count ->
    [one] Le gardien de { $team } lance { $die }.
   *[other] Le gardien de { $team } lance { $count } dés ({ $dice }) : { $die }.
  }
wf-story-keeper-has = Total du gardien : { $result }.
wf-story-goal = { $piece ->
    [free_kick] But ! { $team } marque sur coup franc.
    [penalty] But ! { $team } transforme le penalty.
   *[shot] But ! { $team } marque.
  }
wf-story-saved-it = { $piece ->
    [free_kick] Le gardien de { $team } capte le coup franc.
    [penalty] Le gardien de { $team } arrête le penalty !
   *[shot] Arrêt du gardien de { $team }.
  }
wf-story-foul-by = Faute de { $team } : { $card }.
wf-story-yellow = Carton jaune pour { $team }.
wf-story-red = { $which ->
    [1] Carton rouge pour { $team }. Cette main se réduit à 7 cartes Action et 2 cartes Joueur.
    [2] Deuxième carton rouge pour { $team }. Cette main se réduit à 5 cartes Action et 1 carte Joueur.
   *[3] Encore un carton rouge pour { $team }.
  }
wf-story-set-piece-is = { $piece ->
    [free_kick] Coup franc indirect pour { $team }.
    [corner] Corner pour { $team }.
    [direct] Coup franc direct pour { $team } !
   *[penalty] Penalty pour { $team } !
  }
wf-story-numbers-shown = { $team } tire dans le coin { $shooter }, le gardien plonge vers le coin { $keeper }.
wf-story-simulated = { $fell ->
    [yes] L’arbitre s’y laisse prendre : il siffle une faute, et { $team } garde le ballon.
   *[no] L’arbitre n’est pas dupe de { $team }.
  }
wf-story-substituted = { $team } remplace { $name }, qui ne revient plus dans ce match.
wf-story-stars-are = { $stars ->
    [0] { $team } n’a plus d’étoile.
    [one] { $team } a maintenant une étoile.
   *[other] { $team } a maintenant { $stars } étoiles.
  }
wf-story-gave-back = { $team } rend le ballon.
wf-story-gave-back-bare = { $team } ne trouve pas la suite et perd le ballon.
wf-story-ball-passed = Le ballon est à { $seat }, pour { $team }.
wf-story-half-over = { $half ->
    [1] Mi-temps : toutes les mains sont rendues, et de nouvelles sont distribuées.
   *[2] Coup de sifflet final.
  }
wf-story-shoot-out-begins = Égalité : les tirs au but décident, et { $team } tire en premier.
wf-story-match-over = Le match est terminé.
wf-story-resigned = { $team } abandonne.

## Résultats : team a gagné, other a perdu ; home et away sont les buts des deux équipes, dans l’ordre des places

wf-end-goals = { $team } gagne { $high }–{ $low }.
wf-end-draw = Match nul, { $home }–{ $away }.
wf-end-penalties = { $team } gagne les tirs au but { $high }–{ $low }.
wf-end-lot = Les tirs au but restent à égalité, { $home }–{ $away } : { $team } gagne au sort.
wf-end-resigned = { $other } abandonne : { $team } gagne.

## Pourquoi quelque chose est fermé

wf-why-needs-pa = Cette carte ne se joue qu’aux PA indiqués ; construisez d’abord l’attaque jusque-là.
wf-why-too-many-pa = L’attaque dépasserait 8 PA ; choisissez moins.
wf-why-not-set-piece = Un coup franc indirect commence par une passe, une passe longue, une passe en profondeur ou un centre.
wf-why-not-corner = Un corner commence par une passe, une passe longue ou un centre.
wf-why-is-defence = Une carte de défense ne sert que lorsque les autres ont le ballon.
wf-why-is-attack = Ce n’est pas une carte de défense ; répondez avec une, ou laissez passer.
wf-why-wrong-kind = La carte jouée n’accepte pas ce genre de défense ; regardez ses nombres verts.
wf-why-forbidden = Cette carte ne peut pas être défendue ; il ne reste que les cartes Joueur.
wf-why-no-star = Votre équipe n’a plus d’étoile ; un remplacement ou la mi-temps en rend.
wf-why-not-now = Ce n’est pas son moment ; la carte dit lequel.
wf-why-star-not-now = Ce n’est pas le moment de cette capacité ; son texte dit lequel.
wf-why-not-regular = Pas tant qu’un coup franc ou un corner reste à jouer ; jouez d’abord cette carte-là.
wf-why-pa-condition = Cette capacité demande d’autres PA que ceux de l’attaque en ce moment.
wf-why-nothing-there = Il n’y a aucune carte à aller chercher.
wf-why-too-many-cards = Dans ce match, moins de cartes Joueur peuvent accompagner une carte Action.
wf-why-full-stars = Vous avez déjà toutes vos étoiles ; un remplacement n’apporterait rien.
wf-why-no-token = Vos remplacements sont épuisés.
wf-why-only-captain = Les étoiles et les remplacements sont l’affaire du capitaine.
wf-why-must-play = Après une passe ou sur un coup de pied arrêté, on joue d’abord une carte.
wf-why-not-first = Un bloc ne s’annonce que sur la première carte d’une attaque.
wf-why-taken = Les autres jouent déjà avec cette équipe ; choisissez-en une autre.
wf-why-own-three = Cette capacité est déjà sur votre carte Équipe ; choisissez-en deux autres.
wf-why-rest-too-few = Les cartes se défaussent dans l’ordre de la liste, et il n’en resterait pas assez ; commencez plus haut.
wf-why-nothing-to-save = La prochaine attaque commencerait avec plus de 8 PA ; il n’y a plus de place.

## Options du match

wf-opt-mode =
    .label = Mode
    .help = Le cœur du jeu, ou tout le jeu.
wf-opt-mode-professional = Professionnel
    .help = Fautes, coups de pied arrêtés, cartons, corners, cartes Équipe, remplacements, stades ; chacun se désactive ci-dessous.
wf-opt-mode-amateur = Amateur
    .help = Trois capacités, quatre étoiles, pas d’arbitre : pour commencer.

wf-opt-pro-cards =
    .label = Cartes Action PRO
    .help = Les cartes marquées PRO sont-elles mélangées aux autres ?
wf-opt-pro-cards-true = Oui
    .help = Trente cartes dans chaque pioche.
wf-opt-pro-cards-false = Non
    .help = Seulement les cartes du mode Amateur.

wf-opt-team-cards =
    .label = Cartes Équipe
    .help = Les étoiles et les capacités viennent-elles des cartes Équipe ?
wf-opt-team-cards-true = Oui
    .help = Trois capacités sont celles de l’équipe, deux autres se choisissent en secret.
wf-opt-team-cards-false = Non
    .help = Quatre étoiles et les trois capacités du mode Amateur pour tous.

wf-opt-fouls =
    .label = Fautes
    .help = Un lancer de défense très bas est-il une faute ?
wf-opt-fouls-true = Oui
    .help = Coups francs et penaltys suivent, selon les PA de l’attaque.
wf-opt-fouls-false = Non
    .help = Un lancer bas ne suffit pas, rien de plus.

wf-opt-sanctions =
    .label = Cartons jaunes et rouges
    .help = Les pires fautes coûtent-elles des cartes de la main ?
wf-opt-sanctions-true = Oui
    .help = Une carte pour un jaune ; trois, et une main plus petite, pour un rouge.
wf-opt-sanctions-false = Non
    .help = Une faute ne coûte que le coup de pied arrêté.

wf-opt-corners =
    .label = Corners
    .help = Ce que donne un tir égal au gardien.
wf-opt-corners-true = Un corner
    .help = L’attaque reprend à 5 PA.
wf-opt-corners-false = Un arrêt
    .help = Le gardien a le ballon.

wf-opt-off-target =
    .label = Tirs non cadrés
    .help = Un 1 au dé du tireur passe-t-il à côté ?
wf-opt-off-target-true = Oui
    .help = Le gardien n’a rien à faire.
wf-opt-off-target-false = Non
    .help = Un 1 est un tir comme un autre.

wf-opt-substitutions =
    .label = Remplacements
    .help = Peut-on se priver d’une carte Joueur contre une étoile ?
wf-opt-substitutions-true = Oui
    .help = Trois fois par match.
wf-opt-substitutions-false = Non
    .help = Les cartes Joueur reviennent toujours à la mi-temps.

wf-opt-ground =
    .label = Stades
    .help = Le stade d’une carte Équipe peut-il compter ?
wf-opt-ground-true = Oui
    .help = Pour qui joue à domicile.
wf-opt-ground-false = Non
    .help = Les stades ne sont que du décor.

wf-opt-ground-side =
    .label = Qui reçoit
    .help = Le stade qui compte pour tout le match.
wf-opt-ground-side-none = Personne
    .help = Terrain neutre.
wf-opt-ground-side-0 = La première équipe
    .help = L’équipe choisie en premier reçoit.
wf-opt-ground-side-1 = La seconde équipe
    .help = L’équipe choisie en second reçoit.
wf-opt-ground-side-both = Les deux
    .help = Chaque équipe joue avec son stade.
wf-opt-ground-side-agree = Convenu
    .help = Les deux le disent en secret ; sans accord, personne ne reçoit.

wf-opt-team-effect =
    .label = L’effet de la carte Équipe
    .help = Quand il compte.
wf-opt-team-effect-ground = À domicile
    .help = Seulement pour l’équipe qui reçoit.
wf-opt-team-effect-permanent = Toujours
    .help = Pour les deux équipes, où qu’elles jouent.

wf-opt-pile-assignment =
    .label = Pioches
    .help = À qui chaque pioche.
wf-opt-pile-assignment-random = Au sort
    .help = Une pièce décide avant le match.
wf-opt-pile-assignment-fixed = Fixées
    .help = La première équipe prend la pile claire, la seconde la foncée.

wf-opt-optional-draw =
    .label = Laisser passer sans piocher
    .help = Qui laisse passer une carte peut-il renoncer à piocher ?
wf-opt-optional-draw-false = Non
    .help = Laisser passer et piocher ne font qu’un.
wf-opt-optional-draw-true = Oui
    .help = Cela épargne des cartes en fin de mi-temps.

wf-opt-shot-pass-draw =
    .label = Laisser passer un tir
    .help = Fait-il piocher, lui aussi ?
wf-opt-shot-pass-draw-true = On pioche
    .help = Comme pour toute autre carte.
wf-opt-shot-pass-draw-false = On ne pioche pas
    .help = Seules les cartes d’attaque font piocher.

wf-opt-max-players-per-card =
    .label = Cartes Joueur par carte Action
    .help = Combien peuvent l’accompagner ou la suivre, en tout.
wf-opt-max-players-per-card-0 = Autant qu’il en va
    .help = La main est une limite suffisante.
wf-opt-max-players-per-card-1 = 1
    .help = Une au plus.
wf-opt-max-players-per-card-2 = 2
    .help = Deux au plus.
wf-opt-max-players-per-card-3 = 3
    .help = Trois au plus.

wf-opt-half-end-strict =
    .label = La fin d’une mi-temps
    .help = Les attaques qui comptent comme ballon rendu l’un à l’autre.
wf-opt-half-end-strict-false = Toutes celles qu’on rend
    .help = On a pu y jouer des cartes auparavant.
wf-opt-half-end-strict-true = Les vides seulement
    .help = Celles où aucune carte n’a été jouée.

wf-opt-tie-break =
    .label = En cas d’égalité
    .help = Ce qui suit un match sans vainqueur.
wf-opt-tie-break-draw = Match nul
    .help = On en reste là.
wf-opt-tie-break-penalties = Tirs au but
    .help = Cinq par équipe, puis par paires jusqu’au vainqueur.

wf-opt-foul-on-shot =
    .label = Faute sur un tir
    .help = Ce que devient le tir.
wf-opt-foul-on-shot-set-piece-only = Le coup de pied arrêté seul
    .help = Le coup franc ou le penalty remplace le tir.
wf-opt-foul-on-shot-shot-then-set-piece = Avantage
    .help = Le tir part ; le coup de pied arrêté suit s’il n’y a pas but.

wf-opt-after-on-foul =
    .label = Cartes « après » sur une faute
    .help = Se jouent-elles sur une carte qui a subi une faute ?
wf-opt-after-on-foul-false = Non
    .help = Le coup de pied arrêté vient aussitôt.
wf-opt-after-on-foul-true = Oui
    .help = Le coup de pied arrêté reste celui des PA d’avant.

wf-opt-free-kick-draw =
    .label = Piocher sur un coup franc indirect
    .help = L’autre équipe pioche-t-elle sur la première carte ?
wf-opt-free-kick-draw-false = Non
    .help = On n’y répond pas, et elle ne rapporte rien.
wf-opt-free-kick-draw-true = Oui
    .help = Deux cartes, comme en laissant passer.

wf-opt-free-kick-corner =
    .label = Corner sur coup franc direct
    .help = Ce que donne un coup franc égal au gardien.
wf-opt-free-kick-corner-false = Un arrêt
    .help = Seules les cartes Tir donnent des corners.
wf-opt-free-kick-corner-true = Un corner
    .help = Comme avec une carte Tir.

wf-opt-free-kick-off-target =
    .label = Coups francs non cadrés
    .help = Un coup franc direct passe-t-il à côté avec un 1 ?
wf-opt-free-kick-off-target-false = Non
    .help = Seules les cartes Tir manquent le cadre.
wf-opt-free-kick-off-target-true = Oui
    .help = Comme avec une carte Tir.

wf-opt-trap-when-forbidden =
    .label = Piège quand la défense est interdite
    .help = Un piège du hors-jeu peut-il prendre une carte que l’on ne peut pas défendre ?
wf-opt-trap-when-forbidden-false = Non
    .help = Interdit, c’est interdit.
wf-opt-trap-when-forbidden-true = Oui
    .help = Seules les cartes de défense sont exclues.

wf-opt-window-privacy =
    .label = Questions à réponse unique
    .help = Vous interroge-t-on quand vous n’avez rien à jouer ?
wf-opt-window-privacy-always-ask = Toujours
    .help = Personne n’apprend d’un silence ce que vous n’avez pas.
wf-opt-window-privacy-auto-skip = Non
    .help = Plus rapide, et un peu plus révélateur.

wf-opt-max-attacks-per-half =
    .label = Attaques par mi-temps
    .help = Après ce nombre, la mi-temps finit de toute façon.
wf-opt-max-attacks-per-half-200 = 200
    .help = Plus qu’aucune mi-temps n’en voit.
wf-opt-max-attacks-per-half-100 = 100
    .help = Presque jamais atteint.
wf-opt-max-attacks-per-half-50 = 50
    .help = Rarement atteint.
wf-opt-max-attacks-per-half-30 = 30
    .help = Quinze par équipe.
wf-opt-max-attacks-per-half-20 = 20
    .help = Dix par équipe : un match court.

## Formules

wf-preset-amateur =
    .label = Amateur
    .help = Le cœur du jeu : des cartes, un d20, deux dés, trois capacités.
wf-preset-professional =
    .label = Professionnel
    .help = Tout, sur terrain neutre.
wf-preset-home =
    .label = À domicile
    .help = Tout, et vous convenez de l’équipe qui reçoit.
wf-preset-cup =
    .label = Coupe
    .help = Un match qui doit avoir un vainqueur, aux tirs au but s’il le faut.

## Le match en chiffres

wf-report-title = Le match en chiffres
wf-report-goal = { $piece ->
    [free_kick] { $team }, coup franc direct, mi-temps { $half }
    [penalty] { $team }, penalty, mi-temps { $half }
   *[shot] { $team }, mi-temps { $half }
  }
wf-report-attacks = Attaques
wf-report-points = Points par attaque
wf-report-shots = Tirs
wf-report-expected = Buts attendus
wf-report-corners = Corners
wf-report-free-kicks = Coups francs
wf-report-given = Ballons rendus
wf-report-passed = Cartes laissées passer
wf-report-defended = Défenses réussies
wf-report-traps = Pièges et cartes Joueur réussis
wf-report-stars = Étoiles dépensées
wf-report-people = Cartes Joueur jouées
wf-report-substitutions = Remplacements
wf-report-fouls = Fautes
wf-report-cards = Cartons
wf-report-luck = Chance aux dés

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
wf-fx-both = { $a } et { $b }
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
wf-fx-give-back-draw = quand cette équipe rend le ballon, elle pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
wf-fx-corner-pa = les corners de cette équipe commencent à { $n } PA
wf-fx-half-first-attack-pa = la première attaque de cette équipe, à chaque mi-temps, commence à { $n } PA
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
