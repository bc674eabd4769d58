import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { EndorsedSkill } from './evidence.domain';

/**
 * The first endorsed skills of a person in a category, by name: as many as the evidence of a claim names, and one more,
 * because a claim is no evidence of itself.
 */
export interface EndorsedSkillsDocument {
  /** See `idOfEndorsed`. */
  _id: string;
  personId: string;
  category: string;
  skills: EndorsedSkill[];
}

/** One row a person and category, by which a page of claims finds its rows at once. */
export const idOfEndorsed = (personId: string, category: string): string => `${personId}/${category}`;

const required = { type: String, required: true } as const;

const endorsedSkillsSchema = new mongoose.Schema<EndorsedSkillsDocument>(
  {
    _id: required,
    personId: required,
    category: required,
    skills: [new mongoose.Schema({ id: required, name: required, level: required }, { _id: false, id: false })],
  },
  { collection: 'endorsed_skills', versionKey: false, id: false },
);

export function endorsedSkillsModel(connection: Connection): Model<EndorsedSkillsDocument> {
  return connection.model<EndorsedSkillsDocument>('EndorsedSkills', endorsedSkillsSchema);
}
