// Diagrams for the rules of Eketorp.
import type { Diagrams } from '../diagrams';
import BrickValues from './rulebook/BrickValues.svelte';
import CardsChange from './rulebook/CardsChange.svelte';
import Contested from './rulebook/Contested.svelte';
import Damage from './rulebook/Damage.svelte';
import OneCastle from './rulebook/OneCastle.svelte';
import Spoils from './rulebook/Spoils.svelte';
import Stations from './rulebook/Stations.svelte';

export const DIAGRAMS: Diagrams = {
  'EK-1.1': OneCastle,
  'EK-1.2': BrickValues,
  'EK-4.1': Contested,
  'EK-4.6': Damage,
  'EK-4.7': CardsChange,
  'EK-4.10': Spoils,
  'EK-6.1': Stations,
};
