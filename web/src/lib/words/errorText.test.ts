// Refusals of names, passwords and log-ins are shown in the language of the page.
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../client/api';
import { RefusedError } from '../client/socket';
import { speak } from './catalogue.svelte';
import { told } from './errorText';

const SHELF = '../src/clanmoot/locales/';
const sources = (locale: string): Promise<string[]> =>
  Promise.resolve(['people.ftl', 'web.ftl'].map((name) => readFileSync(`${SHELF}${locale}/${name}`, 'utf-8')));

describe.each([
  ['en', 'at most 24 letters, and this one has 25', 'Wrong name or password.', 'Too many'],
  ['fr', 'au plus 24 lettres', 'Nom ou mot de passe incorrect.', 'Trop'],
  ['nl', 'hoogstens 24 letters', 'Verkeerde naam of verkeerd wachtwoord.', 'Te veel'],
])('a refusal in %s', (locale, long, wrong, many) => {
  beforeEach(() => speak(locale, sources));

  it("is said by the server's words", () => {
    expect(told(new ApiError(400, 'name', 'x', '', { id: 'name-long', args: { most: 24, count: 25 } }))).toContain(
      long,
    );
    const refused = {
      t: 'refused',
      id: '1',
      code: 'login',
      text: 'x',
      words: { id: 'login-wrong', args: {} },
    } as const;
    expect(told(new RefusedError(refused))).toBe(wrong);
    expect(told(new ApiError(401, 'login', 'x', '', { id: 'login-wrong', args: {} }))).toBe(wrong);
  });

  it('is said by its code where there are no words', () => {
    expect(told(new ApiError(429, 'too-many', 'Please wait 3 seconds.'))).toContain(many);
    expect(told(new ApiError(0, 'offline', 'x'))).not.toBe('x');
  });

  it('is the sentence of the server where nothing better is known', () => {
    expect(told(new ApiError(400, 'odd', 'A sentence.'))).toBe('A sentence.');
    expect(told(new Error('broken'))).toBe('broken');
  });
});
