// Diagrams for the rules of Glen More.
import type { Diagrams } from '../diagrams';
import Ahead from './rulebook/Ahead.svelte';
import Around from './rulebook/Around.svelte';
import Chain from './rulebook/Chain.svelte';
import Deals from './rulebook/Deals.svelte';
import Edges from './rulebook/Edges.svelte';
import Stacks from './rulebook/Stacks.svelte';
import Trade from './rulebook/Trade.svelte';
import Walk from './rulebook/Walk.svelte';

export const DIAGRAMS: Diagrams = {
  'GM-1.1': Stacks,
  'GM-3.3': Chain,
  'GM-4.4': Trade,
  'GM-5.3': Edges,
  'GM-6.2': Around,
  'GM-6.5': Deals,
  'GM-7.1': Walk,
  'GM-8.2': Ahead,
};
