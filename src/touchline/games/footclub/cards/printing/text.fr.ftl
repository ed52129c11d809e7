### Imprimer et jouer : ce qui figure sur les cartes, jetons, aides et feuilles. Dans les lignes des
### aides, « | » sépare le titre du reste.

print-title = { $title }, à imprimer
print-begin-1 = Imprimez toutes les pages en taille réelle (100 %, sans ajuster à la page) sur du papier fort, et coupez le long des traits fins. La barre ci-dessous mesure 5 centimètres quand la taille est juste.
print-begin-2 = Vous avez les cartes Équipe, 42 cartes Match pour chacun des deux clubs, deux kops, des jetons, un jeu d’aides par club, et des feuilles pour noter les valeurs.
print-begin-3 = Ajoutez deux dés ordinaires. Un troisième dé est le ballon : son numéro donne sa couleur, comme ci-dessous. Posez-le sur le joueur qui a le ballon.
print-begin-4 = Commencez par la Règle Poussin, un premier quart d’heure : prenez les cartes marquées Poussin, disposez chaque équipe et suivez l’aide de ce nom.
print-begin-5 = Le livre de règles complet et numéroté est dans le jeu : touchline rules footclub --lang fr.
print-ball = Le ballon
print-ruler = 5 centimètres
print-licence = Toutes les personnes de ces cartes sont inventées. Dessins de Touchline. Les cartes du paquet de base peuvent être transmises sous CC BY 4.0 ; celles qu’on a recopiées d’un jeu imprimé ne sont que pour leur propriétaire.

print-short-coach = E
print-short-keeper = G
print-chick = Poussin
print-club-blue = bleu
print-club-red = rouge
print-keeper = Les étoiles du gardien comptent dans DEF.
print-double = Double profil : compte pour l’un ou pour l’autre, au mieux pour le club.
print-strength-speedster = Attaque placée : −1 aux jets de SD adverses. Contre : +2. Exploit, pour 1 fraîcheur : +1, et −1 aux jets de SD.
print-strength-finisher = Attaque placée et contre : +1. Exploit, pour 1 fraîcheur : +2.
print-strength-stopper = Soutien défensif : toujours agressif, +1 à chaque jet (sauf double 1).
print-strength-versatile = Peut jouer à l’un ou l’autre des deux postes de la carte.
print-strength-ball-winner = Entre avec 2 fraîcheurs au lieu d’une.
print-strength-enforcer = Tacle : toujours agressif, +1 à chaque jet (sauf double 1).

print-serial = { $club ->
    [blue] Bleu { $number }
   *[red] Rouge { $number }
  }
print-card-press = Coûte 1 fraîcheur à chacun de deux joueurs. Prend le ballon ; le premier nommé l’a.
print-card-tackle = Deux dés, 7 ou plus prend le ballon. Agressif : après un échec, relancez, 8 ou plus.
print-card-set-attack = Une attaque avec 3 supporters ou plus dans vos tribunes.
print-card-solo-run = Une attaque avec 3 supporters au plus dans vos tribunes.
print-card-counter = Une attaque juste après un arrêt de votre gardien. Sans soutien défensif en face.
print-card-fans = Dans vos tribunes, un par tour. Époumoné : +1 à votre attaque, −1 à la leur, ou 1 fraîcheur.
print-card-attack-support = +2 à votre attaque.
print-card-defence-support = Deux dés, 7 ou plus : −2 à leur attaque. Raté, c’est une faute : coup franc, et penalty à partir du deuxième.
print-side = { $side ->
    [L] gauche
   *[R] droite
  }
print-kop = Kop
print-kop-rule = { $kind ->
    [attack] Pour le club à domicile. Compte pour un supporter. Retournez-le une fois par match : +{ $value } à votre attaque.
   *[freshness] Pour le club à domicile. Compte pour un supporter. Retournez-le une fois par match : paie jusqu’à { $value } fraîcheurs en un paiement.
  }

print-tokens = Jetons
print-token-fresh = { $count } fraîcheurs
print-token-yellow = { $count } cartons jaunes
print-token-half = { $count } demi-cartons
print-token-goal = { $count } buts
print-token-plus = { $count } plus une étoile
print-token-minus = { $count } moins une étoile
print-token-captain = { $count } brassards
print-clubs = Clubs

