// The present player, and the socket that all pages share.
import { base } from '$lib/base';
import { api } from '$lib/client/api';
import { Line, type LineState, type Wire } from '$lib/client/line';
import type { GameCard, Me } from '$lib/protocol/answers';

const session = $state<{ me: Me | null; state: LineState; games: readonly GameCard[] }>({
  me: null,
  state: 'connecting',
  games: [],
});

export const me = (): Me | null => session.me;
export const lineState = (): LineState => session.state;
export const games = (): readonly GameCard[] => session.games;
export const gameCard = (key: string): GameCard | undefined => session.games.find((card) => card.key === key);
export const title = (key: string): string => gameCard(key)?.title ?? key;

function socket(): Wire {
  const url = new URL(`${base}/api/v1/socket`, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url) as unknown as Wire;
}

export const line = new Line({
  open: socket,
  now: () => performance.now(),
  later: (milliseconds, what) => setTimeout(what, milliseconds),
  forget: (timer) => clearTimeout(timer as number),
  random: Math.random,
  id: () => crypto.getRandomValues(new Uint32Array(4)).reduce((text, part) => text + part.toString(36), ''),
});

/** Log in as the player of the cookie, or as a new guest. Then open the socket. */
export async function enter(): Promise<void> {
  [session.me, session.games] = await Promise.all([api.guest(), api.games()]);
  line.onState((state) => (session.state = state));
  line.begin();
  // When a phone wakes up or the network returns, do not wait for the next ping.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && line.wake());
  window.addEventListener('online', () => line.wake());
  window.addEventListener('pageshow', (event) => event.persisted && line.wake());
}

/** Show who we are now. With another player, or with `renewed` another token, reconnect. */
export function become(person: Me, renewed = false): void {
  const changed = person.person !== session.me?.person;
  session.me = person;
  if (changed || renewed) line.renew();
}

/** Log in, or create an account. Either way the server issues a new token, and the old connection ends. */
export async function enterAs(how: 'login' | 'register', name: string, password: string): Promise<Me> {
  const person = await api[how](name, password);
  become(person, true);
  return person;
}

/** Log out here, or on every device, and continue as a new guest. */
export async function leave(everywhere = false): Promise<void> {
  await (everywhere ? api.logoutEverywhere() : api.logout());
  become(await api.guest());
}
