import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { uniqueDatabase } from '@portal/test-kit';
import { writeBrokerMark } from '../src/document-store';
import { findRunningStoreUrl } from '../src/store-record';
import { failed, startOperator, succeeded, type Operator } from './operator';
import { startOneProcessPortal } from './portal-process';
import { runProgram } from './programs';
import { testFolder } from './test-folder';

const inFolder = testFolder();
const modeOf = async (name: string) => ((await stat(inFolder(name))).mode & 0o777).toString(8);

describe('a command that finds no portal', () => {
  let operator: Operator;
  beforeAll(async () => {
    operator = await startOperator({ MONGO_URL: undefined, AMQP_URL: undefined, PORTAL_DATA_DIR: inFolder('none') });
  });
  afterAll(() => operator?.stop());

  it.each([
    ['dead-letters', 'feedback'],
    ['replay', 'feedback'],
    ['rotate-keys'],
    ['rebuild', 'feedback.targets'],
    ['repair-store'],
  ])('fails and makes no data folder: %s %s', async (...args) => {
    expect(await operator.run(...args)).toEqual(
      failed(/There is no portal in the data folder .*none.*PORTAL_DATA_DIR/),
    );
    await expect(stat(inFolder('none'))).rejects.toThrow('ENOENT');
  });

  it('fails on a server that has no such databases', async () => {
    const prefix = `${uniqueDatabase('nobody')}_`;
    const onServer = await startOperator({ PORTAL_DATABASE_PREFIX: prefix, AMQP_URL: undefined });
    const result = await onServer.run('dead-letters', 'feedback');
    onServer.stop();
    expect(result).toEqual(failed(/There is no database \S*nobody\S*feedback/));
  });
});

describe('the data folder of a portal', () => {
  it('is for its owner only, and a portal that had a broker is not said to have no dead letters without it', async () => {
    await mkdir(inFolder('data/photos'), { recursive: true, mode: 0o755 });
    await writeFile(inFolder('data/photos/old.webp'), 'a photo', { mode: 0o644 });
    const portal = await startOneProcessPortal(inFolder('data'));
    const modes = [
      'data',
      'data/photos',
      'data/photos/old.webp',
      'data/store',
      'data/store/journal',
      'data/portal.json',
    ];
    expect(await Promise.all(modes.map(modeOf))).toEqual(['700', '700', '600', '700', '600', '600']);
    const operator = await startOperator({
      MONGO_URL: undefined,
      AMQP_URL: undefined,
      PORTAL_DATA_DIR: inFolder('data'),
    });
    expect(await operator.run('dead-letters', 'feedback')).toEqual(
      succeeded(/^feedback has no dead letters in the store\.\nLooked at the data folder .*data\.$/),
    );
    expect(await operator.run('repair-store')).toEqual(failed(/in use by process/));
    await writeBrokerMark((await findRunningStoreUrl({ PORTAL_DATA_DIR: inFolder('data') })) ?? '', true);
    expect(await operator.run('dead-letters', 'feedback')).toEqual(failed(/nobody looked: name it with AMQP_URL/));
    operator.stop();
    await portal.stop();
  });

  it('goes on from the last commit before the damage of its journal', async () => {
    const journal = inFolder('data/store/journal');
    const bytes = await readFile(journal);
    bytes[bytes.length - 1]! ^= 1;
    await writeFile(journal, bytes);
    await expect(startOneProcessPortal(inFolder('data'))).rejects.toThrow(/is damaged/);
    const operator = await startOperator({
      MONGO_URL: undefined,
      AMQP_URL: undefined,
      PORTAL_DATA_DIR: inFolder('data'),
    });
    expect(await operator.run('repair-store')).toEqual(succeeded(/first \d+ commits again\. \d+ bytes/));
    expect(await operator.run('repair-store')).toEqual(succeeded(/not damaged/));
    operator.stop();
    expect((await readdir(inFolder('data/store'))).filter((name) => name.startsWith('journal.damaged'))).toHaveLength(
      1,
    );
    await (await startOneProcessPortal(inFolder('data'))).stop();
  });
});

describe('a start on ports that are taken', () => {
  it('names each in a sentence before it makes anything', async () => {
    const servers = [createServer(), createServer()];
    for (const server of servers) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const [port, mailPort] = servers.map((server) => `${(server.address() as AddressInfo).port}`);
    const start = startOneProcessPortal(inFolder('never'), { PORT: port, MAIL_PORT: mailPort }, []);
    await expect(start).rejects.toThrow(`Port ${port} is in use by another program, perhaps by a portal`);
    await expect(start).rejects.toThrow('choose another port with PORT.\n');
    await expect(start).rejects.toThrow(`Port ${mailPort} is in use by another program`);
    await expect(start).rejects.toThrow('choose another port with MAIL_PORT.');
    await expect(stat(inFolder('never'))).rejects.toThrow('ENOENT');
    for (const server of servers) server.close();
  });
});

describe('a restored folder', () => {
  const run = (script: 'backup' | 'restore', dataDir: string) =>
    runProgram(`infra/standalone/src/${script}.ts`, [inFolder('portal.backup')], {
      MONGO_URL: undefined,
      AMQP_URL: undefined,
      PORTAL_DATA_DIR: inFolder(dataDir),
    });

  it('is not filled by the next start, whatever the backup lacks', async () => {
    // Its journal ends before the start has recorded anything about a demo institute.
    const journal = await readFile(inFolder('data/store/journal'));
    await mkdir(inFolder('young/store'), { recursive: true });
    await writeFile(inFolder('young/store/journal'), journal.subarray(0, 16));
    expect(await run('backup', 'young')).toEqual(succeeded(/Backup of 0 commits/));
    expect(await run('restore', 'restored')).toEqual(succeeded(/Restored/));
    const portal = await startOneProcessPortal(inFolder('restored'), {}, []);
    expect(portal.logLines().filter(({ text }) => text.includes('Making the demo institute'))).toEqual([]);
    await portal.stop();
    expect((await stat(inFolder('restored/store/journal'))).size).toBeLessThan(200_000);
  });

  it('is not filled either when the backup was refused, but by --reset', async () => {
    await rm(inFolder('portal.backup'));
    await writeFile(inFolder('portal.backup'), '');
    expect(await run('restore', 'empty')).toEqual(failed(/is empty or cut off/));
    await expect(startOneProcessPortal(inFolder('empty'), {}, [])).rejects.toThrow(
      /A restore into .* has not finished/,
    );
    const portal = await startOneProcessPortal(inFolder('empty'), {}, ['--reset', '--empty']);
    await portal.stop();
  });

  it('may be the next try after a backup that was refused', async () => {
    expect(await run('restore', 'second')).toEqual(failed(/is empty or cut off/));
    await rm(inFolder('portal.backup'));
    expect(await run('backup', 'young')).toEqual(succeeded(/Backup of 0 commits/));
    expect(await run('restore', 'second')).toEqual(succeeded(/Restored/));
    const portal = await startOneProcessPortal(inFolder('second'), {}, []);
    await portal.stop();
  });
});
