import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { UnitFeedback } from './unit-feedback.domain';

export type UnitFeedbackDocument = Omit<UnitFeedback, 'id' | 'isAnonymous' | 'authorId'> & {
  _id: string;
  /** Rows of earlier builds do not say, and name nobody. */
  isAnonymous?: boolean;
  authorId?: string | null;
};

const required = { type: String, required: true } as const;

// The long form, because mongoose reads a key `type` as the type of the parent.
const target = new mongoose.Schema({ type: { type: String }, name: String }, { _id: false, id: false });

const unitFeedbackSchema = new mongoose.Schema<UnitFeedbackDocument>(
  {
    _id: required,
    version: { type: Number, required: true },
    unitId: { type: String, default: null },
    type: required,
    target: { type: target, required: true },
    comments: { type: String, default: '' },
    rating: { type: Number, default: null },
    resolved: { type: Boolean, required: true },
    isAnonymous: { type: Boolean, default: true },
    authorId: { type: String, default: null },
    createdAt: { type: Date, required: true },
  },
  { collection: 'unit_feedback', versionKey: false, id: false },
);

unitFeedbackSchema.index({ unitId: 1, resolved: 1, createdAt: 1, _id: 1 });
unitFeedbackSchema.index({ unitId: 1, createdAt: -1, _id: -1 });

export function unitFeedbackModel(connection: Connection): Model<UnitFeedbackDocument> {
  return connection.model<UnitFeedbackDocument>('UnitFeedback', unitFeedbackSchema);
}
