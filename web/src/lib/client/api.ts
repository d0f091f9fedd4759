// Client for the server's HTTP API.
import { base } from '$lib/basePath';
import type * as answers from '../protocol/answers';
import type { LobbyEntry, News, NewTable, PlayOn, Sync, Words } from '../protocol/messages';

declare const __EDITION__: string;

/** A failed request, with the server's message. `status` is 0 if the server could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly rule = '',
    readonly words: Words | null = null,
  ) {
    super(text);
  }
}

interface Fault {
  code?: string;
  text?: string;
  rule?: string;
  words?: Words | null;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'X-Clanmoot': '1' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) init.body = JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(`${base}/api/v1${path}`, init);
  } catch {
    throw new ApiError(0, 'offline', 'The server cannot be reached.');
  }
  if (!response.ok) throw await fault(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function fault(response: Response): Promise<ApiError> {
  const said = (await response.json().catch(() => ({}))) as Fault;
  return new ApiError(response.status, said.code ?? 'http', said.text ?? response.statusText, said.rule, said.words);
}

const get = <T>(path: string): Promise<T> => ask('GET', path);
const post = <T>(path: string, body?: unknown): Promise<T> => ask('POST', path, body);
const part = encodeURIComponent;

export type Replay = answers.Replayed | answers.Opened;

export const api = {
  me: () => get<answers.Me>('/me'),
  guest: () => post<answers.Me>('/guest'),
  login: (name: string, password: string) => post<answers.Me>('/login', { name, password }),
  register: (name: string, password: string) => post<answers.Me>('/register', { name, password }),
  logout: () => post<undefined>('/logout'),
  logoutEverywhere: () => post<undefined>('/logout-everywhere'),
  change: (what: { name?: string; locale?: string }) => ask<answers.Me>('PATCH', '/me', what),
  myTables: () => get<LobbyEntry[]>('/me/tables'),
  history: (person: string, before: number | null = null) =>
    get<answers.History>(`/people/${part(person)}/history${before === null ? '' : `?before=${before}`}`),
  games: () => get<answers.GameCard[]>('/games'),
  rules: (game: string, locale: string) =>
    get<answers.Rules>(`/games/${part(game)}/rules?locale=${part(locale)}&edition=${__EDITION__}`),
  standings: (game: string) => get<answers.StandingRow[]>(`/games/${part(game)}/standings?limit=20`),
  lobby: () => get<LobbyEntry[]>('/lobby'),
  create: (table: NewTable) => post<Sync>('/tables', table),
  teach: (game: string) => post<Sync>('/lessons', { game }),
  table: (id: string) => get<Sync>(`/tables/${part(id)}`),
  playOn: (id: string, wanted: PlayOn) => post<Sync>(`/tables/${part(id)}/play-on`, wanted),
  rematch: (id: string) => post<Sync>(`/tables/${part(id)}/rematch`),
  hint: (id: string) => post<answers.Hint>(`/tables/${part(id)}/hint`),
  log: (id: string, from: number) => get<News[]>(`/tables/${part(id)}/log?from=${from}&count=1000`),
  replay: (id: string, step: number, seat: string) =>
    get<Replay>(`/tables/${part(id)}/replay?step=${step}&seat=${part(seat)}`),
  analyse: (id: string) => post<answers.AnalysisState>(`/tables/${part(id)}/analysis`),
  analysis: (id: string) => get<answers.AnalysisState>(`/tables/${part(id)}/analysis`),
  proof: (id: string) => get<answers.Proof>(`/tables/${part(id)}/proof`),
  words: (locale: string) => get<answers.Catalogue>(`/words/${part(locale)}?edition=${__EDITION__}`),
};

/** Return the download address of a record. */
export const recordUrl = (id: string): string => `${base}/api/v1/tables/${part(id)}/record`;
