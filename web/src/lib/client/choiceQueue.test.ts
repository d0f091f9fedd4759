import { beforeEach, describe, expect, it } from 'vitest';
import { Choices, type Choice } from './choiceQueue';
import type { FullPosition, Snapshot } from './tableCopy';

interface Sending {
  readonly choice: Choice;
  readonly step: number;
  readonly answer: (n: number | null) => Promise<void>;
}

let sent: Sending[];
let late: Choice[];
let choices: Choices;
let n: number;

const act = (action: number): Choice => ({ do: 'act', action });
const take = (action: number): Choice => ({ do: 'take', action });
const UNDO: Choice = { do: 'undo' };
const made = (): Choice[] => sent.map(({ choice }) => choice);
const answer = (number: number | null): Promise<void> => (sent.at(-1) as Sending).answer(number);

/** Show the next frame: a new position with these legal actions. */
function show(step: number, legal: readonly number[], over: Partial<FullPosition> = {}): void {
  n += 1;
  const position = { step, legal, draft: [], removals: [], undo: false, ...over } as unknown as FullPosition;
  choices.update({ n, position } as unknown as Snapshot);
}

beforeEach(() => {
  [sent, late, n] = [[], [], 6];
  choices = new Choices({
    send: (choice, step) =>
      new Promise((done) => {
        const settled = async (number: number | null): Promise<void> => {
          done(number);
          await Promise.resolve().then(() => undefined);
        };
        sent.push({ choice, step, answer: settled });
      }),
    late: (choice) => void late.push(choice),
  });
  show(1, [3, 4, 5]);
});

describe('a choice', () => {
  it('is sent at once, with the step that is shown', () => {
    choices.choose(act(3));
    expect(sent).toMatchObject([{ choice: act(3), step: 1 }]);
  });

  it('that follows quickly is sent when the first is done and seen, with the new step', async () => {
    choices.choose(act(3));
    choices.choose(act(4));
    await answer(8);
    expect(made()).toEqual([act(3)]);
    show(2, [4]);
    expect(sent).toMatchObject([{ choice: act(3) }, { choice: act(4), step: 2 }]);
    expect(late).toEqual([]);
  });

  it('waits for the acknowledgement too where the frame comes first', async () => {
    choices.choose(act(3));
    choices.choose(act(4));
    show(2, [4]);
    expect(made()).toEqual([act(3)]);
    await answer(8);
    expect(made()).toEqual([act(3), act(4)]);
  });

  it('does not take another frame for the outcome', async () => {
    choices.choose(act(3));
    choices.choose(act(4));
    show(1, [3, 4, 5]);
    await answer(9);
    expect(made()).toEqual([act(3)]);
    show(2, [4]);
    expect(made()).toEqual([act(3), act(4)]);
  });

  it('that is no longer possible is not sent, and not lost without a word', async () => {
    choices.choose(act(3));
    choices.choose(act(4));
    choices.choose(act(5));
    await answer(8);
    show(2, [5]);
    expect(made()).toEqual([act(3)]);
    expect(late).toEqual([act(4)]);
    show(3, [5]);
    expect(made()).toEqual([act(3)]);
  });

  it('does not follow one that was refused', async () => {
    choices.choose(act(3));
    choices.choose(act(4));
    await answer(null);
    expect(made()).toEqual([act(3)]);
    choices.choose(act(5));
    expect(made()).toEqual([act(3), act(5)]);
  });

  it('made twice is meant once, whether it could be made again or not', async () => {
    choices.choose(act(3));
    choices.choose(act(3));
    choices.choose(act(4));
    await answer(8);
    show(2, [3, 4]);
    expect(made()).toEqual([act(3), act(4)]);
    choices.choose(act(4));
    await answer(9);
    show(3, []);
    expect(made()).toEqual([act(3), act(4)]);
    expect(late).toEqual([]);
  });

  it('made twice in a sealed plan is meant twice, forth and back', async () => {
    choices.choose(act(3));
    choices.choose(act(3));
    await answer(7);
    show(1, [3], { draft: [3], removals: [3] });
    expect(made()).toEqual([act(3), act(3)]);
    choices.choose(take(3));
    choices.choose(take(3));
    await answer(7);
    show(1, [3], { draft: [3, 3], removals: [3] });
    await answer(7);
    show(1, [3], { draft: [3], removals: [3] });
    expect(made()).toEqual([act(3), act(3), take(3), take(3)]);
    expect(late).toEqual([]);
  });

  it('to take a move back follows the move', async () => {
    choices.choose(act(3));
    choices.choose(UNDO);
    await answer(8);
    show(2, [], { undo: true });
    expect(made()).toEqual([act(3), UNDO]);
  });

  it('waits as long as the line is down, and is sent once', async () => {
    choices.choose(act(3));
    choices.choose(act(4));
    show(1, [3, 4, 5]); // the socket has reconnected and received everything again
    expect(made()).toEqual([act(3)]);
    await answer(8);
    show(2, [4]);
    show(2, [4]);
    await answer(10);
    show(3, []);
    expect(made()).toEqual([act(3), act(4)]);
  });
});
