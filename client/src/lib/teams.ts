/** Teams as packs describe them, and sentences with their names put in. */
import { content } from './content.svelte';
import { i18n, t, type Args } from './i18n.svelte';
import type { Data, Option, Place, Said } from './wire';

export interface FigureCard {
  number: number;
  name: string;
  keeper: boolean;
}
export interface Team {
  id: string;
  name: string;
  short: string;
  colours: string[];
  figures: FigureCard[];
}

const text = (x: unknown, or = ''): string => (typeof x === 'string' ? x : or);

export function team(data: Data | undefined, seat = 0): Team {
  const d = data ?? {};
  const name = text(d.name) || t('seat-n', { n: seat + 1 });
  return {
    id: text(d.id, `seat-${seat}`),
    name,
    short: text(d.short) || (text(d.name) ? name.slice(0, 3).toUpperCase() : String(seat + 1)),
    colours: Array.isArray(d.colours) ? d.colours.map((c) => text(c)) : [],
    figures: Array.isArray(d.figures)
      ? d.figures.map((f: Data, i) => ({
          number: typeof f.number === 'number' ? f.number : i + 1,
          name: text(f.name),
          keeper: f.keeper === true,
        }))
      : [],
  };
}

/** How somebody at the table is called; people may leave their name empty. */
export function called(p: Place, mine: number[]): string {
  if (p.kind === 'open') return t('place-open');
  if (p.name) return p.name;
  if (p.kind === 'bot') return t('place-bot', { level: i18n.has(`level-${p.level}`) ? t(`level-${p.level}`) : p.level });
  if (!mine.includes(p.seat)) return t('place-person', { n: p.seat + 1 }); // a guest to some, the host to others
  return mine.length === 1 ? t('you') : t('place-here');
}

/** Somebody without a name at a screen where everybody sits: "at this device" would tell nobody from anybody. */
export const plain = (p: Place, places: Place[], mine: number[]): boolean =>
  p.kind === 'person' && !p.name && mine.length > 1 && places.every((x) => x.kind !== 'person' || mine.includes(x.seat));

const SIDES = 'LR';

/** The name of a figure such as "L3" and the number it wears, where it is one. */
function figure(id: string, teams: Data[]): string {
  const known = content.named(id, teams);
  if (known) return known;
  const seat = SIDES.indexOf(id[0] ?? '?');
  const at = Number(id.slice(1));
  if (seat < 0 || !/^[LR]\d$/.test(id)) return id;
  const card = team(teams[seat], seat).figures[at];
  return card?.name ? t('figure-named', { name: card.name, number: card.number }) : id;
}

/**
 * Arguments with names filled in. Those that begin with "@" name somebody: "@team0" a team, "@seat2"
 * whoever sits there, "@L2" a figure, "@p12" a card of people, "@c7" a match card, "@a3" an Action
 * card, "@s4" an ability, "@L2+L4" or "@team0+team3" several.
 */
export function named(args: Args, teams: Data[]): Args {
  const out: Args = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value !== 'string' || !value.startsWith('@')) {
      out[key] = value;
      continue;
    }
    const names = value.slice(1).split('+').map((id) => {
      const seat = /^team(\d)$/.exec(id)?.[1];
      return seat === undefined ? figure(id, teams) : team(teams[Number(seat)], Number(seat)).name;
    });
    out[key] = new Intl.ListFormat(i18n.lang).format(names);
  }
  return out;
}

/** A sentence of the table, in words. */
export function speak(said: Said, teams: Data[], otherwise = ''): string {
  return i18n.say({ id: said.id, args: named(said.args, teams) }, otherwise);
}

/** An option in words; the things to touch are its arguments a, b, c, as `word` names them. */
export function optionWords([, anchors, say]: Option, teams: Data[], word = (anchor: string): string => anchor): string {
  const args: Args = {};
  anchors.forEach((a, i) => (args[String.fromCharCode(97 + i)] = word(a)));
  return speak({ id: say, args }, teams);
}
