import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startEmbeddedMongo } from '@portal/embedded-mongo';
import mongoose from 'mongoose';
import { freePort } from '../src/free-port';
import { startPortalProcess } from './portal-process';
import { registerPresident } from './president';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const DEMO_PASSWORD = 'portal-demo-2026';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const at = (name: string) => path.join(folder, name);
const environment = (dataDir: string) => ({ MONGO_URL: undefined, AMQP_URL: undefined, PORTAL_DATA_DIR: at(dataDir) });

async function run(command: 'backup' | 'restore', place: string, dataDir: string): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', command, '--', at(place)], {
    cwd: root,
    env: { ...process.env, ...environment(dataDir) },
  });
  return stdout;
}

/** Number and hash of the documents of every collection, and the hash of every photo. */
async function contents(dataDir: string): Promise<Record<string, string>> {
  const store = await startEmbeddedMongo({ dataDir: path.join(at(dataDir), 'store') });
  const connection = await mongoose.createConnection(store.url).asPromise();
  const found: Record<string, string> = {};
  for (const { name: database } of (await connection.listDatabases()).databases) {
    const { db } = connection.useDb(database);
    for (const { name } of (await db?.listCollections().toArray()) ?? []) {
      const documents = (await db?.collection(name).find({}, { raw: true }).sort({ _id: 1 }).toArray()) ?? [];
      const hash = createHash('sha256');
      for (const bytes of documents) hash.update(bytes as unknown as Uint8Array);
      found[`${database}.${name}`] = `${documents.length} ${hash.digest('hex')}`;
    }
  }
  for (const name of await readdir(path.join(at(dataDir), 'photos'))) {
    found[`photos/${name}`] = createHash('sha256')
      .update(await readFile(path.join(at(dataDir), 'photos', name)))
      .digest('hex');
  }
  await connection.close();
  await store.close();
  return found;
}

describe('a backup of the demo institute', () => {
  it('has every write answered before it, and the same counts and hashes', async () => {
    const portal = await startPortalProcess('infra/standalone/test/portal-main.ts', [], {
      ...environment('data'),
      PORT: String(await freePort()),
      MAIL_PORT: String(await freePort()),
      LOG_LEVEL: 'fatal',
    });
    const president = await registerPresident(portal.url, 'login', DEMO_PASSWORD);
    const answered: string[] = [];
    let isOver = false;
    const writing = (async () => {
      for (let n = 0; !isOver; n += 1) answered.push((await president.createUnit(`Unit ${n}`)).body._id);
    })();
    while (answered.length < 5) await new Promise((resolve) => setImmediate(resolve));
    const before = [...answered];
    await run('backup', 'running.backup', 'data');
    isOver = true;
    await writing;
    await portal.stop();

    expect(await run('restore', 'running.backup', 'running')).toContain('Restored');
    const again = await startPortalProcess('infra/standalone/test/portal-main.ts', [], {
      ...environment('running'),
      PORT: String(await freePort()),
      MAIL_PORT: String(await freePort()),
      LOG_LEVEL: 'fatal',
    });
    const { call } = await registerPresident(again.url, 'login', DEMO_PASSWORD);
    const { body: units } = await call<{ _id: string }[]>('GET', '/api/orgUnit/organizational-units?limit=200');
    expect(units.map(({ _id }) => _id)).toEqual(expect.arrayContaining(before));
    await again.stop();

    await run('backup', 'resting.backup', 'data');
    await run('restore', 'resting.backup', 'resting');
    const [kept, restored] = [await contents('data'), await contents('resting')];
    expect(Object.keys(kept).length).toBeGreaterThan(20);
    expect(Object.keys(kept).filter((name) => name.startsWith('photos/'))).toHaveLength(2);
    expect(restored).toEqual(kept);
    await expect(run('restore', 'resting.backup', 'data')).rejects.toThrow(/is not empty/);
  }, 180_000);
});
