## Paquets de Worldwide Football

fault-wf-file = Il manque { $file } ; un paquet de Worldwide Football a actions.toml, abilities.toml, teams.toml et people.toml. « touchline packs new worldwide » prépare les quatre.
fault-wf-id = { $where } : { $key } vaut « { $value } » ; il faut des minuscules a-z, des chiffres, et des traits d’union ou de soulignement isolés, comme long_pass.
fault-wf-name = { $where } : la carte n’a pas de nom ; écrivez name = "…" dans sa ligne, ou un message { $message } dans cards.en.ftl.
fault-wf-category = { $where } : les cartes du genre { $kind } sont de la catégorie { $right }, pas { $value } ; changez l’un des deux.
fault-wf-sum = actions.toml : les exemplaires font { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }, { $light } claires et { $dark } foncées ; il en faut { $right }.
fault-wf-piles = { $where } : { $light } dans la pioche claire et { $dark } dans la foncée ; les camps ne jouent pas avec les mêmes cartes.
fault-wf-kind = actions.toml : il n’y a pas de carte du genre { $kind }, dont les règles ont besoin ; ajoutez-en une, avec au moins un exemplaire.
fault-wf-early = actions.toml : aucun tir marqué pro ne se joue à 5, 6 et 7 points d’attaque ; le jeu imprimé en a un (pa_allowed = [5, 6, 7]).
fault-wf-shots = actions.toml : en mode Amateur, la pioche { $pile ->
    [light] claire
   *[dark] foncée
} a { $count ->
    [one] { $count } tir
   *[other] { $count } tirs
} à jouer à 6, 7 et 8 points d’attaque ; il en faut au moins { $least }, sans pro = true.
fault-wf-most = actions.toml : voici { $count } { $what ->
    [kinds] genres de cartes Action, ceux des règles compris
   *[cards] cartes Action différentes
} ; { $most } au plus peuvent servir.
fault-wf-ceiling = { $where } : jouée à { $highest } points d’attaque, elle en ajouterait { $pa } ; ensemble ils ne doivent pas dépasser 8. Baissez pa, ou retirez { $highest } de pa_allowed.
fault-wf-never = { $where } : pa_allowed est vide, la carte ne pourrait jamais être jouée ; retirez la ligne si tous les points d’attaque conviennent.
fault-wf-quality = { $where } : shot_bonus est donné pour { $value } ; il doit l’être pour les points d’attaque de pa_allowed, ni plus ni moins : { $right }.
fault-wf-two-cards = { $where } : { $value } ne peut donner à la fois jaune et rouge ; retirez-le de l’un des deux.
fault-wf-no-foul = { $where } : { $key } cite { $value }, qui n’est pas une faute ; ajoutez-le à foul, ou retirez-le de { $key }.
fault-wf-clean = { $where } : une interception ne fait pas de faute ; laissez foul, yellow et red vides.
fault-wf-abilities = abilities.toml : { $count ->
    [one] voici { $count } capacité
   *[other] voici { $count } capacités
  } ; un paquet en a { $least } à { $most }, trois pour une carte Équipe et au moins deux au choix.
