import type { CloudEvent } from '@portal/contracts';
import type { CopyRows, ReadCopy, Session, Store } from '@portal/service-kit';
import { createCopyRows } from '@portal/service-kit';
import { attendanceOf, type Attendance } from './attendance.domain';
import { attendanceModel, type AttendanceDocument } from './attendance.model';

export type AttendanceRepository = ReturnType<typeof createAttendanceRepository>;

const CAME = { checkedIn: { $ne: null } };

export function createAttendanceRepository(store: Pick<Store, 'connection'>) {
  const model = attendanceModel(store.connection);
  const copy = attendanceCopy(createCopyRows<AttendanceDocument>(store, model.collection.collectionName));

  async function hasAttended(personId: string, eventId: string, session: Session): Promise<boolean> {
    return (await model.exists({ personId, eventId, ...CAME }).session(session)) !== null;
  }

  /** The events a person came to, the latest first. */
  async function listOfPerson(personId: string, limit: number): Promise<Attendance[]> {
    const found = await model
      .find({ personId, 'checkedIn.at': { $type: 'date' } })
      .sort({ 'checkedIn.at': -1, _id: -1 })
      .limit(limit)
      .lean<AttendanceDocument[]>();
    return found.map(({ _id: id, ...attendance }) => ({ ...attendance, id }));
  }

  return { copy, hasAttended, listOfPerson };
}

/** Both events tell all of it: who came to what, or did not after all. */
export function attendanceCopy(rows: CopyRows<AttendanceDocument>): ReadCopy<AttendanceDocument> {
  const rowOf = (event: CloudEvent<'events.registration.checked-in.v1' | 'events.registration.check-in-undone.v1'>) => {
    const { id: _id, ...attendance } = attendanceOf(event);
    return { ...attendance, _id };
  };
  return {
    name: 'attendances',
    rows,
    rowOf: { 'events.registration.checked-in.v1': rowOf, 'events.registration.check-in-undone.v1': rowOf },
  };
}