print-aid-turn = Un tour
print-aid-turn-1 = 1 Pioche | Chacun pioche 2 cartes. Pioches vides : la mi-temps est finie, après cinq tours.
print-aid-turn-2 = 2 Supporters et changements | Chacun peut poser un supporter. Puis l’extérieur, puis le domicile : remplacements, trois par match. Qui n’en fait pas peut permuter deux joueurs d’un poste.
print-aid-turn-3 = 3 Possession | Le club sans ballon peut jouer un pressing ou un tacle. Qui le perd répond, jusqu’à ce qu’on renonce ou qu’un tacle soit sifflé.
print-aid-turn-4 = 4 Offensive | Le club qui a le ballon peut jouer une attaque placée ou un exploit. Après un arrêt ou un corner, retour à la possession ; après un but, le ballon va au capitaine d’en face.
print-aid-turn-5 = 5 Fin de tour | Défaussez jusqu’au nombre de vos MO et AT sur le terrain.
print-aid-turn-6 = Ruban | La case de la couleur du ballon nomme le poste et le côté, gauche ou droite vus de chez vous. Seul à son poste, on est des deux côtés ; de trois, celui du milieu n’est jamais nommé. Sans latéraux, un défenseur central. Personne : la case suivante à droite.
print-aid-possession = Pressing et tacle
print-aid-possession-1 = Pressing | À coup sûr. 1 fraîcheur pour chacun des deux joueurs nommés, ou un supporter au lieu d’un jeton ; le kop fraîcheur paie les deux. Le premier nommé a le ballon.
print-aid-possession-2 = Tacle, premier jet | 7 ou plus : ballon à vous. 3 à 6 : faute. Double 1 : faute, carton jaune au tacleur, blessure légère du taclé.
print-aid-possession-3 = Agressif | Annoncé avant le jet. Un échec est annulé ; relancez : 8 ou plus prend le ballon. 3 à 7 : faute, jaune, blessure légère. Double 1 : faute, rouge, blessure grave.
print-aid-possession-4 = Faute | La possession s’arrête, le ballon reste où il était. Après un carton ou une blessure, chacun peut remplacer, l’extérieur d’abord.
print-aid-possession-5 = Blessures | Légère : moins une étoile jusqu’à la fin de la mi-temps. Grave : sortie définitive ; un remplaçant peut entrer.
print-aid-possession-6 = Cartons | Deux jaunes font un rouge, et un rouge sort sans remplaçant. Dès le troisième jaune sur le terrain : DEF −1 chacun. Un quatrième rouge perd 0-3.
print-aid-offensive = Offensive
print-aid-offensive-1 = Peut-on ? | Attaque placée : 3 supporters ou plus. Exploit : 3 au plus. Contre-attaque : juste après un arrêt de votre gardien. Le kop compte pour un.
print-aid-offensive-2 = Bonus | Votre ATT moins la DEF d’en face. Le joueur nommé a le ballon et apporte son point fort.
print-aid-offensive-3 = L’attaque ajoute | +1 par supporter, +2 par soutien offensif, et le kop attaque.
print-aid-offensive-4 = La défense enlève | −1 par supporter, −2 par soutien défensif réussi. Chaque club époumone 3 supporters au plus par offensive.
print-aid-offensive-5 = Soutien défensif | 7 ou plus réussit. Agressif : après un échec, relancez, 8 ou plus ; raté, c’est alors un jaune, et un double 1 un rouge. Un échec est une faute : coup franc à +0 si c’était le premier de cette offensive, sinon penalty à +2. Rien d’autre ne compte.
print-aid-offensive-6 = Ensuite | Quand les deux sont d’accord, le bonus est ramené entre −5 et +5, et chacun lance.
print-aid-shot = Tir
print-aid-shot-1 = Premier lancer | La défense lance, puis l’attaque, qui ajoute le bonus. Moins : arrêt. Plus : but. Égal : second lancer.
print-aid-shot-2 = Second lancer | Sans bonus, la défense d’abord. Moins : corner. Plus : but. Égal : poteau, encore.
print-aid-shot-3 = Arrêt | Le ballon va au capitaine du club qui a arrêté ; il peut contre-attaquer aussitôt, sinon retour à la possession.
print-aid-shot-4 = Corner | Le ballon reste. L’attaquant reprend une carte de son choix dans sa défausse ; puis possession.
print-aid-shot-5 = But | Le ballon va au capitaine d’en face. Fin de tour.
print-aid-shot-6 = Tirs au but | Cinq chacun, tour à tour, à +2 ; arrêt et corner sont des échecs. Puis un chacun jusqu’à la décision.
print-aid-team = Votre équipe
print-aid-team-1 = Composition | AL 2, ou aucun avec DC 3. DC, MD, MO et AT de 1 à 3 chacun. MO et AT au moins 3 ensemble. Dix joueurs et un gardien.
print-aid-team-2 = ATT et DEF | ATT : étoiles de l’entraîneur, des MO et AT. DEF : étoiles du gardien, des AL, DC et MD, moins le malus.
print-aid-team-3 = Optimisée | Les dix profils sont exactement ceux du style de l’entraîneur : +1 ATT et +1 DEF. Jamais en infériorité.
print-aid-team-4 = Capitaine | Niveau 4 ou 5 avec le profil préféré de l’entraîneur ; à défaut, n’importe qui. A le ballon au coup d’envoi, après les buts et les arrêts.
print-aid-team-5 = Infériorité | Il peut manquer du monde à tout poste. Un quatrième rouge, ou moins de 8 avec le gardien, perd 0-3.
print-aid-team-6 = Entrées tardives | Qui entre dans les deux derniers tours du match, ou en prolongation, a une étoile de plus.
print-aid-draft = Mercato et avant-match
print-aid-draft-1 = Encadrement | Entraîneurs et gardiens font trois paires de 8 étoiles. Chaque club en tire une au hasard.
print-aid-draft-2 = Paquets | Les 5 étoiles mélangées sur les 4 étoiles ; les 3 étoiles à part, dont six visibles en trois paires.
print-aid-draft-3 = Cinq tours chacun | Regardez deux cartes du paquet des étoiles, prenez-en une. Puis prenez une paire au milieu et comblez le vide.
print-aid-draft-4 = Avant le match | Convenez de qui reçoit. Cinq supporters chacun en tribunes ; le domicile ajoute un kop.
print-aid-draft-5 = Derrière l’écran | Onze, composition, ordre dans les postes, capitaine et 14 de vos 37 autres cartes Match. Une fraîcheur par joueur de champ.
print-aid-draft-6 = Coup d’envoi | Montrez les équipes, lancez la couleur de la mi-temps, piochez quatre cartes. Le capitaine de l’extérieur a le ballon ; en seconde mi-temps, celui du domicile.
print-aid-half = La pause et après
print-aid-half-1 = Mi-temps | Les mains sont défaussées, les défausses reviennent. Choisissez encore 14 cartes, lancez une couleur, piochez quatre. Personne ne change ; les blessures légères guérissent.
print-aid-half-2 = Aller-retour | Plus de buts sur les deux, puis à l’extérieur, puis prolongation. Le retour est un nouveau match ; les rouges sont suspendus, les jaunes deviennent des demi-cartons, les blessures graves coûtent une étoile.
print-aid-half-3 = Entre les matchs | Chaque club reçoit trois 4 étoiles et deux 5 étoiles parmi les cartes mises de côté et en garde deux, pas deux 5 étoiles.
print-aid-half-4 = Prolongation | Dix cartes, quatre en main, trois tours. Une nouvelle couleur ; le capitaine du domicile commence.
print-aid-half-5 = Domicile | Le club qui reçoit a le kop. Les buts à l’extérieur départagent.
print-aid-poussin = Poussin
print-aid-poussin-1 = Prêts | Disposez l’équipe de votre couleur. ATT : entraîneur, MO et AT ; DEF : gardien, AL, DC et MD. Seuls comptent étoiles et supporters.
print-aid-poussin-2 = Cartes | 25 chacun : 5 pressings, 4 tacles, 3 attaques placées, 3 soutiens offensifs, 2 soutiens défensifs, 8 supporters. Cinq supporters en tribunes ; piochez quatre. Le plus haut jet de deux dés commence avec le ballon.
print-aid-poussin-3 = Tour | Chacun pioche 2 cartes, chacun peut poser un supporter. Huit tours.
print-aid-poussin-4 = Ballon | Le pressing le prend à coup sûr. Un tacle veut 7 ou plus avec deux dés ; raté, la lutte est finie. Qui perd le ballon peut répondre.
print-aid-poussin-5 = Attaque | Avec le ballon et 3 supporters ou plus. Votre ATT moins leur DEF, puis supporters ±1, soutien offensif +2, soutien défensif −2 sur 7 ou plus.
print-aid-poussin-6 = Tir | La défense lance, puis l’attaque avec son bonus. Moins : arrêt, le ballon est à eux et l’on continue. Plus : but, nouveau tour. Égal : encore, sans bonus.

print-sheet = Feuille d’étoiles
print-sheet-club = Club : ........................................
print-sheet-part = { $part ->
    [1] 1re mi-temps
    [2] 2de mi-temps
   *[3] prolongation
  }
print-sheet-att = ATT
print-sheet-def = DEF
print-sheet-malus = malus
print-sheet-rival = leur DEF
print-sheet-initial = bonus initial
print-sheet-subs = remplacements
