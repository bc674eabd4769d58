import { type Connection, type Model, Schema } from 'mongoose';

/** How a key signs (RFC 7518, RFC 8037). */
export type SigningAlgorithm = 'RS256' | 'EdDSA';

/** The public half of a key, as published (RFC 7517, RFC 8037). */
export type PublicHalf<A extends SigningAlgorithm = SigningAlgorithm> = A extends 'RS256'
  ? { kty: string; n: string; e: string }
  : { kty: string; crv: string; x: string };

/** A key pair as it is stored. */
export interface SigningKeyDocument {
  /** The `kid` of what it signs. */
  _id: string;
  /** 1 for the first key; the newest that may sign signs. Unique, so that two starting instances make one key. */
  sequence: number;
  publicKey: PublicHalf;
  /** Absent where the key never signs again. */
  privateKeyPem?: string;
  createdAt: Date;
  /** A new key is published one cache period before it signs. */
  signsFrom: Date;
}

const publicHalf = new Schema(
  { kty: { type: String, required: true }, n: String, e: String, crv: String, x: String },
  { _id: false },
);
const schema = new Schema<SigningKeyDocument>(
  {
    _id: { type: String, required: true },
    sequence: { type: Number, required: true },
    publicKey: { type: publicHalf, required: true },
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
