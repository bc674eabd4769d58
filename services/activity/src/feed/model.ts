import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { PlacedEntry } from './domain';

export type EntryDocument = Omit<PlacedEntry, 'id'> & { _id: string };

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

export function entryModel(connection: Connection): Model<EntryDocument> {
  return connection.model<EntryDocument>('FeedEntry', entrySchema);
}
