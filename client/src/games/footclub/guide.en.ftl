### The guide at FootClub's tables, English: each question explained when it first comes.

fc-coach-look = What to look at
fc-coach-happened = What just happened
fc-coach-understood = Understood, next time shorter
fc-coach-longer = Explain it again
fc-coach-rule = Read rule { $rule }
fc-coach-progress = { $done } of { $all } learnt
fc-coach-finish-poussin = You know Poussin now.
fc-coach-finish-poussin-next = The full game adds a draft, line-ups and cards that name players. Try it whenever you like.
fc-coach-finish-full = You know FootClub now.
fc-coach-finish-full-next = Turn the guide off in the tools, or let it stay: it keeps quiet about what you know.
fc-coach-so-far = The whistle. You have learnt { $done } of { $all }; the next match shows the rest.
fc-coach-wait = When a question comes, it is explained here.
fc-coach-chance = { $tenths ->
    [0] hardly ever
    [10] almost always
   *[other] about { $tenths } in 10
  }

## Learn

fc-learn = Learn FootClub
fc-learn-lead = You learn at a real table, against the gentlest level of the computer. The guide stands beside each question and explains it the first times it comes.
fc-learn-poussin = Poussin: your first match
fc-learn-poussin-text = Two fixed teams, eight turns, no preparation. After five minutes you know how a match works.
fc-learn-poussin-time = about 15 minutes
fc-learn-full = FootClub: the full game
fc-learn-full-text = Draft a squad, pick eleven and fourteen cards in secret, play two halves. Best after a match of Poussin.
fc-learn-full-time = about an hour

## Poussin

fc-coach-po-start = Two teams, two numbers
    .text = A club’s attack is the sum of the stars of its coach and its forwards, its defence that of its keeper and the others; neither changes in Poussin. An attack of yours starts at your attack minus their defence: { $bonus }. After eight turns the match is over; more goals win.
    .look = A start below zero is normal. Fans and supports push it up when you attack.
    .short = Your attacks start at { $bonus }.
fc-coach-po-fan = A fan for the stands
    .text = A fan does nothing in your hand. Once a turn you may put one into the stands, at the same time as the other club. You need three there to attack; spent in a shot, each gives +1 to yours or −1 to theirs. You have { $fans }.
    .look = It costs nothing: put one in whenever you can.
    .short = Put a fan in whenever you can. In the stands: { $fans }.
fc-coach-po-possession = Go for the ball
    .text = The others have the ball. A press takes it for certain. A tackle rolls two dice and takes it at 7 or more, { $tackle }; if it misses, the ball stays with them and they may attack. Whoever loses the ball may answer with a card.
    .look = Go for it when you could attack afterwards, or when their attack would hurt. A press kept in hand is worth a lot.
    .short = A press is certain, a tackle works { $tackle }.
fc-coach-po-offensive = Attack now?
    .text = You have the ball. With a Set attack and three fans in the stands you may attack. The shot starts at { $bonus }: as it stands it goes in { $goal }, with all your { $fans } fans { $best }. If you do not attack, you keep the ball for the next turn.
    .look = Count what you can add: +1 for a fan, +2 for a support. At 0 a shot is an even chance.
    .short = Starts at { $bonus }, { $goal }; with all your fans { $best }.
fc-coach-po-bonus-attack = Push your shot
    .text = The bonus stands at { $bonus }; a shot goes in { $goal }. Each fan you spend adds 1, each attack support 2, and both are gone afterwards. One more would make it { $more }. The others may push back. When you both agree, the dice are rolled.
    .look = Around 0 each step counts most. From +5 on hardly anything is left to gain, and your next attack needs fans too.
    .short = Now { $goal }; one more makes it { $more }.
fc-coach-po-bonus-defence = Push back
    .text = They attack with { $bonus }: a goal { $goal }. Each fan you spend takes 1 off; one makes it { $more }. A defence support rolls two dice and takes 2 off at 7 or more, { $tackle }; otherwise nothing happens. Agree when you have done enough.
    .look = Every fan spent here is missing for your own attack, which needs three.
    .short = Now { $goal }; one fan makes it { $more }.
fc-coach-po-tackle = A tackle is two dice
    .text = Seven or more wins the ball, { $tackle }. After a miss nobody may go for the ball again before the offensive.
    .look = Tackle when a miss does not hurt; press when it must work.
fc-coach-po-goal = A goal
    .text = The attacker’s die plus the bonus beat the keeper’s die. The club that let it in gets the ball, and the next turn begins at once: the rest of this one is lost.
    .look = After your goal the others have the ball. A press in hand is welcome now.
