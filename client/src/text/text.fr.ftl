### Les mots du client, en français. Ce que disent les jeux et le serveur vient du serveur.

## Partout

skip = Aller au contenu
brand-home = Touchline, page d’accueil
nav = Navigation principale
nav-start = Jouer
places = Rubriques
menu = Menu
menu-stays = Votre match reste tel quel. Vous le retrouverez sous « Mes matchs ».
leaving = Quitter le match ?
leaving-stay = Rester
nav-play = Nouveau match
nav-learn = Apprendre
nav-rules = Règles
nav-settings = Réglages
title-settings = Réglages
nav-file = Feuilles de match
nav-about = À propos
games = Jeux
language = Langue
theme-now = Couleurs : { $theme }
theme-auto = comme votre système
theme-light = claires
theme-dark = sombres
sound = Son
footer = Tout se passe sur votre machine. Rien n’est chargé d’ailleurs, rien n’est envoyé nulle part.
home = Vers l’accueil
close = Fermer
copy = Copier
copied = Copié
you = Vous
seat-n = Équipe { $n }
seat-of = { $team }, place { $n }
figure-named = { $name } ({ $number })
seat-named = { $name } ({ $team })

title-new = Nouveau match
title-table = Table
title-replay = Revoir un match
title-yours = À vous
title-theirs = Au tour de { $team }
title-waiting = En attente
title-file = Ouvrir une feuille de match
title-rules = Règles
title-learn = Apprendre
title-about = À propos
nowhere = Hors-jeu
nowhere-text = Il n’y a pas de page ici. L’adresse a peut-être été coupée lors de la copie.

## Ennuis

err-offline = Le serveur ne répond pas. Tourne-t-il encore ? Relancez-le avec « python3 dev.py play ».
err-status = Le serveur a répondu par le statut { $status }, sans rien ajouter. Réessayez ; si cela se reproduit, regardez la fenêtre du serveur.
err-unknown = Quelque chose s’est mal passé ici : { $text }. Rechargez la page ; votre match est gardé par le serveur.
err-no-game = Ce serveur ne propose pas ce jeu. Relancez-le avec « python3 dev.py play ».

build = Nouvelle version
build-new = Une nouvelle version de Touchline est là.
build-reload = Recharger
build-later = Plus tard
gone = Le serveur ne répond pas
gone-text = Cette page vient de votre appareil. Les matchs restent sur le serveur ; ils reprennent dès qu’il répond de nouveau.
gone-own = Si c’est votre propre serveur, relancez-le avec « python3 dev.py play ». Si c’est celui de quelqu’un d’autre, vérifiez que cet appareil est connecté.
gone-again = Réessayer
gone-last = Vos derniers matchs
gone-kept = Cet appareil garde votre accès à ces matchs.

## Accueil

start-mine = Mes matchs
start-mine-text = Reprenez un match là où vous l’avez laissé, et voyez vos résultats contre chacun.
strip = Vos matchs du moment
strip-move = À vous de jouer
strip-running = En cours
strip-resume = Reprendre
strip-all = Tous mes matchs
start-programme = Au programme
start-new = Nouveau match
start-new-text = À côté d’un ami, contre un ami au loin ou contre l’un des six niveaux de l’ordinateur ; avec les règles qui vous plaisent.
start-learn = Apprendre
start-learn-text = De courtes leçons à de vraies tables : chacune dit quoi faire et pourquoi. Choisissez un jeu.
start-rules = Règles
start-rules-text = Le livret complet de chaque jeu, à lire et à fouiller. Chaque « pourquoi pas ? » y conduit.
start-file = Ouvrir une feuille de match
start-file-text = Revoir un match enregistré, pas à pas et but après but.

## Nouveau match

new-lead = Qui joue, et avec quelles règles ? Tout est prêt pour commencer ; changez ce que vous voulez.
new-who = Qui joue
new-rules = Quelles règles
new-unverified = Non vérifié
new-options = Toutes les options de règles
new-changed = { $count ->
    [one] { $count } changée
   *[other] { $count } changées
  }
