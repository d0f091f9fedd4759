// Diagrams for the rules of Táin.
import type { Diagrams } from '../diagrams';
import Kingdom from './rulebook/Kingdom.svelte';
import Points from './rulebook/Points.svelte';
import Raids from './rulebook/Raids.svelte';
import Tokens from './rulebook/Tokens.svelte';

export const DIAGRAMS: Diagrams = {
  'TA-1.2': Tokens,
  'TA-4.3': Kingdom,
  'TA-4.4': Raids,
  'TA-7.3': Points,
};
