/** Sounds: off until asked for, one for every kind of fact that is named, all of them made here. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { FOR, play, soundOf } from '../src/lib/sound';

const GAMES = join(__dirname, '../../src/touchline/games');

/** The facts of all games, as their tellers write them down. */
const told = readdirSync(GAMES, { withFileTypes: true })
  .filter((e) => e.isDirectory() && !e.name.startsWith('_'))
  .flatMap((e) => ['facts.py', 'event_names.py'].map((file) => join(GAMES, e.name, 'voice', file)))
  .map((file) => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return '';
    }
  });

/** An audio context that notes what it is asked to make, and when it sounds. */
function context() {
  const made: string[] = [];
  const param = () => ({ value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: (v: number, at: number) => void (Number.isFinite(at) && v > 0 ? 0 : made.push('bad')) });
  const node = (kind: string) => () => {
    made.push(kind);
    return { frequency: param(), gain: param(), Q: param(), type: '', buffer: null, connect: () => undefined, start: () => undefined, stop: () => undefined };
  };
  class Fake {
    currentTime = 1;
    sampleRate = 8000;
    destination = {};
    resume = (): Promise<void> => Promise.resolve();
    createOscillator = node('wave');
    createBufferSource = node('noise');
    createGain = node('gain');
    createBiquadFilter = node('filter');
    createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  }
  vi.stubGlobal('AudioContext', Fake);
  return made;
}

afterEach(() => {
  vi.unstubAllGlobals();
  settings.set({ sound: false });
});

describe('a sound', () => {
  it.each(Object.keys(FOR))('goes with a fact that a game tells: %s', (kind) => {
    expect(told.some((text) => text.includes(`"${kind}"`))).toBe(true);
  });
  it('goes with dice, goals and shots of every game', () => {
    for (const kind of ['roll', 'rolled', 'shot_die', 'rolled_six']) expect(soundOf(kind)).toBe('roll');
    for (const kind of ['goal', 'card_goal']) expect(soundOf(kind)).toBe('crowd');
    expect(soundOf('minute')).toBeUndefined();
  });
  it('is silent until somebody asks for sounds, and is made of waves and noise then', () => {
    const made = context();
    play('kick');
    expect(made).toEqual([]);
    settings.set({ sound: true });
    for (const sound of new Set(Object.values(FOR))) {
      made.length = 0;
      play(sound);
      expect(made.some((kind) => kind === 'wave' || kind === 'noise')).toBe(true);
      expect(made).not.toContain('bad');
    }
  });
});
