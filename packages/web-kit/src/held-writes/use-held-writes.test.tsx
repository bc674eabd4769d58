import { act, renderHook } from '@testing-library/react';
import { useHeldWrites } from './use-held-writes';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function hold(...ids: string[]) {
  const sent: string[] = [];
  const hook = renderHook(() => useHeldWrites());
  for (const id of ids) act(() => hook.result.current.hold(id, async () => void sent.push(id)));
  return { ...hook, sent };
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('a write that can be undone', () => {
  it('is sent after ten seconds, and is held until then', async () => {
    const { result, sent } = hold('one');
    await pass(9_999);
    expect(result.current.isHeld('one')).toBe(true);
    expect(sent).toEqual([]);
    await pass(1);
    expect(result.current.isHeld('one')).toBe(false);
    expect(sent).toEqual(['one']);
  });

  it('is never sent once it is undone, and others are', async () => {
    const { result, sent } = hold('one', 'two');
    act(() => result.current.undo('one'));
    expect([result.current.isHeld('one'), result.current.isHeld('two')]).toEqual([false, true]);
    await pass(60_000);
    expect(sent).toEqual(['two']);
  });

  it('is sent once, at once, when its page is left', async () => {
    const { unmount, sent } = hold('one');
    unmount();
    expect(sent).toEqual(['one']);
    await pass(60_000);
    expect(sent).toEqual(['one']);
  });

  it('is sent when the tab is hidden', async () => {
    const { sent } = hold('one');
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(sent).toEqual(['one']);
  });

  it('is sent before the tab is closed, which asks first', async () => {
    const listen = jest.spyOn(window, 'addEventListener');
    const { sent } = hold('one');
    const [, onClose] = listen.mock.calls.find(([type]) => type === 'beforeunload') ?? [];
    const close = async () => {
      const closing = new Event('beforeunload', { cancelable: true });
      // Sent to the window it would reach listeners of others too.
      await act(async () => (onClose as EventListener)(closing));
      return closing.defaultPrevented;
    };
    expect(await close()).toBe(true);
    expect(sent).toEqual(['one']);
    expect(await close()).toBe(false);
  });
});
