// Diagrams for the rules of Highland Clans.
import type { Diagrams } from '../ruleDiagrams';
import BardTakesCubes from './ruleDiagrams/BardTakesCubes.svelte';
import BuildingCosts from './ruleDiagrams/BuildingCosts.svelte';
import ClanBoard from './ruleDiagrams/ClanBoard.svelte';
import HerdScoring from './ruleDiagrams/HerdScoring.svelte';
import LastTile from './ruleDiagrams/LastTile.svelte';
import EstatePrices from './ruleDiagrams/EstatePrices.svelte';
import CombatStrength from './ruleDiagrams/CombatStrength.svelte';

export const DIAGRAMS: Diagrams = {
  'HC-1.4': ClanBoard,
  'HC-4.7': BuildingCosts,
  'HC-4.11': BardTakesCubes,
  'HC-4.12': EstatePrices,
  'HC-5.3': CombatStrength,
  'HC-7.4': HerdScoring,
  'HC-8.1': LastTile,
};
