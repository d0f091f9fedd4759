// Where everything lies, in units of the drawing: boards round the Kingdom on a wide screen, rows on a phone.
import { ENTRIES, KINGDOM_SLOTS, PASTURE } from './pieces';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** A number and the box beside it that its pictures fill. */
export interface Store {
  readonly number: Point;
  readonly font: number;
  readonly box: Rect;
}

export interface ClanPlan {
  readonly seat: number;
  /** Which way the board faces: its outside slots look at the Kingdom. */
  readonly side: Side;
  readonly slot: number;
  readonly inside: readonly Point[];
  readonly outside: readonly Point[];
  readonly gates: readonly Point[];
  readonly pasture: Rect;
  readonly house: Rect;
  readonly thatch: Rect;
  readonly stones: readonly Rect[];
  readonly beams: readonly Rect[];
  readonly cattle: Store;
  readonly jewels: Store;
  readonly cells: Rect;
  /** Where what was won this round lies until the raids are over. */
  readonly won: Point;
  /** A single picture beside each number instead of all of them. */
  readonly brief: boolean;
  readonly plate: Rect | null;
}

export interface KingdomPlan {
  readonly ground: Rect;
  readonly name: Point;
  readonly twoLines: boolean;
  readonly slot: number;
  readonly slots: readonly Point[];
  readonly herd: Store;
  readonly track: Rect;
  readonly crags: readonly (Point & { readonly scale: number })[];
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly wide: boolean;
  readonly clans: readonly ClanPlan[];
  readonly kingdom: KingdomPlan;
}

type Side = 'n' | 's' | 'w' | 'e';

const WALL = 9;
const GAP = 10; // between Pasture and House
const THATCH = 9;

interface Shape {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
  readonly pitch: number;
  readonly slot: number;
  readonly back: number;
  readonly plate: Rect | null;
}

const depth = (slot: number, back: number): number => 2 * slot + 8 + WALL + 2 * slot + 16 + back;
const length = (pitch: number): number => ENTRIES * pitch + GAP;

/** A board whose entries run along u and whose outside is at v = 0. */
function clan(seat: number, shape: Shape): ClanPlan {
  const { x, y, side, pitch, slot, back, plate } = shape;
  const outer = 2 * slot + 8;
  const deep = depth(slot, back);
  const upright = side === 'w' || side === 'e';
  const point = (u: number, v: number): Point => {
    if (side === 'n') return { x: x + u, y: y + deep - v };
    if (side === 's') return { x: x + u, y: y + v };
    if (side === 'w') return { x: x + deep - v, y: y + u };
    return { x: x + v, y: y + u };
  };
  const area = (u: number, v: number, du: number, dv: number): Rect => between(point(u, v), point(u + du, v + dv));
  const centre = (i: number): number => pitch * (i + 0.5) + (i < PASTURE ? 0 : GAP);
  const along = (v: number): Point[] => Array.from({ length: ENTRIES }, (_, i) => point(centre(i), v));
  const doors = Array.from({ length: ENTRIES }, (_, i) => [centre(i) - slot * 0.6, centre(i) + slot * 0.6] as const);
  const house = PASTURE * pitch + GAP;
  const inner = outer + WALL + 2 * slot + 16;
  const herd = area(0, inner, PASTURE * pitch, back);
  const room = area(house, inner, 2 * pitch, back - THATCH);
  return {
    seat,
    side,
    slot,
    plate,
    inside: along(outer + WALL + slot + 7),
    outside: along(slot + 3),
    gates: along(outer + WALL / 2),
    pasture: area(0, outer + WALL / 2, PASTURE * pitch, deep - outer - WALL / 2),
    house: area(house, outer + WALL / 2, 2 * pitch, deep - outer - WALL / 2),
    thatch: area(house, deep - THATCH, 2 * pitch, THATCH),
    stones: dry(0, PASTURE * pitch, doors.slice(0, PASTURE)).map(([u, du]) => area(u, outer, du, WALL)),
    beams: timber(house, house + 2 * pitch, doors.slice(PASTURE)).map(([u, du]) => area(u, outer, du, WALL)),
    cattle: upright ? above(herd) : beside(herd),
    jewels: upright ? above(split(room, 0.5, true)[0]) : beside(split(room, 0.58, false)[0]),
    cells: upright ? split(room, 0.5, true)[1] : split(room, 0.58, false)[1],
    won: point(house - GAP / 2, deep - 15),
    brief: false,
  };
}

