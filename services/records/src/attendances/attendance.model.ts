import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Attendance } from './attendance.domain';

export type AttendanceDocument = Omit<Attendance, 'id'> & { _id: string };

const required = { type: String, required: true } as const;

const attendanceSchema = new mongoose.Schema<AttendanceDocument>(
  {
    _id: required,
    version: { type: Number, required: true },
    personId: required,
    eventId: required,
    checkedIn: { type: new mongoose.Schema({ at: Date, by: String }, { _id: false, id: false }), default: null },
  },
  { collection: 'attendances', versionKey: false, id: false },
);
// One registration for each person and event, but a new one after one was cancelled.
attendanceSchema.index({ personId: 1, eventId: 1 });
attendanceSchema.index({ personId: 1, 'checkedIn.at': -1, _id: -1 });

export function attendanceModel(connection: Connection): Model<AttendanceDocument> {
  return connection.model<AttendanceDocument>('Attendance', attendanceSchema);
}
