import { createDecodeLimit } from './decode-limit.service';

/** Work that ends when the test opens its gate. */
function gate() {
  let open: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (open = resolve));
  return { open, work: () => closed };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('work with limited slots', () => {
  it('has at most as much going as there are slots, in the order it came', async () => {
    const limited = createDecodeLimit({ slots: 2, maxWaiting: 10 });
    const begun: string[] = [];
    const gates = { one: gate(), two: gate(), whole: gate(), last: gate() };
    const run = (name: keyof typeof gates, slots: number) =>
      limited(slots, () => {
        begun.push(name);
        return gates[name].work();
      });
    const all = [run('one', 1), run('two', 1), run('whole', 2), run('last', 1)];
    await settled();
    expect(begun).toEqual(['one', 'two']);
    gates.one.open();
    await settled();
    expect(begun).toEqual(['one', 'two']);
    gates.two.open();
    await settled();
    expect(begun).toEqual(['one', 'two', 'whole']);
    gates.whole.open();
    gates.last.open();
    await Promise.all(all);
    expect(begun).toEqual(['one', 'two', 'whole', 'last']);
  });

  it('gives its slot back when it fails, and sends away who comes when too many wait', async () => {
    const limited = createDecodeLimit({ slots: 1, maxWaiting: 1 });
    await expect(limited(1, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const first = gate();
    const running = limited(1, first.work);
    const waiting = limited(1, async () => 'done');
    await expect(limited(1, async () => 'too late')).rejects.toMatchObject({ code: 'SYSTEM.BUSY' });
    first.open();
    await running;
    expect(await waiting).toBe('done');
  });
});
