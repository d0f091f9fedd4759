// A clan's whole board, facing the Kingdom from any side of the table.
import { ENTRIES, PASTURE } from '../pieces';
import type { ClanPlan, Point, Rect, Side } from './layoutTypes';
import { above, beside, between, dry, split, timber } from './walls';

const WALL = 9;
export const GAP = 10; // between Pasture and House
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

export const depth = (slot: number, back: number): number => 2 * slot + 8 + WALL + 2 * slot + 16 + back;
export const length = (pitch: number): number => ENTRIES * pitch + GAP;

/** Lay out a board whose entries run along u and whose outside is at v = 0. */
export function clan(seat: number, shape: Shape): ClanPlan {
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
