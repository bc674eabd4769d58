import { type KeyObject, randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@portal/contracts';
import type { Clock } from '../clock';
import type { Logger } from '../observe/logger';
import type { Store } from '../store/store';
import { exportPrivateHalf, newPair, readPrivateHalf } from './private-halves';
import type { SigningAlgorithm } from './signing-key-model';
import { createSigningKeyRows, type SigningKey } from './signing-key-rows';

/** Other instances see a new key at most this much later. */
export const RELOAD_MS = MINUTE_MS;

/** What the keys of a service are for, and what keeps them secret. */
export interface SigningKeysOptions<A extends SigningAlgorithm = SigningAlgorithm> {
  store: Pick<Store, 'connection'>;
  clock: Clock;
  logger: Logger;
  algorithm: A;
  /** How long what is signed is good for; null where it has no end, so that each public half stays published. */
  lifetimeMs: number | null;
  /** Encrypts the private halves in the store when given. */
  passphrase: string | undefined;
  /** The variable that has the passphrase, for messages to the operator. */
  passphraseVariable: string;
  /** Whether a key that the passphrase does not decrypt is replaced; otherwise the start fails. */
  replacesLostKeys: boolean;
}

/** Reads the keys at most once a minute, makes the first, and decrypts each once. */
export function createKeyRing({ store, clock, algorithm, passphrase, passphraseVariable }: SigningKeysOptions) {
  const rows = createSigningKeyRows(store);
  const decrypted = new Map<string, KeyObject>();
  let loaded: Promise<SigningKey[]> | null = null;
  let loadedAt = 0;

  async function add(sequence: number, signsFrom: Date, encrypts = passphrase !== undefined): Promise<void> {
    const { publicKey, privateKey } = await newPair(algorithm);
    const now = clock.now();
    await rows.add({
      kid: `${now.toISOString().slice(0, 10)}-${randomUUID().slice(0, 8)}`,
      sequence,
      publicKey,
      privateKeyPem: exportPrivateHalf(privateKey, encrypts ? passphrase : undefined),
      createdAt: now,
      signsFrom,
    });
  }

  async function loadOrCreate(): Promise<SigningKey[]> {
    const found = await rows.list();
    if (found.length > 0) return found;
    await add(1, clock.now());
    return rows.list();
  }

  async function list(): Promise<SigningKey[]> {
    const now = clock.now().getTime();
    if (!loaded || now - loadedAt >= RELOAD_MS) {
      loadedAt = now;
      const previous = loaded;
      loaded = loadOrCreate().catch((error: unknown) => {
        loaded = previous;
        if (previous) return previous;
        throw error;
      });
    }
    return loaded;
  }

  function decrypt({ kid, privateKeyPem = '' }: SigningKey): KeyObject {
    const key = decrypted.get(kid) ?? readPrivateHalf(privateKeyPem, passphrase);
    if (!key)
      throw new Error(`${passphraseVariable} does not decrypt the signing keys: it is missing, or another one.`);
    decrypted.set(kid, key);
    return key;
  }

  /** The next question reads the store. */
  function forget(): void {
    loaded = null;
  }

  return { rows, add, loadOrCreate, list, decrypt, forget };
}
