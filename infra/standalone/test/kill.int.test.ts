import { expectStatus } from './browser';
import { startOneProcessPortal } from './portal-process';
import { registerPresident, signInPresident } from './president';
import { testFolder } from './test-folder';
import { waitUntil } from './wait-until';

const WRITERS = 4;
const WRITES_BEFORE_KILL = 40;

describe('a portal in one process that is killed in the middle of writes', () => {
  const inFolder = testFolder();

  it('has every answered write after a restart, and shows each in the feed exactly once', async () => {
    const killedPortal = await startOneProcessPortal(inFolder('data'));
    const president = await registerPresident(killedPortal.url);
    const answeredIds = new Set<string>();
    let kill: Promise<unknown> | undefined;

    async function keepWriting(writer: number): Promise<void> {
      for (let number = 0; ; number += 1) {
        const { _id } = await expectStatus(president.createUnit(`Unit ${writer} ${number}`), 201);
        answeredIds.add(_id);
        if (answeredIds.size >= WRITES_BEFORE_KILL) kill ??= killedPortal.kill();
      }
    }
    // Each writer fails when the kill breaks its connection.
    await Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => keepWriting(writer)));
    await kill;
    expect(answeredIds.size).toBeGreaterThanOrEqual(WRITES_BEFORE_KILL);

    const portal = await startOneProcessPortal(inFolder('data'));
    const { call, feed } = await signInPresident(portal.url);
    const { body: units } = await call<{ _id: string }[]>('GET', '/api/orgUnit/organizational-units?limit=200');
    const ids = units.map(({ _id }) => _id);
    expect(ids).toEqual(expect.arrayContaining([...answeredIds]));
    const idsInFeed = async () => (await feed()).map(({ subject }) => subject._id).filter((id) => ids.includes(id));
    await waitUntil('every unit is in the feed', async () => new Set(await idsInFeed()).size === ids.length);
    expect((await idsInFeed()).toSorted()).toEqual(ids.toSorted());
    await portal.kill();
  });
});
