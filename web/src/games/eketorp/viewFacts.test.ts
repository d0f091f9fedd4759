// Tests of the public facts, with the rulebook's examples and real positions.
import { describe, expect, it } from 'vitest';
import { SPACE } from '$lib/protocol/spaces/eketorp';
import type { EketorpView } from '$lib/protocol/views';
import { at, muster } from './vikingIds';
import { hauls, outcome, quarrels, stakes, unseen } from './viewFacts';
import { bricksOf, castleOf, FIELDS, siegeField, siegeOf, sum, worth } from './pieces';
import { FIXTURES } from './testing/mountBoard';

const view = (name: string): EketorpView => (FIXTURES[name] as (typeof FIXTURES)[string]).view;

describe('a pair of cards', () => {
  const base = view('lay4siege');
  const siege = { ...base, field: siegeField(1, 1), attacker: 0, defender: 1 };

  it('in a siege won by two gives bricks, and the defender goes to 0 (EK-X.3)', () => {
    const defended = { ...siege, home: [0, 1, 0, 0] };
    expect(outcome(defended, 0, 5, 3)).toEqual({ by: 2, result: 'win', station: '0', spoils: 2 });
    expect(outcome(defended, 1, 3, 5)).toEqual({ by: -2, result: 'loss', station: '0', spoils: 2 });
  });

  it('carries a beaten besieger no step on (EK-4.9)', () => {
    const defended = { ...siege, home: [0, 1, 0, 0] };
    expect(outcome(defended, 0, 1, 5)).toEqual({ by: -4, result: 'loss', station: '3-4-5', spoils: 0 });
  });

  it('at a castle without a defender counts the besieger’s alone (EK-4.8)', () => {
    const empty = { ...siege, home: [0, 0, 0, 0] };
    expect(outcome(empty, 0, 4, 6)).toEqual({ by: 4, result: 'open', station: '', spoils: 4 });
    expect(outcome(empty, 1, 6, 4)).toEqual({ by: -4, result: 'open', station: '', spoils: 4 });
  });

  it('at a store sends the loser of a fight by two to 1-2 (EK-X.4)', () => {
    const fight = { ...base, field: 2, attacker: 0, defender: 1 };
    expect(outcome(fight, 0, 3, 5)).toEqual({ by: -2, result: 'loss', station: '1-2', spoils: 0 });
    expect(outcome(fight, 0, 4, 4)).toEqual({ by: 0, result: 'draw', station: '0', spoils: 0 });
  });
});

describe('fights to come', () => {
  it('hold all that one may begin', () => {
    for (const name of ['choose4', 'choose6']) {
      const { legal } = FIXTURES[name] as (typeof FIXTURES)[string];
      const fields = quarrels(view(name)).map(({ field }) => field);
      for (const action of legal) expect(fields).toContain(Math.floor((action - 26) / 6));
    }
  });

  it('begin with the present one', () => {
    expect(quarrels(view('lay4siege'))[0]).toMatchObject({ now: true, siege: true, field: view('lay4siege').field });
    expect(castleOf(view('lay4siege').field)).toBe(view('lay4siege').defender);
  });
});

describe('cards not seen', () => {
  it('are those in the deck, in closed hands and thrown away unseen', () => {
    for (const name of Object.keys(FIXTURES)) {
      const v = view(name);
      if (v.me < 0) continue;
      const closed = sum(v.held.filter((_, seat) => seat !== v.me && !v.open.includes(seat)));
      const thrown = sum([...v.thrown_first, ...v.thrown_late].filter((_, i) => i % v.players !== v.me));
      expect(sum(unseen(v)), name).toBe(v.deck + closed + thrown);
    }
  });
});

describe('vikings', () => {
  it('keep their names from one view to the next', () => {
    const before = view('plan4');
    const first = muster({}, before);
    const sent = {
      ...before,
      home: before.home.map((count, seat) => count - (seat === 0 ? 1 : 0)),
      out: before.out.map((out, seat) => (seat === 0 ? out.map((count, field) => count + (field === 3 ? 1 : 0)) : out)),
    };
    const then = muster(first, sent);
    expect(first[at(0, 'home')]).toContain(then[at(0, 3)]?.[0]);
    const names = Object.values(then).flat();
    expect(new Set(names).size).toBe(names.length);
    expect(muster(then, before)[at(0, 'home')]).toHaveLength(before.home[0] as number);
    expect(before.out[0]).toHaveLength(FIELDS);
  });
});

describe('a section', () => {
  it('is read from the ground up', () => {
    expect(bricksOf(0)).toEqual([]);
    expect(bricksOf((1 * 5 + 3) * 5 + 2)).toEqual([0, 2, 1]);
  });
});

describe('spoils', () => {
  it('are told for the best that any card can do, the dearest first', () => {
    const siege = view('lay4siege');
    const all = (siege.hands[siege.me] ?? []).map((card) => stakes(siege, card));
    expect(stakes(siege, -1)).toBe(Math.max(...all));
    const found = hauls(siege, 18);
    expect(found.map((one) => one.worth)).toEqual(found.map((one) => one.worth).toSorted((a, b) => b - a));
    for (const most of [0, 1, 2, 3]) expect(hauls(siege, most).every((one) => one.worth <= most)).toBe(true);
    expect(hauls(siege, 0)).toEqual([]);
  });

  it('are worth what may be taken when the siege is won', () => {
    const { view: won, legal } = FIXTURES.loot4 as (typeof FIXTURES)[string];
    const taken = SPACE.of(legal, 'loot').map(({ args }) => {
      const first = 2 * siegeOf(won.field);
      const top = (section: number, number: number): number[] =>
        number ? bricksOf(won.wall[won.defender]?.[section] ?? 0).slice(-number) : [];
      return worth([...top(first, args.left as number), ...top(first + 1, args.right as number)]);
    });
    const sorted = (numbers: number[]): number[] => [...new Set(numbers)].toSorted((a, b) => b - a);
    expect(sorted([0, ...hauls(won, won.damage).map((one) => one.worth)])).toEqual(sorted(taken));
  });
});
