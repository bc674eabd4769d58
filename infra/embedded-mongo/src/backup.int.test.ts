import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Collection, MongoClient } from 'mongodb';
import { createDirectory, withStore } from '../test/open-store';
import { backUp, restore } from './index';

interface Half {
  _id: string;
  pair: number;
}

let directory: string;
const at = (name: string) => path.join(directory, name);

beforeEach(async () => {
  directory = await createDirectory();
});

afterEach(() => rm(directory, { recursive: true }));

function withHalves<T>(
  dataDir: string,
  work: (halves: Collection<Half>, client: MongoClient) => Promise<T>,
): Promise<T> {
  return withStore(dataDir, ({ db, client }) => work(db.collection('halves'), client));
}

const readAll = (dataDir: string) => withHalves(dataDir, (halves) => halves.find().sort({ _id: 1 }).toArray());

async function writePair(halves: Collection<Half>, client: MongoClient, pair: number): Promise<void> {
  await client.withSession(async (session) => {
    session.startTransaction();
    await halves.insertMany(
      ['left', 'right'].map((side) => ({ _id: `${pair} ${side}`, pair })),
      { session },
    );
    await session.commitTransaction();
  });
}

describe('a backup', () => {
  it('that is taken during writes has every write answered before it, and no half transaction', async () => {
    await withHalves(at('data'), async (halves, client) => {
      const answered = new Set<number>();
      let isOver = false;
      const writing = [0, 1, 2, 3].map(async (writer) => {
        for (let pair = writer; !isOver; pair += 4) {
          await writePair(halves, client, pair);
          answered.add(pair);
        }
      });
      for (let n = 0; n < 10; n++) {
        const before = [...answered];
        while (answered.size < before.length + 20) await new Promise((resolve) => setImmediate(resolve));
        const known = [...answered];
        backUp(at('data'), at(`backup ${n}`));
        restore(at(`backup ${n}`), at(`restored ${n}`));
        const found = (await readAll(at(`restored ${n}`))).map(({ pair }) => pair);
        expect(known.filter((pair) => !found.includes(pair))).toEqual([]);
        expect(found.filter((pair) => found.indexOf(pair) === found.lastIndexOf(pair))).toEqual([]);
      }
      isOver = true;
      await Promise.all(writing);
    });
  });

  async function backUpOnePair(): Promise<void> {
    await withHalves(at('data'), (halves, client) => writePair(halves, client, 1));
    backUp(at('data'), at('backup'));
  }

  it('does not overwrite an existing file', async () => {
    await backUpOnePair();
    const bytes = await readFile(at('backup'));
    expect(() => backUp(at('data'), at('backup'))).toThrow(/is not overwritten/);
    expect(() => backUp(at('nowhere'), at('other'))).toThrow(/no data/);
    expect(bytes.equals(await readFile(at('backup')))).toBe(true);
    expect((await readdir(directory)).sort()).toEqual(['backup', 'data']);
  });

  it('can only be restored into an empty directory', async () => {
    await backUpOnePair();
    expect(() => restore(at('backup'), at('data'))).toThrow(/not empty/);
    expect(await readAll(at('data'))).toHaveLength(2);
  });

  it('says how many commits it has, and only its owner can read it and what is restored from it', async () => {
    await backUpOnePair();
    const { records, bytes } = backUp(at('data'), at('other'));
    expect([records, bytes]).toEqual([2, (await stat(at('other'))).size]);
    expect(restore(at('other'), at('restored'))).toEqual({ records, bytes });
    const modeOf = async (name: string) => ((await stat(at(name))).mode & 0o777).toString(8);
    expect(await Promise.all(['other', 'restored', 'restored/journal'].map(modeOf))).toEqual(['600', '700', '600']);
    expect(await readFile(at('restored/journal'))).toEqual(await readFile(at('data/journal')));
  });

  it('is rejected wherever it is cut off, also between two records and when nothing is left', async () => {
    await withHalves(at('data'), (halves, client) => writePair(halves, client, 1));
    const { size: firstPair } = await stat(at('data/journal'));
    await withHalves(at('data'), (halves, client) => writePair(halves, client, 2));
    const { bytes } = backUp(at('data'), at('backup'));
    const whole = await readFile(at('backup'));
    expect(whole.length).toBe(bytes);
    const ends = new Set([0, 1, 15, 16, 17, 130, firstPair, firstPair + 128, bytes - 128, bytes - 1]);
    for (let end = 20; end < bytes; end += 41) ends.add(end);
    for (const end of ends) {
      await writeFile(at('cut'), whole.subarray(0, end));
      expect(() => restore(at('cut'), at('restored'))).toThrow(/cannot be copied: it/);
      expect(await readdir(at('restored'))).toEqual(['store.lock']);
    }
    await writeFile(at('cut'), Buffer.concat([whole.subarray(0, firstPair), whole.subarray(-128)]));
    expect(() => restore(at('cut'), at('restored'))).toThrow(/number or checksum/);
    restore(at('backup'), at('restored'));
    expect(await readAll(at('restored'))).toHaveLength(4);
  });

  it('of an earlier version is restored, and said to have no count', async () => {
    await backUpOnePair();
    const journal = await readFile(at('data/journal'));
    await writeFile(at('earlier'), journal);
    expect(restore(at('earlier'), at('restored'))).toEqual({ bytes: journal.length, records: undefined });
    expect(await readAll(at('restored'))).toHaveLength(2);
    await writeFile(at('empty'), '');
    expect(() => restore(at('empty'), at('other'))).toThrow(/is empty or cut off/);
  });

  it.each([
    [
      'changed',
      (backup: string, bytes: Buffer) => writeFile(backup, bytes.fill('x', bytes.length - 200, bytes.length - 190)),
    ],
    [
      'changed at its end',
      (backup: string, bytes: Buffer) => writeFile(backup, bytes.fill('7', bytes.length - 90, bytes.length - 80)),
    ],
    ['something else', (backup: string) => writeFile(backup, 'something else that is not a backup')],
  ])('is rejected when it is %s', async (_, damage) => {
    await backUpOnePair();
    await damage(at('backup'), await readFile(at('backup')));
    expect(() => restore(at('backup'), at('restored'))).toThrow(/damaged|is no journal/);
    expect(await readdir(at('restored'))).toEqual(['store.lock']);
  });
});
