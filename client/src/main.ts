import './tokens.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { i18n } from './lib/i18n.svelte';
import { settings } from './lib/settings.svelte';

settings.show();
void i18n.start();

const target = document.getElementById('app');
if (target) mount(App, { target });

// what opens the page without its server is fetched once somebody has begun
const begin = (): void => void import('./lib/worker').then((found) => found.work(), () => undefined);
for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, begin, { once: true });
