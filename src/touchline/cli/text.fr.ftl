### La ligne de commande en français.

cli =
    .about = Des jeux de football de table : jouer, regarder, étudier, simuler.
    .examples =
        touchline play                         ouvrir la table dans le navigateur
        touchline play streetsoccer --terminal jouer ici même
        touchline rules streetsoccer SS-057    lire une règle
        touchline COMMANDE --help              apprendre une commande

## Grammaire

cli-usage = usage :
cli-examples = exemples :
cli-options = options 
cli-positionals = à nommer 
cli-commands = commandes 
cli-command-word = COMMANDE
cli-help = montrer cette aide et s’arrêter
cli-lang = parler anglais (en) ou français (fr) ; sinon comme le dit LANG
cli-version = montrer la version et le moteur employé, puis s’arrêter
cli-engine-compiled = moteur compilé
cli-engine-interpreted = moteur en Python simple
cli-lacks = il manque quelque chose : { $a }
cli-unknown = ceci est inconnu ici : { $a }
cli-unknown-dash = ceci est inconnu ici : { $a } (un nom qui commence par un tiret s’écrit après « -- »)
cli-choice = { $a } ne peut pas valoir « { $b } ». { $hint }
cli-one = { $a } demande une valeur à sa suite
cli-clash = { $a } ne va pas avec { $b }
cli-value = { $a } ne peut pas valoir « { $b } »
cli-said = { $a } : { $b }
cli-ambiguous = { $a } peut être l’un de { $b }
cli-whole = « { $word } » n’est pas un nombre entier de { $low } à { $high }
cli-see-help = « { $command } » montre comment faire.
cli-or = { $list } ou { $last }
cli-file = { $file } : { $why }
cli-not-text = Le fichier n’est pas du texte UTF-8.
cli-line = { $file }, ligne { $line } :

## perft

cli-perft = compter les choix, pour comparer des moteurs et trouver des fautes
    .about =
        Compte les choix d’une position. Une entrée se lit E/P/K/B/G/U : effets, positions
        distinctes qui en résultent, tirs, cases que le ballon atteint, buts, tirs avec recul.
        Avec --depth, les suites possibles d’un nouveau match de n’importe quel jeu : les
        réponses des joueurs et du sort, une fois, deux fois et ainsi de suite.
    .examples =
        touchline perft streetsoccer "12/4P3p3/8P3/6p3g1/1G6p3/3P8/4pP6/12 e4 L" --die 4
        touchline perft streetsoccer --file positions.txt --option ring=none
        touchline perft footclub --preset poussin --depth 4 --seed 1 --after 13
cli-perft-game = le jeu : { $games }
cli-perft-position = rangées, ballon et camp, comme "12/.../12 e4 L", ou une position de neuf champs
cli-perft-die = compter pour ce dé seulement ; sans cela, six entrées pour les dés 1 à 6
cli-perft-file = une position par ligne, une ligne d’entrées pour chacune ; - lit l’entrée standard
cli-perft-depth = compter les suites possibles jusqu’à cette profondeur, 1 à 9
cli-perft-seed = la graine des réponses au hasard de --after ; 0 sans cela
cli-perft-after = donner d’abord autant de réponses au hasard
cli-perft-seats = nombre de places à la table, avec --depth
cli-perft-seats-depth = --seats va avec une --depth : les positions écrites sont à deux.
cli-perft-preset = un groupe d’options nommé, comme mastermove
cli-perft-option = changer une option des règles ; peut être répété
cli-odds-none = { $game } n’a pas de tableaux de ses dés à montrer.
cli-perft-none = On compte les choix à partir de positions écrites, et { $game } n’en a pas : comptez jusqu’à une --depth.
cli-perft-one = Nommez une position ou un --file, pas les deux.
cli-perft-apart = Une --depth se compte depuis un nouveau match : omettez la position et --file.
cli-perft-empty = La position est vide ; écrivez les rangées, le ballon et le camp, comme "12/.../12 e4 L".

## odds

