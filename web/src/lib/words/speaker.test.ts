import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundleOf, Speaker } from './speaker';

const folder = '../src/clanmoot/locales/en/';
const english = bundleOf(
  'en',
  readdirSync(folder).map((name) => readFileSync(folder + name, 'utf-8')),
);
const speaker = new Speaker(english, ['Anna', 'Bruce'], 0);

describe('a speaker', () => {
  it('calls the listener you and others by their names', () => {
    expect(speaker.name(0)).toBe('You');
    expect(speaker.name(1)).toBe('Bruce');
    expect(speaker.say({ id: 'ta-log-pass', args: { who: 0 } })).toBe('You pass.');
    expect(speaker.say({ id: 'ta-log-pass', args: { who: 1 } })).toBe('Bruce passes.');
  });

  it('says lines inside lines, and lists of them', () => {
    const lad = { id: 'ta-lad', args: {} };
    expect(speaker.say({ id: 'ta-against', args: { token: lad } })).toBe('against a Lad');
    const three = [lad, { id: 'ta-warrior', args: {} }, { id: 'ta-bluff', args: {} }];
    expect(speaker.say({ id: 'ta-against', args: { token: three } })).toBe('against a Lad, a Warrior and a Bluff');
  });

  it('counts', () => {
    expect(speaker.text('ta-log-bluffs', { number: 1 })).toBe('One Bluff is removed.');
    expect(speaker.text('ta-log-bluffs', { number: 3 })).toBe('3 Bluffs are removed.');
  });

  it('calls things plainly, without the codes that a terminal needs', () => {
    const forest = { id: 'gm-forest', args: { code: 'Fo24' } };
    expect(speaker.say({ id: 'gm-log-move', args: { who: 1, tile: forest } })).toBe('Bruce takes the forest.');
    expect(speaker.text('gm-butcher', { code: 'Bu31' })).toBe('the cattle butcher');
  });

  it('says the name of what it does not know', () => {
    expect(speaker.say({ id: 'no-such-thing', args: {} })).toBe('no-such-thing');
    expect(speaker.lookup('no-such-thing')).toBeUndefined();
  });
});
