/** Where the page stops once a part has been brought into sight. */
import { expect, it } from 'vitest';
import { stop } from '../src/lib/sight';

it('shows all of a part that has room, and the beginning of one that has none', () => {
  expect(stop(400, 64, 844)).toBe('nearest');
  expect(stop(780, 64, 844)).toBe('nearest');
  expect(stop(781, 64, 844)).toBe('start');
});