cli-odds = chances exactes des dés
    .about =
        Sans position : les tables des dés. Avec une position : ce que chaque dé permettrait au
        camp qui joue, et sa chance de marquer, en fractions exactes.
    .examples =
        touchline odds streetsoccer
        touchline odds streetsoccer "12/12/3p3P4/5P2P1g1/1G4p2P2/9p2/8p3/12 j6 L"
cli-odds-game = le jeu : { $games }
cli-odds-position = rangées, ballon et camp, ou une position de neuf champs
cli-odds-die = ce dé seulement
cli-odds-preset = un groupe d’options nommé
cli-odds-option = changer une option des règles ; peut être répété
cli-odds-success = réussi
cli-odds-foul = faute
cli-odds-yellow = jaune
cli-odds-red = rouge
cli-odds-bonus = bonus
cli-odds-goal = but
cli-odds-save = arrêt
cli-odds-corner = corner
cli-odds-off = non cadré

## rules

cli-rules = lire le livre de règles ou y chercher
    .about = Montre le livre de règles d’un jeu : la liste des règles, une règle, ou toutes celles qui contiennent des mots.
    .examples =
        touchline rules streetsoccer
        touchline rules streetsoccer SS-057
        touchline rules streetsoccer --search "prolongations"
cli-rules-game = le jeu : { $games }
cli-rules-id = une règle, comme SS-057 ; ss57 suffit
cli-rules-search = montrer les règles qui contiennent tous ces mots
cli-rules-all = le livre entier
cli-rules-none = Aucune règle ne contient tous ces mots : { $words }.

## replay

cli-replay = raconter, vérifier ou convertir un match enregistré
    .about =
        Raconte un match à partir d’une bande (*.tape.json) ou d’une feuille de match, ou vérifie
        qu’il respecte les règles. D’un fichier de plusieurs matchs, il les énumère ou les vérifie
        tous, ou raconte celui que désigne --match. L’état 3 veut dire que l’un d’eux ne tient pas.
    .examples =
        touchline replay match.tape.json
        touchline replay match.txt --verify
        touchline replay match.txt --to 40
        touchline replay match.tape.json --as record > match.txt
        touchline replay matchs.tapes.txt --match 2
cli-replay-file = une bande, une feuille de match ou un fichier de plusieurs matchs ; - lit l’entrée standard
cli-replay-match = d’un fichier de plusieurs matchs, celui-ci, compté à partir de 1
cli-replay-no-match = { $count ->
    [one] il contient un seul match
   *[other] il contient { $count } matchs
  } ; il n’y a pas de match { $n }.
cli-replay-which = il contient { $count } matchs ; dites lequel avec --match N.
cli-replay-part = { $n }  { $title } : { $result }
cli-replay-part-bad = { $n }  ligne { $line } : il ne tient pas : { $why }
cli-replay-parts = { $count } matchs. --match N en raconte un.
cli-replay-verify = seulement vérifier, et dire qui s’en porte garant : état 0 si chaque réponse est permise, 3 sinon ou si la bande a changé depuis qu’un serveur l’a remise
cli-replay-to = s’arrêter après tant de réponses, dés compris
cli-replay-as = l’écrire plutôt comme bande (tape) ou feuille de match (record)
cli-replay-server = --verify : l’adresse du serveur auquel demander s’il se porte garant de la bande
cli-replay-data = --verify : le dossier de données de ce serveur, s’il est sur cette machine
cli-vouch-vouched = Le serveur { $server } s’en porte garant : rien n’a changé depuis qu’il a remis cette bande.
cli-vouch-changed = Modifié : la bande dit venir du serveur { $server }, mais ce n’est pas ce que ce serveur a remis. Elle respecte les règles, et ce n’est pas le match qui a été joué.
cli-vouch-stranger = La bande dit venir du serveur { $server }, qui n’a pas été interrogé : on ne sait pas si elle a été modifiée depuis. Interrogez-le avec --server ADRESSE, ou --data DOSSIER sur la machine du serveur.
cli-vouch-nobody = Personne ne s’en porte garant : elle ne porte la marque d’aucun serveur, et tout peut y avoir été changé dans le respect des règles, les dés aussi.
cli-vouch-address = « { $server } » n’est pas l’adresse d’un serveur. Elle commence par http:// ou https://.
cli-vouch-silent = { $server } ne répond pas comme un serveur Touchline : { $why }
cli-replay-good = { $file } : les règles sont respectées. { $answers ->
    [one] Une réponse
   *[other] { $answers } réponses
  }, { $result }
