// The settings of this browser: theme, motion, language.
import { api } from '$lib/client/api';
import { LOCALES, preferred, speak } from '$lib/words/catalogue.svelte';

export type Theme = 'auto' | 'light' | 'dark';
/** The speed of pieces, and how long each step of others is shown. */
export type Motion = 'auto' | 'off' | 'quick' | 'usual' | 'slow';

export const MOTIONS: readonly Motion[] = ['auto', 'off', 'quick', 'usual', 'slow'];

interface Settings {
  theme: Theme;
  motion: Motion;
  locale: string;
}

const KEPT = 'clanmoot-settings';
const PACE: Readonly<Record<Motion, number>> = { auto: 1, off: 0, quick: 0.5, usual: 1, slow: 2.5 };

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

const before = kept();
const chosen = $state<Settings>({ theme: 'auto', motion: 'auto', locale: '', ...before });
const dark = matchMedia('(prefers-color-scheme: dark)');
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ dark: dark.matches, calm: calm.matches });
dark.addEventListener('change', () => ((system.dark = dark.matches), dress()));
calm.addEventListener('change', () => ((system.calm = calm.matches), dress()));

export const settings = {
  get theme(): Theme {
    return chosen.theme;
  },
  get motion(): Motion {
    return chosen.motion;
  },
  get night(): boolean {
    return chosen.theme === 'auto' ? system.dark : chosen.theme === 'dark';
  },
  /** Scale of animation times; 0 is none. */
  get pace(): number {
    return chosen.motion === 'auto' && system.calm ? 0 : PACE[chosen.motion];
  },
};

function keep(): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(chosen));
  } catch {
    // Without storage, the game still works.
  }
  dress();
}

/** Apply the settings to the page. */
export function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.night ? 'dark' : 'light';
  root.style.setProperty('--slow', String(settings.pace));
}

export function setTheme(theme: Theme): void {
  chosen.theme = theme;
  keep();
}

export function setMotion(motion: Motion): void {
  chosen.motion = motion;
  keep();
}

const sources = async (locale: string): Promise<string[]> => Object.values((await api.words(locale)).files);

/** Return the chosen language, or else the first one that the browser asks for and we have. */
export const firstLocale = (): string =>
  LOCALES.includes(chosen.locale) ? chosen.locale : preferred(navigator.languages);

export async function setLocale(locale: string, byHand = true): Promise<void> {
  await speak(locale, sources);
  if (!byHand) return;
  chosen.locale = locale;
  keep();
}
