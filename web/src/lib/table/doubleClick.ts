// Ignores the second click of a double click if its target has only just appeared under the pointer.

/** How long a target must be on the screen, in milliseconds, before a second click on it counts as deliberate. */
export const DOUBLE_CLICK_MS = 400;

type Labels = Map<Element, string>;

const label = (one: Element): string => `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`;
const pressed = (event: Event): Element | null => (event.target as Element | null)?.closest('button') ?? null;

/** Remembers the buttons at the last click, and when the question last changed. */
export class DoubleClickGuard {
  private asked: unknown;
  private changed = -Infinity;
  private clicked = -Infinity;
  private then: { asked: unknown; labels: Labels } = { asked: undefined, labels: new Map() };

  /** Report a new question. */
  ask(what: unknown): void {
    this.asked = what;
    this.changed = performance.now();
  }

  /** Tell whether a click counts. If it does, remember the buttons of `place`. */
  click(event: MouseEvent, place: Element): boolean {
    const now = performance.now();
    if (event.detail > 1 && now - this.came(pressed(event)) < DOUBLE_CLICK_MS) return false;
    this.clicked = now;
    this.then = {
      asked: this.asked,
      labels: new Map([...place.querySelectorAll('button')].map((one) => [one, label(one)])),
    };
    return true;
  }

  /** Return when the target appeared, if that was after the previous click. */
  private came(thing: Element | null): number {
    if (this.then.asked !== this.asked) return this.changed;
    const there = thing === null || this.then.labels.get(thing) === label(thing);
    return there ? -Infinity : this.clicked;
  }
}
