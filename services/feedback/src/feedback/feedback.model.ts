import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Feedback } from './feedback.domain';

export type FeedbackDocument = Omit<Feedback, 'id'> & {
  _id: string;
  isResolved: boolean;
  /** The search terms of what it is about. */
  terms: string[];
};

const required = { type: String, required: true } as const;
const person = { id: String, name: String };
const parts = { _id: false, id: false } as const;
const target = new mongoose.Schema(
  { type: required, id: required, name: String, unit: new mongoose.Schema({ ...person, category: String }, parts) },
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
feedbackSchema.index({ 'target.unit.id': 1 });
feedbackSchema.index({ owner: 1, createdAt: -1, _id: -1 });

export function feedbackModel(connection: Connection): Model<FeedbackDocument> {
  return connection.model<FeedbackDocument>('Feedback', feedbackSchema);
}