cli-replay-bad = { $file } ne tient pas : { $why }
cli-replay-position = Position : { $position }

## review

cli-review = dire où en était un match terminé à chaque instant, et la part de la chance
    .about =
        Revient sur un match terminé, à partir d’une bande ou d’une feuille de match : les chances
        après chaque réponse, les lancers qui les ont changées, ce que la chance et le jeu ont
        décidé, et qui l’aurait emporté à chance égale. Les chances sont celles de deux joueurs de
        même force. L’état 3 veut dire que la bande ne tient pas.
    .examples =
        touchline review match.tape.json
        touchline review match.tape.json --level 2
        touchline review matchs.tapes.txt --match 2
        touchline review match.tape.json --as json > bilan.json
cli-review-file = une bande, une feuille de match ou un fichier de plusieurs matchs ; - lit l’entrée standard
cli-review-match = d’un fichier de plusieurs matchs, celui-ci, compté à partir de 1
cli-review-level = entre joueurs de ce niveau, de 1 à 6 ; entre joueurs plus faibles, un match se retourne plus souvent (4)
cli-review-as = en phrases (text) ou en données brutes (json)
cli-review-curve = Les chances de victoire de { $team } après chaque réponse, entre deux joueurs de niveau { $low } à { $high } (barres basses : en retard ; un nul compte pour une demi-victoire) :
cli-review-throws = Les lancers qui ont valu 8 points ou plus, avec ce qu’on pouvait en attendre et ce qui est venu, vus de { $team } :
cli-review-span = { $before } → { $after } %
cli-review-turning = L’astérisque marque les plus grands : c’est là que le match a basculé.
cli-review-no-throws = Aucun lancer n’a valu 8 points ou plus : les réponses ont décidé.
cli-review-luck = { $points ->
    [0] La chance a été égale.
    [one] Chance : un point pour { $team }, contre { $other }.
   *[other] Chance : { $points } points pour { $team }, contre { $other }.
  }
cli-review-sum = { $team } : départ { $start }, chance { $luck }, jeu { $play } ; ensemble { $result } sur 100.
cli-review-even = À chance égale, personne ne le méritait davantage.
cli-review-leaning = À chance égale, l’avantage serait allé à { $team }, mais de peu.
cli-review-clear = À chance égale, la victoire serait allée à { $team }.
cli-review-error = Chance mise à part, les résultats varient encore de ±{ $points } points d’un match à l’autre : le « jeu », ce sont les réponses des deux camps et ce que l’évaluation n’a pas vu.

## packs

cli-packs = énumérer, vérifier, commencer, copier, peser ou imprimer des paquets
    .about = Un paquet contient les équipes, les cartes et les textes d’un jeu. Les vôtres vont dans le dossier que « list » indique.
    .examples =
        touchline packs list
        touchline packs new JEU mes-equipes
        touchline packs check mes-equipes
        touchline packs export streetsoccer ma-copie
        touchline packs new footclub mes-cartes
        touchline packs check worldwide
        touchline packs report footclub
        touchline packs report worldwide
        touchline packs print footclub cartes.pdf --paper a4
cli-packs-do = list, check, new, export, report ou print
cli-packs-what = list : un jeu ; check : un dossier, ou un jeu ; new : un jeu, puis un dossier ; export : un jeu, puis un dossier ; report : un jeu, puis un dossier ou un paquet ; print : un jeu, peut-être un dossier ou un paquet, puis un fichier
cli-packs-shipped = de Touchline
cli-packs-own = à vous
cli-packs-line = { $id }, version { $version }, « { $title } », { $licence }, { $whose }
cli-packs-teams = { $count ->
    [0] aucune équipe
    [one] une équipe
   *[other] { $count } équipes
  }
