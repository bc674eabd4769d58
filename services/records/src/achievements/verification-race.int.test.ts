import { createInProcessBus } from '@portal/service-kit';
import { actorOf, startTestService, testClock, type TestService } from '@portal/test-kit';
import { giveBack, newAchievement, verify } from '../../testing/achievements';
import { onboardedPerson, startRecords, type Records } from '../../testing/running-records';
import { recordsService } from '../index';

const RUNS = 5;
const AT_ONCE = 50;
const clock = testClock('2026-11-20T10:00:00Z');
const judges = [
  actorOf('PRESIDENT', { userId: 'd'.repeat(24), name: 'Kavya Iyer' }),
  actorOf('GENSEC_SCITECH', { userId: 'e'.repeat(24), name: 'Arjun Menon' }),
] as const;

describe('fifty verifications of one achievement at once, on two instances', () => {
  let first: Records;
  let second: TestService;
  let asha: Awaited<ReturnType<typeof onboardedPerson>>;
  beforeAll(async () => {
    first = await startRecords({ clock });
    const env = { PHOTO_DIR: first.folder };
    second = await startTestService(recordsService, {
      clock,
      env,
      database: first.database,
      bus: createInProcessBus(),
    });
    asha = await onboardedPerson(first);
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
  });
  const judgeOf = (index: number) => judges[index % 3 === 0 ? 0 : 1];
  const instanceOf = (index: number) => (index % 2 ? first : second);

  it('are one, and the rest is told who did it', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const { _id } = await newAchievement(first, asha);
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) => verify(instanceOf(index), judgeOf(index), _id)),
      );
      const verified = answers.filter(({ status }) => status === 200);
      expect(verified).toHaveLength(1);
      const who = verified[0]?.body.verified_by?.name;
      expect(judges.map(({ name }) => name)).toContain(who);
      const refused = answers.filter(({ status }) => status !== 200).map(({ status, body }) => ({ status, ...body }));
      expect(refused).toHaveLength(AT_ONCE - 1);
      for (const refusal of refused) {
        expect(refusal).toMatchObject({ status: 409, message: `${who} has already verified this.` });
      }
      const events = (await first.outbox('records.achievement.verified.v1')).filter(({ subject }) => subject === _id);
      expect(events).toHaveLength(1);
    }
  }, 300_000);

  it('and returns at once have one outcome', async () => {
    const { _id } = await newAchievement(first, asha);
    const answers = await Promise.all([verify(first, judges[0], _id), giveBack(second, judges[1], _id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