new-reset = Revenir au modèle
new-start = Coup d’envoi
new-start-watch = Regarder
new-computer = Vous jouez contre l’ordinateur.
new-computers = Vous jouez contre des ordinateurs.
new-alone = Vous jouez en solo, et personne ne vous attend.
new-count = Combien de personnes jouent
new-count-n = { $count ->
    [2] Deux : une par camp
    [4] Quatre : deux par camp
   *[other] { $count }
}
new-hot-many = { $count } personnes devant cet appareil : la table s’adresse à chacune à son tour et cache les mains des autres.
new-invite-many = Vous recevrez { $count } liens secrets, un par ami.
new-hot = Deux personnes devant cet appareil : la table s’adresse à chaque camp tour à tour.
new-invite = Vous recevrez un lien secret à envoyer à votre ami.
new-reach-here = Cela ne marche que sur cet ordinateur. Pour un ami de votre réseau, arrêtez Touchline et lancez : touchline play --share
new-reach-near = Les amis de votre réseau peuvent l’ouvrir.
new-reach-nowhere = Les amis de votre réseau pourront l’ouvrir dès que cet ordinateur en rejoint un.
new-watch = L’ordinateur joue contre lui-même ; vous regardez.
seat-who = Qui joue ici : { $side }
seat-me = Moi
seat-bot = Ordinateur
seat-invite = Un ami
seat-level = Niveau
seat-name = Nom
seat-guest = Invité
seat-team = Équipe
seat-invite-help = La personne qui a le lien prend cette place. Aucun compte n’est nécessaire.

## Tableau d’affichage

score-bar = Score
score-turn = à eux de jouer
score-home = à domicile
score-yours = à vous de jouer
score-minute = minute
place-open = place libre
place-bot = Ordinateur, { $level }
place-bot-short = Ordinateur, niveau { $level }
place-person = Joueur { $n }
place-you = { $name } (vous)
place-left = a quitté la table
place-lost = liaison coupée
place-next = au match suivant
place-stand-in = ordinateur, niveau { $level }
place-here = devant cet appareil
conn-lost = La liaison est coupée. Votre match est en sûreté ; reconnexion…
conn-retry = Essayer maintenant

## Table

table-title = { $home } contre { $away }
table-title-many = { $count ->
    [one] { $teams }, en solo
   *[other] Une table : { $teams }
}
table-joining = Arrivée à la table…
table-shut = Cette porte reste fermée
turn-of = Pour { $team }
turn-hint = Touchez ce qui est allumé sur le terrain, ou servez-vous de la liste.
turn-only = Il n’y a que cette réponse.
turn-confirm = Confirmer
turn-other = Changer
turn-unpick = Reposer
turn-undo = Annuler
turn-now = Jouer tout de suite
turn-takeback = Reprendre le coup
turn-ask-back = Demander à reprendre
score-none = pas encore de points
turn-heard = { $who } : { $question }
turn-onward = Continuer
turn-news = Ce qui s’est passé
turn-skip = Montrer la suite aussitôt
turn-toss = À vous de lancer
turn-toss-roll = Lancer le dé
turn-list = { $count ->
    [one] Liste des choix ({ $count })
   *[other] Liste des choix ({ $count })
  }
