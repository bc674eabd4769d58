import { createInProcessBus } from '@portal/service-kit';
import { actorOf, byLane, testClock } from '@portal/test-kit';
import { startRecords, type Records } from '../../testing/running-records';
import { endorse, newClaim, newStudent, returnClaim } from '../../testing/skills';

const RUNS = byLane({ push: 3, endurance: 20 });
const AT_ONCE = 50;
const clock = testClock('2026-11-20T10:00:00Z');

describe('fifty at once about one claim, on two instances', () => {
  let first: Records;
  let second: Records;
  beforeAll(async () => {
    first = await startRecords({ clock });
    second = await startRecords({ clock, database: first.database, bus: createInProcessBus() });
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
  });
  const instance = (index: number) => (index % 2 ? first : second);
  const officers = Array.from({ length: AT_ONCE }, (_, index) =>
    actorOf(index % 3 ? 'GENSEC_SCITECH' : 'PRESIDENT', {
      userId: `e${String(index).padStart(23, '0')}`,
      name: `Officer ${index}`,
    }),
  );

  it('endorse it once, and the others are told by whom', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const claim = await newClaim(first, await newStudent(first));
      const answers = await Promise.all(officers.map((officer, index) => endorse(instance(index), officer, claim._id)));
      const winner = officers[answers.findIndex(({ status }) => status === 200)];
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const refused = answers.filter(({ status }) => status !== 200);
      const message = `${winner?.name} has already endorsed this.`;
      expect(new Set(refused.map(({ status, body }) => `${status} ${body.code} ${body.message}`))).toEqual(
        new Set([`409 RECORD.ALREADY_ENDORSED ${message}`]),
      );
    }
  });

  it('endorse or return it once', async () => {
    const claim = await newClaim(first, await newStudent(first));
    const answers = await Promise.all(
      officers.map((officer, index) => {
        const decideOne = index % 4 < 2 ? endorse : returnClaim;
        return decideOne(instance(index), officer, claim._id);
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(AT_ONCE - 1);
    const announced = (await first.outbox()).filter(({ subject }) => subject === claim._id).map(({ type }) => type);
    expect(announced).toHaveLength(2);
  });

  it('claim a skill for one student once', async () => {
    const student = await newStudent(first);
    const { skill_id: skill } = await newClaim(first, await newStudent(first));
    const answers = await Promise.all(
      officers.map((_, index) =>
        instance(index).request<{ code?: string }>(student, 'POST', '/api/skills/create-user-skill', {
          skill_id: skill._id,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status !== 201).map(({ body }) => body.code);
    expect(new Set(refusals)).toEqual(new Set(['SKILL.ALREADY_CLAIMED']));
  });
});