/** A board lying flat in a row: goods beside the slots, a plate above. */
function row(seat: number, y: number, width: number, own: boolean, slot: number): ClanPlan {
  const wall = 7;
  const head = 24;
  const step = 2 * slot + 8;
  const room = 2 * slot + 8;
  const goods = 54;
  const outer = 2 * slot + 5;
  const top = own ? y + head + outer + wall : y + head;
  const wallAt = own ? top - wall : top + room;
  const middle = top + room / 2;
  const scouts = own ? y + head + slot + 1 : wallAt + wall + slot + 4;
  const field = goods + PASTURE * step + 3;
  const house = field + 5;
  const centre = (i: number): number => (i < PASTURE ? goods + step * (i + 0.5) : house + 4 + step * (i - PASTURE + 0.5));
  const along = (at: number): Point[] => Array.from({ length: ENTRIES }, (_, i) => ({ x: centre(i), y: at }));
  const doors = Array.from({ length: ENTRIES }, (_, i) => [centre(i) - slot * 0.6, centre(i) + slot * 0.6] as const);
  const wallRect = ([u, du]: readonly [number, number]): Rect => ({ x: u, y: wallAt, width: du, height: wall });
  const rest = house + 4 + 2 * step + 2;
  return {
    seat,
    side: own ? 's' : 'n',
    slot,
    inside: along(middle),
    outside: along(scouts),
    gates: [],
    pasture: { x: 0, y: top, width: field, height: room },
    house: { x: house, y: top, width: width - house, height: room },
    thatch: { x: house, y: own ? top + room - 4 : top, width: width - house, height: 4 },
    stones: dry(0, field, doors.slice(0, PASTURE)).map(wallRect),
    beams: timber(house, width, doors.slice(PASTURE)).map(wallRect),
    cattle: { number: { x: 15, y: middle }, font: 24, box: { x: 24, y: top + 6, width: 29, height: room - 12 } },
    jewels: {
      number: { x: rest + 7, y: middle },
      font: 23,
      box: { x: rest + 15, y: top + 8, width: 20, height: room - 16 },
    },
    cells: { x: rest + 37, y: top + 2, width: width - rest - 39, height: room - 6 },
    won: { x: width, y: y + head / 2 - 1 },
    brief: true,
    plate: { x: 0, y, width, height: head - 2 },
  };
}

