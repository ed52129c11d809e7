### FootClub at the keyboard, and of `touchline odds`.

cli-odds-rolls = Tackles and defence supports: exact chances, with per cent in brackets
cli-odds-regular = regular
cli-odds-aggressive = aggressive
cli-odds-stronger = enforcer, stopper
cli-odds-pace = v speed, regular
cli-odds-pace-aggressive = v speed, aggressive
cli-odds-shots = Shots, by final bonus
cli-odds-simple = In Poussin a corner is a save, and the bonus has no bounds.
cli-odds-kick = Shoot-out: a kick goes in with { $hit }. After five each it is level with { $level }.
cli-sim-reason-footclub-0 = by goals
cli-sim-reason-footclub-1 = drawn
cli-sim-reason-footclub-2 = on aggregate
cli-sim-reason-footclub-3 = by goals scored away
cli-sim-reason-footclub-4 = in the shoot-out
cli-sim-reason-footclub-5 = by lot
cli-sim-reason-footclub-6 = forfeit: no legal team
cli-sim-reason-footclub-7 = forfeit: a fourth red card
cli-sim-reason-footclub-8 = forfeit: too few players
cli-sim-reason-footclub-9 = neither club could field a team
cli-sim-reason-footclub-10 = forfeit of the second leg
term-fc-welcome = { $home } against { $away }. ? shows help.
term-fc-help =
    Type the number before an answer, or its short form (tackle 8!, push 2+1s, #13).
      Enter           the only answer; no change; or as the computer would do it
      8 12 31 ...     several cards at once, in any order
      suggest         what the computer would do
      moves           the open answers
      why             everything that is shut, and why; “why tackle 8” for one
      odds            the chances of the attack
      board           the table again
      rule FC-084     a rule
      undo            open your envelope again, while the other still chooses
      save FILE.json  keep the match
      resign, quit    give up; leave
    A player: number, name, stars; ' freshness, y yellow, h half card, + and - stars,
    C captain, ● ball. * beside the values: optimised.
term-fc-turn = Turn { $turn } of { $turns }
term-fc-ball = Ball: { $colour } ({ $number })
term-fc-tie = Second leg. Over both: { $one }–{ $two }, { $by ->
    [goals] { $team } ahead
    [away] { $team } ahead on away goals
   *[level] level
  }
term-fc-home = home
term-fc-values = ATT { $att }  DEF { $def }  attack at { $bonus }
term-fc-fans = { $count ->
    [one] 1 fan
   *[other] { $count } fans
  }
term-fc-piles = hand { $hand }, pile { $pile }, discard { $discard }
term-fc-limit = hand { $hand } ({ $limit }), pile { $pile }, discard { $discard }
term-fc-subs = { $count ->
    [one] 1 substitution
   *[other] { $count } substitutions
  }
term-fc-attack = { $team }: { $kind }, bonus { $bonus }
term-fc-set-attack = set attack
term-fc-solo-run = solo run
term-fc-counter = counter
term-fc-free-kick = free kick
term-fc-penalty = penalty
term-fc-odds-goal = goal { $n }/{ $d }
term-fc-odds-save = save { $n }/{ $d }
term-fc-odds-miss = no goal { $n }/{ $d }
term-fc-odds-corner = corner { $n }/{ $d }
term-fc-stars = Two stars, one of them for you:
term-fc-market = On the market:
term-fc-hand = Your hand: { $cards }
term-fc-push-fans = { $count ->
    [one] 1 fan
   *[other] { $count } fans
  }
term-fc-push-kop = the kop
term-fc-push-supports = { $count ->
    [one] 1 attack support
   *[other] { $count } attack supports
  }
term-fc-no-odds = Nobody is attacking.
