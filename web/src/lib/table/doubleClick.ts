// Clicks that were guard: the second one of a double click answers nothing that has only just come under the pointer.

/** How long something has to be on the screen, in milliseconds, before anybody can mean it. */
export const DOUBLE_CLICK_MS = 400;

type Labels = Map<Element, string>;

const label = (one: Element): string => `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`;
const pressed = (event: Event): Element | null => (event.target as Element | null)?.closest('button') ?? null;

/** What was on the screen at the last click, and when what is asked has last changed. */
export class DoubleClickGuard {
  private asked: unknown;
  private changed = -Infinity;
  private clicked = -Infinity;
  private then: { asked: unknown; labels: Labels } = { asked: undefined, labels: new Map() };

  /** Something else is asked from now on. */
  ask(what: unknown): void {
    this.asked = what;
    this.changed = performance.now();
  }

  /** Whether a click on something in a place may count; if so, it is remembered what stood there. */
  click(event: MouseEvent, place: Element): boolean {
    const now = performance.now();
    if (event.detail > 1 && now - this.came(pressed(event)) < DOUBLE_CLICK_MS) return false;
    this.clicked = now;
    this.then = { asked: this.asked, labels: new Map([...place.querySelectorAll('button')].map((one) => [one, label(one)])) };
    return true;
  }

  /** When something has come, if it was not there at the click before. */
  private came(thing: Element | null): number {
    if (this.then.asked !== this.asked) return this.changed;
    const there = thing === null || this.then.labels.get(thing) === label(thing);
    return there ? -Infinity : this.clicked;
  }
}
