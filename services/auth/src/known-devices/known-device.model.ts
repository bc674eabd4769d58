import { type Connection, type Model, Schema } from 'mongoose';

export interface KnownDeviceDocument {
  /** Hash of the token in the browser's cookie. */
  _id: string;
  userId: string;
  /** Of the account at the sign-in: a new password makes every device unknown. */
  passwordVersion: number;
  expiresAt: Date;
}

const schema = new Schema<KnownDeviceDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    passwordVersion: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function knownDeviceModel(connection: Connection): Model<KnownDeviceDocument> {
  return connection.model<KnownDeviceDocument>('KnownDevice', schema, 'known_devices');
}
