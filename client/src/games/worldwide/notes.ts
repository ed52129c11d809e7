/** A few words below a button: what it brings. */
import { t } from '../../lib/i18n.svelte';
import { own, type View } from './view';

export function note(anchor: string, view: View): string {
  if (anchor === 'let') {
    if (view.pending?.shut) return '';
    return view.seats === 4 ? t('wf-ui-let-note-four') : t('wf-ui-let-note');
  }
  if (anchor === 'mate' && view.phase === 'defence') return t('wf-ui-mate-note');
  if (anchor === 'give') {
    // only whoever has the ball gives it back, and a ground may say another number
    const { pile, give_draw: count } = view.sides[own(view) ?? 0];
    if (!count) return t('wf-ui-give-note-bare');
    return pile < count ? t('wf-ui-give-note-few', { count: pile }) : t('wf-ui-give-note', { count });
  }
  return '';
}
