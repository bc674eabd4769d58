import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { createDirectory, setUpStore, withStore, type OpenStore } from '../test/open-store';
import { opMsg } from '../test/wire-client';

let opened: OpenStore;
setUpStore(async (store) => {
  opened = store;
  await store.db.collection('accounts').insertOne({ username: 'asha@example.edu', passwordHash: 'a hash' });
});

async function connectedWith(change: (url: URL) => void): Promise<MongoClient> {
  const url = new URL(opened.store.url);
  change(url);
  const client = new MongoClient(url.href, { serverSelectionTimeoutMS: 2_000 });
  await client.connect();
  return client;
}
const withoutPassword = (url: URL) => {
  [url.username, url.password] = ['', ''];
  url.searchParams.delete('authMechanism');
};

describe('a store lets nobody in', () => {
  it('without the password of its URL, whatever is asked', async () => {
    const client = await connectedWith(withoutPassword);
    const accounts = client.db('campus').collection('accounts');
    const refusal = { code: 13, codeName: 'Unauthorized' };
    await expect(accounts.findOne()).rejects.toMatchObject(refusal);
    await expect(accounts.insertOne({})).rejects.toMatchObject(refusal);
    await expect(client.db('campus').dropDatabase()).rejects.toMatchObject(refusal);
    await expect(client.db().admin().listDatabases()).rejects.toMatchObject(refusal);
    await client.close();
    expect(await opened.db.collection('accounts').countDocuments()).toBe(1);
  });

  it.each([
    ['a wrong password', (url: URL) => void (url.password = 'a guess')],
    ['another name', (url: URL) => void (url.username = 'root')],
  ])('with %s', async (_what, change) => {
    await expect(connectedWith(change)).rejects.toMatchObject({ code: 18, codeName: 'AuthenticationFailed' });
  });

  it('with the password of another start', async () => {
    const dataDir = await createDirectory();
    const urls: string[] = [];
    for (let start = 0; start < 2; start += 1) await withStore(dataDir, async ({ store }) => void urls.push(store.url));
    const [first, second] = urls.map((url) => new URL(url).password);
    expect(first).not.toBe(second);
    expect(first).toMatch(/^[\w-]{43}$/);
  });
});

/** What another account of this host gets: it reads the journal, and asks for the accounts at the store's port. */
const OF_ANOTHER_ACCOUNT = `
  const [journal, port, question] = process.argv.slice(1);
  try { require('fs').readFileSync(journal); console.log('read the journal'); } catch (error) { console.log(error.code); }
  const socket = require('net').connect(Number(port), '127.0.0.1', () => socket.write(Buffer.from(question, 'hex')));
  socket.on('data', (reply) => { console.log(reply.toString('latin1')); socket.destroy(); });`;

it('its files and its port give nothing to another account of the host', async () => {
  const dataDir = await createDirectory();
  await withStore(dataDir, async ({ store, db }) => {
    await db.collection('accounts').insertOne({ username: 'asha@example.edu', passwordHash: 'a hash' });
    const modeOf = async (name: string) => (await stat(path.join(dataDir, name))).mode & 0o777;
    expect([await modeOf('.'), await modeOf('journal'), await modeOf('store.lock')]).toEqual([0o700, 0o600, 0o600]);
    const question = opMsg(1, { find: 'accounts' }).toString('hex');
    const args = ['-e', OF_ANOTHER_ACCOUNT, path.join(dataDir, 'journal'), new URL(store.url).port, question];
    // Only root may become another account; the port refuses the same account as well.
    const isRoot = process.getuid?.() === 0;
    const { stdout } = await new Promise<{ stdout: string }>((resolve) => {
      const given = { cwd: '/', ...(isRoot && { uid: 65_534, gid: 65_534 }) };
      execFile(process.execPath, args, given, (_error, out) => resolve({ stdout: out }));
    });
    const [file = '', ...reply] = stdout.split('\n');
    expect(file).toBe(isRoot ? 'EACCES' : 'read the journal');
    expect(reply.join('\n')).toContain('requires authentication');
    expect(reply.join('\n')).not.toContain('a hash');
  });
});