cli-packs-where = Vos paquets vont dans { $path } (ou réglez TOUCHLINE_PACKS).
cli-packs-left = Laissé de côté : { $path }
cli-packs-good = { $path } : bon. { $teams }, SHA-256 { $hash }
cli-packs-bad = { $count ->
    [one] Une chose est à corriger.
   *[other] { $count } choses sont à corriger.
  }
cli-packs-more = … et { $count } de plus.
cli-packs-worry = À regarder : { $text }
cli-packs-trial = { $count } matchs automatiques se jouent…
cli-packs-trial-seasons = { $count } saisons automatiques se jouent, et chaque capacité sur trois tables…
cli-packs-made = { $path } est prêt : changez ses fichiers, puis « touchline packs check { $path } ».
cli-packs-install = Pour vous en servir, mettez-le ici : { $path }
cli-packs-paper = print : le format du papier, a4 (par défaut) ou letter
cli-packs-printed = { $path } est écrit. Imprimez-le en taille réelle (100 %).
cli-packs-need = « { $what } » demande de nommer { $need }.
cli-packs-need-folder = un dossier
cli-packs-need-print = un jeu et un fichier à écrire, comme « footclub cartes.pdf »
cli-packs-need-game = un jeu
cli-packs-too-many = « { $what } » ne prend pas plus de { $most ->
    [one] { $most } nom
   *[other] { $most } noms
  }.
cli-packs-from = new : commencer par une copie de ce paquet (un id comme base, ou un dossier), sous un nouvel id et avec ses propres équipes
cli-packs-from-new = --from ne va qu’avec « new », pas avec « { $what } ».
cli-packs-all = Pour tout voir : touchline packs check { $path }
cli-packs-edition = Édition que nommeront ses matchs : { $hash }
cli-packs-faulty = { $path } ne peut pas servir :

## sim

cli-sim = faire jouer beaucoup de matchs à des ordinateurs et compter
    .about =
        Fait jouer deux ordinateurs et montre les résultats avec des intervalles à 95 %. La même
        graine donne les mêmes matchs, quel que soit le nombre de processus.
    .examples =
        touchline sim streetsoccer --players greedy guesser --matches 200 --seed 1
        touchline sim streetsoccer --players level:4 level:3 --matches 400 --paired --jobs 2
        touchline sim worldwide --players level:6 greedy --seats 4 --matches 10 --paired
cli-sim-game = le jeu : { $games }
cli-sim-players = les joueurs : guesser, greedy, expectimax, ismcts ou level:1 à level:6
cli-sim-seats = nombre de places à la table ; deux joueurs prennent alors chacun les places d’un camp, et si chaque place joue pour elle-même le dernier nommé prend les autres
cli-sim-matches = combien de matchs (avec --paired, combien de paires)
cli-sim-seed = la graine de toute chance
cli-sim-jobs = processus qui se partagent le travail
cli-sim-paired = chaque match une fois par répartition des places, mêmes dés : deux fois pour deux joueurs
cli-sim-out = écrire chaque match en une ligne JSON dans ce fichier
cli-sim-preset = un groupe d’options nommé
cli-sim-option = changer une option des règles ; peut être répété
cli-sim-pack = avec les cartes de quel paquet jouer, dans un jeu de cartes ; base par défaut
cli-sim-progress = { $done } sur { $all }
cli-sim-head = { $game } : { $matches ->
    [one] un match
   *[other] { $matches } matchs
  }, graine { $seed }
cli-sim-player = joueur
cli-sim-points = part des points
cli-sim-interval = intervalle à 95 %
cli-sim-wins = victoires
cli-sim-draws = nuls
cli-sim-losses = défaites
cli-sim-shared = partagées
cli-sim-place = place moyenne
cli-sim-score = { $unit ->
    [victory-points] points de victoire par saison
   *[goals] buts par match
  }
