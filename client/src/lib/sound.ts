/** Sounds made here from noise and waves; off until asked for, never the only sign of anything. */
import { settings } from './settings.svelte';

export type Sound = 'kick' | 'roll' | 'step' | 'whistle' | 'crowd' | 'card' | 'thud' | 'post';

let context: AudioContext | null = null;

/** Browsers want a touch before they let a page sound. */
export function wake(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
}

function noise(ctx: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * seconds), ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  return source;
}

function swell(ctx: AudioContext, at: number, peak: number, rise: number, fall: number): GainNode {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  gain.connect(ctx.destination);
  return gain;
}

function hit(ctx: AudioContext, at: number, from: number, to: number, peak: number, fall: number): void {
  const wave = ctx.createOscillator();
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + fall);
  wave.connect(swell(ctx, at, peak, 0.004, fall));
  wave.start(at);
  wave.stop(at + fall + 0.05);
}

function rush(ctx: AudioContext, at: number, hertz: number, peak: number, rise: number, fall: number): void {
  const source = noise(ctx, rise + fall);
  const band = ctx.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = hertz;
  band.Q.value = 0.8;
  source.connect(band);
  band.connect(swell(ctx, at, peak, rise, fall));
  source.start(at);
}

const MAKE: Record<Sound, (ctx: AudioContext, at: number) => void> = {
  kick: (ctx, at) => {
    hit(ctx, at, 170, 55, 0.5, 0.16);
    rush(ctx, at, 1800, 0.12, 0.003, 0.06);
  },
  step: (ctx, at) => hit(ctx, at, 240, 140, 0.12, 0.07),
  roll: (ctx, at) => {
    for (let i = 0; i < 6; i++) rush(ctx, at + i * (0.05 + i * 0.012), 2600 - i * 180, 0.2, 0.002, 0.035);
  },
  whistle: (ctx, at) => {
    for (const [start, length] of [
      [0, 0.16],
      [0.24, 0.5],
    ] as const) {
      for (const hertz of [2300, 2380]) {
        const wave = ctx.createOscillator();
        wave.type = 'triangle';
        wave.frequency.value = hertz;
        wave.connect(swell(ctx, at + start, 0.11, 0.02, length));
        wave.start(at + start);
        wave.stop(at + start + length + 0.1);
      }
    }
  },
  // a card that is laid down: paper, then the table
  card: (ctx, at) => {
    rush(ctx, at, 4200, 0.1, 0.012, 0.07);
    hit(ctx, at + 0.06, 180, 110, 0.14, 0.05);
  },
  // a ball that is held
  thud: (ctx, at) => {
    hit(ctx, at, 120, 45, 0.45, 0.14);
    rush(ctx, at, 500, 0.14, 0.004, 0.09);
  },
  post: (ctx, at) => {
    for (const hertz of [620, 1570, 2490]) hit(ctx, at, hertz, hertz * 0.98, 0.16, 0.5);
  },
  crowd: (ctx, at) => {
    rush(ctx, at, 700, 0.4, 0.35, 1.6);
    rush(ctx, at + 0.05, 1300, 0.2, 0.5, 1.2);
  },
};

export function play(sound: Sound): void {
  if (!settings.sound) return;
  wake();
  if (context) MAKE[sound](context, context.currentTime + 0.01);
}

/** By the kind of the fact; a kind that several games know sounds alike in all of them. */
export const FOR: Record<string, Sound> = {
  // a pitch of cells
  kick: 'kick', move: 'step', push: 'step', placed: 'step', keeper: 'step', roll: 'roll', duel: 'roll', coin: 'roll', goal: 'crowd', end: 'whistle', extra: 'whistle',
  // dice and challenges
  rolled: 'roll', defence_die: 'roll', attack_die: 'roll', ball_colour: 'roll', kicked: 'kick', kick_off: 'kick', ball_to: 'kick', won_ball: 'kick', aimed: 'kick', foul: 'whistle',
  whistle: 'whistle', pressed: 'card', tackled: 'card', attacked: 'card', supported: 'card', reclaimed: 'card', fan_placed: 'step', substituted: 'step', saved: 'thud', post: 'post',
  // cards
  played: 'card', defended: 'card', person_played: 'card', star_used: 'card', shot_die: 'roll', keeper_die: 'roll', saved_it: 'thud', foul_by: 'whistle', half_over: 'whistle', match_over: 'whistle',
  // a season
  rolled_six: 'roll', rolled_twelve: 'roll', recruited: 'card', hired: 'card', built: 'card', adopted: 'card', shoots: 'kick', blocked: 'step', card_goal: 'crowd', result_is: 'whistle',
};

/** The sound that goes with a fact, if any. */
export function soundOf(kind: string): Sound | undefined {
  return FOR[kind];
}
