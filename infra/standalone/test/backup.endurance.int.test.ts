import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { DEMO_PASSWORD } from '@portal/demo-data';
import { startEmbeddedMongo } from '@portal/embedded-mongo';
import { byLane } from '@portal/test-kit';
import mongoose from 'mongoose';
import { repositoryRoot } from '../src/repository-root';
import { expectStatus } from './browser';
import { failed, succeeded } from './operator';
import { completeOnboarding, createPerson, pictureForm } from './person';
import { startOneProcessPortal } from './portal-process';
import { registerPresident, signInPresident } from './president';
import { runProgram } from './programs';
import { testFolder } from './test-folder';

const inFolder = testFolder();
const startPortal = (dataDir: string, args: string[] = []) =>
  startOneProcessPortal(inFolder(dataDir), { AUTH_REQUIRE_CONFIRMED_EMAIL: 'off' }, args);

/** The least that has everything a backup is to keep: documents, a photo and a certificate. */
async function fillEmptyPortal(url: string): Promise<void> {
  await registerPresident(url);
  const student = createPerson(url, 'ravi@example.edu');
  await expectStatus(student.register(), 200);
  await completeOnboarding(student, student.studentId);
  await expectStatus(student.upload('/profile/photo-update', pictureForm('image')), 200);
  await expectStatus(student.upload('/api/achievements/certificates', pictureForm('file')), 201);
}

const institute = byLane<{ args: string[]; fill: (url: string) => Promise<void>; password?: string }>({
  push: { args: ['--empty'], fill: fillEmptyPortal },
  endurance: { args: [], fill: async () => undefined, password: DEMO_PASSWORD },
});

type Command = 'backup' | 'restore';

const environment = (dataDir: string) => ({
  MONGO_URL: undefined,
  AMQP_URL: undefined,
  PORTAL_DATA_DIR: inFolder(dataDir),
});

/** As the README says. */
async function runByNpm(command: Command, backup: string, dataDir: string): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', command, '--', inFolder(backup)], {
    cwd: repositoryRoot,
    env: { ...process.env, ...environment(dataDir) },
  });
  return stdout;
}

const run = (command: Command, backup: string, dataDir: string, ...more: string[]) =>
  runProgram(`infra/standalone/src/${command}.ts`, [inFolder(backup), ...more], environment(dataDir));

/** The secrets of a data folder. */
async function keysIn(dataDir: string): Promise<string[]> {
  const names = (await readdir(inFolder(dataDir))).filter((name) => /\.(key|passphrase)$/.test(name)).toSorted();
  return Promise.all(names.map((name) => readFile(path.join(inFolder(dataDir), name), 'utf8')));
}

/** Number and hash of the documents of every collection, and the hash of every photo. */
async function contents(dataDir: string): Promise<Record<string, string>> {
  const store = await startEmbeddedMongo({ dataDir: path.join(inFolder(dataDir), 'store') });
  const connection = await mongoose.createConnection(store.url).asPromise();
  const hashes: Record<string, string> = {};
  for (const { name: database } of (await connection.listDatabases()).databases) {
    const { db } = connection.useDb(database);
    for (const { name } of (await db?.listCollections().toArray()) ?? []) {
      const documents = (await db?.collection(name).find({}, { raw: true }).sort({ _id: 1 }).toArray()) ?? [];
      const hash = createHash('sha256');
      for (const bytes of documents) hash.update(bytes as unknown as Uint8Array);
      hashes[`${database}.${name}`] = `${documents.length} ${hash.digest('hex')}`;
    }
  }
  const photos = path.join(inFolder(dataDir), 'photos');
  for (const name of await readdir(photos)) {
    const bytes = await readFile(path.join(photos, name));
    hashes[`photos/${name}`] = createHash('sha256').update(bytes).digest('hex');
  }
  await connection.close();
  await store.close();
  return hashes;
}

describe('a backup of an institute', () => {
  it('has every write answered before it, and the same counts and hashes', async () => {
    const portal = await startPortal('data', institute.args);
    await institute.fill(portal.url);
    const president = await signInPresident(portal.url, institute.password);
    const answeredIds: string[] = [];
    let isOver = false;
    const writing = (async () => {
      for (let n = 0; !isOver; n += 1) answeredIds.push((await president.createUnit(`Unit ${n}`)).body._id);
    })();
    while (answeredIds.length < 5) await new Promise((resolve) => setImmediate(resolve));
    const idsBeforeBackup = [...answeredIds];
    expect(await runByNpm('backup', 'running.backup', 'data')).toContain('It holds no keys');
    isOver = true;
    await writing;
    await portal.stop();

    const restoredWithoutKeys = await runByNpm('restore', 'running.backup', 'running');
    expect(restoredWithoutKeys).toMatch(/Restored[^]*anonymous feedback[^]*sign in again/);
    expect(await keysIn('running')).toEqual([]);
    const restoredPortal = await startPortal('running');
    const { call } = await signInPresident(restoredPortal.url, institute.password);
    const { body: units } = await call<{ _id: string }[]>('GET', '/api/orgUnit/organizational-units?limit=200');
    expect(units.map(({ _id }) => _id)).toEqual(expect.arrayContaining(idsBeforeBackup));
    await restoredPortal.stop();

    expect(await run('backup', 'stopped.backup', 'data', '--with-keys')).toEqual(succeeded(/With 3 keys/));
    const restoredWithKeys = await run('restore', 'stopped.backup', 'stopped');
    expect(restoredWithKeys).toEqual(succeeded(/Restored/));
    expect(restoredWithKeys.output).not.toContain('Without');
    expect(await keysIn('stopped')).toEqual(await keysIn('data'));
    const [original, restored] = [await contents('data'), await contents('stopped')];
    expect(Object.keys(original).length).toBeGreaterThan(20);
    expect(Object.keys(original).filter((name) => /^photos\/.*\.(large|small)\.webp$/.test(name))).toHaveLength(2);
    expect(Object.keys(original).filter((name) => /^photos\/[0-9a-f]{24}\.(webp|pdf)$/.test(name))).not.toEqual([]);
    expect(restored).toEqual(original);
    expect(await run('restore', 'stopped.backup', 'data')).toEqual(failed(/is not empty/));
  }, 180_000);
});
