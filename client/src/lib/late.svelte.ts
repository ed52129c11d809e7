/** A touch that comes just as the question has gone was meant as an answer to it: it opens nothing over the table. */

/** how long a touch may come after its question, in ms */
const LATE_MS = 800;

/** Made while a component is; what it gives says whether a touch comes too late to be a new wish. */
export function late(asked: () => boolean): () => boolean {
  let until = 0;
  $effect.pre(() => {
    if (!asked()) until = performance.now() + LATE_MS;
  });
  return () => !asked() && performance.now() < until;
}
