import { campusEventOf } from './campus-event.domain';

const created = {
  version: 3,
  eventId: '0123456789abcdef01234567',
  title: 'Git and GitHub Clinic',
  category: 'technical',
  status: 'planned',
  start: '2026-12-01T10:00:00Z',
  end: null,
  venue: 'Lab 2',
  unit: { id: 'aaaaaaaaaaaaaaaaaaaaaaaa', name: 'Coding Club', category: 'scitech' },
  createdAt: '2026-11-20T10:00:00Z',
} as const;

describe('the copy of an event', () => {
  it('keeps what club data shows', () => {
    expect(campusEventOf(created)).toEqual({
      id: '0123456789abcdef01234567',
      version: 3,
      unitId: 'aaaaaaaaaaaaaaaaaaaaaaaa',
      title: 'Git and GitHub Clinic',
      status: 'planned',
      category: 'technical',
      start: new Date('2026-12-01T10:00:00Z'),
      venue: 'Lab 2',
      createdAt: new Date('2026-11-20T10:00:00Z'),
    });
  });

  it('has no date where the event has none', () => {
    expect(campusEventOf({ ...created, start: null }).start).toBeNull();
  });
});
