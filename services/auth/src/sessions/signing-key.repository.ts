import { type Store, isDuplicateKey } from '@portal/service-kit';
import { type SigningKeyDocument, signingKeyModel } from './signing-key.model';

export type SigningKey = Omit<SigningKeyDocument, '_id'> & { kid: string };

export type SigningKeyRepository = ReturnType<typeof createSigningKeyRepository>;

export function createSigningKeyRepository({ connection }: Pick<Store, 'connection'>) {
  const keys = signingKeyModel(connection);

  /** Newest first, with their private halves. */
  async function list(): Promise<SigningKey[]> {
    const found = await keys.find().select('+privateKeyPem').sort({ sequence: -1 }).lean<SigningKeyDocument[]>();
    return found.map(({ _id, ...key }) => ({ ...key, kid: _id }));
  }

  /** Does nothing when another instance was first. */
  async function replacePrivateKey(kid: string, from: string, to: string): Promise<void> {
    await keys.updateOne({ _id: kid, privateKeyPem: from }, { $set: { privateKeyPem: to } });
  }

  async function remove(kids: readonly string[]): Promise<void> {
    await keys.deleteMany({ _id: { $in: [...kids] } });
  }

  /** Does nothing when another instance was first. */
  async function add({ kid, ...key }: SigningKey): Promise<void> {
    await keys.create({ _id: kid, ...key }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
  }

  return { list, replacePrivateKey, remove, add };
}
