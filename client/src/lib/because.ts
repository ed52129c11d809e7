/** Why something is shut: known here, or asked of the server. */
import { early } from './choose';
import type { Asker } from './habits';
import type { Option, Reason, Refusal } from './wire';

/** The reasons, or what speaks against asking; null when nobody answered. */
export async function because(link: Asker | null, seat: number, options: Option[], anchors: string[]): Promise<{ reasons: Reason[]; notice: Refusal | null } | null> {
  if (early(options, anchors)) return { reasons: [{ anchors, said: { id: 'why-first', args: {} }, rule: '' }], notice: null };
  const reply = await link?.request({ type: 'why', seat, anchors }, false);
  if (reply?.type === 'because') return { reasons: reply.reasons, notice: null };
  return reply?.type === 'refusal' ? { reasons: [], notice: reply } : null;
}
