/** A course in another language: its cards are fetched anew, and it stays where it is. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/api';
import { Course } from '../src/lib/course.svelte';
import { i18n, type Lang } from '../src/lib/i18n.svelte';
import type { Studied, Study } from '../src/lib/wire';

/** As the server does it: cards come with the first moment only, in the language that is asked for. */
const studied = (wish: Study, given = wish.codes?.length ?? 0): Studied => ({
  view: { given }, ask: null, facts: [], reasons: [], done: false, position: '', step: given, stage: given,
  options: {}, content: given || !cards ? {} : { cards: [`card ${wish.lang}`] }, found: null,
});
/** what was asked of the server, each to be answered or refused by the test */
let asked: { wish: Study; answer: () => void; refuse: () => void }[] = [];
let cards = true;
const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};
const answered = async (): Promise<void> => {
  for (const one of asked.splice(0)) one.answer();
  await settled();
};
const speaks = (lang: Lang): void => void (i18n.lang = lang);
async function begun(): Promise<Course> {
  const course = new Course('g', 'c', 2, { confirms: () => 'always', still: () => true } as ConstructorParameters<typeof Course>[3], () => ({}));
  void course.begin();
  await answered();
  return course;
}

beforeEach(() => {
  [asked, cards] = [[], true];
  speaks('en');
  vi.spyOn(api, 'study').mockImplementation((wish) => new Promise((yes, no) => {
    asked.push({ wish, answer: () => yes(studied(wish)), refuse: () => no(new Error('gone')) });
  }));
});
afterEach(() => void vi.restoreAllMocks());

describe('a course', () => {
  it('has its cards in the language that is spoken, at the same stage', async () => {
    const course = await begun();
    course.match.tick = { ...course.match.tick!, ask: { seat: 0 } as never };
    void course.match.run([7]);
    await answered();
    expect(course.stage).toBe(1);
    speaks('fr');
    void course.speak();
    await answered();
    expect(course.match.content).toEqual({ cards: ['card fr'] });
    expect(course.stage).toBe(1);
    expect(course.match.view).toEqual({ given: 1 });
  });

  it('asks for nothing where the language is the same, or there are no cards', async () => {
    const course = await begun();
    await course.speak();
    expect(asked).toEqual([]);
    cards = false;
    const bare = await begun();
    speaks('fr');
    await bare.speak();
    expect(asked).toEqual([]);
  });

  it('follows a language that changes before it has begun', async () => {
    const course = new Course('g', 'c', 2, { confirms: () => 'always', still: () => true } as ConstructorParameters<typeof Course>[3], () => ({}));
    void course.begin();
    speaks('fr');
    void course.speak();
    await answered();
    await answered();
    expect(course.match.content).toEqual({ cards: ['card fr'] });
  });

  it('shows the language chosen last, in whatever order the answers come', async () => {
    const course = await begun();
    speaks('fr');
    void course.speak();
    speaks('en');
    void course.speak();
    for (const one of asked.splice(0).reverse()) {
      one.answer();
      await settled();
    }
    expect(course.match.content).toEqual({ cards: ['card en'] });
  });

  it('takes a fault back once the cards of another language are here', async () => {
    const course = await begun();
    speaks('fr');
    void course.speak();
    asked.splice(0)[0]?.refuse();
    await settled();
    speaks('en');
    void course.speak();
    await answered();
    expect(course.fault).toBeUndefined();
    expect(course.match.content).toEqual({ cards: ['card en'] });
  });

  it('tries only the cards again when they did not come', async () => {
    const course = await begun();
    speaks('fr');
    void course.speak();
    asked.splice(0)[0]?.refuse();
    await settled();
    expect(course.fault).toBeInstanceOf(Error);
    const view = course.match.view;
    void course.again();
    await answered();
    expect(course.fault).toBeUndefined();
    expect(course.match.content).toEqual({ cards: ['card fr'] });
    expect(course.match.view).toBe(view);
  });
});
