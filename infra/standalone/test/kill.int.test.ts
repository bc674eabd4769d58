import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../src/free-port';
import { startPortalProcess } from './portal-process';
import { PRESIDENT_EMAIL, registerPresident, until } from './president';

const WRITERS = 4;
const ANSWERS_BEFORE_THE_KILL = 40;

describe('a portal in one process that is killed in the middle of writes', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'portal-kill-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const start = async () =>
    startPortalProcess('infra/standalone/test/portal-main.ts', ['--empty'], {
      MONGO_URL: undefined,
      AMQP_URL: undefined,
      PORTAL_DATA_DIR: dataDir,
      PORTAL_PRESIDENT_EMAIL: PRESIDENT_EMAIL,
      PORT: String(await freePort()),
      MAIL_PORT: String(await freePort()),
      LOG_LEVEL: 'fatal',
    });

  it('has every answered write when it is started again, and tells each of them exactly once', async () => {
    const first = await start();
    const president = await registerPresident(first.url);
    const answered = new Set<string>();
    let killed: Promise<unknown> | undefined;

    async function keepWriting(writer: number): Promise<void> {
      for (let number = 0; ; number += 1) {
        const { status, body } = await president.createUnit(`Unit ${writer} ${number}`);
        if (status !== 201) throw new Error(`a write was answered ${status}`);
        answered.add(body._id);
        if (answered.size >= ANSWERS_BEFORE_THE_KILL) killed ??= first.kill();
      }
    }
    // Each writer ends with the connection that the kill breaks.
    await Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => keepWriting(writer)));
    await killed;
    expect(answered.size).toBeGreaterThanOrEqual(ANSWERS_BEFORE_THE_KILL);

    const second = await start();
    const again = await registerPresident(second.url, 'login');
    const { body: units } = await again.call<{ _id: string }[]>('GET', '/api/orgUnit/organizational-units?limit=200');
    const kept = units.map(({ _id }) => _id);
    expect(kept).toEqual(expect.arrayContaining([...answered]));
    const told = async () => (await again.feed()).map(({ subject }) => subject._id).filter((id) => kept.includes(id));
    await until('every write that is there is told', async () => new Set(await told()).size === kept.length);
    expect((await told()).toSorted()).toEqual(kept.toSorted());
    await second.kill();
  }, 90_000);
});
