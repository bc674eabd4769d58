import { isDuplicateKey } from '@portal/service-kit';
import type { Connection } from 'mongoose';
import { type SigningKeyDocument, signingKeyModel } from './model';

export type SigningKey = Omit<SigningKeyDocument, '_id'> & { kid: string };

export type KeyRepository = ReturnType<typeof createKeyRepository>;

export function createKeyRepository(connection: Connection) {
  const keys = signingKeyModel(connection);
  return {
    /** Newest first, with their private halves. */
    async list(): Promise<SigningKey[]> {
      const found = await keys.find().select('+privateKeyPem').sort({ sequence: -1 }).lean<SigningKeyDocument[]>();
      return found.map(({ _id, ...key }) => ({ ...key, kid: _id }));
    },

    async remove(kids: readonly string[]): Promise<void> {
      await keys.deleteMany({ _id: { $in: [...kids] } });
    },

    /** False when another instance was first. */
    async add({ kid, ...key }: SigningKey): Promise<boolean> {
      try {
        await keys.create({ _id: kid, ...key });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
}
