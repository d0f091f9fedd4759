// Groups the log of Eketorp: a hand drawn, a plan shown and bricks placed take one line each. A card played face down
// is told when it is turned up.
import type { Words } from '$lib/protocol/messages';
import { SPACE } from '$lib/protocol/spaces/eketorp';
import type { LogGrouping } from '$lib/table/logGrouping';
import { castleOf, isStore, letterOf, SIEGES, siegeOf } from './pieces';

const part = (line: Words | undefined, name: string): unknown => line?.args?.[name];
const who = (lines: readonly Words[]): unknown => part(lines[0], 'who');

/** Make one line from several. A single line stays as it is. */
const joined =
  (id: string, name: string, each: string, parts: readonly string[]) =>
  (lines: readonly Words[]): Words =>
    lines.length < 2
      ? (lines[0] as Words)
      : {
          id,
          args: {
            who: who(lines),
            [name]: lines.map((line) => ({
              id: each,
              args: Object.fromEntries(parts.map((one) => [one, part(line, one)])),
            })),
          },
        };

const place = (field: number): Words =>
  isStore(field)
    ? { id: 'ek-store', args: { store: letterOf(field) } }
    : { id: `ek-${SIEGES[siegeOf(field)]}`, args: { whom: castleOf(field) } };

/** Say a plan in the words used when it is shown. */
function planned(who: number, actions: readonly number[]): Words {
  const counts = new Map<number, number>();
  for (const { args } of SPACE.of(actions, 'place'))
    counts.set(args.field as number, (counts.get(args.field as number) ?? 0) + 1);
  if (!counts.size) return { id: 'web-ek-log-none', args: { who } };
  const fields = [...counts].map(([field, count]): Words => ({
    id: 'web-ek-log-to',
    args: { count, field: place(field) },
  }));
  return { id: 'web-ek-log-show', args: { who, fields } };
}

export const LOG_GROUPING: LogGrouping = {
  together: {
    'ek-log-drawn': (lines) => ({ id: 'web-ek-log-drawn', args: { who: who(lines), number: lines.length } }),
    'ek-log-deal': joined('web-ek-log-deal', 'cards', 'ek-card', ['value']),
    'ek-log-show': joined('web-ek-log-show', 'fields', 'web-ek-log-to', ['count', 'field']),
    'ek-log-build': joined('web-ek-log-build', 'bricks', 'web-ek-log-on', ['colour', 'section']),
  },
  replaces: { 'ek-log-turn': ['ek-log-play'] },
  sealed: planned,
  glance: ['web-ek-log-drawn', 'web-ek-log-deal', 'ek-log-deal', 'ek-log-ready', 'ek-log-stands'],
};
