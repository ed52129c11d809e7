### Ce qui s’est passé à une table depuis la dernière visite. $last en est la dernière phrase.

since = Depuis votre dernière visite
since-told = Depuis votre dernière visite : { $last }
since-show = { $count ->
    [one] Voir
   *[other] Tout voir ({ $count })
  }
