// Groups the log of Highland Clans: a draw is one line, and so is a combat once both cards are face up.
import type { Words } from '$lib/protocol/messages';
import type { LogGrouping } from '$lib/table/logGrouping';

const LAYING = ['hc-log-lay', 'hc-log-laid', 'hc-log-add', 'hc-log-no-piper'];
const COLOURS = ['hc-yellow', 'hc-blue', 'hc-green', 'hc-red'];

const part = (line: Words | undefined, name: string): unknown => line?.args?.[name];
const isNone = (cubes: unknown): boolean => (cubes as readonly Words[])[0]?.id === 'hc-none';

/** Count cubes that were drawn one by one, by colour. */
function cubes(lines: readonly Words[]): Words[] {
  const ids = lines.map((line) => (part(line, 'cube') as Words).id);
  return COLOURS.filter((id) => ids.includes(id)).map((id) => ({
    id,
    args: { number: ids.filter((one) => one === id).length },
  }));
}

/** Sort cards that were drawn one by one, the lowest first. */
function cards(lines: readonly Words[]): Words[] {
  const values = lines.map((line) => part(line, 'card') as number).toSorted((a, b) => a - b);
  return values.map((card) => ({ id: 'hc-card', args: { card } }));
}

/** If an estate is paid from one place only, leave out the other. */
function estate(line: Words): Words {
  const { who, drawn, court } = line.args ?? {};
  if (isNone(court)) return { id: 'web-hc-log-estate', args: { who, cubes: drawn, from: 'drawn' } };
  if (isNone(drawn)) return { id: 'web-hc-log-estate', args: { who, cubes: court, from: 'court' } };
  return line;
}

export const LOG_GROUPING: LogGrouping = {
  together: {
    'hc-log-cube': (lines) => ({ id: 'web-hc-log-cubes', args: { who: part(lines[0], 'who'), cubes: cubes(lines) } }),
    'hc-log-card': (lines) => ({ id: 'web-hc-log-cards', args: { who: part(lines[0], 'who'), cards: cards(lines) } }),
    'hc-log-drawn': (lines) => ({ id: 'web-hc-log-drawn', args: { who: part(lines[0], 'who'), number: lines.length } }),
    'hc-log-estate': (lines) => estate(lines.at(-1) as Words),
  },
  replaces: { 'hc-log-fight': LAYING, 'hc-log-fight-last': LAYING },
  glance: ['hc-log-discard', 'web-hc-log-cubes', 'web-hc-log-cards', 'web-hc-log-drawn', 'hc-log-rest', 'hc-log-done'],
};
