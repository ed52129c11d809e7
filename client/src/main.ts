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