turn-held = { $what }. Joué dans un instant ; Échap reprend.
turn-held-rests = { $what }. En attente pendant que vous lisez les chances ; Échap reprend.
turn-sending = Envoi…
turn-playing = Le match continue…
turn-open = { $team } : la place est libre, envoyez le lien à votre ami
turn-thinking = { $team } : l’ordinateur réfléchit…
turn-away = On attend { $name } ({ $team }), qui a quitté la page
turn-stand-in = L’ordinateur réfléchit pour { $name } ({ $team })…
turn-waits = On attend { $name } ({ $team })
turn-waits-team = On attend { $team }
turn-free = { $count ->
    [one] Une place est libre, { $names } : envoyez le lien à votre ami
   *[other] Des places sont libres, { $names } : envoyez les liens à vos amis
}
turn-gone = { $count ->
    [one] On attend { $names }, qui a quitté la page
   *[other] On attend { $names }, qui ont quitté la page
}
turn-think = { $count ->
    [one] { $names } : l’ordinateur réfléchit…
   *[other] { $names } : les ordinateurs réfléchissent…
}
turn-watching = Vous regardez
turn-over = Le match est terminé
why-title = Impossible
why-first = Touchez d’abord l’un des éléments allumés.
why-rule = Lire la règle { $rule }
why-help = Touchez sur le terrain ce qui n’est pas allumé : la raison s’affiche sous la question. Ou bien écrivez les cases dans l’ordre où vous les toucheriez : un footballeur, puis sa destination ; pour un tir, le footballeur, le ballon, puis la destination du ballon.
why-help-touch = Touchez sur la table ce qui n’est pas allumé (carte, bâtiment, maillot…) : la raison s’affiche sous la question.
why-cells = Cases
why-ask = Pourquoi pas ?
why-not-now = Vous pouvez demander une raison quand c’est à vous de jouer.
tools = Outils
tool-rules = Règles
tool-why = Pourquoi pas ?
tool-options = Options
tool-habits = Réglages
habit-confirm = Réponses à confirmer
habit-confirm-always = Toutes
habit-confirm-final = Seulement ce qui ne se reprend pas
habit-confirm-never = Aucune : elles se jouent dans un instant
tool-odds = Chances
odds-exact = Exactement { $ways } sur { $of } lancers équiprobables.
tool-draw = Proposer le nul
tool-say = Dire un mot
tool-flip = Pivoter
tool-invite = Inviter
tool-hand = S’absenter
tool-resign = Abandonner
tool-leave = Quitter
invite-help = Chaque lien ouvre une place à cette table, une seule fois : la place appartient ensuite à l’appareil qui l’a ouvert. Ne le donnez qu’à la personne voulue.
invite-seat = Lien pour { $team }
invite-reach-here = Ce lien ne marche que sur cet ordinateur. Pour un ami de votre réseau, arrêtez Touchline, lancez « touchline play --share » et revenez à cette table : rien n’est perdu.
invite-reach-near = Les amis du même réseau peuvent ouvrir ce lien. Qui utilise ce Wi-Fi peut écouter, et qui possède cet ordinateur pourrait lire les cartes cachées.
invite-reach-nowhere = Cet ordinateur n’est sur aucun réseau local en ce moment : ce lien ne marche qu’ici.
invite-origin = Adresse dans le lien ; prenez-en une autre si elle ne s’ouvre pas
qr = Code QR
qr-of = Code QR : { $label }
qr-help = Visez-le avec l’appareil photo de l’autre appareil.
copy-selected = Le lien est sélectionné : Ctrl+C, ou appuyez longuement pour le copier.
invite-watch = Lien pour regarder seulement
resign-sure = Abandonnez-vous le match pour { $team } ? C’est définitif.
resign-sure-both = Abandonnez-vous le match pour { $team } ? Il se termine aussi pour { $partner }, et c’est définitif.
resign-sure-alone = Abandonnez-vous cette saison ? Elle se termine ici, et c’est définitif.
resign-yes = Abandonner le match
resign-no = Continuer à jouer
story = Récit
story-lights = Montre sur la table où cela s’est passé
story-empty = Les premières lignes apparaîtront au premier coup.

## Résultat

result-won = Vous gagnez
result-lost = Vous perdez
result-wins = Victoire : { $team }
result-draw = Match nul
result-stopped = Match arrêté
result-both-lose = Les deux équipes perdent
result-alone-2 = Une saison dont on peut être fier
result-alone-1 = Une saison honorable
result-alone-0 = Ce sera pour une autre fois
result-share = Vous partagez la victoire
result-shared = { $teams } se partagent la victoire
result-place = Place
result-again = Rejouer
result-asked = Une nouvelle table se prépare…
result-join = Rejoindre le match suivant
result-follow = Suivre le match suivant
result-next = Les mêmes personnes rejouent.
result-wished = L’autre camp voudrait rejouer.
result-wished-many = Quelqu’un veut rejouer.
result-swap = Changer de côté
result-swap-many = Chacun avance d’une place

