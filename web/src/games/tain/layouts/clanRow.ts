// A clan's board as a row on a phone.
import { ENTRIES, PASTURE } from '../pieces';
import type { ClanPlan, Point, Rect } from './layoutTypes';
import { dry, timber } from './walls';

/** Lay out a flat board in a row: goods beside the slots, a plate above. */
export function row(seat: number, y: number, width: number, own: boolean, slot: number): ClanPlan {
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
  const centre = (i: number): number =>
    i < PASTURE ? goods + step * (i + 0.5) : house + 4 + step * (i - PASTURE + 0.5);
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
