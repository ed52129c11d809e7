/** An error is told in a sentence, whether or not the sentences of refusals have come. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SENTENCE = 'No such table.';
const FRENCH = 'Cette table n’existe pas.';
/** what the server answers by path; a function decides when */
let served: Record<string, () => Promise<Response> | Response>;
let asked: string[];

beforeEach(() => {
  vi.resetModules();
  asked = [];
  served = {
    '/text/faults.en.ftl': () => new Response(`srv-no-table = ${SENTENCE}`),
    '/text/faults.fr.ftl': () => new Response(`srv-no-table = ${FRENCH}`),
    '/api/tables/t/door': () => new Response(JSON.stringify({ said: { id: 'srv-no-table', args: {} }, text: 'As it came.', rule: '' }), { status: 404 }),
  };
  vi.stubGlobal('fetch', async (at: string | URL) => {
    const path = at instanceof URL ? at.pathname : at;
    asked.push(path);
    return served[path]?.() ?? new Response('');
  });
});
afterEach(() => vi.unstubAllGlobals());

const refused = async (): Promise<{ told: string; id: string }> => {
  const { api, Refused } = await import('../src/lib/api');
  const { i18n } = await import('../src/lib/i18n.svelte');
  const fault = await api.door('t').then(() => undefined, (e: unknown) => e);
  if (!(fault instanceof Refused)) throw new Error('it was not refused');
  return { told: i18n.say(fault.said, fault.message), id: fault.said.id };
};

it('the first refusal fetches the sentences, and is told in the language of the page', async () => {
  expect(await refused()).toEqual({ told: SENTENCE, id: 'srv-no-table' });
  await refused();
  expect(asked.filter((path) => path.startsWith('/text/faults'))).toEqual(['/text/faults.en.ftl']);
  const { i18n } = await import('../src/lib/i18n.svelte');
  await i18n.use('fr', false);
  expect((await refused()).told).toBe(FRENCH);
});

it('where they do not come a refusal is told in the words it came with, and they are asked for again', async () => {
  served['/text/faults.en.ftl'] = () => new Response('', { status: 503 });
  expect((await refused()).told).toBe('As it came.');
  served['/text/faults.en.ftl'] = () => new Response(`srv-no-table = ${SENTENCE}`);
  expect((await refused()).told).toBe(SENTENCE);
});

it('a sentence that is wanted before they have come is never an id, and is said anew', async () => {
  const { i18n } = await import('../src/lib/i18n.svelte');
  const said = { id: 'srv-no-table', args: {} };
  expect(i18n.say(said)).not.toMatch(/srv-|[{}]/);
  expect(i18n.say(said)).toBe(i18n.t('err-untold'));
  expect(i18n.say(said, 'As it came.')).toBe('As it came.');
  await i18n.refusals();
  expect(i18n.say(said)).toBe(SENTENCE);
});