## Revoir un match, et feuilles de match

replay-figures = Le match en chiffres
replay-watch = Revoir le match
replay-play = Lecture
replay-pause = Pause
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-goals = Buts
replay-matches = Matchs
replay-chapter = Chapitre
options-idle = Pas dans ce mode
replay-match-at = Match { $n } : { $when }
replay-goal = But { $n }, minute { $minute }
replay-goal-at = But { $n } : { $when }
replay-goal-of = { $goal }, { $team }
replay-answer = { $who } : { $what }
replay-slider = Moment
replay-moment = Moment { $at } sur { $all }
replay-link = Lien vers ce moment
replay-eyes = Vu par
replay-eyes-all = tout le monde, mains couvertes
replay-tape = Enregistrer le match
replay-text = Enregistrer la notation
replay-names = Avec les noms des joueurs
replay-not-yet = Un match peut être revu une fois terminé. Continuez à jouer et revenez après le coup de sifflet final.
replay-table = Vers la table
replay-start = Avant le premier coup
replay-fate = Hasard
file-unread = { $file } ne peut pas être lu. Est-ce bien un fichier, pas un dossier, et est-il toujours là ?
file-lead = Choisissez une feuille de match enregistrée, déposez-la ici ou collez son texte. Une bande (.tape.json) et la notation propre à un jeu (.txt) conviennent toutes les deux.
file-choose = Choisir un fichier
file-drop = … ou déposez-le ici
file-paste = Texte de la feuille de match
file-open = Ouvrir
file-other = Une autre feuille de match
vouch-vouched = Ce serveur se porte garant de cette feuille de match : rien n’a changé depuis qu’il l’a remise. Les noms n’en font pas partie.
vouch-changed = Modifiée : cette feuille de match dit venir de ce serveur, mais ce n’est pas ce que ce serveur a remis. Elle respecte les règles, et ce n’est pas le match qui a été joué.
vouch-stranger = Cette feuille de match dit venir d’un autre serveur ({ $server }). Lui seul peut dire si elle a été modifiée depuis : ouvrez-la là-bas.
vouch-nobody = Personne ne se porte garant de cette feuille de match : elle ne porte la marque d’aucun serveur, et tout peut y avoir été changé dans le respect des règles, les dés aussi.

## Règles

rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
  }
rules-none = Essayez un autre mot, ou un numéro comme SS-057.
rules-unknown = Il n’y a pas de règle { $rule } dans ce livret. Cherchez ci-dessus un mot ou un autre numéro, ou choisissez un chapitre.
rules-contents = Chapitres
rules-turn = Chapitre précédent et suivant
rules-before = Précédent
rules-after = Suivant
rules-more = { $count ->
    [one] Afficher encore 1 résultat
   *[other] Afficher encore { $count } résultats
  }
rules-drawing = Dessin du plateau

## À propos

about-lead = Touchline est un lieu pour jouer, regarder, étudier et simuler des jeux de football sur table, sur votre propre machine.
about-engine = Moteur
about-compiled = compilé
about-interpreted = interprété
about-games = Jeux
about-independent = Indépendant
about-independent-text = Touchline est un projet indépendant. Il n’est ni lié aux auteurs ou aux éditeurs des jeux auxquels il permet de jouer, ni approuvé par eux, ni titulaire d’une licence de leur part ; il en va de même pour les sites et les applications que nomment ses modèles. Tous les noms appartiennent à leurs propriétaires et servent seulement à dire de quelles règles il s’agit. Les règles sont racontées avec nos propres mots ; équipes, footballeurs et dessins sont de nous.
about-private = Privé
about-private-text = Ni compte, ni publicité, ni comptage des visites. Vos matchs se trouvent dans un dossier de la machine où tourne le serveur, et ce navigateur ne retient que vos réglages et les clés de vos places.
about-licence = Libre
about-licence-text = Le code est sous licence MIT, les textes et les dessins sous licence CC BY 4.0. Les caractères sont Inter et Barlow Condensed, tous deux sous licence SIL Open Font License.

