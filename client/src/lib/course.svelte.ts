/**
 * A course being taken: a match whose other answers a script gives. The table is a real one, only
 * that what it sends goes to the script, which takes the answers it asks for and no others.
 */
import { api } from './api';
import type { Habits } from './habits';
import { i18n } from './i18n.svelte';
import type { Reply, Wish } from './link';
import { Match } from './match.svelte';
import type { Fact, Studied } from './wire';

export class Course {
  readonly match: Match;
  /** how many answers were right */
  step = $state(0);
  done = $state(false);
  /** the last answer could be played, but was not the one that is meant */
  not = $state(false);
  /** the last d20 that was rolled, for the sentences of a step */
  roll = $state.raw({ natural: 0, need: 0 });
  fault = $state.raw<unknown>();
  #codes: number[] = [];
  #seq = 0;
  #epoch = 0;

  constructor(
    private readonly game: string,
    private readonly id: string,
    habits: Habits,
  ) {
    this.match = new Match(() => ({ request: this.#request }), habits);
  }

  /** From the first moment on. */
  begin = async (): Promise<void> => {
    const mine = ++this.#epoch;
    this.fault = undefined;
    try {
      const s = await this.#study({});
      if (mine !== this.#epoch) return;
      this.#codes = [];
      this.step = 0;
      this.done = false;
      this.not = false;
      this.match.conn = 'open';
      this.match.hear({
        type: 'welcome', table: '', game: this.game, options: s.options, preset: '', teams: [{}, {}], mine: [0], story: [], rematch: '', back: false, content: s.content,
        places: [0, 1].map((seat) => ({ seat, kind: seat ? 'bot' : 'person', name: '', team: '', level: 1, present: true })),
      });
      this.#tell(s, true);
    } catch (e) {
      this.fault = e;
    }
  };

  #study(more: { codes?: number[]; anchors?: string[] }): Promise<Studied> {
    const told = this.#codes.length;
    return api.study({ game: this.game, position: '', lesson: this.id, options: {}, code: null, anchors: more.anchors ?? [], codes: more.codes ?? this.#codes, told, lang: i18n.lang });
  }

  #tell(s: Studied, fresh: boolean): void {
    const rolled = s.facts.filter((f: Fact) => f.kind === 'rolled').at(-1)?.data;
    if (rolled) this.roll = { natural: Number(rolled.natural), need: Number(rolled.need) };
    const at = this.#codes.length;
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
      if (wish.type !== 'answer') return null;
      const codes = [...this.#codes, ...wish.codes];
      const mine = this.#epoch;
      const s = await this.#study({ codes });
      if (mine !== this.#epoch) return null;
      this.not = s.step < codes.length;
      if (this.not) return { type: 'refusal', id: '', status: 409, said: { id: 'course-not', args: {} }, text: '', rule: '' };
      this.#codes = codes;
      this.step = s.step;
      this.done = s.done;
      this.#tell(s, false);
      return { type: 'done', id: '', turn: s.step };
    } catch (e) {
      this.fault = e;
      return null;
    }
  };
}
