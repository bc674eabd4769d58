import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** The one row of an order of arrival. */
export interface TailDocument {
  _id: string;
  position: number;
}

const tailSchema = new mongoose.Schema<TailDocument>(
  { _id: { type: String, required: true }, position: { type: Number, required: true } },
  { versionKey: false, id: false },
);

/** Each order has a collection of its own. */
export function tailModel(connection: Connection, name: string): Model<TailDocument> {
  return connection.model<TailDocument>(`Tail of ${name}`, tailSchema, `${name}_tail`);
}
