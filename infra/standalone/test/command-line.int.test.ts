import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../src/free-port';
import { startPortalProcess, type PortalProcess } from './portal-process';
import { until } from './president';
import { visitorOf } from './visitor';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const MAIN = 'infra/standalone/src/command-line/main.ts';
const environment = { MONGO_URL: undefined, AMQP_URL: undefined, LOG_LEVEL: 'fatal' };

let dataDir: string;
let portal: PortalProcess | undefined;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'portal-commands-'));
});
afterAll(async () => {
  await portal?.kill();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async () =>
  startPortalProcess('infra/standalone/test/portal-main.ts', ['--empty'], {
    ...environment,
    PORTAL_DATA_DIR: dataDir,
    PORTAL_PRESIDENT_EMAIL: 'nobody@example.edu',
    PORT: String(await freePort()),
    MAIL_PORT: String(await freePort()),
  });

/** Runs a command as an operator would. */
function run(...words: string[]): Promise<{ code: number; says: string }> {
  const env = { ...process.env, ...environment, PORTAL_DATA_DIR: dataDir };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', MAIN, ...words], { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), says: stdout + stderr }),
    );
  });
}

const done = (says: RegExp) => ({ code: 0, says: expect.stringMatching(says) });
const refused = (says: RegExp) => ({ code: 1, says: expect.stringMatching(says) });

describe('the commands of the portal', () => {
  it('are listed by help, and when one is not known', async () => {
    const every =
      /make-president <email>[^]*end-sessions <email>[^]*rotate-keys[^]*rebuild <service>[^]*replay <service>/;
    expect(await run('help')).toEqual(done(every));
    expect(await run('make-coffee')).toEqual(refused(every));
  }, 30_000);

  it('work while the portal runs, and what they do counts at once', async () => {
    portal = await start();
    const ravi = visitorOf(portal.url, 'ravi@example.edu');
    const meera = visitorOf(portal.url, 'meera@example.edu');
    expect(await run('make-president', ravi.email)).toEqual(refused(/Nobody has registered/));
    for (const person of [ravi, meera]) expect((await person.register()).status).toBe(200);
    expect(await run('make-president')).toEqual(refused(/email address/));
    expect(await run('make-president', ravi.email)).toEqual(done(/is president from now on/));
    expect(await run('make-president', meera.email)).toEqual(refused(/--force/));
    expect(await ravi.role()).toBe('PRESIDENT');
    await until('the running portal tells of it', async () => {
      const { body } = await ravi.call('GET', '/api/activities/recent');
      return JSON.stringify(body).includes('Ravi Kumar is now president');
    });

    expect(await run('rotate-keys')).toEqual(done(/^Key \S+ is published and signs from/));
    expect((await ravi.call('GET', '/auth/sessions')).status).toBe(200);
    expect(await ravi.role()).toBe('PRESIDENT');

    expect(await run('end-sessions', meera.email)).toEqual(done(/signed out of 1 session\./));
    await until(
      'the gateway refuses the token',
      async () => (await meera.call('GET', '/auth/sessions')).status === 401,
    );
    expect(await meera.role()).toBe('nobody');
    expect((await meera.login()).status).toBe(200);
  }, 90_000);

  it('work while the portal is stopped, and its next start tells what they did', async () => {
    expect(await portal?.stop()).toBe(0);
    await expect(stat(path.join(dataDir, 'portal.json'))).rejects.toThrow('ENOENT');
    expect(await run('make-president', '--force', 'meera@example.edu')).toEqual(done(/is president from now on/));
    portal = await start();
    const meera = visitorOf(portal.url, 'meera@example.edu');
    await meera.login();
    expect(await meera.role()).toBe('PRESIDENT');
    await until('the feed has both', async () => {
      const { body } = await meera.call('GET', '/api/activities/recent');
      return (body as unknown[]).length === 2;
    });
  }, 60_000);

  it('are not misled by what a killed portal left behind', async () => {
    await portal?.kill();
    const note = { pid: process.pid, storeUrl: 'mongodb://127.0.0.1:9/?directConnection=true' };
    for (const left of [JSON.stringify(note), '{"pid":']) {
      await writeFile(path.join(dataDir, 'portal.json'), left);
      expect(await run('rotate-keys')).toEqual(done(/is published/));
    }
  }, 60_000);
});
