import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { ServiceCase } from './service-case.domain';
import type { ServiceEvent } from './service-event.domain';
import type { Turnout } from './turnout.domain';

const required = { type: String, required: true } as const;
const versioned = { _id: required, version: { type: Number, required: true } } as const;

const caseSchema = new mongoose.Schema<ServiceCase>(
  { ...versioned, caseId: required, kind: required, category: String, eventId: String, at: Date, answeredAt: Date },
  { collection: 'service_cases', versionKey: false, id: false },
);
caseSchema.index({ at: 1 });

const eventSchema = new mongoose.Schema<ServiceEvent>(
  { ...versioned, category: required, month: required, status: required },
  { collection: 'service_events', versionKey: false, id: false },
);
eventSchema.index({ month: 1 });

const placeSchema = turnoutSchema('service_places');
const checkInSchema = turnoutSchema('service_check_ins');

function turnoutSchema(collection: string) {
  const schema = new mongoose.Schema<Turnout>(
    { ...versioned, eventId: required, counts: { type: Boolean, required: true } },
    { collection, versionKey: false, id: false },
  );
  return schema.index({ eventId: 1, counts: 1 });
}

export function caseModel(connection: Connection): Model<ServiceCase> {
  return connection.model<ServiceCase>('ServiceCase', caseSchema);
}

export function eventModel(connection: Connection): Model<ServiceEvent> {
  return connection.model<ServiceEvent>('ServiceEvent', eventSchema);
}

export function placeModel(connection: Connection): Model<Turnout> {
  return connection.model<Turnout>('ServicePlace', placeSchema);
}

export function checkInModel(connection: Connection): Model<Turnout> {
  return connection.model<Turnout>('ServiceCheckIn', checkInSchema);
}
