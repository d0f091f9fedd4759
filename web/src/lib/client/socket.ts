// The WebSocket to the server. It reconnects by itself. Commands wait while it is down, and the server carries each out
// once.
import type {
  AnyAnswer,
  AnyCommand,
  AnyRequest,
  Done,
  LobbyEntry,
  Reason,
  Refused,
  Welcome,
} from '../protocol/messages';
import { isLobbyAnswer, listed, type LobbyAnswer } from './openTables';
import { isTableAnswer, apply, type Snapshot, type TableAnswer } from './tableCopy';

/** `up`: connected; `down`: reconnecting; `closed`: closed by this client for good. */
export type SocketState = 'connecting' | 'up' | 'down' | 'closed';

/** The part of a WebSocket that is used. */
export interface WebSocketLike {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** Time, randomness and WebSockets; tests pass a fake. */
export interface Environment {
  open(): WebSocketLike;
  now(): number;
  later(milliseconds: number, what: () => void): unknown;
  forget(timer: unknown): void;
  random(): number;
  id(): string;
}

/** A refused request, with the server's message. */
export class RefusedError extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.text);
    this.refused = refused;
  }
}

export interface TableListener {
  onSnapshot(snapshot: Snapshot): void;
  /** The table does not exist, so it cannot be watched. */
  onGone?(refused: Refused): void;
}

interface Watched {
  readonly listeners: Set<TableListener>;
  snapshot: Snapshot | null;
  /** Whether a full sync was requested and has not arrived. */
  syncing: boolean;
}

interface Waiting {
  readonly request: Extract<AnyRequest, { t: 'do' | 'why' }>;
  readonly done: (answer: Done | Reason) => void;
  readonly failed: (error: RefusedError) => void;
}

export const PING_AFTER = 20_000; // after this long without a message, send a ping
export const ANSWER_TIMEOUT = 8_000; // after this long without an answer, give the connection up
const FIRST_DELAY = 300;
const LONGEST_DELAY = 10_000;

export class Socket {
  state: SocketState = 'connecting';
  /** The player, once the server has said who they are. */
  me: Welcome | null = null;
  private webSocket: WebSocketLike | null = null;
  private attempts = 0;
  private timer: unknown = null;
  private heartbeat: unknown = null;
  private readonly tables = new Map<string, Watched>();
  private readonly waiting = new Map<string, Waiting>();
  private readonly lobby = new Set<(tables: readonly LobbyEntry[]) => void>();
  private open: readonly LobbyEntry[] | null = null;
  private readonly stateListeners = new Set<(state: SocketState) => void>();

  constructor(private readonly environment: Environment) {}

  // -- for pages

  /** Connect, if not yet connected. */
  begin(): void {
    if (!this.webSocket && !this.timer && this.state !== 'up') this.connect();
  }

  /** Follow a table; returns a function that stops. */
  watch(table: string, listener: TableListener): () => void {
    let watched = this.tables.get(table);
    if (!watched) {
      watched = { listeners: new Set(), snapshot: null, syncing: true };
      this.tables.set(table, watched);
      this.send({ t: 'watch', table, since: -1 });
    } else if (watched.snapshot) listener.onSnapshot(watched.snapshot);
    watched.listeners.add(listener);
    return () => this.unwatch(table, listener);
  }

  private unwatch(table: string, listener: TableListener): void {
    const watched = this.tables.get(table);
    watched?.listeners.delete(listener);
    if (!watched || watched.listeners.size) return;
    this.tables.delete(table);
    this.send({ t: 'unwatch', table });
  }

  /** Send a command now, or after reconnecting. The server carries it out once, however often it is sent. */
  do(table: string, command: AnyCommand): Promise<Done> {
    return this.request({ t: 'do', table, id: this.environment.id(), command }) as Promise<Done>;
  }

  /** Ask why an action is or is not allowed. */
  why(table: string, action: number): Promise<Reason> {
    return this.request({ t: 'why', table, id: this.environment.id(), action }) as Promise<Reason>;
  }

  /** Return how many commands are not acknowledged. */
  pending(table: string): number {
    return [...this.waiting.values()].filter(({ request }) => request.t === 'do' && request.table === table).length;
  }

  /** Follow the list of open tables; returns a function that stops. */
  openTables(listener: (tables: readonly LobbyEntry[]) => void): () => void {
    this.lobby.add(listener);
    if (this.lobby.size === 1) this.send({ t: 'lobby', on: true });
    else if (this.open) listener(this.open);
    return () => {
      this.lobby.delete(listener);
      if (this.lobby.size) return;
      this.open = null;
      this.send({ t: 'lobby', on: false });
    };
  }

  /** Listen to the state of the connection; returns a function that stops. */
  onState(listener: (state: SocketState) => void): () => void {
    this.stateListeners.add(listener);
    listener(this.state);
    return () => this.stateListeners.delete(listener);
  }

  /** Check at once whether the connection still works, after the page slept or the network came back. */
  wake(): void {
    if (this.state === 'closed') return;
    if (this.state === 'up') this.probe();
    else this.retry();
  }

