import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { StoredFeedEntry } from './feed.domain';

/** `position` is the entry's offset. */
export type FeedEntryDocument = Omit<StoredFeedEntry, 'id' | 'offset'> & { _id: string; position: number };

const text = { type: String, required: true };
const part = { _id: false, id: false };
const actor = new mongoose.Schema({ id: text, name: text }, part);
const subject = new mongoose.Schema({ kind: text, id: text, name: text }, part);
const unit = new mongoose.Schema({ id: text, name: text, category: text }, part);

const feedEntrySchema = new mongoose.Schema<FeedEntryDocument>(
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

feedEntrySchema.index({ position: 1 }, { unique: true });
// One index a scope, each in the order of the list.
feedEntrySchema.index({ at: -1, _id: -1 });
feedEntrySchema.index({ categories: 1, at: -1, _id: -1 });
feedEntrySchema.index({ 'unit.id': 1, at: -1, _id: -1 });

export function feedEntryModel(connection: Connection): Model<FeedEntryDocument> {
  return connection.model<FeedEntryDocument>('FeedEntry', feedEntrySchema);
}