cli-sim-seat = place
cli-sim-both = Les deux ont perdu { $count } fois.
cli-sim-goals = Buts par match : { $mean }
cli-sim-reasons = Comment les matchs ont fini :
cli-sim-written = Chaque match se trouve dans { $file }.

## serve

cli-serve = servir la table sans ouvrir de navigateur
    .about = Sert les jeux aux navigateurs jusqu’à Ctrl-C. Seule cette machine y accède, sauf si vous en décidez autrement.
    .examples =
        touchline serve
        touchline serve --port 9000
        touchline serve --host 0.0.0.0 --allow-host mon-portable.local
cli-serve-host = où écouter ; 127.0.0.1 est cette machine seule, 0.0.0.0 tout le réseau
cli-serve-port = le port ; 0 en prend un libre
cli-serve-data = le dossier des matchs
cli-serve-allow-host = un autre nom par lequel les navigateurs peuvent appeler cette machine
cli-serve-behind = le réseau d’un proxy dont X-Forwarded-For est cru, par exemple 127.0.0.1/32 ; sinon, celui de personne
cli-serve-limit = une autre limite que d’habitude, par exemple sockets=2000 ou tables=50000
cli-serve-ailing = { $count ->
    [one] Un match gardé ici, et pas fini,
   *[other] { $count } matchs gardés ici, et pas finis,
  } ne { $count ->
    [one] peut pas continuer :
   *[other] peuvent pas continuer :
  }
cli-serve-ails = { $count } × { $game } (par exemple { $table }) : { $why }
cli-serve-ails-what = Rien n’est perdu. Pour les finir, lancez le Touchline, ou remettez en place le paquet, avec lequel ils ont commencé, sur ce même dossier de données. Pour avoir leurs bandes : touchline tables export TABLE --unfinished
cli-serve-at = Touchline est servi à { $address } (Ctrl-C l’arrête)
cli-serve-open = Tous les appareils de votre réseau atteignent cette table ; des liens secrets gardent vos places.
cli-serve-no-client = Le client pour navigateur n’est pas construit : il n’y a pas de page à ouvrir ; les programmes sont servis. « touchline play JEU --terminal » joue sans lui, « python3 dev.py play » dans le dossier du projet le construit et dit ce qui l’empêche.

## tables

cli-tables = énumérer, montrer, exporter, supprimer ou copier les matchs gardés par un serveur
    .about =
        S’occupe des matchs d’un dossier de données. Le serveur peut continuer pendant ce temps ;
        seul « restore » demande qu’il soit arrêté.
    .examples =
        touchline tables list --older-than 90
        touchline tables show 2Pe5zoP38hg3
        touchline tables export 2Pe5zoP38hg3 --to feuilles
        touchline tables delete --older-than 365
        touchline tables erase "Ada"
        touchline tables backup matchs-2026-11-29.db
        touchline tables restore matchs-2026-11-29.db
cli-tables-do = list, show, export, delete, erase, backup ou restore
cli-tables-what = show : une table ; export, delete : des tables (ou --older-than) ; erase : le nom d’une personne ; backup, restore : un fichier
cli-tables-data = le dossier des matchs
cli-tables-older-than = seulement les tables où rien ne s’est passé depuis tant de jours
cli-tables-unfinished = export, delete : aussi les matchs en cours
cli-tables-names = export : avec les noms des personnes
cli-tables-to = export : le dossier des bandes (sinon celui-ci)
cli-tables-yes = delete, erase, restore : ne pas demander confirmation
cli-tables-show = une table
cli-tables-erase = un nom
cli-tables-backup = un nouveau fichier
cli-tables-restore = un fichier écrit par « touchline tables backup »
cli-tables-need = « { $what } » demande { $need }.
cli-tables-too-many = « { $what } » prend au plus { $most ->
    [one] { $most } nom
   *[other] { $most } noms
  }.
