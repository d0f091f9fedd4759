// The beginning: looks, language, page.
import { mount } from 'svelte';
import App from './App.svelte';
import './lib/look/tokens.css';
import './lib/look/base.css';
import { speak } from './lib/words/catalogue.svelte';

async function begin(): Promise<void> {
  if (import.meta.env.DEV && location.pathname.startsWith('/dev/')) {
    const { catalogueHere } = await import('./dev/catalogue');
    await speak('en', catalogueHere);
    const dark = new URLSearchParams(location.search).get('theme') === 'dark' || matchMedia('(prefers-color-scheme: dark)').matches;
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }
  mount(App, { target: document.getElementById('app') as HTMLElement });
}

void begin();
