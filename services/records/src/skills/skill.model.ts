import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Skill } from './skill.domain';

export type SkillDocument = Omit<Skill, 'id'> & {
  _id: string;
  /** Its name without case, accents and spaces: the order of the catalogue. */
  key: string;
  state: 'proposed' | 'endorsed' | 'returned';
  /** Everybody, only those who proposed it, or nobody once it was returned. */
  seenBy: string[];
  /** Counts up by `touch`. */
  touches?: number;
  /** Search terms. */
  terms: string[];
  /** Parts of its name. */
  grams: string[];
};

const required = { type: String, required: true } as const;
const parts = { _id: false, id: false } as const;
const person = new mongoose.Schema({ id: required, name: required }, parts);
const decision = new mongoose.Schema(
  { outcome: required, by: { type: person, required: true }, at: Date, reason: { type: String, default: null } },
  parts,
);

const skillSchema = new mongoose.Schema<SkillDocument>(
  {
    _id: required,
    version: { type: Number, required: true },
    code: required,
    name: required,
    category: required,
    // The long form, because mongoose reads a key `type` as the type of the parent.
    type: { type: String, required: true },
    description: { type: String, default: '' },
    createdBy: { type: person, required: true },
    proposers: [String],
    decision: { type: decision, default: null },
    createdAt: { type: Date, required: true },
    key: required,
    state: required,
    seenBy: [String],
    touches: Number,
    terms: [String],
    grams: [String],
  },
  { collection: 'skills', versionKey: false, id: false },
);

// One skill a name.
skillSchema.index({ key: 1 }, { unique: true });
skillSchema.index({ seenBy: 1, key: 1 });
skillSchema.index({ terms: 1, key: 1 });
skillSchema.index({ grams: 1, key: 1 });
// What is to be endorsed, by age.
skillSchema.index({ state: 1, type: 1, createdAt: 1, _id: 1 });
skillSchema.index({ state: 1, createdAt: 1, _id: 1 });
skillSchema.index({ state: 1, terms: 1, createdAt: 1, _id: 1 });
// Those whose name changes.
skillSchema.index({ 'createdBy.id': 1 });

export function skillModel(connection: Connection): Model<SkillDocument> {
  return connection.model<SkillDocument>('Skill', skillSchema);
}
