### Les noms du paquet de base : act- cartes Action, abl- capacités, team- équipes ; bio- les joueurs.
### Ce que fait une carte est dit d’après ses effets. Toutes ces personnes sont inventées.

## Cartes Action

act-dribble = Dribble
act-pass = Passe
act-long-pass = Passe longue
act-through-ball = Passe en profondeur
act-cross = Centre
act-shot = Tir
act-tackle = Tacle
act-press = Pressing
act-interception = Interception
act-one-two = Une-deux
act-switch-play = Renversement
act-feint = Feinte
act-early-shot = Tir précoce
act-sliding-tackle = Tacle glissé
act-read-play = Lecture du jeu

## Capacités

abl-counter-attack = Contre-attaque
abl-attacking-play = Jeu offensif
abl-set-tactics = Schéma tactique
abl-creativity = Créativité
abl-defensive-block = Bloc défensif
abl-offside-trap = Piège du hors-jeu
abl-simulation = Simulation
abl-endurance = Endurance
abl-clinical-finish = Efficacité

## Équipes

team-valmora = Valmora
team-krestova = Krestova
team-talinde = Talinde
team-harrowick = Harrowick
team-zephyria = Zephyria

## Joueurs

bio-val1 = Il élève des abeilles au-dessus de la ville et dit qu’un tir bourdonne pareil : on l’entend avant de le voir.
bio-val2 = Il perd le premier tacle exprès, du moins il le dit. Personne ne l’a jamais vu perdre le second.
bio-val3 = Elle marque ses attaquants au crayon, puis les efface. Elle restaure de vieilles cartes quand personne n’attaque.
bio-val4 = Fils d’horloger, il croit qu’une passe n’est finie que lorsque la suivante a commencé.
bio-val5 = Elle ne jette rien : ficelle, pots de confiture, demi-occasions. Tout finit par servir en seconde période.
bio-val6 = Il prend son élan en silence et demande au mur de s’écarter. En général, le mur obéit.
bio-val7 = Il tire une fois pour lui et une fois pour sa grand-mère. La meilleure compte, et c’est celle de sa grand-mère.
bio-kre1 = Il a deux bonnes mains et ne sait dire laquelle vaut mieux. Il joue de l’accordéon pour qu’elles restent amies.
bio-kre2 = On dit qu’elle lit le courrier des autres. Elle ne lit que leurs chaussures, et cela suffit.
bio-kre3 = Il prend le ballon, puis s’arrête une seconde pour réfléchir. Son entraîneur a appris à attendre avec lui.
bio-kre4 = Il portait le courrier de nuit à travers la plaine. Rien de ce qu’il envoie au loin ne s’est jamais perdu.
bio-kre5 = Il a toujours deux idées d’avance. L’une parle de football, l’autre de soupe.
bio-kre6 = Il a appris à dribbler sur un lac gelé, où tourner était facile et s’arrêter ne l’était pas.
bio-kre7 = Il frappe si simplement que les gardiens cherchent l’astuce. Il n’y en a pas, et c’est l’astuce.
bio-tal1 = Il remplit le but comme une porte son cadre. Il s’excuse en vers auprès de tous ceux qu’il a arrêtés.
bio-tal2 = Il arrive tard, il arrive en riant, il arrive à temps. Il répare des filets de pêche et sait où ils cèdent.
bio-tal3 = Il entend la passe quitter la chaussure. Quand elle arrive, il repart déjà avec elle dans l’autre sens.
bio-tal4 = Il danse avant le match pour n’avoir pas à le faire pendant. Cette promesse-là, il ne la tient jamais.
bio-tal5 = Il voit la brèche quand elle est encore un mur. Il peint les deux, en bleu, et n’en vend aucune.
bio-tal6 = Il n’a plus tiré au-dessus depuis l’été où le ballon a fini dans un gâteau de mariage.
bio-tal7 = Il donne et repart si vite que le ballon demande qui est qui. Il note le score de chaque match en rimes.
bio-har1 = Gardien de phare l’hiver, gardien de but l’été. Dans les deux métiers, dit-il, on regarde au loin et on attend.
bio-har2 = Fille de berger, elle a le sifflet du berger. Les coureurs s’arrêtent avant de savoir pourquoi.
bio-har3 = Il a bâti la moitié des murets du comté. Les centres s’arrêtent contre lui comme si on le leur avait dit.
bio-har4 = Elle joue de l’orgue avec les pieds et la passe longue les yeux fermés.
bio-har5 = Il marche derrière la charrue le matin et devant tout le monde l’après-midi.
bio-har6 = Forgeron, il tire comme il frappe l’enclume : un seul coup, de l’épaule, sans se retourner.
bio-har7 = Il sculpte une canne pour chaque but. Son village n’a plus d’arbres, et plus personne n’y boite.
bio-zep1 = Vieux marin, il regarde le ballon et non celui qui l’a frappé. Le vent, dit-il, n’est que du vent.
bio-zep2 = Il vend des melons au port et reconnaît à l’oreille le dribble qui est mûr.
bio-zep3 = Elle règle ses courses sur la marée. Les attaquants ont soudain de l’eau aux chevilles.
bio-zep4 = Il enseigne les échecs dans un café et parle sans cesse. Ses adversaires oublient ce qu’ils tenaient.
bio-zep5 = Il fait voler des cerfs-volants entre les matchs. Il sait combien de fil demande une passe longue.
bio-zep6 = Il a raté une fois, fermé les yeux, demandé à la mer un autre essai. Depuis, la mer est d’accord.
bio-zep7 = Il applaudit chaque arrêt, puis tire le corner pendant que le gardien salue encore.
