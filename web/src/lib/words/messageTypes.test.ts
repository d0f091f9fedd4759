// Calls with wrong arguments must not compile. svelte-check fails if one of these lines compiles.
import { describe, expect, it } from 'vitest';
import { t } from './catalogue.svelte';
import { bundleOf, Speaker, type PlainId } from './speaker';

const speaker = new Speaker(bundleOf('en', []), ['Anna'], 0);
const either = (one: boolean): boolean => one;

/** Compiled only: nothing here is ever called. */
export const CALLS = [
  () => t('web-title'),
  () => t('web-rule', { rule: 'TA-4.4' }),
  () => t(either(true) ? 'web-yes' : 'web-no'),
  () => t(`web-level-${either(true) ? 'easy' : 'hard'}`),
  () => speaker.text('ta-log-pass', { who: 0 }),
  () => speaker.text('st-match', { you: 'nobody', best: 2, rest: 2 }),
  () => speaker.text('web-ta-lay-it', { kind: 'lad' }),
  // @ts-expect-error an unknown message
  () => t('web-titel'),
  // @ts-expect-error an unknown message, made from parts
  () => t(`web-level-${either(true) ? 'easy' : 'simple'}`),
  // @ts-expect-error a message that is known only at run time
  (id: string) => t(id),
  // @ts-expect-error a missing argument
  () => t('web-clock-minutes', { minutes: 10 }),
  // @ts-expect-error no arguments at all
  () => t('web-clock-days'),
  // @ts-expect-error a surplus argument
  () => t('web-rule', { rule: 'TA-4.4', number: 3 }),
  // @ts-expect-error an argument for a message that takes none
  () => t('web-title', { name: 'Clanmoot' }),
  // @ts-expect-error a misspelt argument
  () => t('web-rule', { rules: 'TA-4.4' }),
  // @ts-expect-error text where something is counted
  () => t('web-clock-days', { days: '3' }),
  // @ts-expect-error a word that the message does not know
  () => speaker.text('web-ta-lay-it', { kind: 'king' }),
  // @ts-expect-error a name where the speaker needs a seat
  () => speaker.text('ta-log-pass', { who: 'Anna' }),
  // @ts-expect-error an argument that only one of two messages takes
  () => t(either(true) ? 'web-title' : 'web-rule', { rule: 'TA-4.4' }),
  // @ts-expect-error an argument that one of two messages misses
  () => t(either(true) ? 'web-title' : 'web-rule'),
];

// @ts-expect-error a message with arguments is no plain one
export const PLAIN: PlainId = 'web-rule';

describe('a message whose id is known only while the page runs', () => {
  const found = new Speaker(bundleOf('en', ['web-plain = Plain\nweb-rule = rule { $rule }']));

  it('is looked up, and only printed if nothing is missing in it', () => {
    expect(found.lookup('web-plain')).toBe('Plain');
    expect(found.lookup('web-rule')).toBeUndefined();
    expect(found.lookup('web-nothing')).toBeUndefined();
  });
});
