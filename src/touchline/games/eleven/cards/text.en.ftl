## Packs of Eleven

fault-el-file = { $file } is missing, yet replaces in pack.toml names { $deck }. Add the file, or take the word out: the deck then comes from the base pack.
fault-el-not-replaced = { $file } is there, but replaces in pack.toml does not name { $deck }. Add the word, or take the file away.
fault-el-count = { $file } comes to { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }; it must come to { $right }. A pack under way says partial = true in pack.toml.
fault-el-id = { $where }: id is “{ $value }”; it must be the pack, the deck and a name with dots between, in small letters, such as mine.{ $deck }.first_one.
fault-el-id-twice = { $where }: id { $word } is taken by { $other }; each card needs its own.
fault-el-managers = { $where }: min_managers is 2; cards are for 1 or more managers, or for 3 or more.
fault-el-copies = { $where }: copies does not work in the deck { $deck }; write a card for each.
fault-el-tables = { $where }: { $key } is { $value }; it must be a list of tables, such as [{"{"} { $example } {"}"}].
fault-el-empty = { $where }: { $key } is empty; give it at least one entry, or leave the field out.
fault-el-none = { $where }: cards of the deck { $deck } have no abilities; leave it out.
fault-el-moment = { $where }: on = “{ $value }” is no moment of cards of the deck { $deck }. Theirs are: { $known }.
fault-el-side = { $where }: cards of the deck { $deck } have one side; leave side out.
fault-el-must = { $where }: a card action is always optional; leave mode out, or write "may".
fault-el-else = { $where }: else needs a condition; add if, or leave else out.
fault-el-paid = { $where }: at the moment { $trigger } no resource can be asked for; costs belong to { $known }, or into pay_then.
fault-el-ask = { $where }: the condition { $value } cannot be asked at the moment { $trigger }; there only these can: { $known }.
fault-el-own = { $where }: the condition { $value } asks about a footballer’s own card, but this one is of the deck { $deck }; count footballers instead.
fault-el-at-end = { $where }: { $value } is known after the last match alone; write judged = "end" into the card.
fault-el-fit = { $where }: { $op } cannot be done at the moment { $trigger }; there only these can: { $known }.
fault-el-change = { $where }: modify needs exactly one of add, set and mul.
fault-el-targeted = { $where }: only these keys can be changed for some cards or stands: { $known }. Leave target and n out.
fault-el-keeper-op = { $where }: keeper changes nothing; give it strength or gloves.
fault-el-glove = { $where }: min_glove goes with rule = "unsaveable" alone.
fault-el-from = { $where }: from = “{ $value }” is a deck of footballers with one open card; leave slots out, and take staff from the row.
fault-el-take = { $where }: take { $take } is more than the { $n } that are drawn.
fault-el-as = { $where }: cards of the deck { $deck } cannot be taken so; tactics go to the hand (as = "hand"), all others are recruited.
fault-el-peek = { $where }: deck goes with what = "deck_top", and only with it.
fault-el-faces = { $where }: min { $low } is more than max { $high }; swap them.
fault-el-face-twice = { $where }: the result { $n } belongs to case { $other } already; each result stands in one case.
fault-el-options = { $where }: { $count ->
    [one] here is { $count } option
   *[other] here are { $count } options
  }; a choice has 2 to { $most }, and no fewer than its n.