function between(a: Point, b: Point): Rect {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

const STONES = [15, 11, 18, 13, 16];

/** Field stones from one end to the other, none in a gate. */
function dry(from: number, to: number, gates: readonly (readonly [number, number])[]): [number, number][] {
  const found: [number, number][] = [];
  for (let at = from, i = 0; at < to - 3; i++) {
    const wide = Math.min(STONES[i % STONES.length] as number, to - at);
    if (!gates.some(([a, b]) => a < at + wide / 2 && at + wide / 2 < b)) found.push([at, wide - 1.6]);
    at += wide;
  }
  return found;
}

/** A beam, open at the doors. */
function timber(from: number, to: number, doors: readonly (readonly [number, number])[]): [number, number][] {
  const ends = [from, ...doors.flat(), to];
  return ends.flatMap((at, i): [number, number][] =>
    i % 2 === 0 && (ends[i + 1] as number) - at > 1 ? [[at, (ends[i + 1] as number) - at]] : [],
  );
}

const beside = (box: Rect): Store => ({
  number: { x: box.x + 28, y: box.y + box.height / 2 },
  font: 34,
  box: { x: box.x + 52, y: box.y + 5, width: box.width - 62, height: box.height - 10 },
});

const above = (box: Rect): Store => ({
  number: { x: box.x + box.width / 2, y: box.y + 28 },
  font: 34,
  box: { x: box.x + 12, y: box.y + 50, width: box.width - 22, height: Math.min(box.height - 58, 184) },
});

function split(box: Rect, share: number, upright: boolean): [Rect, Rect] {
  if (upright) {
    const first = box.height * share;
    return [
      { ...box, height: first },
      { ...box, y: box.y + first, height: box.height - first },
    ];
  }
  const first = box.width * share;
  return [
    { ...box, width: first },
    { ...box, x: box.x + first, width: box.width - first },
  ];
}

/** The Kingdom: name and crags above, herd and slots in the middle, the round track below. */
function kingdom(ground: Rect, slot: number): KingdomPlan {
  const { x, y, width, height } = ground;
  const right = x + width - slot - 26;
  const large = height > 220;
  const track = { x: x + 26, y: y + height - 42, width: width - (large ? 66 : 46), height: 28 };
  const middle = (y + 40 + track.y) / 2 + (large ? 24 : 0);
  const left = right - 2 * slot - 18;
  return {
    ground,
    name: { x: x + 26, y: y + 31 },
    twoLines: false,
    slot,
    slots: [left, right].map((at) => ({ x: at, y: middle - (large ? 0 : 10) })).slice(0, KINGDOM_SLOTS),
    herd: {
      number: { x: x + 44, y: middle + (large ? 0 : 4) },
      font: 36,
      box: large
        ? { x: x + 70, y: middle - 90, width: left - slot - 20 - x - 70, height: 180 }
        : { x: x + 74, y: y + 46, width: left - slot - 20 - x - 74, height: track.y - y - 54 },
    },
    track,
    crags:
      large
        ? [
            { x: x + width * 0.5, y: y + 24, scale: 1.9 },
            { x: x + width * 0.42, y: y + 55, scale: 1 },
            { x: x + width * 0.75, y: y + 51, scale: 1.1 },
            { x: x + 44, y: y + 63, scale: 0.75 },
          ]
        : [
            { x: x + 212, y: y + 12, scale: 0.8 },
            { x: x + 186, y: y + 26, scale: 0.45 },
          ],
  };
}

/** The Kingdom as a band across a phone. */
function band(ground: Rect, slot: number): KingdomPlan {
  const { x, y, width, height } = ground;
  const middle = y + (height - 30) / 2 + 2;
  const second = x + width - slot - 16;
  return {
    ground,
    name: { x: x + 16, y: middle - 3 },
    twoLines: true,
    slot,
    slots: [second - 2 * slot - 12, second].map((at) => ({ x: at, y: middle })),
    herd: {
      number: { x: x + 112, y: middle },
      font: 25,
      box: { x: x + 134, y: y + 8, width: second - 3 * slot - 24 - x - 134, height: height - 44 },
    },
    track: { x: x + 14, y: y + height - 29, width: width - 28, height: 22 },
    crags: [],
  };
}

const NAME = 44; // the height of a name plate

/** Boards round the Kingdom, `seats` clockwise, the watcher's first and at the bottom, with a name if he only looks on. */
export function wide(seats: readonly number[], aspect: number, named: boolean): Plan {
  const width = 1072;
  const foot = named ? NAME : 0;
  const height = Math.min(720, Math.max(612 + foot, width / aspect));
  const spare = height - 612 - foot;
  const [own, ...rest] = seats as [number, ...number[]];
  const duel = rest.length === 1;
  const pitch = duel ? 152 : 88;
  const slot = duel ? 29 : 26;
  const back = (duel ? 58 : 66) + spare * 0.25;
  const left = (width - length(pitch)) / 2;
  const deep = depth(slot, back);
  const bottom = height - foot - deep;
  const label = { x: left, y: height - NAME + 4, width: length(pitch), height: NAME - 4 };
  const south = clan(own, { x: left, y: bottom, side: 's', pitch, slot, back, plate: named ? label : null });
  const top = rest.length === 2 ? 0 : NAME + deep + 6;
  const ground = { x: left, y: top, width: length(pitch), height: bottom - 6 - top };
  const sides = rest.map((seat, i) => {
    const side = (['w', 'n', 'e'] as const)[duel ? 1 : rest.length === 2 && i === 1 ? 2 : i] as Side;
    if (side === 'n') {
      const plate = { x: left, y: 0, width: length(pitch), height: NAME - 4 };
      return clan(seat, { x: left, y: NAME, side, pitch, slot, back, plate });
    }
    const step = 98 + spare * 0.14;
    const wing = depth(29, 132);
    const x = side === 'w' ? 0 : width - wing;
    const shift = Math.max(NAME + 8, (height - foot - length(step)) / 2 + 14);
    const plate = { x, y: shift - NAME - 6, width: wing, height: NAME - 4 };
    return clan(seat, { x, y: shift, side, pitch: step, slot: 29, back: 132, plate });
  });
  return { width, height, wide: true, clans: [...sides, south], kingdom: kingdom(ground, 29) };
}

export const WIDE_SLOT = 29;
export const ROW_SLOT = 19;
const ROW = 24 + (2 * ROW_SLOT + 8) + 7 + (2 * ROW_SLOT + 5);

/** Rows for a phone: the others from one's own left, the Kingdom, oneself. */
export function rows(seats: readonly number[], aspect: number): Plan {
  const width = 374;
  const [own, ...rest] = seats as [number, ...number[]];
  if (rest.length === 1) return duel(own, rest[0] as number, width, width / aspect);
  const least = seats.length * (ROW + 5) + 100;
  const height = Math.max(least, Math.min(width / aspect, least + 130));
  const air = (height - least) / (seats.length + 1);
  const tall = 92 + air;
  const clans = rest.map((seat, i) => row(seat, i * (ROW + 5 + air), width, false, ROW_SLOT));
  const ground = { x: 0, y: rest.length * (ROW + 5 + air), width, height: tall };
  clans.push(row(own, ground.y + tall + 8 + air / 2, width, true, ROW_SLOT));
  return { width, height, wide: false, clans, kingdom: band(ground, ROW_SLOT) };
}

/** Two on a phone: there is room for whole boards. */
function duel(own: number, other: number, width: number, wanted: number): Plan {
  const pitch = (width - GAP) / ENTRIES;
  const slot = 25;
  const head = 26;
  const least = 2 * (head + depth(slot, 48)) + 96 + 12;
  const height = Math.max(least, Math.min(wanted, least + 110));
  const spare = height - least;
  const back = 48 + spare * 0.3;
  const deep = depth(slot, back);
  const ground = { x: 0, y: head + deep + 6, width, height: height - 2 * (head + deep) - 12 };
  const lower = height - head - deep;
  return {
    width,
    height,
    wide: false,
    kingdom: band(ground, 23),
    clans: [
      clan(other, { x: 0, y: head, side: 'n', pitch, slot, back, plate: { x: 0, y: 0, width, height: head - 4 } }),
      clan(own, { x: 0, y: lower, side: 's', pitch, slot, back, plate: { x: 0, y: height - head + 4, width, height: head - 4 } }),
    ],
  };
}

const TOUCH = 44; // pixels

/** Slots are touched with some margin, as far as there is room. */
export const reach = ({ wide }: Plan, slot: number): number => 2 * slot + (wide ? 4 : 8);

/** The plan that makes slots larger in a field of this size. */
export function planFor(
  seats: readonly number[],
  width: number,
  height: number,
  named: boolean,
): { plan: Plan; unit: number } {
  if (!width || !height) return { plan: wide(seats, 1.7, named), unit: 1 };
  const made = [wide(seats, width / height, named), rows(seats, width / height)].map((plan) => ({
    plan,
    unit: Math.min(width / plan.width, height / plan.height),
  })) as [{ plan: Plan; unit: number }, { plan: Plan; unit: number }];
  const [table, phone] = made;
  if (table.unit * WIDE_SLOT >= phone.unit * ROW_SLOT) return table;
  // On a low phone slots stay large enough for a thumb, and the field scrolls.
  const thumb = TOUCH / reach(phone.plan, Math.min(...phone.plan.clans.map(({ slot }) => slot), phone.plan.kingdom.slot));
  return { plan: phone.plan, unit: Math.max(phone.unit, Math.min(width / phone.plan.width, thumb)) };
}
