import mongoose from 'mongoose';
import type { Connection } from 'mongoose';
import type { SearchEntry } from './search.domain';

const required = { type: String, required: true } as const;

/** `keptAt` is when a row was last written or confirmed by a rebuild. */
const searchEntrySchema = new mongoose.Schema<SearchEntry & { keptAt?: Date }>(
  {
    _id: required,
    version: { type: Number, required: true },
    kind: required,
    title: required,
    key: required,
    terms: [String],
    text: String,
    category: { type: String, default: null },
    detail: String,
    above: { type: String, default: null },
    aboveName: String,
    start: String,
    status: String,
    role: String,
    keptAt: Date,
  },
  { collection: 'search_entries', versionKey: false, id: false },
);
// After a term and a kind, entries are in the order of the answer.
searchEntrySchema.index({ terms: 1, kind: 1, key: 1, _id: 1 });
// For what belongs to a unit.
searchEntrySchema.index({ above: 1 });

export function searchEntryModel(connection: Connection) {
  return connection.model('SearchEntry', searchEntrySchema);
}
