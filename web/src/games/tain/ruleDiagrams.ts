// Diagrams for the rules of Táin.
import type { Diagrams } from '../ruleDiagrams';
import KingdomSlots from './ruleDiagrams/KingdomSlots.svelte';
import FinalPoints from './ruleDiagrams/FinalPoints.svelte';
import ScoutsAgainstGuards from './ruleDiagrams/ScoutsAgainstGuards.svelte';
import ClanTokens from './ruleDiagrams/ClanTokens.svelte';

export const DIAGRAMS: Diagrams = {
  'TA-1.2': ClanTokens,
  'TA-4.3': KingdomSlots,
  'TA-4.4': ScoutsAgainstGuards,
  'TA-7.3': FinalPoints,
};
