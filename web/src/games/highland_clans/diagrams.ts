// Diagrams for the rules of Highland Clans.
import type { Diagrams } from '../diagrams';
import Bard from './rulebook/Bard.svelte';
import Builds from './rulebook/Builds.svelte';
import ClanBoard from './rulebook/ClanBoard.svelte';
import Herd from './rulebook/Herd.svelte';
import LastTile from './rulebook/LastTile.svelte';
import Pays from './rulebook/Pays.svelte';
import Strength from './rulebook/Strength.svelte';

export const DIAGRAMS: Diagrams = {
  'HC-1.4': ClanBoard,
  'HC-4.7': Builds,
  'HC-4.11': Bard,
  'HC-4.12': Pays,
  'HC-5.3': Strength,
  'HC-7.4': Herd,
  'HC-8.1': LastTile,
};
