/** StreetSoccer for the client: its board, its view after each fact, its anchors in words. */
import type { Data } from '../../lib/wire';
import type { Room } from '../board';
import { after } from './after';
import Board from './Board.svelte';
import { onPitch } from './latest';
import { anchorLabel, nearestFirst, nextQuestion } from './labels';
import type { View } from './pieces';

const seen = (view: Data): View => view as unknown as View;

export const room: Room = {
  name: 'streetsoccer',
  prefix: 'ss',
  Board,
  after: (view, fact) => after(seen(view), fact) as unknown as Data,
  label: (anchor, view, teams) => anchorLabel(anchor, seen(view), teams),
  question: nextQuestion,
  place: onPitch,
  order: (anchors, view) => nearestFirst(anchors, seen(view)),
};

export default room;
