import { Schema, type Connection } from 'mongoose';

export interface StoredMail {
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: { name: string; value: string }[];
  date: Date;
}

const mailSchema = new Schema<StoredMail>(
  {
    to: { type: [String], required: true },
    subject: { type: String, default: '' },
    text: { type: String, default: '' },
    html: { type: String, default: '' },
    headers: [{ _id: false, name: String, value: String }],
    date: { type: Date, required: true },
  },
  { collection: 'messages', versionKey: false },
);
mailSchema.index({ date: -1, _id: -1 });

export function createMailModel(connection: Connection) {
  return connection.model<StoredMail>('Mail', mailSchema);
}
export type MailModel = ReturnType<typeof createMailModel>;
