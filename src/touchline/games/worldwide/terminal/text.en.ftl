### Worldwide Football at the keyboard, and of `touchline odds`.

cli-odds-wf-need = Defence: the chance that a d20 reaches a target, without fouls
cli-odds-wf-target = target
cli-odds-wf-plain = Success by threshold, defence bonus and the PA of the attack, without fouls
cli-odds-wf-fouls = Cards that can foul: fouls, and success with a block of +3 or +6
cli-odds-wf-shots = { $dice ->
    [1] Shots with one die, by bonus: goals of the Amateur mode, then Professional
   *[other] Shots with the best of { $dice } dice, by bonus
  }
cli-odds-wf-keeper-amateur = Goals of the Amateur mode by shot bonus less keeper bonus
cli-odds-wf-keeper = A keeper with +2, Professional
cli-odds-wf-pieces = Goals from set pieces, and from Amateur shots that are answered
cli-odds-wf-direct = direct free kick
cli-odds-wf-direct-wide = the same, where a 1 goes wide
cli-odds-wf-penalty = penalty
cli-odds-wf-answered = shot at { $pa } PA against { $card }
cli-sim-reason-worldwide-0 = by goals
cli-sim-reason-worldwide-1 = drawn
cli-sim-reason-worldwide-2 = by penalties
cli-sim-reason-worldwide-3 = by lot
term-wf-welcome = Worldwide Football. ? shows help.
term-wf-help =
    Type the number before an answer, or its short form (DR, SH#6, *simulation).
      Enter           the only answer; no; or as the computer would do it
      DR #3           several discards at once, in any order
      suggest         what the computer would do
      moves           the open answers
      why             everything that is shut, and why; “why SH” for one
      odds            the chances of the card or the shot on the table
      board           the table again
      rule WF-063     a rule
      undo            open your envelope again, while the other still chooses
      save FILE.json  keep the match
      resign, quit    give up; leave
    The attack: + counts, × stopped, † fouled, … waits; [ ] the other side; * a star.
term-wf-half = { $half ->
    [1] First half
   *[2] Second half
  }
term-wf-pa = { $pa } PA
term-wf-free-kick = free kick to be taken
term-wf-from-corner = corner to be taken
term-wf-safe = the next card cannot be defended
term-wf-block = block { $bonus }
term-wf-waiting = shot { $bonus }
term-wf-home = home
term-wf-stars = stars { $stars } of { $most }
term-wf-most = { $count ->
    [one] 1 star
   *[other] { $count } stars
  }
term-wf-subs = { $count ->
    [one] 1 substitution
   *[other] { $count } substitutions
  }
term-wf-piles = piles { $pile } and { $people }, discard { $discard }
term-wf-held = hand { $hand } ({ $limit }) and { $people } ({ $most })
term-wf-hand = Your hand:
term-wf-not-now = not at these PA
term-wf-against = stopped by { $answers }
term-wf-unstoppable = nothing can stop it
term-wf-needs = needs { $need }: { $win }
term-wf-needs-foul = needs { $need }: { $win }, foul { $foul }
term-wf-shot = shot
term-wf-direct = direct free kick
term-wf-penalty = penalty
term-wf-quality = { $piece } of quality { $quality }
term-wf-goal = goal { $chance }
term-wf-corner = corner { $chance }
term-wf-save = save { $chance }
term-wf-off = off target { $chance }
term-wf-no-odds = Nothing on the table is rolled for now.
