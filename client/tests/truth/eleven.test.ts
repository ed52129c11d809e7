/**
 * What the client says of a season of Eleven, for the referee in tests/truth/test_eleven.py to
 * compare with the engine: questions as lines of JSON (TRUTH_IN), answers likewise (TRUTH_OUT).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { anchorWords, priced } from '../../src/games/eleven/labels';
import { arrange, barred, fieldFor, shirtsFor } from '../../src/games/eleven/LineupRules';
import { sides } from '../../src/games/eleven/match';
import { Pack, type View } from '../../src/games/eleven/view';

vi.mock('../../src/lib/i18n.svelte', () => ({
  i18n: { lang: 'en', has: () => true },
  t: (id: string, args: object = {}) => JSON.stringify([id, args]),
  number: (n: number) => String(n),
}));

interface Question {
  ask: string;
  view: View;
  anchors: string[][];
  unlimited: boolean;
}

const own = (q: Question) => sides(q.view.clubs[q.view.eye] as object);

const ANSWERS: Record<string, (q: Question, pack: Pack) => unknown> = {
  priced: (q, pack) => q.anchors.map((picked) => priced(picked, q.view, pack)),
  extra: (q, pack) => q.anchors.map((picked) => anchorWords(picked[1] ?? '', q.view, pack, picked.slice(0, 1))),
  /** who cannot be selected beside those who are */
  barred: (q) => {
    const club = own(q);
    const chosen = (club.lineup?.picks ?? []).map((p) => p.card);
    const people = club.squad.filter((p) => chosen.includes(p.card));
    return club.squad.filter((p) => !chosen.includes(p.card)).map((p) => [p.card, barred(p, people, club.lineup?.shape ?? '', q.unlimited)?.id ?? '']);
  },
  /** the zones in which the next shirt may stand so that all others still find a place */
  places: (q) => {
    const club = own(q);
    const { field = [], zones = [], shape = '', picks = [] } = club.lineup ?? {};
    const next = zones.findIndex((z) => z === null);
    const wearer = (shirt: number) => club.squad.find((p) => p.card === picks.find((x) => x.shirt === shirt)?.card);
    const all = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    const open = all.filter((zone) => {
      const pieces = field.map((shirt, i) => ({ shirt, zones: i === next ? [zone] : zones[i] !== null && zones[i] !== undefined ? [zones[i] as number] : (wearer(shirt)?.zones ?? all) }));
      const mine = wearer(field[next] ?? -1)?.zones ?? all;
      return mine.includes(zone) && arrange(shape ?? '', pieces.sort((a, b) => a.zones.length - b.zones.length)) !== null;
    });
    return { shirt: field[next] ?? -1, open };
  },
  /** the shirts of those selected, and the ten of the field, as they will most likely be */
  shirts: (q) => {
    const club = own(q);
    const chosen = (club.lineup?.picks ?? []).map((p) => p.card);
    const worn = shirtsFor(club.squad.filter((p) => chosen.includes(p.card)));
    return { worn: [...worn], field: fieldFor(club.shirts, worn) };
  },
};

const from = process.env.TRUTH_IN;
it.skipIf(!from)('answers the referee', () => {
  let pack = new Pack({});
  const told: string[] = [];
  for (const line of readFileSync(from ?? '', 'utf8').split('\n').filter(Boolean)) {
    const q = JSON.parse(line) as Question & { content?: object };
    if (q.content) pack = new Pack(q.content as never);
    else told.push(JSON.stringify(ANSWERS[q.ask]?.(q, pack) ?? null));
  }
  writeFileSync(process.env.TRUTH_OUT ?? '', told.join('\n'));
  expect(told.length).toBeGreaterThan(0);
});
