// The grouped logs of whole games. No line that changed anything is left out.
import { beforeAll, describe, expect, it } from 'vitest';
import type { News, Words } from '$lib/protocol/messages';
import { groupLog } from '$lib/table/logGrouping';
import { speaker } from '$lib/words/catalogue.svelte';
import { FIXTURES, loadCatalogue } from './testing/mountBoard';

beforeAll(loadCatalogue);

const tile = (sort: string): Words => ({ id: `gm-${sort}`, args: { code: '' } });
const by = (id: string, args: Record<string, unknown> = {}): News => [1, 0, { id, args: { who: 1, ...args } }];
const said = (news: readonly News[]): string[] =>
  groupLog(news).map(({ words }) => speaker(['Ann', 'Bo'], 0).say(words));

describe('the log', () => {
  it('tells a turn in as many lines as something happened', () => {
    const news: News[] = [
      by('gm-log-move', { tile: tile('forest') }),
      by('gm-log-place', {
        tile: tile('forest'),
        side: { id: 'gm-north', args: {} },
        other: { id: 'gm-home', args: {} },
      }),
      by('gm-log-done'),
      by('gm-log-member', { tile: tile('village') }),
      by('gm-log-to', { tile: tile('forest') }),
      by('gm-log-stop'),
      ...['meadow', 'quarry', 'tavern'].map((sort): News => [-1, 0, { id: 'gm-log-draw', args: { tile: tile(sort) } }]),
    ];
    expect(said(news)).toEqual([
      'Bo places the forest north of the start village.',
      'Bo’s clan member moves to the forest.',
      'New on the track: the meadow, the quarry and the tavern.',
    ]);
  });

  it('says what has been begun until it is done', () => {
    expect(said([by('gm-log-move', { tile: tile('forest') })])).toEqual(['Bo takes the forest.']);
    expect(said([by('gm-log-member', { tile: tile('village') })])).toEqual([
      'Bo chooses a clan member on the village.',
    ]);
  });

  it.each(Object.keys(FIXTURES))('keeps every change that it tells of: %s', (name) => {
    const log = FIXTURES[name]?.log ?? [];
    const kept = groupLog(log).map(({ words }) => words.id);
    for (const id of ['gm-with', 'gm-scored', 'gm-log-place', 'gm-log-roll'])
      expect(kept.filter((one) => one === id).length).toBe(log.filter(([, , words]) => words?.id === id).length);
  });
});
