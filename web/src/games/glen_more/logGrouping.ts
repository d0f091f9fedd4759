// Groups the log of Glen More: a refill is one line, and so is a member's step, or a tile's path from the ring to the
// landscape.
import type { Words } from '$lib/protocol/messages';
import type { LogGrouping } from '$lib/table/logGrouping';

// Lines that only lead up to the next line, or that end a part of a turn without a result.
const CALLED = 'gm-log-member';
const TAKEN = 'gm-log-move';
const ENDED = ['gm-log-done', 'gm-log-stop'];

/** Say tiles that were drawn one by one in one line. */
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
    // A line with its consequences: a tile that costs something or brings a member, a member who becomes a chieftain.
    'gm-with': [TAKEN, CALLED, ...ENDED],
    'gm-log-draw': ENDED,
    'gm-log-roll': ENDED,
  },
  glance: ['web-gm-log-new'],
  befalls: ['gm-log-pass'],
};
