import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createDirectory } from '../test/open-store';
import { bundleOf } from '../test/programs';
import { startEmbeddedMongo } from './index';

/** LOCK_PAIRS=500 runs what the promise of one owner is measured by. */
const pairs = Number(process.env['LOCK_PAIRS'] ?? 40);

let directory: string;
let openers: ChildProcess[];

beforeAll(async () => {
  directory = await createDirectory();
  openers = [await startOpener(), await startOpener()];
});

afterAll(async () => {
  for (const child of openers) child.kill('SIGKILL');
  await rm(directory, { recursive: true });
});

async function startOpener(): Promise<ChildProcess> {
  const child = fork(await bundleOf('infra/embedded-mongo/test/opener-process.ts'));
  await once(child, 'message');
  return child;
}

type Answer = 'open' | 'closed' | `refused: ${string}`;

async function ask(child: ChildProcess, request: { open: string; at: number } | 'close'): Promise<Answer> {
  child.send(request);
  const [answer] = (await once(child, 'message')) as [Answer];
  return answer;
}

/** As an earlier version left it: it held who had locked the directory, and was removed at the end. */
const staleLock = JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' });

describe('two processes that open one data directory at the same moment', () => {
  it(`behind a stale lock, ${pairs} times: one of them has it and the other is refused`, async () => {
    for (let pair = 0; pair < pairs; pair += 1) {
      const dataDir = path.join(directory, `pair ${pair}`);
      await mkdir(dataDir);
      await writeFile(path.join(dataDir, 'store.lock'), staleLock);
      const at = Date.now() + 5;
      const answers = await Promise.all(openers.map((child) => ask(child, { open: dataDir, at })));
      expect(answers.toSorted()).toEqual(['open', expect.stringContaining('is in use by')]);
      await Promise.all(openers.map((child) => ask(child, 'close')));
    }
  }, 300_000);
});

describe('the lock of a data directory', () => {
  const dataDir = () => path.join(directory, 'locked');
  const copy = () => path.join(directory, 'copy');

  it('names the process that holds it, ends with its kill, and does not come along with a copy', async () => {
    const child = await startOpener();
    expect(await ask(child, { open: dataDir(), at: 0 })).toBe('open');
    await expect(startEmbeddedMongo({ dataDir: dataDir() })).rejects.toThrow(
      `in use by process ${child.pid}. Stop that process first`,
    );
    await cp(dataDir(), copy(), { recursive: true });
    await (await startEmbeddedMongo({ dataDir: copy() })).close();
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await startEmbeddedMongo({ dataDir: dataDir() })).close();
  });

  it('excludes a second store of the same process', async () => {
    const store = await startEmbeddedMongo({ dataDir: dataDir() });
    await expect(startEmbeddedMongo({ dataDir: dataDir() })).rejects.toThrow(`in use by process ${process.pid}`);
    await store.close();
    await (await startEmbeddedMongo({ dataDir: dataDir() })).close();
  });
});
