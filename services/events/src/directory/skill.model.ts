import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** What this service keeps of a skill of the catalogue. */
export interface SkillDocument {
  _id: string;
  version: number;
  name: string;
  isEndorsed: boolean;
}

const skillSchema = new mongoose.Schema<SkillDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    name: { type: String, required: true },
    isEndorsed: { type: Boolean, required: true },
  },
  { collection: 'skills', versionKey: false, id: false },
);

export function skillModel(connection: Connection): Model<SkillDocument> {
  return connection.model<SkillDocument>('Skill', skillSchema);
}
