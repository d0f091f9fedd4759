// Keeps focus on the table when the focused element disappears with a move.

/** After each change, if focus was inside and is lost, focus what `next` returns. */
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
