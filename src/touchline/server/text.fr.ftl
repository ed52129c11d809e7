### Ce que dit le serveur : refus, et remarques sur la table dans le récit.
### $team est le nom d'une équipe, mis par qui montre la phrase.

## La part de la table dans le récit

srv-took-back = Une réponse de { $team } est reprise.
srv-resigned-both = { $who } abandonne le match pour { $team } : les deux partenaires le perdent.
srv-bot-slow = L’ordinateur qui joue { $team } a mis trop longtemps ; cette réponse a été tirée au sort.
srv-bot-crashed = L’ordinateur qui joue { $team } est tombé en panne ; cette réponse a été tirée au sort.
srv-bot-illegal = L’ordinateur qui joue { $team } a donné une réponse que les règles ne permettent pas ; une autre a été tirée au sort.

## À la table

srv-stale = Cette réponse a été faite pour un autre moment du match ; la table a avancé depuis. Regardez-la telle qu’elle est, puis répondez de nouveau.
srv-over = Le match est terminé.
srv-not-over = Le match n’est pas encore terminé.
srv-not-your-seat = Cette place n’est pas la vôtre.
srv-not-your-turn = Ce n’est pas à vous de jouer.
srv-not-open = Ce coup ne vous est pas ouvert maintenant.
srv-no-back = Rien ne peut être repris maintenant : les dés ont parlé depuis, ou personne n’a encore répondu.
srv-no-asking = Rien ne peut être demandé aux autres pour l’instant : quelqu’un a répondu depuis, le sort a parlé, ou on l’a assez demandé.
srv-back-told = Votre réponse vous a déjà appris quelque chose : elle ne peut plus être reprise.
srv-not-asked = On ne vous demande plus cela.
srv-back-declined = { $team } refuse que votre réponse soit reprise.
srv-back-never = { $team } refuse, et ne veut plus de telles demandes dans cette partie.
srv-stop-declined = { $team } ne veut pas arrêter le match.
srv-computer-declined = { $team } ne veut pas qu’un ordinateur joue à la place de l’absent.
srv-handed = Un ordinateur joue maintenant pour cette place. Reprenez-la pour jouer vous-même.
srv-not-handed = Aucun ordinateur ne joue pour cette place.
srv-no-hand = Cette place ne peut pas être confiée à un ordinateur : c’est possible pendant un match où d’autres ont leur propre place.
srv-draw-declined = { $team } refuse le match nul.
srv-no-company = Aucune autre personne ne joue ici à qui le dire.
srv-phrases = Trois phrases par minute suffisent. Attendez un instant.
srv-only-players = Seuls ceux qui jouent peuvent demander une revanche.
srv-only-host = Seul l’hôte de la table, qui l’a installée, peut faire de nouvelles invitations.
srv-no-such-seat = Il n’y a pas ici de place { $seat } où l’on puisse inviter quelqu’un.
srv-own-seat = Cette place est la vôtre.
srv-seat-present = Quelqu’un y est assis en ce moment. Une place peut être redonnée quand la personne est absente.
srv-seat-renewed = L’hôte a fait une nouvelle invitation pour la place de { $team } ; elle est libre jusqu’à ce que quelqu’un la suive.
srv-id-used = Une autre demande a déjà été envoyée sous cet identifiant ; prenez-en un nouveau.
srv-bad-id = Une demande porte un identifiant de 1 à { $most } caractères.
srv-no-codes = Une réponse contient de 1 à { $most } codes.
srv-joined = Cette connexion est déjà à une table ; ouvrez-en une autre pour une autre table.
srv-full-table = Trop de monde regarde cette table. Réessayez plus tard.
srv-not-kept = Le match n’a pas pu être enregistré, donc rien n’a changé. Ce que dit la base de données : { $reason }
srv-not-kept-full = Le match n’a pas pu être enregistré, donc rien n’a changé : le disque est plein. Libérez de la place, puis réessayez.
srv-not-kept-readonly = Le match n’a pas pu être enregistré, donc rien n’a changé : le disque ou le fichier est pour l’instant en lecture seule. Rendez-le accessible en écriture, puis réessayez.
srv-not-kept-busy = Le match n’a pas pu être enregistré, donc rien n’a changé : un autre programme verrouille la base de données. Réessayez dans un instant.
srv-not-kept-damaged = Le match n’a pas pu être enregistré, donc rien n’a changé : la base de données est abîmée. Arrêtez le serveur et rétablissez-la à partir d’une copie (touchline tables restore).
srv-not-kept-missing = Le match n’a pas pu être enregistré, donc rien n’a changé : un autre programme a modifié la structure de la base de données. Arrêtez le serveur et rétablissez-la à partir d’une copie (touchline tables restore).
srv-not-kept-denied = Le match n’a pas pu être enregistré, donc rien n’a changé : le serveur n’a pas le droit d’écrire dans son dossier de données. Donnez-lui ce droit, puis réessayez.
srv-not-kept-io = Le match n’a pas pu être enregistré, donc rien n’a changé : le disque signale une erreur. Vérifiez le disque.
srv-not-kept-gone = Le match n’a pas pu être enregistré, donc rien n’a changé : cette table a été supprimée sur le serveur, ou un autre programme y a écrit.
srv-not-read-busy = Le match n’a pas pu être lu : un autre programme verrouille la base de données. Réessayez dans un instant.
srv-not-read-damaged = Le match n’a pas pu être lu : la base de données est abîmée. Arrêtez le serveur et rétablissez-la à partir d’une copie (touchline tables restore).
srv-not-read-missing = Le match n’a pas pu être lu : un autre programme a modifié la structure de la base de données. Arrêtez le serveur et rétablissez-la à partir d’une copie (touchline tables restore).
srv-not-read-io = Le match n’a pas pu être lu : le disque signale une erreur. Vérifiez le disque.
srv-not-read = Le match n’a pas pu être lu : { $reason }
srv-lost = Cette table n’a pas pu être enregistrée et a dû être fermée. Rechargez la page dans un instant.
srv-damaged-table = L’enregistrement de la table { $table } est abîmé ({ $place }). Rien n’a été changé ; il peut être rétabli à partir d’une copie du dossier des données.

