### Print and play: what stands on cards, tokens, aids and sheets. In the lines of aids, “ | ” parts
### the heading from the rest.

print-title = { $title }, print and play
print-begin-1 = Print every page at full size (100 %, no fitting to the page) on stout paper, and cut along the thin lines. The bar below is 5 centimetres long when the size is right.
print-begin-2 = Here are the team cards, 42 match cards for each of the two clubs, two kops, tokens, a set of aids for each club, and sheets for the values.
print-begin-3 = Add two ordinary dice. A third die is the ball: its number is its colour, as shown here. Put it on the player who has the ball.
print-begin-4 = Begin with Poussin, the rules for a first quarter of an hour: take the cards that say Poussin, lay out each team and follow the aid of that name.
print-begin-5 = The whole rulebook, numbered, is in the game: touchline rules footclub.
print-ball = The ball
print-ruler = 5 centimetres
print-licence = Everybody on these cards is invented. Drawn by Touchline. The cards of the base pack may be passed on under CC BY 4.0; cards typed in from a printed game are for their owner alone.

print-short-coach = CO
print-short-keeper = GK
print-chick = Poussin
print-club-blue = blue
print-club-red = red
print-keeper = The stars of the keeper count in DEF.
print-double = Two profiles: counts as either of them, whichever suits the club.
print-strength-speedster = Set attack: −1 on opposing DS rolls. Counter: +2. Solo run, for 1 freshness: +1, and −1 on DS rolls.
print-strength-finisher = Set attack and counter: +1. Solo run, for 1 freshness: +2.
print-strength-stopper = Defence support: always aggressive, +1 on each roll (not on a double 1).
print-strength-versatile = May stand in either of the two lines on the card.
print-strength-ball-winner = Comes on with 2 freshness instead of 1.
print-strength-enforcer = Tackle: always aggressive, +1 on each roll (not on a double 1).

print-serial = { $club ->
    [blue] Blue { $number }
   *[red] Red { $number }
  }
print-card-press = Costs 1 freshness of each of two players. Takes the ball; the first of them has it.
print-card-tackle = Two dice, 7 or more takes the ball. Aggressive: after a miss roll again, 8 or more.
print-card-set-attack = An attack with 3 or more supporters in your stands.
print-card-solo-run = An attack with 3 or fewer supporters in your stands.
print-card-counter = An attack right after a save by your own keeper. No defence support against it.
print-card-fans = Into your stands, one a turn. Spend it: +1 to your attack, −1 to theirs, or 1 freshness.
print-card-attack-support = +2 to your attack.
print-card-defence-support = Two dice, 7 or more: −2 to their attack. A miss is a foul: free kick, and penalty from the second on.
print-side = { $side ->
    [L] left
   *[R] right
  }
print-kop = Kop
print-kop-rule = { $kind ->
    [attack] For the home club. Counts as a supporter. Turn it face down once in a match: +{ $value } to your attack.
   *[freshness] For the home club. Counts as a supporter. Turn it face down once in a match: pays up to { $value } freshness in one payment.
  }

print-tokens = Tokens
print-token-fresh = { $count } freshness
print-token-yellow = { $count } yellow cards
print-token-half = { $count } half cards
print-token-goal = { $count } goals
print-token-plus = { $count } plus one star
print-token-minus = { $count } minus one star
print-token-captain = { $count } armbands
print-clubs = Clubs

