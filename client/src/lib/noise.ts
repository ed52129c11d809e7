/** Sounds are off until asked for: how they are made is loaded for those who hear them alone. */
import { settings } from './settings.svelte';

const sounds = (): Promise<typeof import('./sound')> => import('./sound');

/** Browsers want a touch before they let a page sound. */
export const wake = (): void => void sounds().then((s) => s.wake(), () => undefined);

/** The sound that goes with a fact, if any; a table without sounds is whole. */
export function noise(kind: string): void {
  if (!settings.sound) return;
  void sounds().then((s) => {
    const sound = s.soundOf(kind);
    if (sound) s.play(sound);
  }, () => undefined);
}