fault-el-price = { $where }: { $key } is { $value }; it must be "printed" or a whole number from 0 to { $most }.
fault-el-until = { $where }: until is { $value }; it must be "match", "week_end", "game" or {"{"} week = 2 {"}"}.
fault-el-formations = { $where }: { $key } is { $value }; it must be a list of formations, such as [[4, 3, 3]].
fault-el-formation = { $where }: { $key } holds { $value }; a formation is three lines of 1 to 5 shirts that come to 10, such as [4, 3, 3].
fault-el-nothing = { $where }: { $key } is 0, which changes nothing.
fault-el-amount = { $where }: an amount is a whole number, or one of {"{"} count = {"{"} kind = "staff" {"}"}, per = 1 {"}"}, {"{"} fans_on_stands = true, per = 2 {"}"} and {"{"} roll = "d6" {"}"}.
fault-el-stands = { $where }: at the moment { $trigger } no fans are on stands yet; use match, after_match or tactic.
fault-el-of-kind = { $where }: { $key } says nothing of a { $kind }; it goes with { $kinds }.
fault-el-self = { $where }: a card of the deck { $deck } is no { $kind } itself, so pick = "self" and other = true find nothing; leave them out.
fault-el-d12 = { $where }: the twelve-sided die names footballers that get tokens; choose another pick.
fault-el-previous = { $where }: pick = "previous" needs an operation with a target before it in the same list.
fault-el-section = { $where }: section = “{ $value }” starts from the footballer’s own place on the pitch; only his abilities of match day can say so.
fault-el-unseen = { $where }: at the moment { $trigger } the opponent is not revealed; opposing shirts can be reached by match, after_match and tactic.
fault-el-selected = { $where }: at the moment { $trigger } nobody is selected for a match; leave selected out.
fault-el-young = { $where }: its untrained strength is { $value }; all youngsters have the same, { $right }.
fault-el-keeper = { $where }: a keeper guards the goal; write zones = [].
fault-el-zones = { $where }: zones is { $value }; there must be at least one, all in one line, on one flank or in one column.
fault-el-gloves = { $where }: only keepers have gloves; leave gloves out.
fault-el-names = { $where }: { $key } is { $value }; it must be a list of words, such as ["captain"].
fault-el-symbols = { $where }: exp_played and exp_scored come to { $count }; at most { $most } symbols fit on a card.
fault-el-category = { $where }: category_vp of { $category } is { $value }, but { $other } says { $right }; cards of one category score alike.
fault-el-category-vp = { $where }: category_vp is { $value }; it must be a list of one to seven whole numbers, such as [1, 3, 5].
fault-el-category-falls = { $where }: category_vp { $value } falls; owning more must never score less.
fault-el-heads = staff.toml: { $count ->
    [one] here is { $count } card
   *[other] here are { $count } cards
  } with the profession head coach; there must be { $right }, one a manager.
fault-el-few-staff = staff.toml: with one or two managers { $count ->
    [one] { $count } card is left
   *[other] { $count } cards are left
  }; there must be at least { $least } without min_managers = 3.
fault-el-faces-of = { $where }: faces is { $value }; it must be six letters of Y, B and R, one for each result of the die.
fault-el-contract = { $where }: a sponsor needs an ability on = "{ $trigger }".
fault-el-small = { $where }: small_money is { $value }, but sign_small gives { $money } money; they must be equal.
fault-el-votes = { $where }: its abilities are { $value }; they must be exactly { $right }.
fault-el-shapes = { $where }: here are { $count } formations; a card offers at most { $most }.
fault-el-basics = tactic.toml: { $count ->
    [one] { $count } card has
   *[other] { $count } cards have
  } the formations [5, 3, 2] and [3, 5, 2] and no ability; there must be at least { $right }, one a manager.
fault-el-goal = { $where }: there must be one ability on = "{ $trigger }"; here are { $count }.
fault-el-lineup = { $where }: lineup is { $value }; it must be nine texts in the order LB CB RB LM CM RM LF CF RF.
fault-el-zone = { $where }: { $zone } is { $value }; write attackers and defenders with their strength, such as "A2D1", or "-".
fault-el-zone-room = { $where }: { $zone } holds { $count ->
    [one] { $count } shirt
   *[other] { $count } shirts
  }; it holds { $low } to { $high }.
fault-el-lines = { $where }: its lines come to { $value }, but formation says { $right }.
fault-el-club = { $where }: { $key } is { $value }, but { $other } says { $right }; the cards of a club share deck, die and report.
fault-el-of-club = opponent.toml: { $club } has { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }; a club has { $right }.
fault-el-of-deck = opponent.toml: the deck “{ $deck }” has { $count ->
    [one] { $count } club
   *[other] { $count } clubs
  }; each deck has { $right }.
