// The colours of a tile: its border by meaning, sky and land by sort; and the position of its scene.
import type { Colour, Edge, Sort } from '../tiles';

export const BORDERS: Readonly<Record<Colour, { plain: string; deep: string; mark: string }>> = {
  grey: { plain: '#7f796f', deep: '#4b463e', mark: 'M-4.5 .5L0-4.500L4.5 .5H3V4.500H-3V.5z' },
  green: { plain: '#3b8a57', deep: '#205238', mark: 'M-4 4.500C-5-2 0-5 5-5C5 1 2 5-3 3.500L-4 5z' },
  yellow: {
    plain: '#ead35e',
    deep: '#6f5406',
    mark: 'M-4.8 3.400L.2-1.600L1.8 0L-3.2 5zM5.5-.8L3.4 1.600L-2-3.800L.4-5.900z',
  },
  brown: {
    plain: '#8a5a33',
    deep: '#4d2d12',
    mark: 'M0-5L1.5-1.700L5-1.400L2.4 1L3.2 4.600L0 2.700L-3.2 4.600L-2.4 1L-5-1.400L-1.5-1.700z',
  },
  blue: {
    plain: '#2f6ea8',
    deep: '#183f66',
    mark: 'M-5-1.500Q-2.5-4 0-1.500T5-1.500V.3Q2.5 2.5 0 .3T-5 .3zM-5 2.500Q-2.5 0 0 2.500T5 2.500V4Q2.5 6 0 4T-5 4z',
  },
};

export const GROUNDS: Readonly<Record<Sort, readonly [sky: string, land: string]>> = {
  village: ['#f3ead7', '#e3dcbd'],
  castle: ['#ece7dc', '#d5d2c0'],
  forest: ['#eaf0df', '#c9dabb'],
  quarry: ['#efeae0', '#d8d1c2'],
  grain: ['#f8efd2', '#edd795'],
  pasture: ['#edf2df', '#cfdfb4'],
  meadow: ['#eef4e3', '#d3e4bd'],
  distillery: ['#f5ead2', '#e2d3ac'],
  fair: ['#f7ead8', '#e6d6b4'],
  butcher: ['#f6e6db', '#e6cdb9'],
  tavern: ['#f4e5cf', '#e2cba6'],
  bridge: ['#e9eee9', '#c8d8c2'],
  grocer: ['#f6ecd6', '#e5d3ac'],
  loch: ['#e3edf1', '#bdd3b8'],
  abbey: ['#f5eed8', '#dbd9b4'],
};

const BY_EDGE: Readonly<Record<Edge, readonly [number, number, number]>> = {
  plain: [50, 44, 1.08],
  road: [50, 38, 0.96],
  river: [64, 42, 0.97],
  both: [64, 37, 0.88],
};

/** The centre and the size of a scene on a tile. */
export function stand(sort: Sort, edge: Edge): readonly [number, number, number] {
  if (sort === 'bridge') return [46, 50, 1.12];
  if (sort === 'loch') return [56, 44, 1.06];
  const [x, y, k] = BY_EDGE[edge];
  return sort === 'grain' ? [x, y + 1, k * 1.14] : [x, y, k];
}
