import { createCountCache, createTransaction } from '@portal/service-kit';
import type { Session, Transaction } from '@portal/service-kit';
import { testClock } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import { asha, newEvent, NOW, president, startCampus } from '../../testing/fixtures';
import type { CapacityChange, EventRepository } from './event.repository';
import { createEventRepository } from './event.repository';

const clock = testClock(NOW);
let campus: Events;
let events: EventRepository;
let transaction: Transaction;
beforeEach(async () => {
  clock.set(NOW);
  campus = await startCampus({ clock });
  events = createEventRepository(campus.store, { countCache: createCountCache(clock), timeZone: 'Asia/Kolkata' });
  transaction = createTransaction(campus.store.connection);
});
afterEach(() => campus.stop());

const within = <T>(work: (session: Session) => Promise<T>) => transaction(work);
const titles = (found: { title: string }[]) => found.map(({ title }) => title);

/** From one hour to another of 28 November, or without a date. */
async function eventAt(title: string, from?: string, to?: string): Promise<string> {
  const at = (time: string) => `2026-11-28T${time}:00.000Z`;
  const schedule = { ...(from && { start: at(from) }), ...(to && { end: at(to) }) };
  return (await newEvent(campus, { title, schedule, organizers: [] }))._id;
}

describe('the places of an event', () => {
  const change = (id: string, changes: CapacityChange) =>
    within((session) => events.changeCapacity(id, changes, session));

  it('are locked by a write that numbers the changes, and for no event that is not there', async () => {
    const id = await eventAt('Hack Night');
    const lock = (of: string) => within((session) => events.lockCapacity(of, session));
    expect(await lock(id)).toMatchObject({ event: { id, title: 'Hack Night' }, sequence: 1 });
    expect((await lock(id))?.sequence).toBe(2);
    expect(await lock('dddddddddddddddddddddd01')).toBeNull();
  });

  it('and those who wait are counted, each event its own', async () => {
    const [id, other] = [await eventAt('Hack Night'), await eventAt('Chess Night')];
    await change(id, { taken: 2, checkedIn: 1 });
    await change(id, { taken: -1 });
    for (const person of ['Zoya', 'Anil', 'Meera', 'Ravi']) await change(id, { joinWaitlist: person });
    expect((await events.find(id, { reader: 'Meera' }))?.capacity).toEqual({
      taken: 1,
      checkedIn: 1,
      waiting: 4,
      waitlistPosition: 3,
    });
    await change(id, { leaveWaitlist: ['Zoya', 'Meera'] });
    expect((await events.find(id))?.capacity).toEqual({ taken: 1, checkedIn: 1, waiting: 2 });
    expect((await events.find(other))?.capacity).toEqual({ taken: 0, checkedIn: 0, waiting: 0 });
  });

  it('go to who waited longest', async () => {
    const [other, id] = [await eventAt('Chess Night'), await eventAt('Hack Night')];
    for (const person of ['Zoya', 'Anil', 'Meera']) await change(id, { joinWaitlist: person });
    await change(other, { joinWaitlist: 'Ravi' });
    const firstOf = (event: string) => within((session) => events.firstOnWaitlist(event, 2, session));
    expect(await firstOf(id)).toEqual(['Zoya', 'Anil']);
    expect(await firstOf('dddddddddddddddddddddd01')).toEqual([]);
    expect([...(await events.waitlistPositions(id, ['Meera', 'Ravi', 'Zoya']))]).toEqual([
      ['Meera', 3],
      ['Zoya', 1],
    ]);
    expect(await events.waitlistPositions('dddddddddddddddddddddd01', ['Zoya'])).toEqual(new Map());
  });

  it('are all free in an event from before they were counted', async () => {
    const id = await eventAt('Hack Night');
    await campus.store.connection
      .collection<{ _id: string }>('events')
      .updateOne({ _id: id }, { $unset: { seats: 1 } });
    expect((await events.find(id, { reader: 'Zoya' }))?.capacity).toEqual({ taken: 0, checkedIn: 0, waiting: 0 });
    expect(await within((session) => events.firstOnWaitlist(id, 2, session))).toEqual([]);
    expect(await events.waitlistPositions(id, ['Zoya'])).toEqual(new Map());
  });
});

