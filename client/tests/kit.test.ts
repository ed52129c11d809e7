import { describe, expect, it } from 'vitest';
import { APART, contrast, kits, READABLE } from '../src/lib/kit';
import { CHARGES, crest, DIVISIONS, SHIELDS } from '../src/ui/crest';

const COLOURS = ['#F4C430', '#12324A', '#7A1F3D', '#F7E9D0', '#BFE3F2', '#1C2D5A', '#1F4D2B', '#808080', '#FFFFFF', '#000000'];
const TEAMS = COLOURS.flatMap((a) => COLOURS.map((b) => ({ colours: [a, b] })));

describe('kits', () => {
  it('of any two teams differ in lightness, and every number can be read', () => {
    // ten thousand pairs: one look at what failed, for each `expect` costs more than what it looks at
    const alike = TEAMS.flatMap((one) => TEAMS.map((two) => kits([one, two]))).filter(
      ([home, away]) =>
        contrast(home.fill, away.fill) < APART ||
        [home, away].some((kit) => contrast(kit.fill, kit.ink) < READABLE || contrast(kit.fill, kit.trim) < 3),
    );
    expect(alike).toEqual([]);
  });

  it('keep the colours of a team where they can', () => {
    const [home, away] = kits([{ colours: ['#F4C430', '#12324A'] }, { colours: ['#7A1F3D', '#F7E9D0'] }]);
    expect([home.fill, home.trim]).toEqual(['#f4c430', '#12324a']);
    expect([away.fill, away.trim]).toEqual(['#7a1f3d', '#f7e9d0']);
  });

  it('turn the away shirt round when both are light', () => {
    const [, away] = kits([{ colours: ['#F4C430', '#12324A'] }, { colours: ['#BFE3F2', '#1C2D5A'] }]);
    expect([away.fill, away.trim]).toEqual(['#1c2d5a', '#bfe3f2']);
  });

  it('are our own for teams without colours', () => {
    expect(kits([{}, { colours: ['#ffffff'] }]).map((k) => k.fill)).toEqual(['var(--home)', 'var(--away)']);
  });
});

describe('crests', () => {
  it('are the same for the same team and differ between teams', () => {
    expect(crest('harbour-lane', ['#111111', '#eeeeee'])).toEqual(crest('harbour-lane', ['#111111', '#eeeeee']));
    expect(crest('harbour-lane', [])).toMatchObject({ shield: 'banner', division: 'pale', charge: 'lamp' }); // as in print
    const plans = Array.from({ length: 200 }, (_, i) => crest(`team-${i}`, []));
    const kinds = (pick: (p: (typeof plans)[number]) => string) => new Set(plans.map(pick));
    expect(kinds((p) => p.shield)).toEqual(new Set(Object.keys(SHIELDS)));
    expect(kinds((p) => p.division)).toEqual(new Set(Object.keys(DIVISIONS)));
    expect(kinds((p) => p.charge)).toEqual(new Set(Object.keys(CHARGES)));
    expect(new Set(plans.map((p) => `${p.shield} ${p.division} ${p.charge}`)).size).toBeGreaterThan(120);
  });
});