fc-coach-po-save = Saved
    .text = The attacker’s die plus the bonus did not reach the keeper’s die. The keeper’s club has the ball, and the turn goes on: both may go for it again and attack again.
    .look = What was spent is gone, whatever the dice say.
fc-coach-po-level = Level dice
    .text = Both were equal. Both dice are rolled again, now without the bonus: an even chance.
    .look = This is why a good bonus is never quite certain.

## The full game: before the match

fc-coach-star = A star for you
    .text = Two stars, one for you; the other is set aside and comes to nobody for now. Stars count in the line they stand in: defenders and defensive midfielders for defence, the others for attack.
    .look = Compare stars first, then the profile your coach’s style asks for. The counts beside your squad show what is short.
    .short = More stars first, then what your squad lacks.
fc-coach-pair = A pair from the market
    .text = You take one of three pairs, and both players join you. The place on the market is filled again before the others choose.
    .look = Every formation needs at least 1 or more in each line; aim at 2, 3, 3, 3, 3 from full-back to forward, so that nobody stands idle.
    .short = Fill the lines and profiles that are short.
fc-coach-home = Home or away
    .text = Both clubs say at the same time who should play at home. If you do not agree, lots are drawn. The home club chooses a kop, makes its changes after the other, and kicks off the second half.
    .look = Home is the better side: the kop is worth about two fans.
    .short = Home has the kop.
fc-coach-kop = Which kop
    .text = One kop, once in the match. The attack kop adds to one of your shots; the freshness kop pays two freshness for a press or a run.
    .look = Many Presses planned: freshness. Few, and good forwards: attack.
    .short = Attack: one better shot. Freshness: two to spend.
fc-coach-prematch = Line-up and fourteen cards
    .text = In secret you choose a formation, ten outfield players in their lines, a captain and the fourteen cards of your draw pile. Players stand only where their card allows it. If the ten profiles match your coach’s style exactly, attack and defence each gain 1.
    .look = Attackers in number mean a larger hand; more defenders make their attacks start lower. Take the suggested fourteen the first time: three tackles, three presses, two set attacks, two fans and some supports.
    .short = Check the style, the captain, the fourteen cards.

## The full game: a turn

fc-coach-start = Read the table
    .text = Your attacks start at your attack minus their defence: { $bonus }. Theirs start at { $theirs }. Touch the large numbers to see who adds what. Touch a player for the whole card.
    .look = Two halves of five turns; each turn both draw two cards.
    .short = You start at { $bonus }, they at { $theirs }.
fc-coach-colour = The ball has a colour
    .text = Cards for pressing, tackling and attacking carry a ribbon of six colours. The ball’s colour says which cell counts for the whole half, and the cell names who acts: the tackler, the shooter.
    .look = The players your cards name light up. A card that names a poor player is worth less this half.
fc-coach-fan = A fan for the stands
    .text = A fan does nothing in your hand. In the stands it can be spent once: +1 or −1 in a shot, or as one freshness. A set attack needs three supporters there; you have { $supporters }.
    .look = Nearly always yes; only a hand that has room may wait.
    .short = Put one in: you have { $supporters } of the three you need.
fc-coach-change = Changes
    .text = Now anyone from the bench may come on: three in the match. Who comes on is fresh; who goes off does not return. You may rearrange the team with a substitution. It costs one of { $subs }.
    .look = Swap tired or booked players whom you need to press or tackle; a second yellow is a red.
    .short = { $subs } left. Think of booked and tired players.
fc-coach-swap = A swap
    .text = A club without a substitution may exchange two players of one line, both clubs at the same time. It costs nothing. The ribbon names places, so a swap changes who acts.
    .look = Put the better player where your cards in hand point.
    .short = Free. Put the better player where your cards point.
fc-coach-possession = Go for the ball
    .text = The others have the ball. A press takes it for certain, but the players it names pay freshness. A tackle rolls two dice: regular 7 or more, { $tackle }, a foul if it fails. Aggressive gets a second roll at 8, { $best } in all, but a failure there is a booking.
    .look = Whom does the card name, is he fresh, is he booked? Letting it go is fine while they cannot attack.
    .short = Press: certain, costs freshness. Tackle { $tackle }, aggressive { $best }.
fc-coach-offensive = Attack now?
    .text = You have the ball. A set attack needs three supporters or more, a solo run three or fewer; the card names who shoots. The shot starts at { $bonus }: { $goal }. If you do not attack, the ball stays with you.
    .look = You may add up to three supporters, the kop among them, and any number of supports. At 0 a shot is an even chance.
    .short = Starts at { $bonus }, { $goal }.
