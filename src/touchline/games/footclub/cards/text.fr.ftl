## Paquets de FootClub

fault-fc-file = Il manque { $file } ; un paquet de FootClub a cards.toml, match.toml et poussin.toml. « touchline packs new footclub » prépare les trois.
fault-fc-options = pack.toml : options vaut { $value } ; il faut une table de mots, comme press_shift = "literal" sous [options].
fault-fc-option = pack.toml, options : il n’y a pas d’option « { $word } ». { $hint }
fault-fc-option-value = pack.toml, options : { $key } ne peut pas être « { $word } ». { $hint }
fault-fc-id = { $where } : id vaut « { $value } » ; il faut des lettres a-z, des chiffres et des traits d’union simples, comme E07.
fault-fc-same-name = cards.toml : { $count } cartes portent le nom { $name } ; on va les confondre.
fault-fc-count = cards.toml : { $kind ->
    [coach] pour les entraîneurs
    [keeper] pour les gardiens
   *[outfield] pour les joueurs de champ
  }, le compte est de { $count } ; il doit être de { $right }.
fault-fc-most = cards.toml : il y a { $count } cartes Équipe ; { $most } au plus peuvent servir.
fault-fc-stack = cards.toml : { $count ->
    [one] il y a { $count } joueur de champ
   *[other] il y a { $count } joueurs de champ
  } de 4 ou 5 étoiles ; le mercato en veut au moins { $least }.
fault-fc-market = cards.toml : { $count ->
    [one] il y a { $count } joueur de champ
   *[other] il y a { $count } joueurs de champ
  } de 3 étoiles ou moins ; le mercato en veut exactement { $right }.
fault-fc-split = cards.toml : les joueurs de champ de 5, 4 et 3 étoiles sont { $five }, { $four } et { $three } ; on en attend 8, 12 et 24.
fault-fc-pairing = cards.toml : les entraîneurs ont { $coaches } étoiles et les gardiens { $keepers }, ce qui ne fait pas trois paires de 8 étoiles ; changez un niveau.
fault-fc-style = { $where } : style vaut { $value } ; il faut trois nombres, comme {"{"} technical = 5, physical = 3, tactical = 2 {"}"}.
fault-fc-style-sum = { $where } : la somme des trois nombres est { $sum } ; elle doit être 10.
fault-fc-style-top = { $where } : { $top } y figure plus d’une fois ; un profil doit être demandé plus que les autres.
fault-fc-not-for = { $where } : { $kind ->
    [coach] un entraîneur
    [keeper] un gardien
   *[outfield] un joueur de champ
  } n’a pas de champ { $key } ; retirez-le.
fault-fc-places = { $where } : les positions sont { $value } ; deux positions doivent être CB et FB, ou AM et FW, avec strength = "versatile".
fault-fc-versatile = { $where } : un joueur polyvalent a deux positions, CB et FB ou AM et FW ; ici, il n’y a que { $value }.
fault-fc-profile-twice = { $where } : les profils nomment deux fois { $value } ; retirez-en un ou nommez-en un autre.
fault-fc-double = { $where } : un joueur à double profil n’a pas de point fort ; retirez « { $value } » ou un profil.
fault-fc-types = match.toml : { $count ->
    [one] il y a { $count } carte
   *[other] il y a { $count } cartes
  } du type { $type } ; un club en possède { $right }.
fault-fc-kops = match.toml : il faut un kop attack et un kop freshness ; ici : { $found }.
fault-fc-bare = { $where } : les cartes { $type } n’ont pas de ruban ; retirez-le.
fault-fc-ribbon = { $where } : ribbon vaut { $value } ; il faut une liste de six cases, une par couleur du ballon.
fault-fc-cell = { $where }, case { $cell } : { $value } doit être une liste { $wide ->
    [2] de deux codes, comme ["FW_R", "AM_L"]
   *[1] d’un code, comme ["DM_L"]
  }.
