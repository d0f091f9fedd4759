// Entry point: styles, language, page.
import { mount } from 'svelte';
import App from './App.svelte';
import './lib/look/tokens.css';
import './lib/look/base.css';
import { dress, firstLocale, setLocale } from './lib/home/settings.svelte';
import { enter } from './lib/home/session.svelte';
import Unreachable from './pages/Unreachable.svelte';
import { base } from './lib/basePath';

const target = document.getElementById('app') as HTMLElement;

async function begin(): Promise<void> {
  dress();
  if (import.meta.env.DEV && location.pathname.startsWith('/dev/')) {
    const { catalogueHere } = await import('./dev/catalogue');
    const { speak } = await import('./lib/words/catalogue.svelte');
    await speak('en', catalogueHere);
  } else await Promise.all([setLocale(firstLocale(), false), enter()]);
  mount(App, { target });
}

begin().catch(() => mount(Unreachable, { target }));
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register(`${base}/offline.js`);
