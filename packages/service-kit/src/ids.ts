import { createHash } from 'node:crypto';
import mongoose from 'mongoose';

/** A new document id: 24 hexadecimal digits. */
export function newId(): string {
  return new mongoose.Types.ObjectId().toHexString();
}

/** The document id that follows from a text, so that an event that comes twice is stored once. */
export function idFrom(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
