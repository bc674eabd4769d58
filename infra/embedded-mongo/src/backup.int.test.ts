import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
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

  it.each([
    ['cut short', (backup: string, bytes: Buffer) => truncate(backup, bytes.length - 1)],
    ['changed', (backup: string, bytes: Buffer) => writeFile(backup, bytes.fill('x', bytes.length - 9))],
    ['something else', (backup: string) => writeFile(backup, 'something else')],
  ])('is rejected when it is %s', async (_, damage) => {
    await backUpOnePair();
    await damage(at('backup'), await readFile(at('backup')));
    expect(() => restore(at('backup'), at('restored'))).toThrow(/is damaged|ends inside a record|is no journal/);
    expect(await readdir(at('restored'))).toEqual([]);
  });
});
