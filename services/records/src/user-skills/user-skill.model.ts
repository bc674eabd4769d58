import type { ClaimState } from '@portal/contracts';
import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { decisionIndexes } from '../decisions/decision-list.domain';
import type { UserSkill } from './user-skill.domain';

export type UserSkillDocument = Omit<UserSkill, 'id'> & {
  _id: string;
  state: ClaimState;
  /** Of the decision, if there is one. */
  decidedAt: Date | null;
  /** The order of a person's own list: by category, the highest level first, then by name. */
  order: string;
  /** Search terms. */
  terms: string[];
};

const required = { type: String, required: true } as const;
const optional = { type: String, default: null } as const;
const parts = { _id: false, id: false } as const;
const person = new mongoose.Schema({ id: required, name: required, username: required, studentId: optional }, parts);
// The long form, because mongoose reads a key `type` as the type of the parent.
const skill = new mongoose.Schema({ id: required, name: required, category: required, type: { type: String } }, parts);
const position = new mongoose.Schema({ id: required, title: required, unit: required, unitId: String }, parts);
const event = new mongoose.Schema({ id: required, title: required }, parts);
const judge = new mongoose.Schema({ id: required, name: required }, parts);
const decision = new mongoose.Schema(
  { outcome: required, by: { type: judge, required: true }, at: Date, reason: optional },
  parts,
);

const userSkillSchema = new mongoose.Schema<UserSkillDocument>(
  {
    _id: required,
    version: { type: Number, required: true },
    person: { type: person, required: true },
    skill: { type: skill, required: true },
    level: required,
    position: { type: position, default: null },
    event: { type: event, default: null },
    decision: { type: decision, default: null },
    submittedAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
    state: required,
    decidedAt: { type: Date, default: null },
    order: required,
    terms: [String],
  },
  { collection: 'user_skills', versionKey: false, id: false },
);

// One claim a person and skill.
userSkillSchema.index({ 'person.id': 1, 'skill.id': 1 }, { unique: true });
userSkillSchema.index({ 'person.id': 1, order: 1 });
// What is shown of endorsed skills beside other claims.
userSkillSchema.index({ 'person.id': 1, state: 1, 'skill.category': 1 });
const lists = decisionIndexes({
  waiting: 'claimed',
  approved: 'endorsed',
  selectedBy: ['skill.type', 'position.unitId', 'terms'],
});
for (const { fields, name, state } of lists)
  userSkillSchema.index(fields, { name, partialFilterExpression: { state } });
userSkillSchema.static('formerIndexes', () => lists.map(({ former }) => former));

export function userSkillModel(connection: Connection): Model<UserSkillDocument> {
  return connection.model<UserSkillDocument>('UserSkill', userSkillSchema);
}
