// Small diagrams next to the rules. A game's folder lists its own in ruleDiagrams.ts, which is loaded with the rules.
import type { Component } from 'svelte';
import { folder } from './index';

/** By the id of the rule that the diagram illustrates. */
export type Diagrams = Readonly<Record<string, Component>>;

const files = import.meta.glob<{ DIAGRAMS: Diagrams }>('./*/ruleDiagrams.ts');

/** Load the diagrams of a game. If that fails, return none, because the rules are readable without them. */
export async function diagramsOf(key: string): Promise<Diagrams> {
  const load = files[`./${folder(key)}/ruleDiagrams.ts`];
  if (!load) return {};
  return load().then(
    ({ DIAGRAMS }) => DIAGRAMS,
    () => ({}),
  );
}
