/** What the server, or the client itself, does not do, with its sentence. */
import type { Said } from './wire';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly said: Said,
    text: string,
    readonly rule = '',
  ) {
    super(text);
  }
}
