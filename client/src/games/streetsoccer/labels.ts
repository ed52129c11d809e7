/** Every cell in words, for those who hear the pitch: what it is, who is there, what may be done. */
import { t } from '../../lib/i18n.svelte';
import { team } from '../../lib/teams';
import type { Data, Option } from '../../lib/wire';
import { marks, type Marks } from './marks';
import { ballSpot, figureOn, goalOf, shirt, spot, zone, type Figure, type View } from './pieces';

const KINDS = { dark: 'ss-cell-dark', light: 'ss-cell-light', circle: 'ss-cell-circle' } as const;

export function figureLabel(figure: Figure, teams: Data[]): string {
  const { number, name } = shirt(figure.id, teams);
  const args = {
    team: team(teams[figure.seat], figure.seat).name,
    keeper: figure.keeper ? 'yes' : 'no',
    number,
    name,
    cell: figure.cell ?? '',
  };
  return t(figure.cell ? 'ss-figure' : 'ss-figure-waiting', args);
}

function placeLabel(cell: string, teams: Data[]): string {
  const { kind, seat } = zone(cell);
  const owner = seat === null ? '' : team(teams[seat], seat).name;
  if (kind === 'mouth') return t('ss-board-mouth', { cell, team: owner });
  if (kind === 'ring') return t('ss-cell-ring', { cell });
  return kind === 'grass' ? t('ss-cell', { cell }) : t(KINDS[kind], { cell, team: owner });
}

function stateLabel(cell: string, view: View, marks: Marks): string {
  if (marks.target === cell) return t('ss-board-armed');
  const goal = view.side !== null && goalOf(view.side).includes(cell);
  if (goal && marks.target === 'goal') return t('ss-board-armed');
  const mark = marks.cells.get(cell);
  if (mark) return t(`ss-board-${mark}`);
  if (goal && marks.goal) return t('ss-board-goal');
  if (marks.chosen === cell) return t('ss-board-chosen');
  return marks.others.has(cell) ? t('ss-board-choose') : '';
}

export function cellLabel(cell: string, view: View, marks: Marks, teams: Data[]): string {
  const figure = figureOn(view, cell);
  const parts = [figure ? figureLabel(figure, teams) : placeLabel(cell, teams)];
  if (view.ball === cell) parts.push(t('ss-board-with-ball'));
  parts.push(stateLabel(cell, view, marks));
  return parts.filter(Boolean).join(', ');
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What is asked once something has been picked; the table's own question is answered by then. */
export function nextQuestion(options: Option[], picked: string[]): string {
  const lit = marks(options, picked);
  if (picked.length === 0 || lit.armed) return '';
  if (lit.aimFrom) return t('ss-board-then-kick');
  if (!lit.chosen) return t('ss-board-then-place');
  return t([...lit.cells.values()].includes('ball') ? 'ss-board-then-ball' : 'ss-board-then-walk');
}

/** Whoever stands nearest the ball is offered first in a list; among equals, and for all else, the order stays. */
export function nearestFirst(anchors: string[], view: View): string[] {
  const ball = ballSpot(view.ball);
  if (!ball) return anchors;
  const far = (anchor: string): number => {
    const at = figureOn(view, anchor) ? spot(anchor) : null;
    return at ? Math.max(Math.abs(at.x - ball.x), Math.abs(at.y - ball.y)) : -1;
  };
  // places and the ball are offered in their own order
  return anchors.every((a) => far(a) >= 0) ? [...anchors].sort((a, b) => far(a) - far(b)) : anchors;
}

/** An anchor as a list of options writes it. */
export function anchorLabel(anchor: string, view: View, teams: Data[]): string {
  if (anchor === 'goal') return t('ss-board-anchor-goal');
  if (anchor === 'keeper') return capital(t('ss-keeper-word'));
  if (anchor === 'player') return capital(t('ss-player-word'));
  if (anchor === 'pass') return t('ss-pass');
  const figure = figureOn(view, anchor);
  if (!figure) return view.ball === anchor ? t('ss-board-anchor-ball', { cell: anchor }) : anchor;
  const { number, name } = shirt(figure.id, teams);
  return t('ss-board-anchor-figure', { cell: anchor, number, name });
}
