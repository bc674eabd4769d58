import type { UnitCategory } from '@portal/contracts';
import mongoose from 'mongoose';
import type { Connection } from 'mongoose';
import { searchTextsOf, type RoomRequest, type SearchTexts } from './room-request.domain';

/** A room request as it is stored; `areas` are the domain's `categories`. */
export type RoomRequestDocument = Omit<RoomRequest, 'id' | 'categories' | 'endDate'> & {
  _id: string;
  areas: UnitCategory[];
  /** Absent in requests of builds in which all ended on their day. */
  endDate?: string;
  /** What a search looks through. */
  search: SearchTexts;
};

const person = { id: String, name: String };
const required = { type: String, required: true } as const;

const roomRequestSchema = new mongoose.Schema<RoomRequestDocument>(
  {
    _id: required,
    eventId: String,
    eventTitle: String,
    purpose: String,
    unit: { id: required, name: String, category: String },
    areas: { type: [String], required: true },
    category: String,
    room: required,
    roomKey: required,
    date: required,
    time: required,
    endTime: required,
    endDate: String,
    startsAt: { type: Date, required: true },
    endsAt: { type: Date, required: true },
    description: { type: String, default: '' },
    status: required,
    requestedBy: person,
    reviewedBy: { type: new mongoose.Schema(person, { _id: false, id: false }) },
    reviewedAt: Date,
    reason: String,
    createdAt: { type: Date, required: true },
    releasedAt: Date,
    search: { room: String, subject: String, unit: String, person: String },
  },
  { collection: 'room_requests', versionKey: false, id: false },
);

roomRequestSchema.index({ eventId: 1, createdAt: 1 });
roomRequestSchema.index({ roomKey: 1, date: 1, status: 1 });
roomRequestSchema.index({ date: 1, status: 1 });
roomRequestSchema.index({ status: 1, endsAt: 1 });
// One index for each restriction of a reader and order of the list, which it ends with.
roomRequestSchema.index({ createdAt: -1, _id: -1 });
roomRequestSchema.index({ status: 1, createdAt: -1, _id: -1 });
roomRequestSchema.index({ areas: 1, createdAt: -1, _id: -1 });
roomRequestSchema.index({ 'unit.id': 1, createdAt: -1, _id: -1 });
roomRequestSchema.index({ startsAt: 1, _id: 1 });
roomRequestSchema.index({ status: 1, startsAt: 1, _id: 1 });
roomRequestSchema.index({ areas: 1, startsAt: 1, _id: 1 });
roomRequestSchema.index({ 'unit.id': 1, startsAt: 1, _id: 1 });

export function roomRequestModel(connection: Connection) {
  return connection.model<RoomRequestDocument>('RoomRequest', roomRequestSchema);
}

export function toDocument({ id, categories, ...request }: RoomRequest): RoomRequestDocument {
  return { _id: id, areas: categories, ...request, search: searchTextsOf(request) };
}

export function fromDocument(document: RoomRequestDocument): RoomRequest {
  const { _id, areas, endDate, search: _search, ...request } = document;
  return { id: _id, categories: areas, endDate: endDate ?? request.date, ...request };
}
