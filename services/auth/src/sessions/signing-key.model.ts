import { type Connection, type Model, Schema } from 'mongoose';

export interface SigningKeyDocument {
  /** The `kid` of tokens. */
  _id: string;
  /** 1 for the first key; the newest that may sign signs. Unique, so that two starting instances make one key. */
  sequence: number;
  publicKey: { kty: string; n: string; e: string };
  privateKeyPem: string;
  createdAt: Date;
  /** A new key is published one cache period before it signs. */
  signsFrom: Date;
}

const schema = new Schema<SigningKeyDocument>(
  {
    _id: { type: String, required: true },
    sequence: { type: Number, required: true },
    publicKey: { type: new Schema({ kty: String, n: String, e: String }, { _id: false }), required: true },
    privateKeyPem: { type: String, required: true, select: false },
    createdAt: { type: Date, required: true },
    signsFrom: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ sequence: 1 }, { unique: true });

export function signingKeyModel(connection: Connection): Model<SigningKeyDocument> {
  return connection.model<SigningKeyDocument>('SigningKey', schema, 'signing_keys');
}
