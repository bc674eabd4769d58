import type { Session } from '@portal/service-kit';
import { createTransaction, newId } from '@portal/service-kit';
import type { Events } from '../../testing/fixtures';
import { startEvents } from '../../testing/fixtures';
import type { Notice } from './notice.domain';
import { createNoticeRepository } from './notice.repository';
import type { Registration } from './registration.domain';
import type { RegistrationRepository } from './registration.repository';
import { createRegistrationRepository } from './registration.repository';

const [hackNight, chessNight] = ['cccccccccccccccccccccc01', 'cccccccccccccccccccccc02'];
const START = new Date('2026-11-28T12:30:00Z');
const zoya = { id: 'bbbbbbbbbbbbbbbbbbbbbb01', username: 'zoya@example.edu', name: 'Zoya Khan' };
const anil = { id: 'bbbbbbbbbbbbbbbbbbbbbb02', username: 'anil@example.edu', name: 'Anil Rao' };

let events: Events;
let registrations: RegistrationRepository;
beforeEach(async () => {
  events = await startEvents();
  registrations = createRegistrationRepository(events.store);
});
afterEach(() => events.stop());

const within = <T>(work: (session: Session) => Promise<T>) => createTransaction(events.store.connection)(work);
const registrationOf = (changes: Partial<Registration> = {}): Registration => {
  const id = newId();
  return { id, eventId: hackNight, person: zoya, status: 'registered', code: id, joinedAt: START, ...changes };
};
async function added(changes: Partial<Registration> = {}, notifiedVersion = 1): Promise<Registration> {
  const registration = registrationOf(changes);
  await within((session) => registrations.add({ registration, sequence: 1, notifiedVersion }, session));
  return registration;
}

describe('registrations', () => {
  it('of a person are those for the events asked for, or all', async () => {
    const [one, other] = [await added(), await added({ eventId: chessNight, status: 'waiting' })];
    await added({ person: anil });
    const eventsOf = async (ids?: string[]) =>
      (await registrations.findOfPerson(zoya.id, ids)).map(({ eventId }) => eventId).sort();
    expect(await eventsOf()).toEqual([one.eventId, other.eventId]);
    expect(await eventsOf([chessNight])).toEqual([chessNight]);
    expect(await eventsOf([])).toEqual([]);
    expect(await registrations.findRegisteredEvents(zoya.id)).toEqual([hackNight]);
  });

  it('get places in the order of the people named, and no others do', async () => {
    const [first, second] = [
      await added({ person: anil, status: 'waiting' }),
      await added({ person: zoya, status: 'waiting' }),
    ];
    const other = await added({ person: { ...anil, id: newId() }, status: 'waiting' });
    const elsewhere = await added({ eventId: chessNight, status: 'waiting' });
    const promoted = await within((session) => registrations.promote(hackNight, [zoya.id, newId(), anil.id], session));
    expect(promoted.map(({ id, status }) => [id, status])).toEqual([
      [second.id, 'registered'],
      [first.id, 'registered'],
    ]);
    const waiting = await registrations.list({ eventId: hackNight, status: 'waiting' }, { limit: 5 });
    expect(waiting.items.map(({ id }) => id)).toEqual([other.id]);
    const { items } = await registrations.list({ eventId: chessNight }, { limit: 5 });
    expect(items.map(({ id, status }) => [id, status])).toEqual([[elsewhere.id, 'waiting']]);
  });

  it('stand among those with a place by name once they have one', async () => {
    await added({ person: zoya, status: 'waiting' });
    await added({ person: { ...anil, id: newId(), name: 'Bela Das' } });
    await within((session) => registrations.promote(hackNight, [zoya.id], session));
    await added({ person: anil });
    const { items } = await registrations.list({ eventId: hackNight }, { limit: 5 });
    expect(items.map(({ person }) => person.name)).toEqual(['Anil Rao', 'Bela Das', 'Zoya Khan']);
  });

  it('are listed whether they are checked in or not, unless one of both is asked for', async () => {
    const there = await added();
    await added({ person: anil });
    await within((session) =>
      registrations.setCheckedIn(there.id, { checkedInAt: START, attendanceVersion: 1 }, session),
    );
    const namesOf = async (checkedIn?: boolean) => {
      const selection = { eventId: hackNight, ...(checkedIn !== undefined && { checkedIn }) };
      return (await registrations.list(selection, { limit: 5 })).items.map(({ person }) => person.name);
    };
    expect(await namesOf()).toEqual(['Anil Rao', 'Zoya Khan']);
    expect([await namesOf(true), await namesOf(false)]).toEqual([['Zoya Khan'], ['Anil Rao']]);
  });

  it('keep their place in the line when their person is called otherwise', async () => {
    await added({ person: anil, status: 'waiting' });
    await added();
    await within((session) => registrations.syncPersonDetails({ ...anil, name: 'A. Rao' }, session));
    const listed = await registrations.list({ eventId: hackNight }, { limit: 5 });
    expect(listed.items.map(({ person }) => person.name)).toEqual(['Zoya Khan', 'A. Rao']);
  });

  it('are taken a portion at a time by who notifies and reminds, and by nobody twice', async () => {
    for (const person of [zoya, anil, { ...anil, id: newId() }]) await added({ person });
    await added({ person: { ...anil, id: newId() }, status: 'waiting' });
    await added({ eventId: chessNight });
    const take = async (kind: 'notices' | 'reminders', limit: number) => {
      const found = await within(async (session) =>
        kind === 'notices'
          ? registrations.takePendingNotices(hackNight, 2, { limit, session })
          : registrations.takePendingReminders(hackNight, START, { limit, session }),
      );
      return found.length;
    };
    expect([await take('notices', 3), await take('notices', 3), await take('notices', 3)]).toEqual([3, 1, 0]);
    expect([await take('reminders', 2), await take('reminders', 2), await take('reminders', 2)]).toEqual([2, 1, 0]);
  });
});

describe('notices', () => {
  const notice = (changes: Partial<Notice> = {}): Notice => ({
    id: newId(),
    eventId: hackNight,
    version: 2,
    change: 'cancelled',
    schedule: { start: START, end: null, venue: 'Main Hall' },
    reason: 'Rain.',
    createdAt: START,
    ...changes,
  });

  it('come in the order of the changes, so many at a time, until they are done', async () => {
    const notices = createNoticeRepository(events.store);
    const earlier = new Date(START.getTime() - 1000);
    const [third, second, first] = [notice({ version: 3 }), notice(), notice({ version: 9, createdAt: earlier })];
    for (const each of [third, second, first]) await within((session) => notices.add(each, session));
    const [found] = await notices.findPending(1);
    expect(found).toEqual(first);
    expect((await notices.findPending(5)).map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
    await within((session) => notices.markDone(second.id, START, session));
    expect((await notices.findPending(5)).map(({ id }) => id)).toEqual([first.id, third.id]);
  });
});
