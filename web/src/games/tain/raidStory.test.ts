// Raids built from the log agree with the rules.
import { describe, expect, it } from 'vitest';
import { SPACE } from '$lib/protocol/spaces/tain';
import { lastReveal, type Reveal } from './raidStory';
import { EMPTY, FACE_DOWN, sum } from './pieces';
import { FIXTURES, type Fixture } from './testing/mountBoard';

const SETTLED = Object.entries(FIXTURES).filter(([, { before }]) => before) as [string, Required<Fixture>][];

function revealOf(name: string): Reveal {
  const { log, view } = FIXTURES[name] as Fixture;
  const found = lastReveal(log, view);
  if (!found) throw new Error(`No raids in ${name}.`);
  return found;
}

describe('the raids of a log', () => {
  it('has rounds to be tried with', () => expect(SETTLED.length).toBeGreaterThanOrEqual(5));

  it.each(SETTLED)('begin with what everybody had: %s', (name, { before }) => {
    const { scene } = revealOf(name).steps[0] as Reveal['steps'][number];
    expect(scene.round).toBe(before.round);
    expect(scene.active).toBe(before.active);
    for (const field of ['herd', 'cattle', 'jewels', 'captives', 'won_cattle', 'won_jewels', 'won_captives'] as const)
      expect(scene[field]).toEqual(before[field]);
  });

  it.each(SETTLED)('turn up the very tokens that were laid: %s', (name, { before }) => {
    const { scene } = revealOf(name).steps[0] as Reveal['steps'][number];
    before.guard.forEach((kind, place) => {
      if (kind !== EMPTY && kind !== FACE_DOWN) expect(scene.guard[place]).toBe(kind);
      if (kind === FACE_DOWN) expect(scene.guard[place]).not.toBe(EMPTY);
    });
    before.scout.forEach((kind, place) => {
      if (kind !== EMPTY) expect(scene.raider[place]).toBe(before.raider[place]);
      if (kind !== EMPTY && kind !== FACE_DOWN) expect(scene.scout[place]).toBe(kind);
    });
  });

  it.each(SETTLED)('end with what everybody has now: %s', (name, { view }) => {
    const { scene } = revealOf(name).steps.at(-1) as Reveal['steps'][number];
    for (const field of ['herd', 'cattle', 'jewels', 'captives', 'won_cattle', 'won_jewels', 'won_captives'] as const)
      expect(scene[field]).toEqual(view[field]);
  });

  it.each(SETTLED)('lose and make no cattle and no jewels: %s', (name) => {
    const { steps } = revealOf(name);
    for (const { scene } of steps) {
      expect(scene.herd + sum(scene.cattle) + sum(scene.won_cattle)).toBe(25);
      expect(sum(scene.jewels) + sum(scene.won_jewels)).toBe(3 * scene.players);
      expect(Math.min(...scene.cattle, ...scene.jewels, scene.herd)).toBeGreaterThanOrEqual(0);
    }
  });

  it('are none before anything was turned up', () => {
    const { view } = FIXTURES.scouting4 as Fixture;
    expect(lastReveal([], view)).toBeNull();
  });

  it('are none where the log begins in the middle of them', () => {
    const { log, view } = FIXTURES.reveal4 as Fixture;
    const turns = log.flatMap(([, sight], i) => (SPACE.decode(sight).kind === 'turn' ? [i] : []));
    expect(lastReveal(log.slice(turns[0]), view)).toBeNull();
    expect(lastReveal(log.slice(turns[3]), view)).toBeNull();
    expect(lastReveal(log.slice((turns[0] as number) - 1), view)).not.toBeNull();
  });
});
