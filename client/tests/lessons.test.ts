/** Addresses of lessons: those that exist are opened, and of others it is said that they do not. */
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../src/lib/i18n.svelte';
import { rooms } from '../src/lib/rooms.svelte';
import { open } from '../src/screens';
import CourseTable from '../src/ui/CourseTable.svelte';
import NoLesson from '../src/ui/NoLesson.svelte';

const COURSES = { first: [{ id: 'one', lesson: true }], next: [{ id: 'two', lesson: true }, { id: 'match' }], taught: { seats: 2, figures: () => ({}) } };

beforeEach(() => {
  vi.spyOn(i18n, 'want').mockResolvedValue(undefined);
  vi.spyOn(rooms, 'open').mockResolvedValue({ name: 'g', prefix: 'g', courses: () => Promise.resolve(COURSES) } as never);
});

it.each(['one', 'two'])('opens the lesson %s', async (id) => {
  expect((await open(['learn', 'g', id])).page).toBe(CourseTable);
});

// the last of them is a match, which has no lesson
it.each(['nope', 'match'])('has a page that says there is no lesson %s', async (id) => {
  const shown = await open(['learn', 'g', id]);
  expect(shown.page).toBe(NoLesson);
  expect(shown.given).toEqual({ game: 'g' });
});