## L'entrée

srv-no-table = Cette table n’existe pas sur ce serveur. Vérifiez que le lien a été copié en entier, et que c’est le bon serveur.
srv-many-tables = On peut demander { $most } tables au plus à la fois.
srv-no-secret = Il faut ici la clé d’un appareil qui a une place à la table, ou le secret d’un lien pour regarder, dans un en-tête Authorization.
srv-no-seat = Ceci n’ouvre aucune place ici : l’invitation a déjà servi, ou son lien n’est pas entier. Demandez-en une nouvelle à l’hôte de la table.
srv-seat-passed = Votre place à cette table est allée à quelqu’un d’autre : l’hôte l’a redonnée, ou elle a été prise avec une autre invitation. Demandez une nouvelle invitation à l’hôte.
srv-second-seat = Vous avez déjà une place à cette table, et cette invitation est pour une autre. Elle n’a pas servi : donnez-la à qui doit s’y asseoir.
srv-no-key = Une invitation s’échange contre la clé d’un appareil ; envoyez-en une de 32 octets avec elle.
srv-bad-key = La clé d’un appareil compte 32 octets, écrits en 43 lettres de base64url.
srv-watch-renewed = L’hôte a fait un nouveau lien pour regarder. Demandez-le-lui pour continuer à regarder.
srv-join-first = Le premier message doit nommer la table à rejoindre. Détail donné par l’analyseur, en anglais : « { $reason } ».
srv-join-late = Rien n’a été dit pendant dix secondes ; la connexion a été fermée.
srv-full-sockets = Trop de pages sont ouvertes sur ce serveur. Fermez-en, ou réessayez plus tard.
srv-full-house = { $most ->
    [one] { $most } match est
   *[other] { $most } matchs sont
  } en cours sur ce serveur, qui n’a plus de place pour un autre. Finissez-en un, ou réessayez plus tard.
srv-host = Ce serveur ne s’appelle pas « { $host } ». Ouvrez-le par sa propre adresse, ou lancez-le avec --allow-host.
srv-far = Cette table n’est partagée que sur son réseau local, et vous venez d’ailleurs.
srv-origin = Une page d’un autre site ({ $origin }) a demandé cela ; elle ne reçoit pas de réponse.
srv-too-fast = Trop de demandes à la fois. Attendez un instant.

## Nouvelles tables

srv-no-game = Il n’y a pas de jeu « { $game } ». Il y a : { $known }.
srv-seats = Ce jeu ne se joue pas avec { $count ->
    [one] { $count } place
   *[other] { $count } places
  }, mais avec { $right }.
srv-no-team = Il n’y a pas d’équipe « { $team } ». Il y a : { $known }.
srv-team-later = Dans ce jeu, les équipes se choisissent à la table ; n’en donnez pas en l’installant.
srv-same-team = Deux places ne peuvent pas avoir la même équipe, « { $team } » ; donnez-en une autre à l’une d’elles.
srv-no-level = Il n’y a pas de niveau { $level } ; les niveaux sont { $known }.
srv-level-of-person = Une personne n’a pas de niveau (place { $seat }).
srv-long-name = Un nom a au plus { $most } caractères.

## Étude et parties

srv-import-running = Ce match n’est pas terminé. Seuls les matchs terminés sont importés ; il continue là où il a commencé.
srv-imported = Ce match vient d’un fichier : personne n’est assis à sa table pour rejouer.
srv-nobody-to-play = Personne n’a à jouer dans cette position.
srv-no-lesson = Il n’y a pas de leçon « { $lesson } ».

## Messages et pages