fault-fc-code = { $where }, case { $cell } : { $value } n’est pas un code ; un code est FB, CB, DM, AM ou FW, puis _L ou _R, comme DM_L.
fault-fc-repeat = { $where }, case { $cell } : { $code } y figure deux fois ; un pressing nomme deux joueurs différents.
fault-fc-same-line = { $where }, case { $cell } : les deux codes nomment la ligne { $line } ; quand un seul joueur s’y trouve, la case est passée.
fault-fc-same-side = { $where }, case { $cell } : { $one } et { $two } sont le même joueur quand un club joue sans arrières latéraux ; la case est alors passée.
fault-fc-alike = { $where } : le ruban est celui de la carte { $other } ; deux cartes { $type } doivent différer.
fault-fc-one-line = { $where } : chaque case nomme la ligne { $line } ; si elle est vide, la carte est injouable. Nommez une deuxième ligne.
fault-fc-every-cell = { $where } : la ligne { $line } figure dans les six cases ; si elle est vide, la carte est injouable. Retirez-la d’une case.
fault-fc-deck-none = { $where } : il manque la table deck ; écrivez deck = {"{"} tackle = 4, press = 5, et ainsi de suite {"}"}.
fault-fc-deck-sum = { $where } : la somme est { $sum } ; un paquet de cartes Poussin en compte { $right }.
fault-fc-deck-fans = { $where } : { $count ->
    [one] il y a { $count } supporter
   *[other] il y a { $count } supporters
  } ; il en faut { $right }, dont cinq commencent en tribunes.
fault-fc-team = { $where } : il manque l’équipe [{ $club }] ; donnez-lui coach, keeper, FB, CB, DM, AM et FW.
fault-fc-team-ids = { $where } : { $key } vaut { $value } ; il faut nommer des cartes par leur id, comme "E01", et pour une ligne en donner la liste.
fault-fc-formation = { $where } : FB-CB-DM-AM-FW sont { $value }, ce qui n’est pas une composition : dix joueurs, 2 FB (ou aucun avec 3 CB), 1 à 3 dans toute autre ligne, AM et FW au moins 3 ensemble.
fault-fc-team-stars = { $where } : entraîneur et gardien doivent avoir 8 étoiles à eux deux, les autres deux 5, trois 4 et cinq 3.
fault-fc-member = { $where } : { $key } nomme { $value }, et aucune carte n’a cet id.
fault-fc-member-twice = { $where } : { $key } nomme { $value }, qui joue déjà pour { $other } ; chacun joue une fois.
fault-fc-member-place = { $where } : { $key } nomme { $value }, dont la carte ne dit pas { $key } ; choisissez quelqu’un d’autre.
fault-fc-chick = { $where } : { $key } nomme { $value }, dont la carte n’a pas poussin = "{ $club }" dans cards.toml.
fault-fc-chick-idle = { $where } : poussin vaut « { $club } », mais la carte n’est dans aucune équipe de poussin.toml ; retirez-le.
fault-fc-initial = { $where } : une offensive commence à { $blue } pour les bleus et à { $red } pour les rouges ; toutes deux doivent commencer à { $right } pour que le match soit équitable.

## Paquets pesés

balance-about = { $squads } effectifs par façon de choisir, issus de { $drafts } mercatos, graine { $seed }. SHA-256 des nombres du paquet : `{ $hash }`.
balance-draft = Ce que donne son mercato
balance-policies = Choix au hasard : n’importe laquelle des cartes offertes. Choix raisonnés : ce qui remplit le plus de places FB 2, CB 3, DM 3, AM 3, FW 3 (comptées double) et du style de l’entraîneur. Un effectif peut être optimisé si une de ses compositions répond exactement au style.
balance-policy = { $policy ->
    [random] choix au hasard
   *[need] choix raisonnés
  }
balance-target = objectif
balance-quantity = { $quantity ->
    [unable] effectifs sans composition légale
    [formations] compositions légales par effectif, sur 24
   *[optimised] effectifs qui peuvent être optimisés
  }
balance-none = aucun
balance-most = { $high } au plus
balance-least = { $low } au moins
balance-between = de { $low } à { $high }
balance-missed = { $policy ->
    [random] Choix au hasard
   *[need] Choix raisonnés
  }, { balance-quantity } : { $found } ; l’objectif est : { $target }.
balance-ribbons = La portée de ses rubans
balance-ribbons-about = Le plus petit nombre d’absents, trois au plus, pour lequel il existe une équipe où personne ne répond au ruban.
balance-type = type
balance-lines = postes nommés
balance-reach = échoue avec
balance-never = jamais
balance-card-type = { $type ->
    [press] pressing
    [tackle] tacle
    [set_attack] attaque placée
    [solo_run] exploit individuel
    [counter] contre-attaque
    [fans] supporters
    [attack_support] soutien offensif
   *[defence_support] soutien défensif
  }
balance-poussin = Les équipes Poussin
balance-poussin-about = Attaque, défense, et bonus avec lequel une offensive commence.
balance-club = club
balance-club-name = { $club ->
    [blue] bleu
   *[red] rouge
  }
balance-attack = ATT
balance-defence = DEF
balance-initial = bonus initial
