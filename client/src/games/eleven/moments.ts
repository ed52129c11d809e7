/**
 * A finished season as moments to look at: cards that come to the table, dice of the other clubs and the
 * answers of one line-up are one moment each; a match goes section by section.
 */
import type { Data, Fact, Frame } from '../../lib/wire';
import { after } from './after';
import { seen } from './view';

/** what fate is asked many times in a row, and nobody waits for */
const SHUFFLED = new Set(['el-chance-bag', 'el-chance-club', 'el-chance-club-die']);
/** a card of its own weight: nothing is joined to it */
const WEIGHTY = new Set(['meeting_is', 'front_is']);
/** cards laid out before the first week: their number is told, not each */
const LAID = new Set(['row_in', 'top_is', 'dealt']);
/** a part of a match begins with it */
const BEGINS = new Set(['pair_is', 'result_is']);

const quiet = (f: Frame): boolean => f.facts.length === 0;
const shuffled = (f: Frame): boolean => f.who < 0 && SHUFFLED.has(f.asked?.id ?? '') && !f.facts.some((x) => WEIGHTY.has(x.kind));

/** Does the second belong to the moment of the first? */
function joins(a: Frame, b: Frame): boolean {
  if (b.who < 0) return shuffled(b) && (quiet(b) || (shuffled(a) && a.asked?.id === b.asked?.id));
  // an envelope: what lies in it is given as a whole
  return a.who === b.who && quiet(a) && (quiet(b) || b.facts.some((x) => x.kind === 'lined_up'));
}

/** Cards that were laid out one by one, told as so many. */
function summed(f: Frame): Frame {
  const cards = f.facts.filter((x) => LAID.has(x.kind));
  if (cards.length < 3 || seen(f.view).week > 0) return f;
  const laid: Fact = { kind: 'laid', said: { id: 'el-ui-laid', args: { count: cards.length } }, data: {} };
  return { ...f, facts: [laid, ...f.facts.map((x) => (LAID.has(x.kind) ? { ...x, said: null } : x))] };
}

/** The sections of a match that was told with one answer, each as the table stood after it. */
function parts(f: Frame, before: Data, content: Data): Frame[] {
  if (!f.facts.some((x) => x.kind === 'pair_is')) return [f];
  const cuts: Fact[][] = [[]];
  for (const x of f.facts) {
    // what follows the whistle is no part of the match
    const over = cuts.at(-1)?.[0]?.kind === 'result_is';
    if (over || BEGINS.has(x.kind)) cuts.push([]);
    if (over && !BEGINS.has(x.kind)) return [...told(cuts.slice(0, -1), f, before, content), { ...f, facts: f.facts.slice(f.facts.indexOf(x)) }];
    cuts.at(-1)?.push(x);
  }
  const all = told(cuts, f, before, content);
  return [...all.slice(0, -1), { ...(all.at(-1) ?? f), view: f.view }];
}

function told(cuts: Fact[][], f: Frame, before: Data, content: Data): Frame[] {
  let view = seen(before);
  return cuts.map((facts) => {
    for (const x of facts) view = after(view, x, seen(f.view), content);
    return { ...f, facts, view: view as unknown as Data };
  });
}

export function moments(frames: readonly Frame[], content: Data): Frame[] {
  const joined: Frame[] = [];
  for (const f of frames) {
    const last = joined.at(-1);
    // before the first of them nothing has happened
    if (joined.length > 1 && last && joins(last, f)) joined[joined.length - 1] = { ...(quiet(f) ? last : f), at: f.at, view: f.view, facts: [...last.facts, ...f.facts] };
    else joined.push(f);
  }
  return joined.flatMap((f, n) => parts(summed(f), joined[n - 1]?.view ?? f.view, content));
}
