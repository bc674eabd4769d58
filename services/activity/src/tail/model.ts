import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** The one row of an order of arrival. */
export interface TailDocument {
  _id: string;
  position: number;
}

export function tailModel(connection: Connection, name: string): Model<TailDocument> {
  const schema = new mongoose.Schema<TailDocument>(
    { _id: { type: String, required: true }, position: { type: Number, required: true } },
    { collection: `${name}_tail`, versionKey: false, id: false },
  );
  return connection.model<TailDocument>(`Tail of ${name}`, schema);
}
