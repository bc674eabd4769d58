import type { MyRegistration } from '@portal/contracts';
import { createInProcessBus, createTransaction } from '@portal/service-kit';
import { byLane } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import { newEvent, startCampus, startEvents, student } from '../../testing/fixtures';

const RUSHING = byLane({ push: 60, endurance: 300 });
const PLACES = RUSHING / 3;

describe(`${RUSHING} students at once, more than can be answered in time`, () => {
  let hurried: Events;
  let patient: Events;
  let id: string;
  beforeAll(async () => {
    hurried = await startCampus({ env: { ANSWER_WITHIN_MS: '500' } });
    patient = await startEvents({ database: hurried.database, bus: createInProcessBus() });
    ({ _id: id } = await newEvent(patient, { registration: { required: true, max_participants: PLACES } }));
  });
  afterAll(async () => {
    await patient.stop();
    await hurried.stop();
  });

  const everybody = Array.from({ length: RUSHING }, (_, index) => index + 1);
  const collection = (name: string) => patient.store.connection.collection(name);
  const stored = () => collection('registrations').countDocuments({});

  function joinAll(events: Events) {
    const path = `/api/events/${id}/register`;
    const withKey = (number: number) => ({ headers: { 'idempotency-key': `rush-${number}` } });
    return Promise.all(
      everybody.map((number) =>
        events.request<MyRegistration & { code?: string }>(student(number), 'POST', path, undefined, withKey(number)),
      ),
    );
  }

  /** Another writer holds the event, as a slow disk or a crowd on another instance would. */
  async function whileTheEventIsHeld(work: () => Promise<void>): Promise<void> {
    await createTransaction(patient.store.connection)(async (session) => {
      await collection('events').updateMany({}, { $inc: { held: 1 } }, { session });
      await work();
    });
  }

  it('are refused with Retry-After, and not one of them is in', async () => {
    await whileTheEventIsHeld(async () => {
      const answers = await joinAll(hurried);
      const refusals = new Set(answers.map(({ status, body }) => `${status} ${body.code}`));
      expect([...refusals]).toEqual(['503 SYSTEM.BUSY']);
      expect(answers.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
    });
    expect(await stored()).toBe(0);
  });

  it('are in when they are answered and not when they are refused; asking again with the same key says which', async () => {
    const answered = new Map<number, MyRegistration>();
    const take = (answers: Awaited<ReturnType<typeof joinAll>>) => {
      for (const [index, { status, body }] of answers.entries()) {
        if (status !== 200) expect([status, body.code]).toEqual([503, 'SYSTEM.BUSY']);
        else expect(body).toEqual(answered.get(index) ?? body);
        if (status === 200) answered.set(index, body);
      }
    };
    // A busy machine may answer nobody in the first half second.
    for (let withinMs = 500; answered.size === 0; withinMs *= 2) {
      // The one that was held has learned how long a turn takes, and would refuse all of them at once.
      const fresh = await startEvents({
        database: hurried.database,
        bus: createInProcessBus(),
        env: { ANSWER_WITHIN_MS: String(withinMs) },
      });
      take(await joinAll(fresh));
      await fresh.stop();
    }
    expect(await stored()).toBe(answered.size);

    while (answered.size < RUSHING) take(await joinAll(patient));
    expect(await stored()).toBe(RUSHING);
    expect([...answered.values()].filter(({ status }) => status === 'registered')).toHaveLength(PLACES);
    expect(await patient.outbox('events.registration.joined.v1')).toHaveLength(RUSHING);
  });
});
