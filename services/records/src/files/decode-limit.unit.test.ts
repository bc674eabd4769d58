import { createDecodeLimit } from './decode-limit.service';

/** Work that ends when the test opens its gate. */
function gate() {
  let open: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (open = resolve));
  return { open, work: () => closed };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('what limits decoding', () => {
  it('runs one piece of work at a time, in the order it came', async () => {
    const limited = createDecodeLimit({ maxWaiting: 10 });
    const begun: string[] = [];
    const gates = { first: gate(), second: gate() };
    const run = (name: keyof typeof gates) =>
      limited(() => {
        begun.push(name);
        return gates[name].work();
      });
    const all = [run('first'), run('second')];
    await settled();
    expect(begun).toEqual(['first']);
    gates.first.open();
    await settled();
    expect(begun).toEqual(['first', 'second']);
    gates.second.open();
    await Promise.all(all);
  });

  it('goes on after a failure, and sends away who comes when too many wait', async () => {
    const limited = createDecodeLimit({ maxWaiting: 1 });
    await expect(limited(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const first = gate();
    const running = limited(first.work);
    const waiting = limited(async () => 'done');
    await expect(limited(async () => 'too late')).rejects.toMatchObject({ code: 'SYSTEM.BUSY' });
    first.open();
    await running;
    expect(await waiting).toBe('done');
  });
});
