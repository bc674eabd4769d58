import { createTransaction, type Session } from '@portal/service-kit';
import { eventOf, TEST_UNIT } from '@portal/test-kit';
import { startRecords, type Records } from '../../testing/running-records';
import { createAttendanceRepository } from './attendance.repository';

const asha = 'a1a1a1a1a1a1a1a1a1a1a101';
const ravi = 'a1a1a1a1a1a1a1a1a1a1a102';
const eventId = (number: number) => `c1c1c1c1c1c1c1c1c1c1c10${number}`;
const actor = { _id: 'b'.repeat(24), name: 'Meera Das', role: 'CLUB_COORDINATOR' };

describe('who attended an event', () => {
  let records: Records;
  let attendances: ReturnType<typeof createAttendanceRepository>;
  beforeAll(async () => {
    records = await startRecords();
    attendances = createAttendanceRepository(records.store);
  });
  afterAll(() => records.stop());

  const checkInEvents = (userId: string, number: number, time: string, version?: number) => {
    const data = {
      registrationId: `${userId.slice(0, 23)}${number}`,
      userId,
      status: 'registered' as const,
      eventId: eventId(number),
      eventTitle: `Event ${number}`,
      unit: TEST_UNIT,
      schedule: { start: null, end: null, venue: '' },
      ...(version !== undefined && { version }),
    };
    return {
      came: eventOf('events.registration.checked-in.v1', data, { time, actor }),
      undone: eventOf('events.registration.check-in-undone.v1', data, { time, actor }),
    };
  };
  const listed = async (limit = 10) => (await attendances.listOfPerson(asha, limit)).map((each) => each.eventId);
  const hasAttended = (personId: string, id: string) =>
    createTransaction(records.store.connection)((session: Session) => attendances.hasAttended(personId, id, session));

  it('is listed by person, the latest event first', async () => {
    await records.deliver(checkInEvents(asha, 2, '2026-11-02T10:00:00.000Z').came);
    await records.deliver(checkInEvents(asha, 1, '2026-11-03T10:00:00.000Z').came);
    await records.deliver(checkInEvents(ravi, 3, '2026-11-04T10:00:00.000Z').came);
    expect(await listed()).toEqual([eventId(1), eventId(2)]);
    expect(await listed(1)).toEqual([eventId(1)]);
    expect(await attendances.listOfPerson(asha, 1)).toMatchObject([
      { checkedIn: { at: new Date('2026-11-03T10:00:00.000Z'), by: 'Meera Das' } },
    ]);
    expect([await hasAttended(asha, eventId(1)), await hasAttended(asha, eventId(3))]).toEqual([true, false]);
  });

  it('is not whose check-in was taken back, whichever of the two is heard of first', async () => {
    const time = '2026-11-05T10:00:00.000Z';
    const { undone } = checkInEvents(asha, 4, time, Date.parse(time) + 1);
    await records.deliver(undone);
    await records.deliver(checkInEvents(asha, 4, time, Date.parse(time)).came);
    expect([await listed(), await hasAttended(asha, eventId(4))]).toEqual([[eventId(1), eventId(2)], false]);
    await records.deliver(checkInEvents(asha, 4, time, Date.parse(time) + 2).came);
    expect(await listed()).toEqual([eventId(4), eventId(1), eventId(2)]);
  });

  it('is told by earlier builds too, whose events have no version', async () => {
    await records.deliver(checkInEvents(asha, 5, '2026-11-06T10:00:00.000Z').came);
    await records.deliver(checkInEvents(asha, 5, '2026-11-06T10:00:10.000Z').undone);
    expect(await hasAttended(asha, eventId(5))).toBe(false);
  });
});