  /** Reconnect as another player, and forget the tables that the previous player saw. */
  renew(): void {
    for (const watched of this.tables.values()) watched.snapshot = null;
    this.drop();
    this.retry();
  }

  close(): void {
    this.set('closed');
    this.drop();
    this.environment.forget(this.timer);
  }

  // -- the WebSocket

  private connect(): void {
    this.timer = null;
    if (this.state === 'closed') return;
    const webSocket = this.environment.open();
    this.webSocket = webSocket;
    webSocket.onopen = () => webSocket === this.webSocket && this.opened();
    webSocket.onmessage = ({ data }) => webSocket === this.webSocket && this.receive(String(data));
    webSocket.onclose = () => webSocket === this.webSocket && this.lost();
    webSocket.onerror = () => webSocket === this.webSocket && this.lost();
    // Treat a WebSocket that never opens like one that stops answering.
    this.listen(ANSWER_TIMEOUT, () => this.lost());
  }

  private opened(): void {
    this.attempts = 0;
    this.set('up');
    this.listen(PING_AFTER, () => this.probe());
    for (const [table, watched] of this.tables) {
      watched.syncing = true;
      // Frames belong to a seat. If the seat has changed, the server sends everything again.
      const { n, seat } = watched.snapshot ?? { n: -1, seat: null };
      this.send({ t: 'watch', table, since: n, ...(seat === null ? {} : { seat }) });
    }
    this.open = null; // changes during the outage are missing
    if (this.lobby.size) this.send({ t: 'lobby', on: true });
    for (const { request } of this.waiting.values()) this.send(request);
  }

  private lost(): void {
    if (this.state === 'closed') return;
    this.drop();
    this.set('down');
    const wait = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.attempts++);
    // Random delays keep clients from reconnecting all at once.
    this.timer = this.environment.later(wait * (0.5 + this.environment.random() / 2), () => this.connect());
  }

  private retry(): void {
    if (this.state === 'closed') return;
    this.environment.forget(this.timer);
    this.drop();
    this.attempts = 0;
    this.connect();
  }

  private drop(): void {
    this.environment.forget(this.heartbeat);
    const webSocket = this.webSocket;
    this.webSocket = null;
    if (!webSocket) return;
    webSocket.onopen = webSocket.onmessage = webSocket.onclose = webSocket.onerror = null;
    webSocket.close();
  }

  private probe(): void {
    this.send({ t: 'ping' });
    this.listen(ANSWER_TIMEOUT, () => this.lost());
  }

  private listen(milliseconds: number, otherwise: () => void): void {
    this.environment.forget(this.heartbeat);
    this.heartbeat = this.environment.later(milliseconds, otherwise);
  }

  private set(state: SocketState): void {
    if (this.state === state) return;
    this.state = state;
    for (const listener of this.stateListeners) listener(state);
  }

  private send(request: AnyRequest): void {
    if (this.state === 'up') this.webSocket?.send(JSON.stringify(request));
  }

  private request(request: Waiting['request']): Promise<Done | Reason> {
    return new Promise((done, failed) => {
      this.waiting.set(request.id, { request, done, failed });
      this.send(request);
    });
  }

  // -- incoming messages

  private receive(text: string): void {
    this.listen(PING_AFTER, () => this.probe());
    const answer = JSON.parse(text) as AnyAnswer;
    if (isTableAnswer(answer)) this.atTable(answer);
    else if (answer.t === 'done' || answer.t === 'reason') this.settle(answer.id)?.done(answer);
    else if (answer.t === 'refused') this.refused(answer);
    else if (answer.t === 'welcome') this.me = answer;
    else if (isLobbyAnswer(answer)) this.inLobby(answer);
    // A goodbye needs no reply. The connection closes next, and then we reconnect.
  }

  private inLobby(answer: LobbyAnswer): void {
    this.open = listed(this.open, answer);
    if (this.open && this.lobby.size) for (const listener of this.lobby) listener(this.open);
  }

  private atTable(answer: TableAnswer): void {
    const watched = this.tables.get(answer.table);
    if (!watched) return;
    const applied = apply(watched.snapshot, answer, this.environment.now());
    if (applied === 'missing') this.requestSync(answer.table, watched);
    if (applied === 'missing' || applied === 'old') return;
    watched.syncing = false;
    watched.snapshot = applied;
    for (const listener of watched.listeners) listener.onSnapshot(applied);
  }

  private requestSync(table: string, watched: Watched): void {
    if (watched.syncing && !watched.snapshot) return;
    watched.syncing = true;
    watched.snapshot = null;
    this.send({ t: 'watch', table, since: -1 });
  }

  private refused(refused: Refused): void {
    const waiting = this.settle(refused.id);
    if (waiting) return waiting.failed(new RefusedError(refused));
    const watched = this.tables.get(refused.table ?? '');
    if (watched) for (const listener of watched.listeners) listener.onGone?.(refused);
  }

  private settle(id: string): Waiting | undefined {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    return found;
  }
}
