/**
 * A course being taken: a match whose other answers a script gives. The table is a real one, only
 * that what it sends goes to the script, which takes the answers it asks for and no others.
 */
import { api } from './api';
import type { Habits } from './habits';
import { i18n, type Args, type Lang } from './i18n.svelte';
import type { Reply, Wish } from './link';
import { Match } from './match.svelte';
import { remember, remembered, strings } from './storage.svelte';
import type { Data, Fact, Place, Studied } from './wire';

/** where this browser keeps which courses of a game were taken to their end */
const key = (prefix: string): string => `touchline.${prefix}.courses`;
export const taken = (prefix: string): string[] => remembered<string[]>(key(prefix), [], strings);
export function finish(prefix: string, id: string): void {
  const before = taken(prefix);
  if (!before.includes(id)) remember(key(prefix), [...before, id]);
}

/** tables are told apart, so that what was planned at one does not come up at the next */
let tables = 0;

export class Course {
  readonly match: Match;
  /** how many steps lie behind; one of them may take several answers */
  stage = $state(0);
  done = $state(false);
  /** the last d20 that was rolled, for the sentences of a step */
  roll = $state.raw({ natural: 0, need: 0 });
  fault = $state.raw<unknown>();
  #codes: number[] = [];
  /** how many answers had been given when each step began */
  #begins: number[] = [0];
  #seq = 0;
  #epoch = 0;
  /** the language of the cards on the table, or of those that were asked for last; '' if these did not come */
  #lang: Lang | '' = i18n.lang;
  /** what is to be done again after a fault */
  #retry: () => Promise<void> = () => this.begin();

  /** `hint` says what a refusal needs: what would be right */
  constructor(
    private readonly game: string,
    private readonly id: string,
    private readonly seats: number,
    habits: Habits,
    private readonly hint: () => Args,
  ) {
    this.match = new Match(() => ({ request: this.#request }), habits);
    this.match.scripted = true;
  }

  /** From the first moment on. */
  begin = async (): Promise<void> => {
    const mine = ++this.#epoch;
    this.fault = undefined;
    this.#codes = [];
    const lang = i18n.lang;
    try {
      const s = await this.#study({});
      if (mine !== this.#epoch) return;
      this.#begins = [0];
      this.match.conn = 'open';
      this.match.content = s.content;
      this.#lang = lang;
      this.match.hear({
        type: 'welcome', table: `course-${++tables}`, game: this.game, options: s.options, preset: '', teams: Array.from({ length: this.seats }, () => ({})), role: 'seat', mine: [0], story: [], rematch: '', back: false, cards: '',
        places: Array.from({ length: this.seats }, (_, seat): Place => ({ seat, kind: seat ? 'bot' : 'person', name: '', team: '', level: 1, present: true, absence: '', gone: 0, stand_in: 0 })),
      });
      this.#tell(s, true);
      void this.speak(); // somebody may have changed the language meanwhile
    } catch (e) {
      this.#fail(e);
    }
  };

  /** The cards in the language that is spoken now, where there are any; the course stays where it is. */
  speak = async (): Promise<void> => {
    const lang = i18n.lang;
    if (lang === this.#lang || !Object.keys(this.match.content).length) return;
    this.#lang = lang;
    try {
      const { content } = await this.#study({ codes: [], told: 0 }); // they come with the first moment
      if (lang !== this.#lang) return; // another language is wanted by now
      this.match.content = content;
      if (this.#retry === this.speak) this.fault = undefined;
    } catch (e) {
      if (lang !== this.#lang) return;
      this.#lang = '';
      this.#fail(e, this.speak);
    }
  };

  /** Once more what has failed. */
  again = async (): Promise<void> => {
    this.fault = undefined;
    await this.#retry();
  };

  #fail(e: unknown, retry = this.begin): void {
    this.fault = e;
    this.#retry = retry;
  }

  /** The step before, from its beginning. */
  back = async (): Promise<void> => {
    const inside = this.#codes.length > (this.#begins.at(-1) ?? 0);
    await this.#rewind(inside ? this.stage : Math.max(0, this.stage - 1));
  };

  async #rewind(stage: number): Promise<void> {
    const mine = ++this.#epoch;
    this.#codes = this.#codes.slice(0, this.#begins[stage] ?? 0);
    try {
      const s = await this.#study({});
      if (mine !== this.#epoch) return;
      this.#begins = this.#begins.slice(0, stage + 1);
      this.#tell(s, true);
    } catch (e) {
      this.#fail(e);
    }
  }

  #study(more: { codes?: number[]; told?: number; anchors?: string[]; plan?: Data | null }): Promise<Studied> {
    return api.study({ game: this.game, position: '', lesson: this.id, options: {}, code: null, anchors: more.anchors ?? [], codes: more.codes ?? this.#codes, told: more.told ?? this.#codes.length, plan: more.plan ?? null, lang: i18n.lang });
  }

  #tell(s: Studied, fresh: boolean): void {
    const rolled = s.facts.filter((f: Fact) => f.kind === 'rolled').at(-1)?.data;
    if (rolled) this.roll = { natural: Number(rolled.natural), need: Number(rolled.need) };
    const at = this.#codes.length;
    if (s.stage > this.stage && !fresh) this.#begins = [...this.#begins, at];
    this.stage = s.stage;
    this.done = s.done;
    this.match.hear({
      type: 'tick', seq: this.#seq++, seat: 0, turns: { 0: at }, at, facts: s.facts, view: s.view, waiting: s.ask ? [0] : [], ask: s.ask, loose: 0, fresh, over: null, takeback: false,
    });
  }

  #request = async (wish: Wish): Promise<Reply | null> => {
    try {
      if (wish.type === 'why') {
        const { reasons } = await this.#study({ anchors: wish.anchors });
        return { type: 'because', id: '', reasons };
      }
      if (wish.type === 'sketch') {
        const { found } = await this.#study({ plan: wish.plan ?? null });
        return { type: 'sketched', id: '', found };
      }
      if (wish.type !== 'answer') return null;
      const codes = [...this.#codes, ...wish.codes];
      const mine = this.#epoch;
      const s = await this.#study({ codes });
      if (mine !== this.#epoch) return null;
      if (s.step < codes.length) {
        const said = { id: 'course-not', args: this.hint() };
        // half of a step has been given: all of it may be given anew
        if (this.#codes.length > (this.#begins.at(-1) ?? 0)) await this.#rewind(this.stage);
        return { type: 'refusal', id: '', status: 409, said, text: '', rule: '' };
      }
      this.#codes = codes;
      this.#tell(s, false);
      return { type: 'done', id: '', turn: s.step };
    } catch (e) {
      this.#fail(e);
      return null;
    }
  };
}
