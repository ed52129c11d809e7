/** Who can open a link of this server: by the address of this page, or by those the server tells. */
import { api } from './api';

/**
 * How far a link reaches.
 *
 * asking   the server has not told yet
 * here     this computer only
 * near     the local network, by the addresses that the server tells
 * nowhere  the server is shared, but its computer is on no network now
 * far      as far as the address of this page, which is none of this computer's own
 */
export type Reach = 'asking' | 'here' | 'near' | 'nowhere' | 'far';

/** Does this host lead everybody to their own computer? */
export const own = (host: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

class Sharing {
  reach = $state<Reach>('asking');
  /** what may stand before the path of a link, the likeliest first */
  origins = $state.raw<readonly string[]>([]);

  /** Ask anew: networks come and go. If the server does not answer, links are those of this page. */
  async look(): Promise<void> {
    this.origins = [location.origin];
    if (!own(location.hostname)) {
      this.reach = 'far';
      return;
    }
    try {
      const { shared, origins } = await api.sharing();
      if (origins.length) this.origins = origins;
      this.reach = !shared ? 'here' : origins.length ? 'near' : 'nowhere';
    } catch {
      this.reach = 'here';
    }
  }
}

export const sharing = new Sharing();
