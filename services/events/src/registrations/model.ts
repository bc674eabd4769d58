import type { RegistrationStatus } from '@portal/contracts';
import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

/** A registration as it is stored, with a copy of what lists show of the person. */
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
  /** Places by name, then the line in its order. */
  order: string;
  /** What a promotion makes the order of. */
  orderOfPlace: string;
  searchText: string;
  /** The newest version of the event that the person knows of. */
  toldVersion: number;
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
    order: required,
    orderOfPlace: required,
    searchText: required,
    toldVersion: { type: Number, required: true },
    remindedOf: [Date],
  },
  { collection: 'registrations', versionKey: false, id: false },
);
registrationSchema.index({ eventId: 1, personId: 1 }, { unique: true });
registrationSchema.index({ code: 1 }, { unique: true });
registrationSchema.index({ eventId: 1, order: 1, _id: 1 });
registrationSchema.index({ eventId: 1, toldVersion: 1 });
registrationSchema.index({ personId: 1 });

export function registrationModel(connection: Connection) {
  return connection.model('Registration', registrationSchema);
}
