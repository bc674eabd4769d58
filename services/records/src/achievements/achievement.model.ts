import type { AchievementState } from '@portal/contracts';
import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { decisionIndexes } from '../decisions/decision-list.domain';
import type { Achievement } from './achievement.domain';

export type AchievementDocument = Omit<Achievement, 'id'> & {
  _id: string;
  state: AchievementState;
  /** Of the decision, if there is one. */
  decidedAt: Date | null;
  /** Search terms. */
  terms: string[];
};

const required = { type: String, required: true } as const;
const optional = { type: String, default: null } as const;
const text = { type: String, default: '' } as const;
const date = { type: Date, required: true } as const;
const parts = { _id: false, id: false } as const;
const person = new mongoose.Schema({ id: required, name: required, username: required, studentId: optional }, parts);
const unit = new mongoose.Schema({ id: required, name: required, category: required }, parts);
const event = new mongoose.Schema({ id: required, title: required, unit: { type: unit, required: true } }, parts);
// The long form, because mongoose reads a key `type` as the type of the parent.
const certificate = new mongoose.Schema({ id: required, name: required, type: { type: String }, bytes: Number }, parts);
const judge = new mongoose.Schema({ id: required, name: required }, parts);
const decision = new mongoose.Schema(
  { outcome: required, by: { type: judge, required: true }, at: Date, reason: optional },
  parts,
);

const achievementSchema = new mongoose.Schema<AchievementDocument>(
  {
    _id: required,
    version: { type: Number, required: true },
    code: required,
    person: { type: person, required: true },
    title: required,
    description: text,
    category: required,
    type: { type: String, required: true },
    level: text,
    event: { type: event, default: null },
    dateAchieved: required,
    position: text,
    certificateUrl: text,
    certificate: { type: certificate, default: null },
    decision: { type: decision, default: null },
    submittedAt: date,
    createdAt: date,
    state: required,
    decidedAt: { type: Date, default: null },
    terms: [String],
  },
  { collection: 'achievements', versionKey: false, id: false },
);

// A person's own, the newest first; few enough for the filters by state and type.
achievementSchema.index({ 'person.id': 1, createdAt: -1, _id: -1 });
// What is to be verified after an event.
achievementSchema.index({ 'event.id': 1, state: 1 });
const lists = decisionIndexes({
  waiting: 'pending',
  approved: 'verified',
  selectedBy: ['type', 'event.unit.id', 'terms'],
});
for (const { fields, name, state } of lists)
  achievementSchema.index(fields, { name, partialFilterExpression: { state } });
achievementSchema.static('formerIndexes', () => lists.map(({ former }) => former));

export function achievementModel(connection: Connection): Model<AchievementDocument> {
  return connection.model<AchievementDocument>('Achievement', achievementSchema);
}
