import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Feedback } from './feedback.domain';

export type FeedbackDocument = Omit<Feedback, 'id' | 'target'> & {
  _id: string;
  /** Without a unit where there was none, and without a parent in entries of earlier builds until they are completed. */
  target: Omit<Feedback['target'], 'unit' | 'parent'> & Partial<Pick<Feedback['target'], 'unit' | 'parent'>>;
  isResolved: boolean;
  /** The search terms of what it is about. */
  terms: string[];
};

const required = { type: String, required: true } as const;
const person = { id: String, name: String };
const parts = { _id: false, id: false } as const;
const target = new mongoose.Schema(
  {
    type: required,
    id: required,
    name: String,
    username: String,
    unit: new mongoose.Schema({ ...person, category: String }, parts),
    parent: new mongoose.Schema(person, parts),
  },
  parts,
);

const feedbackSchema = new mongoose.Schema<FeedbackDocument>(
  {
    _id: required,
    version: { type: Number, required: true },
    type: required,
    target: { type: target, required: true },
    comments: required,
    rating: Number,
    author: new mongoose.Schema({ ...person, username: String }, parts),
    owner: required,
    createdAt: { type: Date, required: true },
    resolution: new mongoose.Schema({ actionsTaken: String, by: person, at: Date }, parts),
    isResolved: { type: Boolean, required: true },
    terms: [String],
  },
  { collection: 'feedback', versionKey: false, id: false },
);

// One index a filter, each in the order of the list.
feedbackSchema.index({ createdAt: -1, _id: -1 });
feedbackSchema.index({ isResolved: 1, createdAt: -1, _id: -1 });
feedbackSchema.index({ type: 1, createdAt: -1, _id: -1 });
feedbackSchema.index({ 'target.type': 1, createdAt: -1, _id: -1 });
feedbackSchema.index({ terms: 1, createdAt: -1, _id: -1 });
feedbackSchema.index({ 'target.unit.id': 1, createdAt: -1, _id: -1 });
feedbackSchema.index({ 'target.unit.id': 1, isResolved: 1, createdAt: -1, _id: -1 });
feedbackSchema.index({ 'target.unit.category': 1, createdAt: -1, _id: -1 });
feedbackSchema.index({ owner: 1, createdAt: -1, _id: -1 });
// For what follows a target and the parent of a unit.
feedbackSchema.index({ 'target.id': 1 });
feedbackSchema.index({ 'target.parent.id': 1 });
feedbackSchema.static('formerIndexes', () => ['target.unit.id_1']);

export function feedbackModel(connection: Connection): Model<FeedbackDocument> {
  return connection.model<FeedbackDocument>('Feedback', feedbackSchema);
}
