import { expect, it } from 'vitest';
import type { News } from '$lib/protocol/messages';
import { latest } from './latestMove';

const line = (seat: number, id: string): News => [seat, 1, { id, args: { who: seat } }];

it('points out what somebody else did, not what one did oneself', () => {
  expect(latest([line(1, 'gm-log-stop'), line(0, 'gm-log-sell')], 0)?.seat).toBe(1);
  expect(latest([line(0, 'gm-log-sell')], 0)).toBeUndefined();
});

it('points out what befell oneself without a choice', () => {
  expect(latest([line(1, 'gm-log-sell'), line(0, 'gm-log-pass')], 0)?.words.id).toBe('gm-log-pass');
});

it('prefers what matters to what needs a glance only', () => {
  expect(latest([line(1, 'gm-log-sell'), line(1, 'gm-log-stop')], 0)?.words.id).toBe('gm-log-sell');
});
