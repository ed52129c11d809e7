/** A few words below a button: what it brings. */
import { t } from '../../lib/i18n.svelte';
import { own, type View } from './view';

export function note(anchor: string, view: View): string {
  if (anchor === 'let') {
    if (view.pending?.shut) return '';
    const left = view.sides[own(view) ?? 0].pile;
    if (left < 2) return t('wf-ui-let-note-few', { count: left });
    return view.seats === 4 ? t('wf-ui-let-note-four') : t('wf-ui-let-note');
  }
  if (anchor === 'mate' && view.phase === 'defence') return t('wf-ui-mate-note');
  if (anchor === 'give') {
    // only whoever has the ball gives it back, and a ground may say another number
    const { pile, give_draw: count } = view.sides[own(view) ?? 0];
    const draws = !count ? t('wf-ui-give-note-bare') : pile < count ? t('wf-ui-give-note-few', { count: pile }) : t('wf-ui-give-note', { count });
    return view.give_ends ? t('wf-ui-give-ends', { draws, half: view.half }) : draws;
  }
  return '';
}
