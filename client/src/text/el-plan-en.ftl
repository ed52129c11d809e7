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
        [one] 1 glove of strength { $strength }.
       *[other] { $gloves } gloves of strength { $strength }.
      }
   *[other] shots to save: { $shots }; he has { $gloves ->
        [one] 1 glove of strength { $strength }.
       *[other] { $gloves } gloves of strength { $strength }.
      }
  }
el-p-hardest = The hardest shot needs a glove of { $n }.
el-p-unsaveable = One of them nobody can save.
el-p-note = Counted as you have placed them, with the effects marked above; of targets the best are taken. What a die decides is left out.
el-p-note-given = Counted as they stand now, with the effects marked above; of targets the best are taken. What a die decides is left out.
el-p-effects = Effects still to come
el-p-effects-n = { $n } of { $of } counted
el-p-effect-sure = counted
el-p-effect-used = counted
el-p-effect-open = not counted: press to count it
el-p-effect-short = not counted: what it costs is not there
el-p-effect-die = not counted: a die decides
el-p-effect-stands = not counted: your fans on the stands decide
el-p-chooses = { $name }: { $what }
el-p-their = { $side ->
    [attack] their attacker with { $n }, { $zone }
   *[defence] their defender with { $n }, { $zone }
  }
el-p-brings = After the match:
el-p-worn-by = { $shirt } ({ $name })
el-p-opposite = Opposite
el-p-fate-goal = scores
el-p-fate-maybe = could score
el-p-fate-saved = is saved
el-p-fate-blocked = is blocked

el-c-title = Money this week
el-c-brief = { $left } after fees, { $monday } on Monday
el-c-left = { $n } after fees
el-c-none = { $n }, no fees this week
el-c-short = { $n } of the fees cannot be paid
el-c-money = Money
el-c-hand = In hand
el-c-stands = From the stands
el-c-room = up to { $n } more if fans fill them
el-c-fees = Fees
el-c-fee = { $what } { $money }
el-c-paid = Fees: paid
el-c-no-fees = No fees after the last match
el-c-unpaid = { $tokens ->
    [0] Unpaid; nobody is there to bear it
   *[other] Unpaid: { $tokens } suspension tokens on your staff
  }
el-c-week-end = At the week’s end
el-c-income = Monday’s income
el-c-more = +{ $n } by buildings
el-c-monday = Monday begins with
el-c-others = The rest
el-c-resource = Resource
el-c-lost = given up
el-c-gain = Monday
el-c-at = then
el-c-cards = On Monday also: { $cards }.
el-c-help = Fans on the stands become money (EL-210, EL-285). Fees are for players, stadium and staff (EL-303, EL-311); each money that cannot be paid puts suspension tokens on a member of staff (EL-304). Of fans, operations and fitness one stays unless a card says more (EL-309). Monday brings what the statistics say (EL-081), and what buildings produce (EL-082). Effects you may still use are not counted.

el-t-title = The match, section by section
el-t-again = Tell it again
el-t-stop = Stop
el-t-cards = Before, by cards
el-t-nothing = nothing happens
el-t-goal = Goal by { $shirt }
el-t-saved = { $shirt } shoots, their keeper saves
el-t-blocked = { $shirt } is blocked
el-t-goal-foe = Goal against you, by their shirt { $n }
el-t-saved-foe = Their shirt { $n } shoots, your keeper saves
el-t-blocked-foe = You block their shirt { $n }
el-t-card-goal = A card scores for you
el-t-card-goal-foe = A card scores for them
