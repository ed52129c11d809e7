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
    const side = own(view);
    const pile = side === null ? 3 : view.sides[side].pile;
    return pile < 3 ? t('wf-ui-give-note-few', { count: pile }) : t('wf-ui-give-note');
  }
  return '';
}
