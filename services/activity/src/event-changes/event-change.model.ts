import type { EventChange } from '@portal/contracts';
import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** The last change of one kind to one event, or to what belongs to none; `position` is its offset. */
export interface EventChangeDocument extends EventChange {
  _id: string;
  position: number;
}

const text = { type: String, required: true };

const eventChangeSchema = new mongoose.Schema<EventChangeDocument>(
  { _id: text, eventId: String, kind: text, position: { type: Number, required: true } },
  { collection: 'event_changes', versionKey: false, id: false },
);

eventChangeSchema.index({ position: 1 }, { unique: true });

export function eventChangeModel(connection: Connection): Model<EventChangeDocument> {
  return connection.model<EventChangeDocument>('EventChange', eventChangeSchema);
}
