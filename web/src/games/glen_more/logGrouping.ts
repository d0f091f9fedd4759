// The log of Glen More: a refill is one line, and so is a step of a member or the way of a tile from ring to landscape.
import type { Words } from '$lib/protocol/messages';
import type { LogGrouping } from '$lib/table/logGrouping';

// What only leads up to the line after it, or ends a part of a turn in which nothing came of it.
const CALLED = 'gm-log-member';
const TAKEN = 'gm-log-move';
const ENDED = ['gm-log-done', 'gm-log-stop'];

/** Tiles that were laid one by one. */
const laid = (lines: readonly Words[]): Words => ({
  id: 'web-gm-log-new',
  args: { tiles: lines.map(({ args }) => args?.tile) },
});

export const LOG_GROUPING: LogGrouping = {
  together: { 'gm-log-draw': laid },
  replaces: {
    'gm-log-place': [TAKEN],
    'gm-log-to': [CALLED, ...ENDED],
    'gm-log-promote': [CALLED, ...ENDED],
    // With what it changed: a tile that costs something or brings somebody, a member that becomes a chieftain.
    'gm-with': [TAKEN, CALLED, ...ENDED],
    'gm-log-draw': ENDED,
    'gm-log-roll': ENDED,
  },
  glance: ['web-gm-log-new'],
  befalls: ['gm-log-pass'],
};
