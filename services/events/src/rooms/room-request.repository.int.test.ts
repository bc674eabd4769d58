import type { EventAnswer } from '@portal/contracts';
import { createTransaction } from '@portal/service-kit';
import { actorOf, testClock } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import { coordinator, newEvent, newRoomRequest, NOW, president, review, startCampus } from '../../testing/fixtures';
import type { RoomRequestRepository } from './room-request.repository';
import { createRoomRequestRepository } from './room-request.repository';

const clock = testClock(NOW);
let campus: Events;
let requests: RoomRequestRepository;
let hackNight: string;
beforeEach(async () => {
  clock.set(NOW);
  campus = await startCampus({ clock });
  requests = createRoomRequestRepository(campus.store, 'Asia/Kolkata');
  hackNight = (await newEvent(campus))._id;
});
afterEach(() => campus.stop());

const greatHall = {
  id: 'aaaaaaaaaaaaaaaaaaaaaa11',
  name: 'Great Hall',
  bookingKey: 'main hall',
  building: '',
  capacity: 300,
  equipment: [],
  active: true,
};
const at = (time: string) => new Date(`2026-11-28T${time}:00+05:30`);
const requestAt = async (time: string, end_time: string, changes: object = {}, event = hackNight) =>
  (await newRoomRequest(campus, event, { time, end_time, ...changes }))._id;
async function approvedAt(time: string, end_time: string, changes: object = {}, event = hackNight) {
  const id = await requestAt(time, end_time, changes, event);
  await review(campus, id, 'Approved');
  return id;
}

describe('the events that have a room at a time', () => {
  const booked = (start: Date, end: Date) => requests.findBookedEvents({ roomKey: 'main hall', start, end });

  it('are those whose approved requests overlap it', async () => {
    await approvedAt('18:00', '20:00');
    expect(await booked(at('19:00'), at('21:00'))).toEqual([hackNight]);
    expect(await booked(at('17:00'), at('19:00'))).toEqual([hackNight]);
    expect(await booked(at('20:00'), at('21:00'))).toEqual([]);
    expect(await booked(at('17:00'), at('18:00'))).toEqual([]);
    expect(await booked(new Date('2026-11-26T12:00:00Z'), new Date('2026-11-29T12:00:00Z'))).toEqual([hackNight]);
  });

  it('are not those of other rooms, of requests without approval, and not cancelled ones', async () => {
    await approvedAt('18:00', '20:00', { room: 'Lab 1' });
    await requestAt('18:00', '20:00');
    const { _id: called } = await newEvent(campus);
    await approvedAt('18:00', '20:00', {}, called);
    expect(await booked(at('18:00'), at('20:00'))).toEqual([called]);
    await campus.useCases.cancelEvent(president, called, 'Rain.');
    expect(await booked(at('18:00'), at('20:00'))).toEqual([]);
  });
});

describe('the requests of events', () => {
  it('are theirs alone, the oldest first', async () => {
    const { _id: other } = await newEvent(campus);
    clock.set('2026-11-21T08:00:00Z');
    await requestAt('10:00', '11:00');
    await requestAt('14:00', '15:00', {}, other);
    clock.set('2026-11-21T07:00:00Z');
    await requestAt('12:00', '13:00');
    expect((await requests.findOfEvents([hackNight])).map(({ time }) => time)).toEqual(['12:00', '10:00']);
  });

  it('are listed by when they were made, the newest first or the oldest, or by when they begin', async () => {
    clock.set('2026-11-21T08:00:00Z');
    await requestAt('10:00', '11:00');
    clock.set('2026-11-21T07:00:00Z');
    await requestAt('12:00', '13:00');
    const listed = async (query: string) => {
      const { body } = await campus.request<{ time: string }[]>(president, 'GET', `/room/requests${query}`);
      return body.map(({ time }) => time);
    };
    expect(await listed('')).toEqual(['10:00', '12:00']);
    expect(await listed('?status=pending&sort=oldest')).toEqual(['12:00', '10:00']);
    expect(await listed('?status=pending&sort=soonest')).toEqual(['10:00', '12:00']);
  });

  it('are of one unit where it is asked for, within what the officer sees', async () => {
    await requestAt('10:00', '11:00');
    const listed = async (as: Parameters<Events['request']>[0], unit: string) => {
      const { body } = await campus.request<{ time: string }[]>(as, 'GET', `/room/requests?unit=${unit}`);
      return body.map(({ time }) => time);
    };
    const event = await campus.request<EventAnswer>(president, 'GET', `/api/events/${hackNight}`);
    const unit = event.body.organizing_unit_id?._id ?? '';
    expect(await listed(president, unit)).toEqual(['10:00']);
    expect(await listed(president, 'f'.repeat(24))).toEqual([]);
    expect(await listed(actorOf('GENSEC_CULTURAL'), unit)).toEqual([]);
  });

  it('show its new title and are found by its new category, and no others change', async () => {
    const { _id: other } = await newEvent(campus, { title: 'Chess Night' });
    for (const event of [hackNight, other]) await requestAt('10:00', '11:00', {}, event);
    const changes = { title: 'Hack Day', category: 'cultural' };
    await campus.request(president, 'PATCH', `/api/events/${hackNight}`, changes);
    const listed = async (as: Parameters<Events['request']>[0]) => {
      const { body } = await campus.request<{ event: { title: string } }[]>(as, 'GET', '/room/requests');
      return body.map(({ event }) => event.title).sort();
    };
    expect(await listed(president)).toEqual(['Chess Night', 'Hack Day']);
    expect(await listed(actorOf('GENSEC_CULTURAL'))).toEqual(['Hack Day']);
  });
});

describe('rooms that become free', () => {
  it('are those of the cancelled event, on the days on which it had one', async () => {
    const { _id: other } = await newEvent(campus);
    await approvedAt('10:00', '11:00', {}, other);
    await approvedAt('12:00', '13:00');
    await requestAt('12:00', '13:00', { date: '2026-11-27' });
    const release = createTransaction(campus.store.connection);
    const released = await release((session) => requests.release(hackNight, clock.now(), session));
    expect(released.map(({ status, date }) => `${status} ${date}`).sort()).toEqual([
      'Approved 2026-11-28',
      'Pending 2026-11-27',
    ]);
    const listed = await campus.request<{ event: { _id: string } }[]>(coordinator, 'GET', '/room/requests');
    expect(listed.body.map(({ event }) => event._id)).toEqual([other]);
  });
});

describe('a room that is renamed', () => {
  it('is booked anew on the days on which it is booked from now on', async () => {
    const { _id: called } = await newEvent(campus);
    await approvedAt('10:00', '11:00');
    await approvedAt('10:00', '11:00', { date: '2026-11-27', room: 'Lab 1' });
    await requestAt('10:00', '11:00', { date: '2026-11-26' });
    await approvedAt('10:00', '11:00', { date: '2026-11-25' }, called);
    await campus.useCases.cancelEvent(president, called, 'Rain.');
    await approvedAt('12:00', '13:00', { date: '2026-11-22' });
    const renaming = { keys: ['main hall'], now: new Date('2026-11-22T07:30:00Z') };
    const moved = await createTransaction(campus.store.connection)((session) =>
      requests.moveToRoom(greatHall, renaming, session),
    );
    expect(moved.bookings.map(({ date }) => date)).toEqual(['2026-11-28']);
    expect(moved.added).toEqual([]);
  });
});
