import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Notes } from './hand-over.domain';

export type NotesDocument = Omit<Notes, 'id'> & { _id: string };

const required = { type: String, required: true } as const;

const notesSchema = new mongoose.Schema<NotesDocument>(
  {
    _id: required,
    version: { type: Number, required: true },
    positionId: required,
    tenureYear: required,
    author: { type: new mongoose.Schema({ id: String, name: String }, { _id: false, id: false }), required: true },
    text: required,
    updatedAt: { type: Date, required: true },
  },
  { collection: 'hand_over_notes', versionKey: false, id: false },
);

// One a position, tenure and author.
notesSchema.index({ positionId: 1, tenureYear: 1, 'author.id': 1 }, { unique: true });

export function notesModel(connection: Connection): Model<NotesDocument> {
  return connection.model<NotesDocument>('HandOverNotes', notesSchema);
}