fault-wf-amateur = abilities.toml : marquées amateur = true : { $value } ; il faut exactement ces trois : { $right }.
fault-wf-known = { $where } : cette capacité est imprimée dans les règles, son { $key } doit donc être { $right }.
fault-wf-condition = { $where } : pa_min { $low } dépasse pa_max { $high }, la capacité ne pourrait jamais servir ; échangez-les.
fault-wf-teams = teams.toml : voici { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
} ; un paquet en a { $least } à { $most }.
fault-wf-three = { $where } : abilities vaut { $value } ; une carte Équipe en nomme trois différentes.
fault-wf-squad = { $where } : people.toml compte { $count } de ses joueurs ; une équipe en a { $right }.
fault-wf-no-type = { $where } : aucun de ses joueurs n’est du type { $type } ; une équipe a besoin de G, D, M et A.
fault-wf-real = { $where } : « { $name } » est le nom d’une vraie équipe, ou figure dans le jeu imprimé ; inventez-en un autre. Une copie à votre seul usage porte private = true dans pack.toml.
fault-wf-moment = { $where } : on = « { $value } » n’est pas un moment où une telle carte peut servir. { $hint }
fault-wf-effects = { $where } : { $key } vaut { $value } ; il faut une liste d’effets, comme [{"{"} op = "draw", pile = "action", n = 1 {"}"}], ou [].
fault-wf-idle = { $where } : la carte n’a pas d’effet ; donnez-lui-en au moins un.
fault-wf-if = { $where } : if = "success" veut un jet avant lui dans la même liste : counter_player, player_defence, offside_trap ou simulation.
fault-wf-key = { $where } : au moment { $trigger }, une carte doit porter l’effet { $op } ; ajoutez-le.
fault-wf-op-twice = { $where } : l’effet { $op } y figure deux fois ; une suffit.
fault-wf-fit = { $where } : { $op } ne fait rien au moment { $trigger } ; seuls ceux-ci y agissent : { $known }.
fault-wf-holder = { $where } : { $op } n’agit pas sur une telle carte ; écrivez plutôt { $other }.
fault-wf-needs-shot = { $where } : { $op } change un tir, mais la carte accompagne aussi d’autres genres ; qu’elle n’attende que des tirs.
fault-wf-no-shot = { $where } : après un tir, { $op } ne change rien, et la carte accompagne aussi des tirs ; qu’elle attende d’autres genres.
fault-wf-roll-first = { $where } : { $op } précède l’effet qui lance le d20, or le lancer vient d’abord ; placez { $op } après.
fault-wf-filter = { $where } : il faut une catégorie ou un genre, ou une liste de l’un des deux, qu’une carte d’actions.toml possède, comme category = "shot".
fault-wf-fallback = { $where } : fallback_discard et fallback_discard_for disent la même chose de deux façons ; retirez-en une.
fault-wf-filters = Dans ce paquet, { $count } recherches visent des cartes différentes ; { $most } au plus peuvent servir. Que certaines visent les mêmes.
fault-wf-overlap = Deux recherches se recouvrent en partie : l’une vise { $one }, l’autre { $other }. Que l’une vise tout ce que vise l’autre, ou rien de cela.
fault-wf-stuck = Le match automatique { $match } ({ $preset }, { $seats } places) s’est arrêté dans la phase { $phase } : { $why ->
    [nobody] personne n’avait à répondre.
    [nothing] il n’y avait rien à répondre.
   *[endless] il n’avait pas de fin.
} C’est une erreur de Touchline ; signalez-la avec le paquet.
fault-wf-unused = { $where } : en { $count } matchs automatiques, personne n’a utilisé cette carte ; regardez quand elle peut se jouer.

## Worldwide Football à la balance

wf-balance-about = Chaque équipe rencontre toutes les autres, par paires de matchs à chance égale et côtés échangés ; des deux côtés joue { $player }. Graine { $seed }. Points : deux pour une victoire, un pour un nul. Objectifs : chaque équipe prend de 45 à 55 % des points, un match compte de 2,5 à 4,5 buts, chaque carte et chaque capacité servent.
wf-balance-player = { $who ->
    [habit] la première idée des joueurs de l’ordinateur, sans recherche
   *[other] { $who }
  }
wf-balance-mode = { $mode ->
    [amateur] Amateur
    [professional] Professionnel
   *[home] Professionnel, avec un stade
  }
wf-balance-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matchs
  }.
wf-balance-team = équipe
wf-balance-points = points
wf-balance-thing = dans un match
wf-balance-each = moyenne
wf-balance-card = carte ou capacité
wf-balance-used = Combien de fois chacune sert dans un match ; les joueurs, dans un match de leur équipe.
wf-balance-what = { $what ->
    [goals] buts
    [shots] dés de tir
    [attacks] attaques
    [give-backs] ballons rendus
    [won] ballons gagnés
    [saved] arrêts
    [off-target] tirs non cadrés
    [fouls] fautes
    [yellows] cartons jaunes
    [reds] cartons rouges
    [indirect] coups francs indirects
    [direct] coups francs directs
    [penalties] penaltys
    [corners] corners
    [substitutions] remplacements
    [draws] matchs nuls
   *[first] matchs décidés gagnés par le côté qui a engagé
  }
wf-balance-missed = { $what ->
    [team] { $name } prend { $value } des points ; l’objectif est de { $low } à { $high } %.
    [goals] Un match compte { $value } buts ; l’objectif est de { $low } à { $high }.
   *[other] Personne ne s’est jamais servi de { $name }.
  }
