/** The cards of the pack that is on the table, for whoever names them. One table is open at a time. */
import { t } from './i18n.svelte';
import type { Data } from './wire';

class Content {
  data = $state.raw<Data>({});

  take(data: Data | undefined | null): void {
    this.data = data ?? {};
  }

  /** The name behind `p12` (a team card) or `c7` (a match card); "" for anything else. */
  named(id: string): string {
    const [, kind, digits] = /^([pc])(\d+)$/.exec(id) ?? [];
    if (!kind) return '';
    const rows = this.data[kind === 'p' ? 'cards' : 'match'];
    const row = (Array.isArray(rows) ? rows[Number(digits)] : undefined) as Data | undefined;
    if (!row) return '';
    if (kind === 'p') return String(row.name ?? '');
    return t(`fc-card-${String(row.type).replaceAll('_', '-')}`, { number: Number(row.number) });
  }
}

export const content = new Content();
