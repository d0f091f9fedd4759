// Keeps the keyboard at the table when the thing that had the focus goes away with a move.

/** After each change: if the focus was inside and is lost, it goes to what `next` finds. */
export function keepFocus(
  changed: () => unknown,
  root: () => HTMLElement | undefined,
  next: (root: HTMLElement) => HTMLElement | null,
): void {
  let inside = false;
  $effect.pre(() => {
    changed();
    inside = root()?.contains(document.activeElement) ?? false;
  });
  $effect(() => {
    changed();
    const here = root();
    if (inside && here && !here.contains(document.activeElement)) next(here)?.focus();
  });
}
