import type { EventData } from '@portal/contracts';
import { eventOf, TEST_UNIT } from '@portal/test-kit';
import { startRecords, type Records } from '../../testing/running-records';
import { createCampusEventRepository } from './campus-event.repository';

const eventId = 'c1c1c1c1c1c1c1c1c1c1c101';
const musicClub = { id: 'aaaaaaaaaaaaaaaaaaaaaa02', name: 'Music Club', category: 'cultural' as const };
const campusEvent: EventData<'events.event.created.v1'> = {
  version: 1,
  eventId,
  title: 'Git Clinic',
  category: 'technical',
  status: 'planned',
  start: null,
  end: null,
  venue: 'Lab 2',
  unit: TEST_UNIT,
  createdAt: '2026-11-20T10:00:00.000Z',
  skills: [{ id: 'd1d1d1d1d1d1d1d1d1d1d101', name: 'Git' }],
};

describe('the copy of an event', () => {
  let records: Records;
  beforeAll(async () => {
    records = await startRecords();
  });
  afterAll(() => records.stop());

  it('is its title, category, unit and skills, and follows what is told of it', async () => {
    const find = () => createCampusEventRepository(records.store).find(eventId);
    expect(await find()).toBeNull();
    await records.deliver(eventOf('events.event.created.v1', campusEvent));
    const copy = {
      id: eventId,
      version: 1,
      title: 'Git Clinic',
      category: 'technical',
      unit: TEST_UNIT,
      skills: campusEvent.skills,
    };
    expect(await find()).toEqual(copy);
    const moved = { ...campusEvent, version: 3, title: 'Concert', unit: musicClub };
    await records.deliver(
      eventOf('events.event.status-changed.v1', { ...moved, status: 'ongoing', previousStatus: 'planned' }),
    );
    await records.deliver(eventOf('events.event.changed.v1', { ...campusEvent, version: 2, changed: ['title'] }));
    expect(await find()).toEqual({ ...copy, version: 3, title: 'Concert', unit: musicClub });
  });
});
