import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { PlacedEntry } from './domain';

export type EntryDocument = Omit<PlacedEntry, 'id'> & { _id: string };

/** The one row that gives out positions. */
export interface TailDocument {
  _id: string;
  position: number;
}

const text = { type: String, required: true };
const part = { _id: false, id: false };
const actor = new mongoose.Schema({ id: text, name: text }, part);
const subject = new mongoose.Schema({ kind: text, id: text, name: text }, part);
const unit = new mongoose.Schema({ id: text, name: text, category: text }, part);

const entrySchema = new mongoose.Schema<EntryDocument>(
  {
    _id: text,
    position: { type: Number, required: true },
    type: text,
    description: text,
    at: { type: Date, required: true },
    actor: { type: actor, default: null },
    subject: { type: subject, required: true },
    link: text,
    unit: { type: unit, default: null },
    categories: { type: [String], required: true },
  },
  { collection: 'feed_entries', versionKey: false, id: false },
);

entrySchema.index({ position: 1 }, { unique: true });
// One index an audience, each in the order of the list.
entrySchema.index({ at: -1, _id: -1 });
entrySchema.index({ categories: 1, at: -1, _id: -1 });
entrySchema.index({ 'unit.id': 1, at: -1, _id: -1 });

const tailSchema = new mongoose.Schema<TailDocument>(
  { _id: text, position: { type: Number, required: true } },
  { collection: 'feed_tail', versionKey: false, id: false },
);

export function entryModel(connection: Connection): Model<EntryDocument> {
  return connection.model<EntryDocument>('FeedEntry', entrySchema);
}

export function tailModel(connection: Connection): Model<TailDocument> {
  return connection.model<TailDocument>('FeedTail', tailSchema);
}
