import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** The one row of a sequence. */
export interface SequenceDocument {
  _id: string;
  position: number;
}

const sequenceSchema = new mongoose.Schema<SequenceDocument>(
  { _id: { type: String, required: true }, position: { type: Number, required: true } },
  { versionKey: false, id: false },
);

/** Each sequence has a collection of its own, so that those of different streams do not wait for each other. */
export function sequenceModel(connection: Connection, name: string): Model<SequenceDocument> {
  return connection.model<SequenceDocument>(`Sequence of ${name}`, sequenceSchema, `${name}_tail`);
}
