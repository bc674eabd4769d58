import { closeSync, cpSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { Journal, type JournalSource, type Sync } from './journal';
import type { JournalEntry } from './journal-format';

/** A minimal journal source: the texts of one collection. */
class Texts implements JournalSource {
  readonly texts = new Map<number, string>();
  readonly journal: Journal;

  constructor(directory: string, sync?: Sync) {
    this.journal = new Journal(directory, this, sync);
  }

  put(number: number, text: string): void {
    this.journal.append([[1, number, text]]);
    this.texts.set(number, text);
  }

  remove(number: number): void {
    this.journal.append([[1, number, undefined]]);
    this.texts.delete(number);
  }

  replay([, number, bytes]: JournalEntry): void {
    if (bytes) this.texts.set(number, bytes);
    else this.texts.delete(number);
  }

  liveBytes(): number {
    return [...this.texts.values()].reduce((sum, text) => sum + text.length, 0);
  }

  *liveEntries(): Generator<JournalEntry> {
    for (const [number, text] of this.texts) yield [1, number, text];
  }
}

let directory: string;
let texts: Texts;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'journal-'));
});

afterEach(async () => {
  await texts.journal.close();
  rmSync(directory, { recursive: true });
});

describe('commits that wait for the disk', () => {
  it('share a sync that began after their write', async () => {
    const syncs: (() => void)[] = [];
    texts = new Texts(directory, () => new Promise((resolve) => syncs.push(resolve)));
    const answered: number[] = [];
    const write = (number: number) => {
      texts.put(number, 'text');
      return texts.journal.flushed().then(() => answered.push(number));
    };
    const answers = [1, 2, 3].map(write);
    await turn();
    expect([syncs.length, answered]).toEqual([1, []]);
    syncs[0]?.();
    await turn();
    expect([syncs.length, answered]).toEqual([2, [1]]);
    syncs[1]?.();
    await Promise.all(answers);
    expect([syncs.length, answered]).toEqual([2, [1, 2, 3]]);
  });

  it('fail when the disk fails, and no further ones are accepted', async () => {
    texts = new Texts(directory, () => Promise.reject(new Error('no disk')));
    texts.put(1, 'text');
    await expect(texts.journal.flushed()).rejects.toThrow(/cannot be synced.*no disk/);
    expect(() => texts.put(2, 'text')).toThrow(/cannot be synced/);
  });
});

describe('a disk that fails for a while', () => {
  it('fails the writes of that time only, even when nothing can be cut off the file', async () => {
    texts = new Texts(directory);
    texts.put(1, 'before');
    const file = Reflect.get(texts.journal, 'file') as number;
    closeSync(file);
    for (const number of [2, 3]) {
      expect(() => texts.put(number, 'lost')).toThrow(expect.objectContaining({ code: 14031 }));
    }
    // The system gives the lowest free number, so the journal has its file back.
    expect(openSync(path.join(directory, 'journal'), 'r+')).toBe(file);
    texts.put(4, 'after');
    await texts.journal.close();
    texts = new Texts(directory);
    expect([...texts.texts.keys()]).toEqual([1, 4]);
  });
});

describe('compaction while the journal is in use', () => {
  const large = 'x'.repeat(100_000);
  const size = () => statSync(path.join(directory, 'journal')).size;

  /** Opens a copy of the directory in the state that a kill would leave now. */
  async function afterKill(): Promise<Map<number, string>> {
    const copy = mkdtempSync(path.join(tmpdir(), 'journal-copy-'));
    cpSync(directory, copy, { recursive: true });
    const found = new Texts(copy);
    await found.journal.close();
    rmSync(copy, { recursive: true });
    return found.texts;
  }

  it('keeps every live entry at every moment, and makes the file smaller', async () => {
    texts = new Texts(directory);
    for (let number = 0; number < 20; number++) texts.put(number, `${number}${large}`);
    for (let n = 0; size() <= 16 * 1024 * 1024; n++) texts.put(n % 3, `${n}${large}`);
    for (let n = 0; size() > 8 * 1024 * 1024; n++) {
      expect(n).toBeLessThan(100);
      texts.put(3 + (n % 7), `new ${n}`);
      if (n < 5) texts.remove(15 + n);
      texts.put(100 + n, `added ${n}`);
      expect(await afterKill()).toEqual(texts.texts);
      await turn();
    }
    texts.put(1000, 'after it');
    expect(await afterKill()).toEqual(texts.texts);
  });
});
