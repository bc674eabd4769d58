import mongoose from 'mongoose';
import type { Connection } from 'mongoose';
import type { Notice } from './notice.domain';

/** A notice as it is stored; `doneAt` is null until everybody was notified. */
export type NoticeDocument = Omit<Notice, 'id'> & { _id: string; doneAt: Date | null };

const required = { type: String, required: true } as const;
const timeAndVenue = { start: Date, end: Date, venue: String };

const noticeSchema = new mongoose.Schema<NoticeDocument>(
  {
    _id: required,
    eventId: required,
    version: { type: Number, required: true },
    change: required,
    schedule: timeAndVenue,
    previous: { type: new mongoose.Schema(timeAndVenue, { _id: false, id: false }) },
    reason: String,
    createdAt: { type: Date, required: true },
    doneAt: { type: Date, default: null },
  },
  { collection: 'notices', versionKey: false, id: false },
);
noticeSchema.index({ doneAt: 1, createdAt: 1, version: 1 });

export function noticeModel(connection: Connection) {
  return connection.model<NoticeDocument>('Notice', noticeSchema);
}
