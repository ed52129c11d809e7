// Generated from the folders beside this file by `dev.py wire`. Do not edit.
/** The games this client has a board for; what is large of each is loaded when it is wanted. */
import type { Entry } from './board';

export const GAMES: readonly Entry[] = [
  {
    name: 'streetsoccer',
    prefix: 'ss',
    room: () => import('./streetsoccer/register'),
    texts: {
      start: { en: new URL('./streetsoccer/start.en.ftl', import.meta.url), fr: new URL('./streetsoccer/start.fr.ftl', import.meta.url) },
      text: { en: new URL('./streetsoccer/text.en.ftl', import.meta.url), fr: new URL('./streetsoccer/text.fr.ftl', import.meta.url) },
    },
    Cover: () => import('./streetsoccer/Cover.svelte'),
  },
  {
    name: 'footclub',
    prefix: 'fc',
    room: () => import('./footclub/register'),
    texts: {
      guide: { en: new URL('./footclub/guide.en.ftl', import.meta.url), fr: new URL('./footclub/guide.fr.ftl', import.meta.url) },
      report: { en: new URL('./footclub/report.en.ftl', import.meta.url), fr: new URL('./footclub/report.fr.ftl', import.meta.url) },
      start: { en: new URL('./footclub/start.en.ftl', import.meta.url), fr: new URL('./footclub/start.fr.ftl', import.meta.url) },
      text: { en: new URL('./footclub/text.en.ftl', import.meta.url), fr: new URL('./footclub/text.fr.ftl', import.meta.url) },
    },
    Tiles: () => import('./footclub/Tiles.svelte'),
  },
  {
    name: 'worldwide',
    prefix: 'wf',
    room: () => import('./worldwide/register'),
    texts: {
      guide: { en: new URL('./worldwide/guide.en.ftl', import.meta.url), fr: new URL('./worldwide/guide.fr.ftl', import.meta.url) },
      report: { en: new URL('./worldwide/report.en.ftl', import.meta.url), fr: new URL('./worldwide/report.fr.ftl', import.meta.url) },
      start: { en: new URL('./worldwide/start.en.ftl', import.meta.url), fr: new URL('./worldwide/start.fr.ftl', import.meta.url) },
      text: { en: new URL('./worldwide/text.en.ftl', import.meta.url), fr: new URL('./worldwide/text.fr.ftl', import.meta.url) },
    },
    Tiles: () => import('./worldwide/Tiles.svelte'),
  },
  {
    name: 'eleven',
    prefix: 'el',
    room: () => import('./eleven/register'),
    texts: {
      guide: { en: new URL('./eleven/guide.en.ftl', import.meta.url), fr: new URL('./eleven/guide.fr.ftl', import.meta.url) },
      report: { en: new URL('./eleven/report.en.ftl', import.meta.url), fr: new URL('./eleven/report.fr.ftl', import.meta.url) },
      start: { en: new URL('./eleven/start.en.ftl', import.meta.url), fr: new URL('./eleven/start.fr.ftl', import.meta.url) },
      text: { en: new URL('./eleven/text.en.ftl', import.meta.url), fr: new URL('./eleven/text.fr.ftl', import.meta.url) },
    },
    Tiles: () => import('./eleven/Tiles.svelte'),
  },
];
