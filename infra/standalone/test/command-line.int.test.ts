import { execFile } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { repositoryRoot } from '../src/repository-root';
import { failed, succeeded } from './operator';
import { createPerson } from './person';
import { startOneProcessPortal, type PortalProcess } from './portal-process';
import { runProgram, type ProgramResult } from './programs';
import { testFolder } from './test-folder';
import { waitUntil } from './wait-until';

const inFolder = testFolder();
let portal: PortalProcess | undefined;

const start = () => startOneProcessPortal(inFolder('data'), { PORTAL_PRESIDENT_EMAIL: 'nobody@example.edu' });

/** Runs a command in a process of its own, as an operator does. */
function run(...args: string[]): Promise<ProgramResult> {
  const env = { MONGO_URL: undefined, AMQP_URL: undefined, LOG_LEVEL: 'fatal', PORTAL_DATA_DIR: inFolder('data') };
  return runProgram('infra/standalone/src/command-line/main.ts', args, env);
}

describe('the commands of the portal', () => {
  it('are listed by help, and when one is not known, as source as well', async () => {
    const every =
      /make-president <email>[^]*end-sessions <email>[^]*rotate-keys[^]*rebuild <service>[^]*replay <service>/;
    expect(await run('help')).toEqual(succeeded(every));
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'portal', '--', 'help'], {
      cwd: repositoryRoot,
    });
    expect(stdout).toMatch(every);
    expect(await run('make-coffee')).toEqual(failed(every));
  });

  it('work while the portal runs, and take effect at once', async () => {
    portal = await start();
    const ravi = createPerson(portal.url, 'ravi@example.edu');
    const meera = createPerson(portal.url, 'meera@example.edu');
    expect(await run('make-president', ravi.email)).toEqual(failed(/Nobody has registered/));
    for (const person of [ravi, meera]) expect((await person.register()).status).toBe(200);
    expect(await run('make-president')).toEqual(failed(/email address/));
    expect(await run('make-president', ravi.email)).toEqual(succeeded(/is president from now on/));
    expect(await run('make-president', meera.email)).toEqual(failed(/--force/));
    expect(await ravi.role()).toBe('PRESIDENT');
    await waitUntil('the feed of the running portal has it', async () => {
      const { body } = await ravi.call('GET', '/api/activities/recent');
      return JSON.stringify(body).includes('Ravi Kumar is now president');
    });

    expect(await run('rotate-keys')).toEqual(succeeded(/^Key \S+ is published and signs from/));
    expect(await run('rotate-record-keys')).toEqual(succeeded(/^Key \S+ is published and signs records from/));
    expect((await ravi.call('GET', '/auth/sessions')).status).toBe(200);
    expect(await ravi.role()).toBe('PRESIDENT');

    expect(await run('end-sessions', meera.email)).toEqual(succeeded(/signed out of 1 session\./));
    await waitUntil(
      'the gateway refuses the token',
      async () => (await meera.call('GET', '/auth/sessions')).status === 401,
    );
    expect(await meera.role()).toBe('nobody');
    expect((await meera.login()).status).toBe(200);
  });

  it('work while the portal is stopped, and its next start publishes what they did', async () => {
    expect(await portal?.stop()).toBe(0);
    await expect(stat(inFolder('data/portal.json'))).rejects.toThrow('ENOENT');
    expect(await run('make-president', '--force', 'meera@example.edu')).toEqual(succeeded(/is president from now on/));
    portal = await start();
    const meera = createPerson(portal.url, 'meera@example.edu');
    await meera.login();
    expect(await meera.role()).toBe('PRESIDENT');
    await waitUntil('the feed has both', async () => {
      const { body } = await meera.call<unknown[]>('GET', '/api/activities/recent');
      return body.length === 2;
    });
  });

  it('ignore the record of a killed portal', async () => {
    await portal?.kill();
    const unreachable = { pid: process.pid, storeUrl: 'mongodb://127.0.0.1:9/?directConnection=true' };
    for (const record of [JSON.stringify(unreachable), '{"pid":']) {
      await writeFile(inFolder('data/portal.json'), record);
      expect(await run('rotate-keys')).toEqual(succeeded(/is published/));
    }
  });
});
