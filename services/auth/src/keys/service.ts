import { type KeyObject, createPrivateKey, generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Clock } from '@portal/service-kit';
import type { KeyRepository, SigningKey } from './repository';

const generate = promisify(generateKeyPair);
/** Other instances see a rotated key this much later at most. */
const REREAD_MS = 60_000;

interface Dependencies {
  repository: KeyRepository;
  clock: Clock;
  /** Encrypts the private half in the store when given. */
  passphrase: string | undefined;
}

export interface ReadyKey {
  kid: string;
  privateKey: KeyObject;
}

export type KeyService = ReturnType<typeof createKeyService>;

/** The keys that sign access tokens: made at the first start, by whichever instance comes first. */
export function createKeyService({ repository, clock, passphrase }: Dependencies) {
  let known: Promise<SigningKey[]> | null = null;
  let readAt = 0;
  const opened = new Map<string, KeyObject>();

  async function makeFirst(): Promise<void> {
    const pair = await generate('rsa', { modulusLength: 2048 });
    const { kty = 'RSA', n = '', e = '' } = pair.publicKey.export({ format: 'jwk' });
    const now = clock.now();
    const secrecy = passphrase ? { cipher: 'aes-256-cbc', passphrase } : {};
    await repository.add({
      kid: `${now.toISOString().slice(0, 10)}-${randomUUID().slice(0, 8)}`,
      sequence: 1,
      publicKey: { kty, n, e },
      privateKeyPem: pair.privateKey.export({ type: 'pkcs8', format: 'pem', ...secrecy }).toString(),
      createdAt: now,
      signsFrom: now,
    });
  }

  async function readOrMake(): Promise<SigningKey[]> {
    const found = await repository.list();
    if (found.length > 0) return found;
    await makeFirst();
    return repository.list();
  }

  async function list(): Promise<SigningKey[]> {
    if (!known || Date.now() - readAt > REREAD_MS) {
      readAt = Date.now();
      const previous = known;
      known = readOrMake().catch((error: unknown) => {
        known = previous;
        if (previous) return previous;
        throw error;
      });
    }
    return known;
  }

  function open(key: SigningKey): KeyObject {
    const privateKey =
      opened.get(key.kid) ?? createPrivateKey({ key: key.privateKeyPem, ...(passphrase && { passphrase }) });
    opened.set(key.kid, privateKey);
    return privateKey;
  }

  return {
    async signingKey(): Promise<ReadyKey> {
      const keys = await list();
      const key = keys.find(({ signsFrom }) => signsFrom <= clock.now()) ?? keys.at(-1);
      if (!key) throw new Error('No signing key in the store.');
      return { kid: key.kid, privateKey: open(key) };
    },

    async publicKeySet() {
      const keys = await list();
      return { keys: keys.map(({ kid, publicKey }) => ({ ...publicKey, use: 'sig', alg: 'RS256', kid })) };
    },
  };
}
