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

## Plusieurs à la fois

mine-pick = En choisir plusieurs
mine-pick-one = Choisir
mine-pick-count = { $count ->
    [0] Choisissez des matchs dans la liste ci-dessus
    [one] Un match choisi
   *[other] { $count } matchs choisis
  }
mine-pick-on = { $count ->
    [one] L’un d’eux est en cours et n’est pas enregistré : sa bande reste sur le serveur jusqu’à la fin.
   *[other] { $count } sont en cours et ne sont pas enregistrés : leurs bandes restent sur le serveur jusqu’à la fin.
  }
mine-pick-away = { $count ->
    [one] L’un d’eux n’est pas accessible sur ce serveur pour l’instant et n’est pas enregistré.
   *[other] { $count } d’entre eux ne sont pas accessibles sur ce serveur pour l’instant et ne sont pas enregistrés.
  }
mine-pick-many = Un fichier contient au plus { $most } matchs : choisissez-en moins.
mine-pick-all = Choisir tous ceux qui sont montrés
mine-pick-none = N’en choisir aucun
mine-pick-done = Fini
mine-save = Enregistrer dans un fichier
mine-save-many = { $count ->
    [0] Enregistrer dans un fichier
    [one] Enregistrer un match dans un fichier
   *[other] Enregistrer { $count } matchs dans un seul fichier
  }
mine-delete-many = Supprimer
mine-saving = Récupération des matchs…
mine-unsaved = { $count ->
    [one] Un match n’a pas pu être enregistré :
   *[other] { $count } matchs n’ont pas pu être enregistrés :
  }
mine-unsaved-one = { $match } : { $why }

## Fichiers de matchs

mine-import = Importer des matchs
mine-import-what = Depuis un fichier enregistré ici ou ailleurs. Le serveur rejoue chaque match et prend ceux qui sont terminés et respectent les règles.
mine-importing = Le serveur rejoue les matchs…
mine-import-failed = Rien n’a été importé.
mine-refused = { $count ->
    [one] Un match n’a pas été importé :
   *[other] { $count } matchs n’ont pas été importés :
  }
mine-refused-one = Match { $n }, à partir de la ligne { $line } : { $why }
mine-from = Provenance
mine-from-all = Joués et importés
mine-from-played = Joués ici
mine-from-imported = Importés

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
mine-origin-imported = importé
mine-open = Ouvrir
mine-resume = Reprendre
mine-look = Résultat
mine-again = Rejouer
mine-again-failed = Pas de revanche pour « { $match } » :
mine-next = Match suivant
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
mine-did-save = { $count ->
    [0] Aucun match n’a été enregistré.
    [one] Un match a été remis aux téléchargements de votre navigateur, sous le nom { $file }.
   *[other] { $count } matchs ont été remis aux téléchargements de votre navigateur, sous le nom { $file }.
  }
mine-did-delete-many = { $count ->
    [one] Un match a quitté votre liste. Le match lui-même reste sur le serveur.
   *[other] { $count } matchs ont quitté votre liste. Les matchs eux-mêmes restent sur le serveur.
  }
mine-did-back = { $count ->
    [one] Un match est de retour dans la liste.
   *[other] { $count } matchs sont de retour dans la liste.
  }
mine-did-import = { $count ->
    [0] Tous les matchs repris étaient déjà dans votre liste.
    [one] Un match est nouveau dans votre liste.
   *[other] { $count } matchs sont nouveaux dans votre liste.
  }{ $known ->
    [0] { "" }
   *[other] { $count ->
        [0] { "" }
       *[other] { " " }{ $known ->
            [one] Un autre y était déjà.
           *[other] { $known } autres y étaient déjà.
          }
      }
  }
mine-did-import-none = Aucun match du fichier n’a été repris.
mine-did-import-back = { $count ->
    [one] Un match importé a de nouveau quitté votre liste.
   *[other] { $count } matchs importés ont de nouveau quitté votre liste.
  }
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
mine-form-row = Contre { $name } : { $won ->
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
keys-text = Vos places appartiennent à ce navigateur. Enregistrez ses clés dans un fichier pour les retrouver sur un autre appareil, ou après un effacement des données de ce navigateur. Le fichier contient vos clés, cette liste avec les noms que vous avez donnés, vos réglages et vos propres règles, mais pas les matchs eux-mêmes : ceux-ci restent sur le serveur.
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
