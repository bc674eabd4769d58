import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { UnitAchievement } from './unit-achievement.domain';

export type UnitAchievementDocument = Omit<UnitAchievement, 'id'> & { _id: string };

const required = { type: String, required: true } as const;
const text = { type: String, default: '' } as const;

const unitAchievementSchema = new mongoose.Schema<UnitAchievementDocument>(
  {
    _id: required,
    version: { type: Number, required: true },
    unitId: { type: String, default: null },
    userId: text,
    title: text,
    category: text,
    type: required,
    state: required,
    submittedAt: { type: Date, required: true },
  },
  { collection: 'unit_achievements', versionKey: false, id: false },
);

unitAchievementSchema.index({ unitId: 1, state: 1, submittedAt: 1, _id: 1 });
// A reader's own are not theirs to verify.
unitAchievementSchema.index({ unitId: 1, state: 1, userId: 1 });

export function unitAchievementModel(connection: Connection): Model<UnitAchievementDocument> {
  return connection.model<UnitAchievementDocument>('UnitAchievement', unitAchievementSchema);
}
