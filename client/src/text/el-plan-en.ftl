## Eleven: planning a line-up, and what the week still costs

el-p-title = What would come of it
el-p-said-one = { $own } to { $foe } against { $shape }.
el-p-said-all = Expected goals { $own } to { $foe }. Of the possible cards: { $won } won, { $drawn } drawn, { $lost } lost.
el-p-against = if they show this { $shape }
el-p-known = against their { $shape }, which you know
el-p-expected = expected goals, over { $n } cards they may still show
el-p-results = Results over all cards they may show
el-p-win = { $n } won
el-p-draw = { $n } drawn
el-p-loss = { $n } lost
el-p-fronts = Cards they may show
el-p-all = All
el-p-front = Card { $n }, { $shape }: { $own } to { $foe }
el-p-sections = Section by section
el-p-section = Section
el-p-attack = Your attack : their defence
el-p-defend = Their attack : your defence
el-p-section-left = Left
el-p-section-right = Right
el-p-section-central-attack = Front
el-p-section-midfield = Midfield
el-p-section-central-defence = Back
el-p-duel-own = You attack with { $own } against { $foe }.
el-p-duel-foe = They attack with { $foe } against your { $own }.
el-p-goals = Goals
el-p-conceded = Goals against
el-p-scorers = Could score:
el-p-scorer = { $name } ({ $n } of { $of })
el-p-keeper = Your keeper:
el-p-need = { $some ->
    [no] no shot comes; he has { $gloves ->
        [one] 1 pair of gloves of { $strength }.
       *[other] { $gloves } pairs of gloves of { $strength }.
      }
   *[other] shots to save: { $shots }; he has { $gloves ->
        [one] 1 pair of gloves of { $strength }.
       *[other] { $gloves } pairs of gloves of { $strength }.
      }
  }
el-p-hardest = The hardest takes { $n }.
el-p-unsaveable = One of them nobody can save.
el-p-note = Counted as you have placed them, without effects of cards still to come.
el-p-note-given = Counted as they stand now, without effects of cards still to come.
el-p-worn-by = { $shirt } ({ $name })
el-p-opposite = Opposite
el-p-waits = The forecast is being made…
el-p-fate-goal = scores
el-p-fate-maybe = could score
el-p-fate-saved = is saved
el-p-fate-blocked = is blocked
