// Diagrams for the rules of Eketorp.
import type { Diagrams } from '../ruleDiagrams';
import BrickValues from './ruleDiagrams/BrickValues.svelte';
import CardsChangeOwners from './ruleDiagrams/CardsChangeOwners.svelte';
import ContestedStores from './ruleDiagrams/ContestedStores.svelte';
import FightDamage from './ruleDiagrams/FightDamage.svelte';
import CastleAndSiegeFields from './ruleDiagrams/CastleAndSiegeFields.svelte';
import SiegeDamage from './ruleDiagrams/SiegeDamage.svelte';
import HospitalStations from './ruleDiagrams/HospitalStations.svelte';

export const DIAGRAMS: Diagrams = {
  'EK-1.1': CastleAndSiegeFields,
  'EK-1.2': BrickValues,
  'EK-4.1': ContestedStores,
  'EK-4.6': FightDamage,
  'EK-4.7': CardsChangeOwners,
  'EK-4.10': SiegeDamage,
  'EK-6.1': HospitalStations,
};
