// Small pictures beside the rules: a game's folder names its own in diagrams.ts, and they come when its rules are read.
import type { Component } from 'svelte';
import { folder } from './index';

/** By the number of the rule that a picture stands beside. */
export type Diagrams = Readonly<Record<string, Component>>;

const files = import.meta.glob<{ DIAGRAMS: Diagrams }>('./*/diagrams.ts');

/** The pictures of a game; none where they cannot be had, for rules can be read without. */
export async function diagramsOf(key: string): Promise<Diagrams> {
  const load = files[`./${folder(key)}/diagrams.ts`];
  if (!load) return {};
  return load().then(
    ({ DIAGRAMS }) => DIAGRAMS,
    () => ({}),
  );
}
