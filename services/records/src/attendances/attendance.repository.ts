import { defineReadCopy, fromRow, toRow, type RowOf, type Session, type Store } from '@portal/service-kit';
import { attendanceOf, type Attendance } from './attendance.domain';

type AttendanceRow = RowOf<Attendance>;

export const attendanceCopy = defineReadCopy<AttendanceRow>({
  name: 'attendances',
  handlerName: 'keepAttendance',
  of: {
    'events.registration.checked-in.v1': (event) => toRow(attendanceOf(event)),
    'events.registration.check-in-undone.v1': (event) => toRow(attendanceOf(event)),
  },
  indexes: [
    // One registration for each person and event, but a new one after one was cancelled.
    { personId: 1, eventId: 1 },
    { personId: 1, 'checkedIn.at': -1, _id: -1 },
  ],
});

export type AttendanceRepository = ReturnType<typeof createAttendanceRepository>;

const CAME = { checkedIn: { $ne: null } };

export function createAttendanceRepository(store: Pick<Store, 'connection'>) {
  const { model, copy } = attendanceCopy.open(store);

  async function hasAttended(personId: string, eventId: string, session: Session): Promise<boolean> {
    return (await model.exists({ personId, eventId, ...CAME }).session(session)) !== null;
  }

  /** The events a person came to, the latest first. */
  async function listOfPerson(personId: string, limit: number): Promise<Attendance[]> {
    const found = await model
      .find({ personId, 'checkedIn.at': { $type: 'date' } })
      .sort({ 'checkedIn.at': -1, _id: -1 })
      .limit(limit)
      .lean<AttendanceRow[]>();
    return found.map(fromRow);
  }

  return { copy, hasAttended, listOfPerson };
}
