import type { CloudEvent } from '@portal/contracts';
import { createInProcessBus, createOutbox, createCountCache, createTransaction } from '@portal/service-kit';
import type { Events } from '../../testing/fixtures';
import { coordinator, join, newEvent, startCampus, startEvents, student } from '../../testing/fixtures';
import { createEventRepository } from '../events/event.repository';
import { createNoticeRepository } from './notice.repository';
import { createNotificationService } from './notification.service';
import { registrationModel } from './registration.model';
import { createRegistrationRepository } from './registration.repository';

const MANY = 450;

let first: Events;
let second: Events;
beforeAll(async () => {
  first = await startCampus();
  second = await startEvents({ database: first.database, bus: createInProcessBus() });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

type Affected = CloudEvent<'events.registration.affected.v1'>;

const published = async (id: string): Promise<Affected[]> =>
  (await first.outbox('events.registration.affected.v1')).filter(({ data }) => data.eventId === id);
const peopleOf = (facts: Affected[]) => facts.map(({ data }) => data.userId).sort();
const idsOf = (numbers: number[]) => numbers.map((number) => student(number).userId);
const move = (id: string, venue: string) =>
  first.request(coordinator, 'PATCH', `/api/events/${id}`, { schedule: { venue } });
const cancel = (id: string) =>
  first.request(coordinator, 'POST', `/api/events/${id}/cancellation`, { reason: 'Rain.' });

async function eventWith(numbers: number[], places = 100): Promise<string> {
  const { _id: id } = await newEvent(first, { registration: { required: true, max_participants: places } });
  for (const number of numbers) await join(first, id, student(number));
  return id;
}

/** Copies of one registration for so many people: joining them one by one is not what is shown here. */
async function eventOfMany(): Promise<string> {
  const id = await eventWith([1]);
  const registrations = registrationModel(first.store.connection);
  const one = await registrations.findOne({ eventId: id }).lean();
  const copies = Array.from({ length: MANY - 1 }, (_, index) => {
    const personId = `ffffffffffffffffffff${String(index).padStart(4, '0')}`;
    return { ...one, _id: `${id.slice(0, 20)}${String(index).padStart(4, '0')}`, personId, code: `${id} ${index}` };
  });
  await registrations.insertMany(copies);
  return id;
}

/** The same service over the same store, whose transactions end after so many. */
function dyingAfter(portions: number) {
  const { store, clock } = first;
  const { connection } = store;
  const transaction = createTransaction(connection);
  let left = portions;
  const events = createEventRepository(store, {
    countCache: createCountCache(clock),
    timeZone: 'Asia/Kolkata',
  });
  return createNotificationService({
    notices: createNoticeRepository(store),
    registrations: createRegistrationRepository(store),
    events,
    outbox: createOutbox({ connection, service: 'events', clock }),
    clock,
    transaction: (work) =>
      transaction(async (session) => {
        const result = await work(session);
        if (left === 0) throw new Error('killed');
        left -= 1;
        return result;
      }),
  });
}

describe('when an event is moved or cancelled', () => {
  it('everybody who joined is notified, those waiting too, of what is now and what was', async () => {
    const id = await eventWith([1, 2, 3], 2);
    const { status } = await move(id, 'Senate Hall');
    expect([status, await first.useCases.sendNotices()]).toEqual([200, 3]);
    const facts = await published(id);
    expect(peopleOf(facts)).toEqual(idsOf([1, 2, 3]));
    expect(facts[0]?.data).toMatchObject({
      change: 'moved',
      eventTitle: 'Hack Night',
      schedule: { venue: 'Senate Hall', start: '2026-11-28T12:30:00.000Z' },
      previous: { venue: 'Main Hall', start: '2026-11-28T12:30:00.000Z' },
    });
    expect(facts.map(({ data }) => data.status).sort()).toEqual(['registered', 'registered', 'waiting']);

    await cancel(id);
    expect(await first.useCases.sendNotices()).toBe(3);
    expect((await published(id)).at(-1)?.data).toMatchObject({ change: 'cancelled', reason: 'Rain.' });
    expect(await first.useCases.sendNotices()).toBe(0);
  });

  it('who joins after the change is not notified of it, nor who leaves before', async () => {
    const id = await eventWith([1, 2]);
    await move(id, 'Senate Hall');
    await join(first, id, student(3));
    await first.request(student(1), 'DELETE', `/api/events/${id}/register`);
    await first.useCases.sendNotices();
    expect(peopleOf(await published(id))).toEqual(idsOf([2]));
    await move(id, 'Room 5');
    await first.useCases.sendNotices();
    expect(peopleOf(await published(id))).toEqual(idsOf([2, 2, 3]));
  });

  it('each of two changes in a row is notified as it was, in order', async () => {
    const id = await eventWith([1]);
    await move(id, 'Senate Hall');
    await move(id, 'Room 5');
    await cancel(id);
    await first.useCases.sendNotices();
    const facts = await published(id);
    expect(facts.map(({ data }) => [data.change, data.schedule.venue, data.previous?.venue])).toEqual([
      ['moved', 'Senate Hall', 'Main Hall'],
      ['moved', 'Room 5', 'Senate Hall'],
      ['cancelled', 'Room 5', undefined],
    ]);
  });

  it('nobody is notified of anything else that changes', async () => {
    const id = await eventWith([1]);
    await first.request(coordinator, 'PATCH', `/api/events/${id}`, { title: 'Hack Day', schedule: { mode: 'hybrid' } });
    expect(await first.useCases.sendNotices()).toBe(0);
  });

  it('a kill between portions repeats nothing and leaves nobody out, with two instances at work', async () => {
    const id = await eventOfMany();
    await move(id, 'Senate Hall');
    await expect(dyingAfter(1).sendNotices()).rejects.toThrow('killed');
    expect(await published(id)).toHaveLength(200);
    await Promise.all([first.useCases.sendNotices(), second.useCases.sendNotices()]);
    await cancel(id);
    await expect(dyingAfter(0).sendNotices()).rejects.toThrow('killed');
    await Promise.all([first.useCases.sendNotices(), second.useCases.sendNotices()]);

    const facts = await published(id);
    expect(facts).toHaveLength(2 * MANY);
    for (const change of ['moved', 'cancelled'] as const) {
      const people = peopleOf(facts.filter(({ data }) => data.change === change));
      expect([people.length, new Set(people).size]).toEqual([MANY, MANY]);
    }
  });
});
