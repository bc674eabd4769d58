import { createFairQueue, type Client, type Lane } from './fair-queue.service';

const client = (key: string, lane: Lane = 'ordinary'): Client => ({ key, lane });

/** A queue whose work ends when the test says so, and in which order it began. */
function setUp({ concurrency = 1, maxWaiting = 100, isUnderAttack = (): boolean => false } = {}) {
  const queue = createFairQueue({ concurrency, maxWaiting, isUnderAttack });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const answers: Promise<string>[] = [];
  const add = (name: string, of: Client) => {
    const answer = queue.run(of, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
    answers.push(answer.catch(({ code }: { code: string }) => code));
  };
  /** Ends one after the other, in the order in which they began. */
  async function finish() {
    for (let ended = 0; ended < ends.length; ended += 1) {
      ends[ended]?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return Promise.all(answers);
  }
  return { add, begun, finish };
}

describe('hashing for many', () => {
  it('does no more at once than it may', async () => {
    const { add, begun, finish } = setUp({ concurrency: 2 });
    for (const name of ['a', 'b', 'c']) add(name, client(name));
    expect(begun).toEqual(['a', 'b']);
    expect(await finish()).toEqual(['a', 'b', 'c']);
  });

  it('gives every address its turn, however many one of them asks for', async () => {
    const { add, begun, finish } = setUp();
    for (let n = 1; n <= 50; n += 1) add(`flood ${n}`, client('flood'));
    add('one', client('one'));
    add('two', client('two'));
    await finish();
    expect(begun.slice(0, 4)).toEqual(['flood 1', 'flood 2', 'one', 'two']);
    expect(begun).toHaveLength(52);
  });

  it('serves known devices first, and addresses with many failures last, but not never', async () => {
    const { add, begun, finish } = setUp();
    for (let n = 1; n <= 20; n += 1) add(`ordinary ${n}`, client(`address ${n}`));
    add('suspicious', client('sprayer', 'suspicious'));
    add('known', client('device', 'known'));
    await finish();
    expect(begun.slice(0, 2)).toEqual(['ordinary 1', 'known']);
    expect(begun.indexOf('suspicious')).toBe(7);
  });

  it('serves one suspicious address at a time, and others beside it', async () => {
    const { add, begun, finish } = setUp({ concurrency: 4 });
    for (const name of ['a', 'b', 'c', 'd']) add(name, client(name, 'suspicious'));
    expect(begun).toEqual(['a']);
    for (const name of ['one', 'two']) add(name, client(name));
    add('known', client('device', 'known'));
    expect(begun).toEqual(['a', 'one', 'two', 'known']);
    await finish();
    expect(begun.slice(4)).toEqual(['b', 'c', 'd']);
  });

  it('leaves a place free of unknown devices under attack, and serves those of calm addresses first', async () => {
    let isAttacked = true;
    const { add, begun, finish } = setUp({ concurrency: 2, isUnderAttack: () => isAttacked });
    for (const name of ['a', 'b', 'c']) add(name, client(name, 'suspicious'));
    for (const name of ['one', 'two']) add(name, client(name));
    add('known', client('known', 'known'));
    expect(begun).toEqual(['a', 'known']);
    await finish();
    expect(begun.slice(2)).toEqual(['one', 'two', 'b', 'c']);
    isAttacked = false;
    for (const name of ['three', 'four']) add(name, client(name));
    expect(begun.slice(6)).toEqual(['three', 'four']);
    await finish();
  });

  it('refuses the newest of the longest line when too many wait, and never somebody else', async () => {
    const { add, finish } = setUp({ maxWaiting: 3 });
    for (let n = 1; n <= 4; n += 1) add(`flood ${n}`, client('flood'));
    add('one', client('one'));
    add('two', client('two', 'known'));
    expect(await finish()).toEqual(['flood 1', 'flood 2', 'SYSTEM.BUSY', 'SYSTEM.BUSY', 'one', 'two']);
  });
});