cli-tables-which = « { $what } » doit savoir quelles tables : nommez-les, ou donnez --older-than JOURS.
cli-tables-line = { $table }  { $game }, dressée le { $made }, touchée le { $last }, { $answers ->
    [-1] sa longueur sera dite à la fin
    [one] une réponse
   *[other] { $answers } réponses
  }, { $state ->
    [over] finie
    [on] en cours
   *[other] pas regardée depuis une édition antérieure
  }
cli-tables-sum = { $count ->
    [one] Une table
   *[other] { $count } tables
  }, dont { $open } en cours.
cli-tables-head = { $table } : { $game }, version { $version } des règles
cli-tables-rules = Formule { $preset } ; options { $options } ; paquets { $packs }
cli-tables-seat = Place { $seat } : { $kind ->
    [person] une personne, { $name }
    [bot] un ordinateur de niveau { $level }, { $name }
   *[other] une invitation que personne n’a suivie
  }
cli-tables-state = Dressée le { $made }, touchée le { $last }, { $answers ->
    [-1] sa longueur sera dite à la fin
    [one] une réponse
   *[other] { $answers } réponses
  }, { $state ->
    [over] finie
   *[other] en cours
  }
cli-tables-replays = Intacte, et elle se rejoue ici.
cli-tables-ails = Elle ne se rejoue pas ici : { $why } Sa bande peut quand même être exportée : touchline tables export { $table } --unfinished
cli-tables-exported = { $path } est écrit.
cli-tables-still-on = { $table } est laissée de côté : son match est en cours, et sa bande dit chaque carte cachée et chaque réponse sous enveloppe. Pour l’avoir quand même, ajoutez --unfinished.
cli-tables-reveals = Attention : { $path } dit chaque carte cachée et chaque réponse sous enveloppe d’un match en cours. Ne le donnez à personne qui y joue. Personne ne s’en porte garant.
cli-tables-spared = { $count ->
    [one] Un match est en cours et reste en place
   *[other] { $count } matchs sont en cours et restent en place
  } ; pour les supprimer aussi, ajoutez --unfinished.
cli-tables-sure = Supprimer { $count ->
    [one] une table
   *[other] { $count } tables
  } pour de bon ?
cli-tables-sure-name = Effacer pour de bon le nom « { $name } » de toutes les tables ?
cli-tables-sure-restore = Mettre { $copy } à la place des matchs de { $folder } ?
cli-tables-yes-no = (o/n)
cli-tables-say-yes = Rien n’a été modifié. Pour le faire sans confirmation, ajoutez --yes.
cli-tables-nothing = Rien n’a été modifié.
cli-tables-deleted = { $count ->
    [one] Une table est supprimée.
   *[other] { $count } tables sont supprimées.
  }
cli-tables-erased = Le nom « { $name } » est effacé de { $count ->
    [one] une place.
   *[other] { $count } places.
  } Les copies faites avant le contiennent encore.
cli-tables-backed-up = { $path } contient { $count ->
    [one] une table
   *[other] { $count } tables
  } ; le fichier a été relu et il est intact.
cli-tables-restored = { $path } est remis en place, avec { $count ->
    [one] une table.
   *[other] { $count } tables.
  }
cli-tables-aside = Ce qui était là avant se trouve dans { $path }.
cli-tables-no-data = Il n’y a pas de matchs dans { $folder } : il y manque { $file }. Nommez le bon dossier avec --data.
cli-tables-early = { $path } est d’une édition antérieure ({ $edition }). Lancez une fois le serveur avec ce Touchline : il met la base de données à jour et en laisse une copie à côté.
cli-tables-none = Il n’y a pas de table { $table } dans { $folder }. « touchline tables list » les énumère toutes.
cli-tables-exists = { $path } existe déjà, et rien n’est écrit par-dessus. Nommez un nouveau fichier.
cli-tables-copy-early = { $path } ne peut pas être remis en place tel quel : il est d’une édition antérieure ({ $edition }). Mettez-le dans un dossier à lui, sous le nom touchline.db, et lancez-y une fois le serveur.
cli-tables-no-copy = Il n’y a pas de fichier { $path }.

