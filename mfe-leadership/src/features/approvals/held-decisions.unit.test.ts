import type { Approval } from './approval';
import { createHeldDecisions, type Decision } from './held-decisions';

const item = (_id: string): Approval => ({ _id, kind: 'skills', title: _id, facts: [], since: '', details: null });
const decisionOn = (...ids: string[]): Decision => ({ items: ids.map(item), reason: undefined });
const idsOf = (items: readonly Approval[]) => items.map(({ _id }) => _id);

let sent: Decision[];
let settle: () => void;
const held = () =>
  createHeldDecisions({
    delayMs: 10_000,
    onChange: () => undefined,
    send: (decision) => {
      sent.push(decision);
      return new Promise((resolve) => (settle = resolve));
    },
  });

beforeEach(() => {
  sent = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('held decisions', () => {
  it('are sent ten seconds later, and count as decided until it is known how that went', async () => {
    const decisions = held();
    decisions.hold(decisionOn('a'));
    jest.advanceTimersByTime(9_999);
    expect(sent).toEqual([]);
    expect(decisions.undoable()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(sent).toEqual([decisionOn('a')]);
    expect(decisions.undoable()).toEqual([]);
    expect(idsOf(decisions.items())).toEqual(['a']);
    settle();
    await jest.advanceTimersByTimeAsync(0);
    expect(decisions.items()).toEqual([]);
  });

  it('are undone, the latest first, and then never sent', () => {
    const decisions = held();
    decisions.hold(decisionOn('a'));
    decisions.hold(decisionOn('b', 'c'));
    expect(idsOf(decisions.undo()?.items ?? [])).toEqual(['b', 'c']);
    expect(idsOf(decisions.items())).toEqual(['a']);
    decisions.undo();
    expect(decisions.undo()).toBeUndefined();
    jest.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
  });

  it('are sent at once on request, and only once', () => {
    const decisions = held();
    decisions.hold(decisionOn('a'));
    decisions.hold(decisionOn('b'));
    decisions.sendAll();
    decisions.sendAll();
    jest.advanceTimersByTime(60_000);
    expect(sent).toEqual([decisionOn('a'), decisionOn('b')]);
  });
});
