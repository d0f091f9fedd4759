import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api, ApiError, recordUrl } from './api';

interface Asked {
  method: string;
  path: string;
  body: string;
  headers: IncomingMessage['headers'];
}

// The page of these tests has another address than the server.
const simulated = window as unknown as { happyDOM: { settings: { fetch: { disableSameOriginPolicy: boolean } } } };
const real = globalThis.fetch;
let server: Server;
let asked: Asked[] = [];
let answer: { status: number; body: string } = { status: 200, body: '{}' };

beforeAll(async () => {
  simulated.happyDOM.settings.fetch.disableSameOriginPolicy = true;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      asked.push({ method: request.method ?? '', path: request.url ?? '', body, headers: request.headers });
      response.writeHead(answer.status, { 'Content-Type': 'application/json' });
      response.end(answer.status === 204 ? undefined : answer.body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // In a browser, a path is relative to the page.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(origin + path, init));
});

afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

beforeEach(() => {
  asked = [];
  answer = { status: 200, body: '{}' };
});

const paths: [string, () => Promise<unknown>, string][] = [
  ['GET', api.me, '/me'],
  ['POST', api.guest, '/guest'],
  ['POST', api.logout, '/logout'],
  ['POST', api.logoutEverywhere, '/logout-everywhere'],
  ['GET', api.myTables, '/me/tables'],
  ['GET', () => api.history('a/b'), '/people/a%2Fb/history'],
  ['GET', () => api.history('ann', 12), '/people/ann/history?before=12'],
  ['GET', api.games, '/games'],
  ['GET', () => api.standings('tain'), '/games/tain/standings?limit=20'],
  ['GET', api.lobby, '/lobby'],
  ['GET', () => api.table('t1'), '/tables/t1'],
  ['POST', () => api.rematch('t1'), '/tables/t1/rematch'],
  ['POST', () => api.hint('t1'), '/tables/t1/hint'],
  ['GET', () => api.log('t1', 5), '/tables/t1/log?from=5&count=1000'],
  ['GET', () => api.replay('t1', 3, 'open'), '/tables/t1/replay?step=3&seat=open'],
  ['POST', () => api.analyse('t1'), '/tables/t1/analysis'],
  ['GET', () => api.analysis('t1'), '/tables/t1/analysis'],
  ['GET', () => api.proof('t1'), '/tables/t1/proof'],
];

it.each(paths)('%s without a body: %s', async (method, call, path) => {
  await call();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ method, path: `/api/v1${path}`, body: '' });
  expect(asked[0]?.headers['x-clanmoot']).toBe('1');
});

it('sends what was typed as JSON', async () => {
  await api.login('Ann', 'a secret');
  await api.register('Ann', 'a secret');
  await api.change({ locale: 'fr' });
  await api.teach('tain');
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/v1/login',
    'POST /api/v1/register',
    'PATCH /api/v1/me',
    'POST /api/v1/lessons',
  ]);
  expect(asked.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { name: 'Ann', password: 'a secret' },
    { name: 'Ann', password: 'a secret' },
    { locale: 'fr' },
    { game: 'tain' },
  ]);
  expect(asked[0]?.headers['content-type']).toBe('application/json');
});

it('asks for catalogues and rules of the edition that it was built with', async () => {
  await api.words('nl');
  await api.rules('glen-more', 'fr');
  expect(asked[0]?.path).toMatch(/^\/api\/v1\/words\/nl\?edition=[0-9a-f]{12}$/);
  expect(asked[1]?.path).toMatch(/^\/api\/v1\/games\/glen-more\/rules\?locale=fr&edition=[0-9a-f]{12}$/);
});

it('returns nothing for an answer without content', async () => {
  answer = { status: 204, body: '' };
  expect(await api.logout()).toBeUndefined();
});

it('says why the server refused', async () => {
  answer = { status: 409, body: '{"code": "full", "text": "This table is full.", "rule": "ST-1.1"}' };
  const error = await api.table('t1').catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 409, code: 'full', message: 'This table is full.', rule: 'ST-1.1' });
});

it('says something even if the answer is no JSON', async () => {
  answer = { status: 502, body: '<html>' };
  await expect(api.games()).rejects.toMatchObject({ status: 502, code: 'http', message: 'Bad Gateway' });
});

it('says that the server cannot be reached', async () => {
  const nowhere = 'http://127.0.0.1:9'; // nothing listens there
  const served = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(nowhere + path, init));
  await expect(api.games()).rejects.toMatchObject({ status: 0, code: 'offline' });
  vi.stubGlobal('fetch', served);
});

it('names the address of a record', () => {
  expect(recordUrl('t 1')).toBe('/api/v1/tables/t%201/record');
});
