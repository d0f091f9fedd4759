// Diagrams for the rules of Schotten Totten.
import type { Diagrams } from '../diagrams';
import Elite from './rulebook/Elite.svelte';
import Formations from './rulebook/Formations.svelte';
import Proof from './rulebook/Proof.svelte';
import Sides from './rulebook/Sides.svelte';
import Victory from './rulebook/Victory.svelte';

export const DIAGRAMS: Diagrams = {
  'ST-3.3': Sides,
  'ST-4.1': Formations,
  'ST-5.3': Proof,
  'ST-6.1': Victory,
  'ST-7.3': Elite,
};
