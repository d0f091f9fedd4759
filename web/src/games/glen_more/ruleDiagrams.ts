// Diagrams for the rules of Glen More.
import type { Diagrams } from '../ruleDiagrams';
import CompareWithLast from './ruleDiagrams/CompareWithLast.svelte';
import ActivatedNeighbours from './ruleDiagrams/ActivatedNeighbours.svelte';
import LastFigureMoves from './ruleDiagrams/LastFigureMoves.svelte';
import BrownTileDeals from './ruleDiagrams/BrownTileDeals.svelte';
import MatchingEdges from './ruleDiagrams/MatchingEdges.svelte';
import TileStacks from './ruleDiagrams/TileStacks.svelte';
import WarehouseRow from './ruleDiagrams/WarehouseRow.svelte';
import MemberMoves from './ruleDiagrams/MemberMoves.svelte';

export const DIAGRAMS: Diagrams = {
  'GM-1.1': TileStacks,
  'GM-3.3': LastFigureMoves,
  'GM-4.4': WarehouseRow,
  'GM-5.3': MatchingEdges,
  'GM-6.2': ActivatedNeighbours,
  'GM-6.5': BrownTileDeals,
  'GM-7.1': MemberMoves,
  'GM-8.2': CompareWithLast,
};
