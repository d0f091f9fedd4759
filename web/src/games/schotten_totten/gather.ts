// The log of Schotten Totten: every step is a line; a card drawn, and a turn that ends, need no more than a glance.
import type { Telling } from '$lib/table/gather';

export const TELLING: Telling = {
  together: {},
  replaces: {},
  glance: ['st-log-pile', 'st-log-drawn', 'st-log-turn', 'st-log-under', 'st-log-done'],
};
