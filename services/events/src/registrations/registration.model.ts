import { sortKeyOf, type RegistrationStatus } from '@portal/contracts';
import { searchTextOf } from '@portal/service-kit';
import mongoose from 'mongoose';
import type { Connection } from 'mongoose';
import type { Registrant, Registration } from './registration.domain';

/** The field keeps the name of earlier builds: its rows are not rewritten. */
export const NOTIFIED_VERSION = 'toldVersion';

/** A registration as it is stored, with the details of its person. */
export interface RegistrationDocument {
  _id: string;
  eventId: string;
  personId: string;
  username: string;
  name: string;
  studentId?: string;
  status: RegistrationStatus;
  code: string;
  joinedAt: Date;
  checkedInAt: Date | null;
  /** Absent until the first check-in, and in rows of earlier builds. */
  attendanceVersion?: number;
  /** Sorts the registered by name, then the waiting list in its order. */
  order: string;
  /** What `order` becomes by a promotion. */
  orderOfPlace: string;
  searchText: string;
  /** The newest version of the event that the person was notified of. */
  [NOTIFIED_VERSION]: number;
  /** The starts that the person was reminded of. */
  remindedOf: Date[];
}

const required = { type: String, required: true } as const;

const registrationSchema = new mongoose.Schema<RegistrationDocument>(
  {
    _id: required,
    eventId: required,
    personId: required,
    username: required,
    name: required,
    studentId: String,
    status: required,
    code: required,
    joinedAt: { type: Date, required: true },
    checkedInAt: { type: Date, default: null },
    attendanceVersion: Number,
    order: required,
    orderOfPlace: required,
    searchText: required,
    [NOTIFIED_VERSION]: { type: Number, required: true },
    remindedOf: [Date],
  },
  { collection: 'registrations', versionKey: false, id: false },
);
registrationSchema.index({ eventId: 1, personId: 1 }, { unique: true });
registrationSchema.index({ code: 1 }, { unique: true });
registrationSchema.index({ eventId: 1, order: 1, _id: 1 });
registrationSchema.index({ eventId: 1, [NOTIFIED_VERSION]: 1 });
registrationSchema.index({ personId: 1 });

export function registrationModel(connection: Connection) {
  return connection.model<RegistrationDocument>('Registration', registrationSchema);
}

/** What is stored of a person, and by what lists of registrations find and sort it. */
export function personFieldsOf({ username, name, studentId }: Registrant) {
  return {
    username,
    name,
    searchText: searchTextOf(name, username, studentId ?? ''),
    ...(studentId !== undefined && { studentId }),
    orderOfPlace: `0 ${sortKeyOf(name)}`,
  };
}

/** Behind all registered, in the order of `sequence`. */
export const waitlistOrder = (sequence: number) => `1 ${String(sequence).padStart(12, '0')}`;

export function fromDocument(document: RegistrationDocument): Registration {
  const { _id, eventId, personId, username, name, studentId, status, code, joinedAt, checkedInAt } = document;
  const { attendanceVersion } = document;
  return {
    id: _id,
    eventId,
    person: { id: personId, username, name, ...(studentId !== undefined && { studentId }) },
    status,
    code,
    joinedAt,
    ...(checkedInAt && { checkedInAt }),
    ...(attendanceVersion !== undefined && { attendanceVersion }),
  };
}