describe('the events at a time', () => {
  const time = { start: new Date('2026-11-28T12:00:00Z'), end: new Date('2026-11-28T14:00:00Z') };

  it('are planned and ongoing ones that overlap it, and those asked for, soonest first', async () => {
    await eventAt('Ends when it begins', '11:00', '12:00');
    await eventAt('Begins when it ends', '14:00', '15:00');
    const inside = await eventAt('Within', '12:30', '13:00');
    await eventAt('Around', '11:00', '15:00');
    const [later, never] = [await eventAt('Later', '18:00', '19:00'), await eventAt('No date yet')];
    const called = await eventAt('Called off', '12:00', '14:00');
    await campus.useCases.cancelEvent(president, called, 'Rain.');
    expect(titles(await events.findOverlapping(time, []))).toEqual(['Around', 'Within']);
    const early = await eventAt('Early', '05:00', '06:00');
    const asked = await events.findOverlapping(time, [never, later, inside, early, called]);
    expect(titles(asked)).toEqual(['Early', 'Around', 'Within', 'Later', 'No date yet']);
    clock.set('2026-11-28T12:00:00Z');
    await campus.useCases.advanceStatuses();
    expect((await events.findOverlapping(time, [])).map(({ status }) => status)).toEqual(['ongoing', 'planned']);
  });

  it('are looked for in the months that it touches', async () => {
    const schedule = { start: '2026-11-30T20:00:00Z', end: '2026-11-30T22:00:00Z' };
    await newEvent(campus, { title: 'December in India', schedule });
    const night = { start: new Date('2026-11-30T21:00:00Z'), end: new Date('2026-11-30T23:00:00Z') };
    expect(titles(await events.findOverlapping(night, []))).toEqual(['December in India']);
  });
});

describe('the events of a person', () => {
  const since = new Date('2026-11-28T10:00:00Z');

  it('are those organized and those asked for that have a date and did not begin before, soonest first', async () => {
    const organizers = [{ kind: 'user' as const, _id: asha.id }];
    const organized = (title: string, start?: string) =>
      newEvent(campus, { title, organizers, schedule: { ...(start && { start: `2026-11-28T${start}:00Z` }) } });
    await organized('Organized', '15:00');
    await organized('Before', '09:59');
    await organized('No date yet');
    const joined = await eventAt('Joined', '10:00');
    await eventAt('Somebody else’s', '11:00');
    const of = { personId: asha.id, eventIds: [joined] };
    expect(titles(await events.findOfPerson(of, since, 5))).toEqual(['Joined', 'Organized']);
    expect(titles(await events.findOfPerson(of, since, 1))).toEqual(['Joined']);
  });
});

describe('the events to remind of', () => {
  const period = { after: new Date('2026-11-28T10:00:00Z'), until: new Date('2026-11-28T12:00:00Z') };
  const start = new Date('2026-11-28T12:00:00Z');

  it('are planned ones that begin in the period, until everybody was reminded of their start', async () => {
    await eventAt('Too early', '10:00');
    await eventAt('Too late', '12:01');
    await eventAt('No date yet');
    const [second, first] = [await eventAt('At the end', '12:00'), await eventAt('In between', '11:00')];
    await campus.useCases.cancelEvent(president, await eventAt('Called off', '11:00'), 'Rain.');
    expect(await events.findToRemind(period, 5)).toEqual([first, second]);
    expect(await events.findToRemind(period, 1)).toEqual([first]);
    await within((session) => events.markReminded(second, start, session));
    expect(await events.findToRemind(period, 5)).toEqual([first]);
  });

  it('are still those that were moved in the meantime', async () => {
    const id = await eventAt('Moved', '11:00');
    await within((session) => events.markReminded(id, start, session));
    expect(await events.findToRemind(period, 5)).toEqual([id]);
    await campus.request(president, 'PATCH', `/api/events/${id}`, { schedule: { start: start.toISOString() } });
    expect(await events.findToRemind(period, 5)).toEqual([id]);
  });
});

describe('the events whose status is behind', () => {
  it('come so many at a time', async () => {
    for (const title of ['One', 'Two', 'Three']) await eventAt(title, '10:00', '11:00');
    expect(await events.findOverdue(new Date('2026-11-28T10:30:00Z'), 2)).toHaveLength(2);
  });
});

describe('what is written of an event', () => {
  it('is read in its transaction', async () => {
    const id = await eventAt('Hack Night');
    const counted = await within((session) => events.countRoomRequest(id, session));
    expect([counted?.roomRequestCount, counted?.title]).toEqual([1, 'Hack Night']);
  });
});
