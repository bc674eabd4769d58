import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createDirectory, withStore } from '../test/open-store';
import { hasData, repair, startEmbeddedMongo } from './index';

let directory: string;
let dataDir: string;
beforeEach(async () => {
  directory = await createDirectory();
  dataDir = path.join(directory, 'data');
});
afterEach(() => rm(directory, { recursive: true }));

const journal = () => path.join(dataDir, 'journal');
const ids = () =>
  withStore(dataDir, async ({ db }) =>
    (await db.collection<{ _id: number }>('notes').find().toArray()).map((n) => n._id),
  );
const write = (_id: number) =>
  withStore(dataDir, ({ db }) =>
    db.collection<{ _id: number; text: string }>('notes').insertOne({ _id, text: `note ${_id}` }),
  );

describe('the repair of a damaged journal', () => {
  it('keeps every commit before the damage, and the damaged file, and says how much is lost', async () => {
    for (const _id of [1, 2, 3]) await write(_id);
    const { size } = await stat(journal());
    for (const _id of [4, 5]) await write(_id);
    const bytes = await readFile(journal());
    bytes[bytes.indexOf('note 4')]! ^= 1;
    await writeFile(journal(), bytes);
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(/is damaged/);

    const repaired = repair(dataDir);
    expect(repaired).toMatchObject({ lostBytes: bytes.length - size });
    expect(await readFile(repaired?.damagedFile ?? '')).toEqual(bytes);
    expect(await ids()).toEqual([1, 2, 3]);
    await write(6);
    expect(await ids()).toEqual([1, 2, 3, 6]);
    expect(repair(dataDir)).toBeNull();
  });

  it('changes nothing where there is no damage, no journal or no data, and not under a running store', async () => {
    expect(hasData(dataDir)).toBe(false);
    expect(() => repair(dataDir)).toThrow(/no data/);
    await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
    const store = await startEmbeddedMongo({ dataDir });
    expect(() => repair(dataDir)).toThrow(/in use by process/);
    await store.close();
    expect(repair(dataDir)).toBeNull();
    await writeFile(journal(), 'this is not a journal at all');
    expect(() => repair(dataDir)).toThrow(/restore a backup/);
    expect(await readFile(journal(), 'utf8')).toBe('this is not a journal at all');
  });
});

describe('the files of a store', () => {
  const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);
  const modes = async () => [
    await modeOf(dataDir),
    ...(await Promise.all((await readdir(dataDir)).map((name) => modeOf(path.join(dataDir, name))))),
  ];

  it('can be read by their owner only, also those that an earlier version made for everybody', async () => {
    await write(1);
    expect(await modes()).toEqual(['700', '600', '600']);
    await chmod(dataDir, 0o755);
    for (const name of await readdir(dataDir)) await chmod(path.join(dataDir, name), 0o644);
    await write(2);
    expect(await modes()).toEqual(['700', '600', '600']);
  });
});
