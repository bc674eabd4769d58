import type { Store } from '../store/store';
import { isDuplicateKey } from '../store/store-errors';
import { type SigningKeyDocument, signingKeyModel } from './signing-key-model';

/** A key pair of a service. */
export type SigningKey = Omit<SigningKeyDocument, '_id'> & { kid: string };

/** The keys in a service's database. */
export function createSigningKeyRows({ connection }: Pick<Store, 'connection'>) {
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

  async function forgetPrivateKeys(kids: readonly string[]): Promise<void> {
    await keys.updateMany({ _id: { $in: [...kids] } }, { $unset: { privateKeyPem: 1 } });
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

  return { list, replacePrivateKey, forgetPrivateKeys, remove, add };
}