## play

cli-play = jouer dans le navigateur, ou ici même avec --terminal
    .about =
        Ouvre la table dans votre navigateur. Avec --terminal, tout le match se joue ici, contre
        l’ordinateur ou avec un ami au même clavier.
    .examples =
        touchline play
        touchline play --share
        touchline play streetsoccer --terminal
        touchline play streetsoccer --terminal --level 4 --side R
        touchline play streetsoccer --terminal --hot-seat --teams night-tram harbour-lane
cli-play-game = le jeu à jouer dans le terminal : { $games }
cli-play-terminal = jouer ici plutôt que dans le navigateur
cli-play-level = le niveau de l’ordinateur, 1 à 6
cli-play-hot-seat = des personnes seulement à ce clavier, sans ordinateur
cli-play-side = votre camp : L (vers la droite ; bleu) ou R (vers la gauche ; rouge)
cli-play-seats = nombre de places à la table, si le jeu peut se jouer à davantage
cli-play-seat = votre place, à partir de 1, si chaque place joue pour elle-même
cli-play-teams-count = { $seats ->
    [one] Une place demande une équipe, et non { $count }.
   *[other] { $seats } places demandent { $seats } équipes, et non { $count }.
}
cli-play-no-seat = Il n’y a pas de place { $seat } à une table de { $count }.
cli-play-teams = les équipes de toutes les places, dans l’ordre, par leur id ; « touchline packs list » les montre
cli-play-preset = un groupe d’options nommé
cli-play-option = changer une option des règles ; peut être répété
cli-play-pack = avec les cartes de quel paquet jouer, dans un jeu de cartes ; base par défaut
cli-play-seed = des dés tirés d’une graine plutôt que du vrai hasard, pour s’exercer
cli-play-load = reprendre un match gardé (une bande ou une feuille de match)
cli-play-colour = couleurs : auto, always (toujours) ou never (jamais)
cli-play-host = navigateur : où écouter
cli-play-port = navigateur : le port ; 0 en prend un libre
cli-play-data = navigateur : le dossier des matchs
cli-play-share = navigateur : laisser entrer les amis de votre réseau, et montrer l’adresse pour eux
cli-play-share-clash = { $option } ne va pas avec --share, qui sert les navigateurs de tout votre réseau.
cli-play-no-browser = navigateur : montrer seulement l’adresse
cli-play-opening = J’ouvre { $address } dans votre navigateur. Ctrl-C arrête le serveur.
cli-play-lost = Dans le navigateur, un match se prépare sur la page ; { $options } ne va qu’avec --terminal.
cli-play-both = --level et --hot-seat ne vont pas ensemble.

## play --share

cli-sharing-open = Les amis du même réseau ouvrent cette adresse :
cli-sharing-others = Si elle ne s’ouvre pas, essayez : { $addresses }
cli-sharing-none = Cet ordinateur n’est sur aucun réseau local en ce moment : personne d’autre ne peut venir. Dès qu’il en rejoint un, l’invitation à la table montre l’adresse.
cli-sharing-wifi = Qui utilise ce Wi-Fi peut écouter : la connexion n’est pas chiffrée.
cli-sharing-owner = Qui possède cet ordinateur pourrait lire les cartes cachées : le match y est gardé.
cli-sharing-firewall = Si rien ne s’ouvre sur l’autre appareil, c’est le pare-feu de cet ordinateur. { $system ->
    [windows] Windows : déclarez ce réseau comme privé, et cochez Python sous « Autoriser une application via le Pare-feu Windows ».
    [macos] macOS : Réglages Système, Réseau, Coupe-feu, Options : autorisez les connexions entrantes pour Python.
   *[linux] Linux : sudo ufw allow { $port }/tcp, ou sudo firewall-cmd --add-port={ $port }/tcp
  }
