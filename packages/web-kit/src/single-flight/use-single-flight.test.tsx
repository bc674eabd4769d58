import { renderHook } from '@testing-library/react';
import { useSingleFlight } from './use-single-flight';

interface Sent {
  readonly what: string;
  readonly succeed: () => void;
  readonly fail: () => void;
}

function setUp(keyOf?: (what: string) => string) {
  const sent: Sent[] = [];
  const send = (what: string) =>
    new Promise<void>((resolve, reject) => {
      sent.push({ what, succeed: resolve, fail: () => reject(new Error('refused')) });
    });
  const { result, rerender } = renderHook(() => useSingleFlight(send, keyOf));
  return { sent, rerender, sendOnce: (what: string) => result.current(what) };
}

describe('work behind useSingleFlight', () => {
  it('happens once when it is asked for twice in the same moment, and again when that is done', async () => {
    const { sent, sendOnce, rerender } = setUp();
    const first = sendOnce('form');
    await sendOnce('form');
    rerender();
    await sendOnce('form');
    expect(sent).toHaveLength(1);
    sent[0]?.succeed();
    await first;
    void sendOnce('form');
    expect(sent).toHaveLength(2);
  });

  it('may be tried again after it failed, and tells why it did', async () => {
    const { sent, sendOnce } = setUp();
    const first = sendOnce('form');
    sent[0]?.fail();
    await expect(first).rejects.toThrow('refused');
    void sendOnce('form');
    expect(sent).toHaveLength(2);
  });

  it('goes on beside things of another key', () => {
    const { sent, sendOnce } = setUp((what) => what);
    void sendOnce('one');
    void sendOnce('other');
    void sendOnce('one');
    expect(sent.map(({ what }) => what)).toEqual(['one', 'other']);
  });
});