print-aid-turn = A turn
print-aid-turn-1 = 1 Draw | Both draw 2 cards. With empty piles the half is over: five turns.
print-aid-turn-2 = 2 Fans and changes | Both may put one fan into the stands. Then away, then home: substitutions, three in a match. Whoever made none may swap two players of one line.
print-aid-turn-3 = 3 Possession | The club without the ball may press or tackle. Whoever lost the ball answers, until somebody lets it go or a tackle is a foul.
print-aid-turn-4 = 4 Offensive | The club with the ball may play a set attack or a solo run. After a save or a corner, go back to possession; after a goal the other captain has the ball.
print-aid-turn-5 = 5 End of turn | Discard down to the number of your AM and FW on the pitch.
print-aid-turn-6 = Ribbon | The cell of the ball’s colour names the line and the side, left or right as you see it. One player in a line is both; of three, the middle one is never named. Without full backs, a centre back. Nobody there: the next cell to the right.
print-aid-possession = Press and tackle
print-aid-possession-1 = Press | Certain. 1 freshness of each of the two players named, or a fan in place of a token; the freshness kop pays both. The first named has the ball.
print-aid-possession-2 = Tackle, first roll | 7 or more: the ball is yours. 3 to 6: foul. Double 1: foul, yellow card for the tackler, light injury of the tackled.
print-aid-possession-3 = Aggressive | Declared before rolling. A miss is void; roll again: 8 or more takes the ball. 3 to 7: foul, yellow, light injury. Double 1: foul, red, serious injury.
print-aid-possession-4 = Foul | Possession ends, the ball stays where it was. After a card or an injury both clubs may change, away first.
print-aid-possession-5 = Injuries | Light: minus one star until the end of the half. Serious: off for good; a substitute may come on.
print-aid-possession-6 = Cards | Two yellows are a red, and a red is off without a substitute. From the third yellow on the pitch: DEF −1 each. A fourth red loses 0-3.
print-aid-offensive = Offensive
print-aid-offensive-1 = May you? | Set attack: 3 or more supporters. Solo run: 3 or fewer. Counter: right after a save by your keeper. The kop counts as one supporter.
print-aid-offensive-2 = Bonus | Your ATT minus their DEF. The player named has the ball and brings a strength.
print-aid-offensive-3 = Attack adds | +1 a fan, +2 an attack support, and the attack kop.
print-aid-offensive-4 = Defence takes | −1 a fan, −2 a defence support that succeeds. Each club spends at most 3 supporters in an offensive.
print-aid-offensive-5 = Defence support | 7 or more succeeds. Aggressive: after a miss roll again, 8 or more; a miss is then a yellow card, a double 1 a red. A miss is a foul: free kick at +0 if it was the first of this offensive, else penalty at +2. Nothing else counts in a set piece.
print-aid-offensive-6 = Then | When both agree, the bonus is held between −5 and +5, and both roll.
print-aid-shot = Shot
print-aid-shot-1 = First roll | The defence rolls, then the attack, which adds the bonus. Less: save. More: goal. Equal: roll again.
print-aid-shot-2 = Second roll | Without bonus, defence first. Less: corner. More: goal. Equal: post, again.
print-aid-shot-3 = Save | The ball goes to the captain of the saving club, which may counter at once; else back to possession.
print-aid-shot-4 = Corner | The ball stays. The attacker takes one card of its choice from its discard; then possession.
print-aid-shot-5 = Goal | The other captain has the ball. End of turn.
print-aid-shot-6 = Shoot-out | Five kicks each, in turns, at +2; save and corner are misses. Then one each until it is decided.
print-aid-team = Your team
print-aid-team-1 = Formation | FB 2, or none with CB 3. CB, DM, AM and FW 1 to 3 each. AM and FW at least 3 together. Ten players and a keeper.
print-aid-team-2 = ATT and DEF | ATT: stars of coach, AM and FW. DEF: stars of keeper, FB, CB and DM, less the malus.
print-aid-team-3 = Optimised | The ten profiles are exactly those of the coach’s style: +1 ATT and +1 DEF. Never short-handed.
print-aid-team-4 = Captain | Level 4 or 5 with the profile the coach wants most; if nobody is, anybody. Has the ball at kick-off, after goals and after saves.
print-aid-team-5 = Short-handed | Players may be missing in any line. A fourth red card, or fewer than 8 with the keeper, loses 0-3.
print-aid-team-6 = Late entrants | Whoever comes on in the last two turns of the match, or in extra time, has one star more.
print-aid-draft = Draft and match
print-aid-draft-1 = Staff | Coaches and keepers make three pairs of 8 stars. Each club draws one at random.
print-aid-draft-2 = Piles | Shuffle the 5-star players onto the 4-star ones; the 3-star ones are a pile of their own, six of them face up in three pairs.
print-aid-draft-3 = Five turns each | Look at two from the star pile, take one. Then take a pair from the middle and fill the gap.
print-aid-draft-4 = Before the match | Agree who plays at home. Five fans each into the stands; home adds a kop.
print-aid-draft-5 = Behind a screen | Eleven, formation, order in the lines, captain and 14 of your 37 other match cards. One freshness on each outfield player.
print-aid-draft-6 = Kick-off | Show both teams, roll the ball’s colour for the half, draw four cards. The away captain has the ball; in the second half the home captain.
print-aid-half = Half-time and after
print-aid-half-1 = Half-time | Hands are discarded, discards go back. Choose 14 cards again, roll a new colour, draw four. Nobody is changed; light injuries heal.
print-aid-half-2 = Two legs | More goals over both, then more away goals, then extra time. The second leg is a new match; reds are suspended, yellows become half cards, serious injuries cost a star.
print-aid-half-3 = Between the legs | Each club gets three 4-star and two 5-star cards of those set aside and keeps two, not both 5-star.
print-aid-half-4 = Extra time | Ten cards, four in hand, three turns. A new colour; the home captain begins.
print-aid-half-5 = Home | The home club has the kop. Away goals count more in a tie.
print-aid-poussin = Poussin
print-aid-poussin-1 = Ready | Lay out the team of your colour. ATT is coach, AM and FW; DEF is keeper, FB, CB and DM. Only stars and fans count.
print-aid-poussin-2 = Cards | 25 each: 5 press, 4 tackle, 3 set attack, 3 attack support, 2 defence support, 8 fans. Five fans go into the stands; draw four. Higher roll of two dice begins with the ball.
print-aid-poussin-3 = Turn | Both draw 2, both may place one fan. Eight turns.
print-aid-poussin-4 = Ball | Press takes it for certain. A tackle needs 7 or more with two dice; a miss ends the struggle. Whoever lost it may answer.
print-aid-poussin-5 = Attack | With the ball and 3 fans or more. Your ATT minus their DEF, then fans ±1, attack support +2, defence support −2 on 7 or more.
print-aid-poussin-6 = Shot | The defence rolls, then the attack with its bonus. Less: save, the ball is theirs and you go on. More: goal, a new turn. Equal: again without bonus.

print-sheet = Star sheet
print-sheet-club = Club: ........................................
print-sheet-part = { $part ->
    [1] 1st half
    [2] 2nd half
   *[3] extra time
  }
print-sheet-att = ATT
print-sheet-def = DEF
print-sheet-malus = malus
print-sheet-rival = their DEF
print-sheet-initial = initial bonus
print-sheet-subs = substitutions
