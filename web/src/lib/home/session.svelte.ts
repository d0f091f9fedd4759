// The present player, and the socket that all pages share.
import { base } from '$lib/basePath';
import { api } from '$lib/client/api';
import { Socket, type SocketState, type WebSocketLike } from '$lib/client/socket';
import type { GameCard, Me } from '$lib/protocol/answers';

const session = $state<{ me: Me | null; state: SocketState; games: readonly GameCard[] }>({
  me: null,
  state: 'connecting',
  games: [],
});

export const me = (): Me | null => session.me;
export const socketState = (): SocketState => session.state;
export const games = (): readonly GameCard[] => session.games;
export const gameCard = (key: string): GameCard | undefined => session.games.find((card) => card.key === key);
export const title = (key: string): string => gameCard(key)?.title ?? key;

function openWebSocket(): WebSocketLike {
  const url = new URL(`${base}/api/v1/socket`, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url) as unknown as WebSocketLike;
}

export const socket = new Socket({
  open: openWebSocket,
  now: () => performance.now(),
  later: (milliseconds, what) => setTimeout(what, milliseconds),
  forget: (timer) => clearTimeout(timer as number),
  random: Math.random,
  id: () => crypto.getRandomValues(new Uint32Array(4)).reduce((text, part) => text + part.toString(36), ''),
});

/** Log in as the player of the cookie, or as a new guest. Then open the socket. */
export async function enter(): Promise<void> {
  [session.me, session.games] = await Promise.all([api.guest(), api.games()]);
  socket.onState((state) => (session.state = state));
  socket.begin();
  // When a phone wakes up or the network returns, do not wait for the next ping.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && socket.wake());
  window.addEventListener('online', () => socket.wake());
  window.addEventListener('pageshow', (event) => event.persisted && socket.wake());
}

/** Show who we are now. With another player, or with `renewed` another token, reconnect. */
export function become(person: Me, renewed = false): void {
  const changed = person.person !== session.me?.person;
  session.me = person;
  if (changed || renewed) socket.renew();
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