fault-el-space = { $where }: { $kind } belongs on a space = "{ $space }", with unique = { $unique }.
fault-el-build-price = { $where }: price is { $value }, but the rules of the boards say { $right }; they must be equal.
fault-el-kinds = infrastructure.toml: the kind { $kind } stands there { $count } times; each of the seven stands there once.
fault-el-division = { $where }: division is { $value }; it must be 1, 2 or 3, a list of them, or "any".
fault-el-win = { $where }: nothing says how the scenario is won; add an ability on = "scenario_win".
fault-el-list = { $where }: { $key } is { $value }; it must be a list of { $least } to { $most } whole numbers from { $low } to { $high }.
fault-el-offices = { $file }: office has { $cost ->
    [one] { $cost } cost
   *[other] { $cost } costs
  } and { $vp ->
    [one] { $vp } value
   *[other] { $vp } values
  }; each space needs both.
fault-el-smoke = { $where }: carried out on a table of a season it stops: { $why ->
    [nobody] nobody was to answer.
    [nothing] there was nothing to answer with.
    [endless] it had no end.
   *[other] { $why }.
  } This is a fault of Touchline; please report it with the pack.
fault-el-stuck = Automatic season { $season } ({ $preset }, { $seats ->
    [one] { $seats } manager
   *[other] { $seats } managers
  }) could not go on: { $why ->
    [nobody] nobody was to answer.
    [nothing] there was nothing to answer with.
    [endless] it had no end.
   *[other] { $why }.
  } This is a fault of Touchline; please report it with the pack.
fault-el-spaces = { $file }: stats.spaces is { $value }; a position is its income, so write [1, 2, 3, 4, 5].

## Eleven weighed

el-balance-about = Computer managers (`{ $player }`) play whole seasons, alone and four at a table. Seed { $seed }. Offers: the hand a director is kept from, the open three of a row when one of them is taken. Targets: no director and no staff card is picked in more than 60 or fewer than 8 % of the offers; no seat wins 8 points in a hundred more or less than an even share; owning a card goes with 6 victory points more or less at most; league points and victory points as the division says.
el-balance-mode = Division { $division }, { $seats ->
    [one] alone
   *[other] { $seats } managers
  }
el-balance-seasons = { $count ->
    [one] { $count } season
   *[other] { $count } seasons
  }.
el-balance-line = of a manager
el-balance-mean = mean
el-balance-spread = standard deviation
el-balance-points = victory points
el-balance-league-points = points in the league
el-balance-league = VP: league
el-balance-tokens = VP: tokens
el-balance-staff = VP: staff
el-balance-stadium = VP: buildings
el-balance-office = VP: office
el-balance-suspensions = VP: suspensions
el-balance-vote-yellow = decisions: yellow
el-balance-vote-blue = decisions: blue
el-balance-vote-red = decisions: red
el-balance-rating = rating
el-balance-from = from VP
el-balance-share = share
el-balance-rating-0 = Amateur
el-balance-rating-1 = Assistant
el-balance-rating-2 = Promising
el-balance-rating-3 = Renowned
el-balance-rating-4 = World class
el-balance-seat = seat
el-balance-won = seasons won
el-balance-offers = offers
el-balance-picked = picked
el-balance-owners = owners
el-balance-worth = VP against the mean
el-balance-bonus = bonus
el-balance-bonuses = Bonuses of sponsors
el-balance-objective = objective
el-balance-kept = kept
el-balance-goal = reached
el-balance-harder = harder goal
el-balance-deck-regular = Regular players
el-balance-deck-youngster = Youngsters
el-balance-deck-veteran = Veterans
el-balance-deck-sponsor = Sponsors
el-balance-deck-director = Directors
el-balance-deck-staff = Staff
el-balance-deck-objective = Objectives
el-balance-missed = { $what ->
    [league] A manager has { $value } points in the league; the target is { $low } to { $high }.
    [points] A manager has { $value } victory points; the target is { $low } to { $high }.
    [seat] Seat { $name } wins { $value } of the seasons.
    [rarely] { $name } is picked in only { $value } of the offers.
    [often] { $name } is picked in { $value } of the offers.
    [bonus] Sponsors with the bonus “{ $name }” are signed in { $value } of the offers.
   *[worth] Owners of { $name } have { $value } victory points against the mean.
  }
