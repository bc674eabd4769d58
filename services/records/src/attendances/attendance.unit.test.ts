import { eventOf } from '@portal/test-kit';
import { attendanceOf } from './attendance.domain';

const actor = { _id: 'b'.repeat(24), name: 'Ravi Kumar', role: 'CLUB_COORDINATOR' };
const time = '2026-11-28T12:00:00.000Z';
const data = {
  registrationId: 'a'.repeat(24),
  userId: 'd'.repeat(24),
  status: 'registered' as const,
  eventId: 'e'.repeat(24),
  eventTitle: 'Git Clinic',
  unit: { id: 'f'.repeat(24), name: 'Coding Club', category: 'scitech' as const },
  schedule: { start: null, end: null, venue: 'Lab 2' },
};
const row = { id: data.registrationId, personId: data.userId, eventId: data.eventId };

describe('an attendance', () => {
  it('is who came to which event, when and seen by whom', () => {
    const event = eventOf('events.registration.checked-in.v1', { ...data, version: 7 }, { time, actor });
    expect(attendanceOf(event)).toEqual({
      ...row,
      version: 7,
      checkedIn: { at: new Date(time), by: 'Ravi Kumar' },
    });
  });

  it('is at the time of the scan, where that was sent later', () => {
    const scannedAt = '2026-11-28T11:10:00.000Z';
    const event = eventOf('events.registration.checked-in.v1', { ...data, scannedAt }, { time, actor });
    expect(attendanceOf(event)).toMatchObject({ version: Date.parse(time), checkedIn: { at: new Date(scannedAt) } });
  });

  it('is none when it was taken back', () => {
    const event = eventOf('events.registration.check-in-undone.v1', { ...data, version: 8 }, { time, actor });
    expect(attendanceOf(event)).toEqual({ ...row, version: 8, checkedIn: null });
  });

  it('goes by its time where an earlier build told it', () => {
    const event = eventOf('events.registration.checked-in.v1', data, { time });
    expect(attendanceOf(event)).toMatchObject({ version: Date.parse(time), checkedIn: { by: '' } });
  });
});
