// Diagrams for the rules of Schotten Totten.
import type { Diagrams } from '../ruleDiagrams';
import EliteTroops from './ruleDiagrams/EliteTroops.svelte';
import Formations from './ruleDiagrams/Formations.svelte';
import ProvenClaim from './ruleDiagrams/ProvenClaim.svelte';
import StoneSides from './ruleDiagrams/StoneSides.svelte';
import WaysToWin from './ruleDiagrams/WaysToWin.svelte';

export const DIAGRAMS: Diagrams = {
  'ST-3.3': StoneSides,
  'ST-4.1': Formations,
  'ST-5.3': ProvenClaim,
  'ST-6.1': WaysToWin,
  'ST-7.3': EliteTroops,
};
