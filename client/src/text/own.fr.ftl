### Ses propres règles sous un nom, français.

own-title = Vos propres règles
own-about = { $count ->
    [0] { $preset }
    [one] { $preset }, 1 option changée
   *[other] { $preset }, { $count } options changées
  }
own-save-as = Enregistrer ces règles sous un nom
own-save = Enregistrer
own-name = Nom
own-nameless = Donnez d’abord un nom à ces règles.
own-taken = D’autres règles à vous s’appellent déjà « { $name } ». Choisissez un autre nom.
own-saved = Enregistrées sous le nom « { $name } ».
own-rename = Renommer « { $name } »
own-rename-short = Renommer
own-rename-yes = Enregistrer le nom
own-rename-no = Laisser ainsi
own-renamed = Nouveau nom : « { $name } ».
own-delete = Supprimer « { $name } »
own-delete-short = Supprimer
own-deleted = « { $name } » est supprimé.
own-undo = Annuler
own-undone = C’est annulé.
own-gone-preset = Ces règles partent du modèle « { $preset } », que ce jeu n’a plus. Choisissez-en un autre, réglez à nouveau les options et enregistrez-les sous ce nom.
own-gone-option = Ces règles demandent « { $value } » pour « { $option } », que ce jeu n’a plus. Réglez à nouveau les options et enregistrez-les sous ce nom.
own-alone = Ces règles sont faites pour jouer en solitaire.
