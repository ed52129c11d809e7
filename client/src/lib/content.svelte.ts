/** The cards of the pack that is on the table, for whoever names them. One table is open at a time. */
import { t } from './i18n.svelte';
import type { Data } from './wire';

class Content {
  data = $state.raw<Data>({});
  /** what each seat is called */
  seats = $state.raw<string[]>([]);
  /** names that only the game knows how to read */
  namer = $state.raw<((id: string) => string) | undefined>();

  take(data: Data | undefined | null): void {
    this.data = data ?? {};
  }

  /** The rows that hold what a letter stands for. */
  #rows(kind: string): unknown {
    if (kind === 'p') return this.data.cards;
    return this.data[{ a: 'actions', s: 'abilities', c: 'match' }[kind] ?? ''];
  }

  #fielded(people: Data[], teams: Data[]): Data[] {
    return teams.slice(0, 2).flatMap((team) => people.filter((p) => p.team === team.id));
  }

  /**
   * The name behind `p12` (a player's card), `a3` (an Action card), `s4` (an ability), `c7` (a match
   * card) or `seat2`; "" for anything else. Where people belong to teams, their numbers count those of
   * the first side's team and then those of the second's.
   */
  named(id: string, teams: Data[] = []): string {
    const own = this.namer?.(id);
    if (own) return own;
    const [, kind, digits] = /^([pcas]|seat)(\d+)$/.exec(id) ?? [];
    if (!kind) return '';
    if (kind === 'seat') return this.seats[Number(digits)] ?? '';
    const rows = kind === 'p' && Array.isArray(this.data.people) ? this.#fielded(this.data.people as Data[], teams) : this.#rows(kind);
    const row = (Array.isArray(rows) ? rows[Number(digits)] : undefined) as Data | undefined;
    if (!row) return '';
    if (kind !== 'c') return String(row.name ?? '');
    return t(`fc-card-${String(row.type).replaceAll('_', '-')}`, { number: Number(row.number) });
  }
}

export const content = new Content();