fc-coach-bonus-attack = Push your shot
    .text = The bonus stands at { $bonus }: a goal { $goal }. A fan adds 1, an attack support 2, the attack kop its value. One more makes it { $more }. At most three supporters in one attack, and the final bonus stops at +5. The dice roll when both agree.
    .look = Near 0 a step is worth most. The others may still push back, so leave room.
    .short = Now { $goal }; one more makes it { $more }.
fc-coach-bonus-defence = Push back
    .text = They attack with { $bonus }: a goal { $goal }. A fan takes 1 off, which makes it { $more }. A defence support takes 2 off at 7 or more, { $tackle }; if it fails it is a foul, and they get a free kick or a penalty instead.
    .look = A first foul gives a free kick at 0, a second a penalty at +2. A support is good while their bonus is high.
    .short = Now { $goal }; one fan makes it { $more }.
fc-coach-discard = The hand limit
    .text = At the end of a turn you may keep as many cards as you have attacking midfielders and forwards: { $limit }. The rest goes to your discard, face up.
    .look = Keep what you will use in the next two turns. Both clubs see what you drop.
    .short = Keep { $limit }.
fc-coach-tactics = New cards for the second half
    .text = All your cards are back. Choose fourteen again in secret; players, freshness and bookings stay as they are. The ball gets a new colour.
    .look = Behind? More attacks. Ahead? Tackles and defence supports.
    .short = Fourteen again: attack if behind, defend if ahead.
fc-coach-counter = A counter
    .text = Your keeper has the ball. A counter card attacks at once, before the others can press, and needs no supporters. It starts at { $bonus }: { $goal }.
    .look = They may not play defence supports against it. Fans to push with make it dangerous.
    .short = Starts at { $bonus }, { $goal }.
fc-coach-reclaim = A card back
    .text = A corner gives you one card of your discard back into your hand, for everybody to see.
    .look = You keep the ball: a Set attack, or a fan for later.
    .short = Take what wins the next attack.
fc-coach-cap = Three supporters, no more
    .text = In one offensive a club may spend three supporters, the kop included. You have spent them; what remains are supports.
    .look = Every new attack starts a new count.

## The full game: what happens

fc-coach-goal = A goal
    .text = The attacker’s die plus the final bonus beat the keeper’s die. The club that let it in gets the ball on its captain, and the turn ends.
    .look = In the next turn they have the ball: a press is welcome.
fc-coach-save = Saved
    .text = The attacker’s die plus the bonus did not reach the keeper’s die. The captain of the keeper’s club has the ball. That club may counter, or the turn goes on with the fight for the ball.
    .look = What was spent is gone, whatever the dice say.
fc-coach-level = Level dice
    .text = Both were equal. Both dice are rolled again, without the bonus: more is a goal, less a corner, equal hits the post and rolls once more.
    .look = A level first roll can no longer be saved.
fc-coach-corner = A corner
    .text = The attackers keep the ball and take one card back from their discard. Then the others may go for the ball again.
    .look = A corner can lead to the next attack in the same turn.
fc-coach-foul = A foul
    .text = A tackle or support that fails is a foul: the ball stays with the other club, and the fight for it is over in this turn. Two ones book the player as well.
    .look = An aggressive try succeeds more often, but its failure is a booking.
fc-coach-set-piece = A set piece
    .text = The foul stopped the attack. Instead there is a free kick that starts at 0, or a penalty at +2, whatever the bonus was before.
    .look = Against a weak attack a failed support gives more than it could take.
fc-coach-booked = A yellow card
    .text = The player is booked; a second yellow is a red. From the third yellow of a team on, each takes 1 off its defence: the malus beside its numbers.
    .look = Do not tackle with a booked player unless you must; or substitute.
fc-coach-red = A red card
    .text = The player is off, and the team goes on with one fewer. With a fourth red the match is lost.
    .look = You may change the formation for those who remain.
fc-coach-injury = An injury
    .text = A light injury costs one star until the end of the half. A serious one forces the player off; somebody from the bench may come on.
    .look = Keep a substitution for the last turns.
fc-coach-decider = Play on?
    .text = The match is level. Extra time is played only if both clubs want it; if it stays level, a shoot-out decides.
    .look = Yes, if you are fresher or have the better captain.
    .short = Extra time needs both of you.
fc-coach-recruit = Recruits
    .text = Between the legs you choose two of five players for the second match, not both of the higher level.
    .look = Whom do suspensions and injuries take from you?
    .short = Two of five, one of the higher level at most.
fc-coach-kickers = Five kickers
    .text = In secret you name five players in the order in which they shoot. Each kick starts at +2, whoever takes it; the keeper’s die must reach it.
    .look = All are equal in front of goal; only the order is yours to keep secret.
    .short = Five in order; each kick at +2.
