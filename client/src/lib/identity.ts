/**
 * Who somebody is: whoever holds this device's key. 32 random bytes that never leave the browser;
 * each server is shown another key made from them, so that none can use it elsewhere.
 *
 * Where friends play on one network pages have no WebCrypto (plain http), hence a library.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { api } from './api';
import { remember, remembered } from './storage.svelte';

const KEY = 'touchline.keys';
const BYTES = 32;

/** 32 bytes in base64url without padding: 43 letters. */
export function spelt(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The bytes again; null for what is no key. */
export function unspelt(text: string): Uint8Array | null {
  if (!/^[\w-]{43}$/.test(text)) return null;
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
}

export const isKey = (x: unknown): x is string => typeof x === 'string' && unspelt(x)?.length === BYTES;
const areKeys = (x: unknown): boolean => Array.isArray(x) && x.every(isKey);

/** Every key this browser holds; the first is its own, others were read from files. */
export const ring = (): string[] => remembered<string[]>(KEY, [], areKeys);

/** This browser's own key, made when it is needed for the first time. */
export function own(): string {
  const had = ring()[0];
  if (had) return had;
  const made = spelt(crypto.getRandomValues(new Uint8Array(BYTES)));
  remember(KEY, [made]);
  return ring()[0] ?? made; // another page may have been quicker
}

/** Take these keys in beside the own ones. How many are new. */
export function addKeys(keys: string[]): number {
  const had = ring();
  const fresh = [...new Set(keys)].filter((k) => !had.includes(k));
  if (fresh.length) remember(KEY, [...had, ...fresh]);
  return fresh.length;
}

/** A short name for a key, which does not give it away. */
export function markOf(key: string): string {
  return [...sha256(utf8ToBytes(`touchline key ${key}`)).slice(0, 4)].map((b) => b.toString(16).padStart(2, '0')).join('');
}

/** The mark of the key that new seats go to. */
export const mark = (): string => markOf(own());

/** What a server of this name is shown of a key. */
export function keyFor(key: string, server: string): string {
  return spelt(hmac(sha256, unspelt(key) ?? new Uint8Array(BYTES), utf8ToBytes(`touchline server 1\0${server}`)));
}

/**
 * The key of this device (or the other one with this mark) for the server of this page. On https a
 * server is its origin, which no other can claim; on http addresses change, so it is the id that
 * the server gives itself.
 */
export async function shown(which = ''): Promise<string> {
  const mine = own();
  const key = ring().find((k) => markOf(k) === which) ?? mine;
  return keyFor(key, location.protocol === 'https:' ? location.origin : (await api.about()).server);
}
