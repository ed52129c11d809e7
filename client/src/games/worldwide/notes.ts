/** A few words below a button: what it brings. */
import { t } from '../../lib/i18n.svelte';
import { own, type Moment, type View } from './view';

export function note(anchor: string, view: View, moment: Moment): string {
  const { give_ends: ends, drops } = moment;
  if (anchor === 'let') {
    if (!view.pending || view.pending.shut) return '';
    // a hand that would be too large is said before
    if (drops) return t('wf-ui-let-drops', { draws: note(anchor, view, { ...moment, drops: 0 }), count: drops });
    const draws = view.pending.draws ?? [];
    const count = draws.reduce((a, b) => a + b, 0);
    if (count === 2) return view.seats === 4 ? t('wf-ui-let-note-four') : t('wf-ui-let-note');
    return count || view.sides[own(view) ?? 0].pile === 0 ? t('wf-ui-let-note-few', { count }) : t('wf-ui-let-note-none');
  }
  if (anchor === 'mate' && view.phase === 'defence') return t('wf-ui-mate-note');
  if (anchor === 'give') {
    // only whoever has the ball gives it back, and a ground may say another number
    const { pile, give_draw: count } = view.sides[own(view) ?? 0];
    const draws = !count ? t('wf-ui-give-note-bare') : pile < count ? t('wf-ui-give-note-few', { count: pile }) : t('wf-ui-give-note', { count });
    return ends ? t('wf-ui-give-ends', { draws, ends }) : draws;
  }
  return '';
}