srv-bad-message = Le message est illisible : il n’a pas la forme attendue ici. Détail donné par l’analyseur, en anglais : « { $reason } ».
srv-not-text = Seuls les messages de texte sont compris ici.
srv-not-json = Envoyez ceci en JSON (Content-Type : application/json).
srv-not-bytes = Envoyez le fichier tel quel (Content-Type : application/octet-stream).
srv-long-message = Un message a au plus { $most } caractères.
srv-long-body = On peut envoyer au plus { $most } octets à la fois.
srv-no-http = Ce n’est pas une requête HTTP.
srv-long-address = L’adresse d’une requête compte au plus { $most } octets. Envoyez ce qui est long dans le corps d’un POST.
srv-long-head = L’adresse et les en-têtes d’une requête comptent ensemble au plus { $most } octets. Envoyez des en-têtes moins nombreux ou plus courts.
srv-late-head = Au bout de { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }, la requête n’avait pas commencé ou ses en-têtes n’étaient pas finis ; la connexion a été fermée. Renvoyez-la.
srv-late-body = Au bout de { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }, le corps de la requête n’était pas complet ; la connexion a été fermée. Rien n’a changé ; renvoyez-la.
srv-full-connections = Ce serveur a déjà autant de connexions ouvertes qu’il peut en tenir. Réessayez dans un instant.
srv-full-address = Trop de connexions sont ouvertes depuis votre adresse. Fermez-en, ou réessayez dans un instant.
srv-busy = Trop de relectures et de bilans attendent déjà. Réessayez dans un instant.
srv-busy-address = { $most ->
    [one] { $most } relecture ou bilan demandé depuis votre adresse attend
   *[other] { $most } relectures ou bilans demandés depuis votre adresse attendent
  } déjà. Réessayez quand l’un d’eux sera arrivé.
srv-busy-long = Ce match demandait trop de temps à rejouer ; la relecture a été abandonnée. Réessayez quand le serveur aura moins à faire.
srv-ails-about = Sa description est illisible ({ $reason }).
srv-limit = Il n’y a pas de limite « { $name } ». Il y a : { $known }.
srv-limit-number = { $name } doit être un nombre entier de 1 à { $most }, et non « { $number } ».
srv-behind = « { $network } » n’est pas un réseau. Nommez le proxy par son adresse, par exemple 127.0.0.1/32, ou par le réseau entier où il se trouve, par exemple 172.16.0.0/12.
srv-qr = Un code QR porte ici de 1 à { $most } lettres.
srv-no-page = Cette page n’existe pas.
srv-no-method = Cette page n’accepte pas ce genre de demande.
srv-no-language = Il n’y a pas de texte en « { $lang } ». Il y a : { $known }.
srv-no-client = Le client pour navigateur n’est pas construit. Lancez « python3 dev.py play » dans le dossier du projet, ou installez le paquet avec son client.
srv-http = La demande a été refusée (état { $status }).
srv-mistake = Quelque chose s’est mal passé dans le serveur ; le match lui-même est en sûreté. Rechargez la page.
srv-fault = { $text }

## Démarrage

srv-data-folder = Le dossier des données { $folder } n’est pas utilisable. Choisissez-en un autre avec --data ou TOUCHLINE_DATA.
srv-data-foreign = { $path } est la base de données d’un autre programme. Choisissez un autre dossier avec --data.
srv-data-edition = { $path } a été écrit par une édition plus récente de Touchline (base de données, édition { $edition }). Prenez cette édition, ou choisissez un autre dossier avec --data.
srv-data-in-use = { $path } est utilisé par un autre Touchline ou un autre programme. Arrêtez celui-là, ou choisissez un autre dossier avec --data.
srv-data-full = Le disque de { $path } est plein. Libérez de la place, puis relancez ; rien n’a été modifié.
srv-data-readonly = { $path } est en lecture seule, lui ou son disque. Rendez-le accessible en écriture, ou choisissez un autre dossier avec --data. Les matchs qu’il contient sont intacts.
srv-data-no-database = { $path } n’est pas une base de données : ce fichier est abîmé, ou un autre programme l’a écrit. Rien n’a été modifié. Rétablissez-le à partir d’une copie (touchline tables restore), ou déplacez-le pour repartir d’une base vide.
srv-data-missing = Il manque à la base de données { $path } une partie que Touchline y avait créée ({ $reason }) ; un autre programme l’a modifiée. Rien n’a été modifié cette fois-ci. Rétablissez-la à partir d’une copie (touchline tables restore).
srv-data-denied = Cet utilisateur n’a pas le droit d’ouvrir { $path }. Donnez-vous le droit de le lire et de l’écrire, ou choisissez un autre dossier avec --data.
srv-data-io = Le disque signale une erreur à la lecture de { $path } ({ $reason }). Vérifiez le disque, et copiez d’abord ce qu’il contient.
srv-data-failed = Impossible d’ouvrir { $path } : { $reason }.
srv-data-damaged = La base de données { $path } est abîmée ({ $reason }). Rien n’a été changé. Rétablissez-la à partir d’une copie (touchline tables restore), ou déplacez-la pour commencer avec une base vide.
srv-port = Impossible d’écouter sur { $host }, port { $port } : { $reason }. Choisissez-en un autre avec --port (0 prend n’importe quel port libre).
