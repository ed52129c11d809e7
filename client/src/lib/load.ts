/** Parts of this page that come when they are wanted: a game, a page, texts. */
import { Refused } from './refused';

/** The part, or a refusal whose sentence tells a person what is amiss: the server is gone, or serves another build. */
export async function load<T>(part: () => Promise<T>): Promise<T> {
  try {
    return await part();
  } catch (cause) {
    if (cause instanceof Refused) throw cause;
    const refused = new Refused(0, { id: 'err-part', args: {} }, 'A part of this page did not come.');
    refused.cause = cause;
    throw refused;
  }
}

/**
 * Load the page anew: a build that was half there, or has been replaced since, comes whole. Without
 * a server the page that is shown stays, and it is refused with a sentence.
 */
export async function anew(): Promise<void> {
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
  } catch {
    throw new Refused(0, { id: 'err-gone', args: {} }, 'The server does not answer.');
  }
  location.reload();
}
