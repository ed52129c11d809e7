/** The figures of a finished match (GET /api/tables/ID/report), read and set side by side. */
import type { Data } from '../../lib/wire';

export interface Report extends Data {
  score: number[];
}
export const readReport = (data: Data): Report | null => (Array.isArray(data.score) ? (data as Report) : null);
