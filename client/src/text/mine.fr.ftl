### Mes matchs : la liste, ce qu’on peut faire de chacun, et les clés dans un fichier.
### $match est un match tel que la liste le nomme, $game un jeu, $name une personne ou une équipe.

mine-lead = Tous les matchs dont ce navigateur a la clé. Un match reste ici jusqu’à ce que vous le supprimiez, même tant que ce serveur ne le connaît pas.
mine-count = { $count ->
    [0] Aucun match pour l’instant
    [one] Un match
   *[other] { $count } matchs
  }
mine-empty = Vos matchs seront ici dès leur premier coup : ceux qui sont en cours, et le résultat des autres.
mine-empty-new = Commencer un match
mine-unknown = Un match
mine-asked = Question au serveur…
mine-gone = Pas sur ce serveur. Il se trouve peut-être sur un autre, ou dans un autre dossier de données ; votre accès est gardé.
mine-shut = Sur ce serveur, mais rien de ce que vous avez ne l’ouvre. Demandez une nouvelle invitation à son hôte.
mine-silent = Le serveur ne répond pas ; votre accès est gardé.

## Lesquels sont montrés

mine-show = Quels matchs sont montrés
mine-show-all = Tous
mine-show-move = À moi de jouer
mine-show-running = En cours
mine-show-over = Terminés
mine-show-archived = Archivés
mine-game = Jeu
mine-game-all = Tous les jeux
mine-search = Adversaire ou équipe
mine-sort = Ordre
mine-sort-latest = Les plus récents d’abord
mine-sort-move = À moi de jouer d’abord
mine-sort-oldest = Les plus anciens d’abord
mine-shown = { $count ->
    [0] Aucun match n’est montré.
    [one] Un match est montré.
   *[other] { $count } matchs sont montrés.
  }
mine-none = Aucun match ne correspond à ce que vous avez choisi ci-dessus.
mine-none-all = Tout montrer
mine-more = { $count ->
    [one] En montrer un de plus
   *[other] En montrer { $count } de plus
  }

## Un match

mine-yours = À vous de jouer
mine-theirs = Attend { $name }
mine-running = En cours
mine-watching = Vous pouvez regarder
mine-over = Terminé
mine-won = Gagné
mine-drawn = Nul
mine-lost = Perdu
mine-versus = { $name } contre { $other }
mine-origin-rematch = revanche
mine-origin-position = depuis une position
mine-open = Ouvrir
mine-resume = Reprendre
mine-look = Résultat
mine-do = Plus
mine-rename = Renommer
mine-title = Votre nom pour ce match
mine-title-save = Enregistrer le nom
mine-cancel = Annuler
mine-archive = Archiver
mine-unarchive = Remettre dans la liste
mine-delete = Supprimer
mine-named = { $what } : { $match }

## Ce qui a été fait, et défait

mine-did-delete = « { $match } » a quitté votre liste. Le match lui-même reste sur le serveur.
mine-did-archive = « { $match } » est archivé.
mine-did-unarchive = « { $match } » est de retour dans la liste.
mine-did-rename = Le match s’appelle désormais « { $match } ».
mine-did-undo = « { $match } » est comme avant.
mine-undo = Rétablir

## Face à face

mine-form = Face à face
mine-form-text = Vos cinq derniers matchs dans chaque jeu contre chaque adversaire qui a un nom, le plus récent d’abord.
mine-form-sum = { $won ->
    [one] { $won } gagné
   *[other] { $won } gagnés
  }, { $drawn ->
    [one] { $drawn } nul
   *[other] { $drawn } nuls
  }, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
  }
mine-letter-won = V
mine-letter-drawn = N
mine-letter-lost = D

## Clés

keys = Vos clés
keys-text = Vos places appartiennent à ce navigateur. Enregistrez ses clés dans un fichier pour les retrouver sur un autre appareil, ou après un effacement des données de ce navigateur. Vos réglages et vos propres règles les accompagnent.
keys-save = Enregistrer mes clés dans un fichier
keys-load = Lire des clés dans un fichier
keys-careful = Quiconque a ce fichier peut prendre vos places. Gardez-le comme un mot de passe.
keys-saved = Le fichier touchline-keys.json a été remis aux téléchargements de votre navigateur.
keys-read = { $count ->
    [0] Les clés ont été lues ; tous les matchs du fichier étaient déjà ici.
    [one] Les clés ont été lues ; un match est nouveau ici.
   *[other] Les clés ont été lues ; { $count } matchs sont nouveaux ici.
  }
keys-not-ours = Ce n’est pas un fichier de clés de Touchline. Choisissez-en un qui a été enregistré ici par « Enregistrer mes clés dans un fichier ».
keys-damaged = Ce fichier de clés est abîmé ou incomplet ; rien n’a été changé ici. Enregistrez-le de nouveau sur l’autre appareil, puis lisez le nouveau.
keys-newer = Ce fichier de clés a été enregistré par une version plus récente de Touchline ; rien n’a été changé ici. Ouvrez-le avec elle.