## Ce que garde ce navigateur

mine = Mes matchs
title-mine = Mes matchs
storage-shut = Ce navigateur ne laisse rien garder à la page. Les clés de vos places ne vivent que jusqu’à sa fermeture ou son rechargement : enregistrez-les d’abord dans un fichier.
storage-full = La mémoire de ce navigateur est pleine. Les clés de vos dernières places ne vivent que jusqu’à la fermeture ou au rechargement de la page : enregistrez-les dans un fichier, ou faites de la place.
storage-save = Enregistrer mes clés
aside-tables = Une partie de la liste de vos tables, telle que ce navigateur l’avait gardée, n’a pas pu être lue.
aside-settings = Des réglages que ce navigateur avait gardés n’ont pas pu être lus ; ils sont comme au début.
aside-keys = Les clés que ce navigateur avait gardées n’ont pas pu être lues ; un fichier enregistré par « Enregistrer mes clés dans un fichier » les rétablit.
aside-other = Quelque chose que ce navigateur avait gardé n’a pas pu être lu.
aside-safe = Cela a été mis de côté dans la mémoire de ce navigateur, rien n’est effacé.
aside-seen = Compris

## Une table qui ne s’ouvre pas

shut-stranger = Vous n’avez pas de place ici
shut-stranger-text = Ceci est l’adresse d’une table. Elle ne s’ouvre que sur un appareil qui y a une place.
shut-gone = Pas sur ce serveur
shut-second = Vous avez déjà une place ici
shut-game = { $game }
shut-game-over = { $game } · le match est terminé
shut-kept = La table reste dans votre liste jusqu’à ce que vous l’y supprimiez.
shut-way-play = Pour jouer, demandez une invitation à l’hôte de la table. Elle ouvre une place, une seule fois.
shut-way-watch = Pour regarder, demandez le lien pour regarder.
shut-way-keys = Vous y avez une place sur un autre appareil ? Enregistrez-y les clés dans un fichier, et lisez-le ici :
shut-back = Retour à ma place
shut-both = Prendre aussi cette place
shut-both-text = Prenez-la aussi si la personne qui y joue partage cet appareil avec vous.
invite-lost = La place de { $team } est libre, mais ce navigateur n’a pas son lien.
invite-here = La place de { $team } est prise, et la personne est là.
invite-away = La place de { $team } est prise ; la personne est absente.
invite-renew = Nouvelle invitation
invite-renew-of = Nouvelle invitation pour { $team }
invite-sure-open = Un nouveau lien pour { $team } rend l’ancien inutile.
invite-sure-away = Qui jouait pour { $team } perd sa place au profit de la personne qui suit le nouveau lien, main comprise. Toute la table en est avertie.
invite-sure-watch = Un nouveau lien pour regarder rend l’ancien inutile ; ceux qui regardent doivent le demander.
invite-new = Faire le nouveau lien
invite-new-watch = Nouveau lien pour regarder
invite-keep = Laisser tel quel

## Un appareil pour plusieurs

why-help-cards = Touchez ce qui est grisé sur la table : la raison apparaît sous la question. Ou choisissez ici ce que vous voulez savoir.
handover = Passez l’appareil à { $team }
handover-text = Les cartes des deux clubs sont secrètes. Donnez l’appareil à la personne qui joue ensuite.
handover-ready = Je joue pour { $team }
handover-open = Nous nous montrons nos cartes : ne plus couvrir la table

## Le guide

guide = Guide
guide-on = Guide : explique chaque question

plain-view = Ce que montre la table
