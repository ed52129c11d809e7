/**
 * The worker that opens the page where the server is gone (worker.js), for browsers that have some:
 * on https and on this machine. Elsewhere nothing is done, and nothing said.
 */
import { mount } from 'svelte';

/** no more often than this a page that stays open asks for a new build, in ms */
const OFTEN = 600_000;

let begun = false;

export async function work(): Promise<void> {
  const container = begun ? undefined : navigator.serviceWorker;
  if (!container) return;
  begun = true;
  const own = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  let told = false;
  container.addEventListener('message', (e: MessageEvent<{ build?: string }>) => {
    const other = e.data.build && own && e.data.build !== own;
    const target = document.getElementById('app');
    if (!other || told || !target) return;
    told = true;
    void import('../ui/NewBuild.svelte').then((found) => mount(found.default, { target }), () => undefined);
  });
  const found = await container.register('./sw.js').catch(() => undefined);
  let asked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || !found || performance.now() - asked < OFTEN) return;
    asked = performance.now();
    void found.update().catch(() => undefined);
  });
}
