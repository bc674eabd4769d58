import mongoose from 'mongoose';

/** A new document id: 24 hexadecimal digits. */
export function newId(): string {
  return new mongoose.Types.ObjectId().toHexString();
}
