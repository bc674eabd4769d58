import { type KeyObject, createPrivateKey, generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Clock } from '@portal/service-kit';
import { publishedKeys, signsFromOf, signingKeyAt } from './domain';
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

/** The keys that sign access tokens: the first is made at the first start, by whichever instance comes first. */
export function createKeyService({ repository, clock, passphrase }: Dependencies) {
  let known: Promise<SigningKey[]> | null = null;
  let readAt = 0;
  const opened = new Map<string, KeyObject>();

  /** False when another instance was first. */
  async function add(sequence: number, signsFrom: Date): Promise<boolean> {
    const pair = await generate('rsa', { modulusLength: 2048 });
    const { kty = 'RSA', n = '', e = '' } = pair.publicKey.export({ format: 'jwk' });
    const now = clock.now();
    const secrecy = passphrase ? { cipher: 'aes-256-cbc', passphrase } : {};
    return repository.add({
      kid: `${now.toISOString().slice(0, 10)}-${randomUUID().slice(0, 8)}`,
      sequence,
      publicKey: { kty, n, e },
      privateKeyPem: pair.privateKey.export({ type: 'pkcs8', format: 'pem', ...secrecy }).toString(),
      createdAt: now,
      signsFrom,
    });
  }

  async function readOrMake(): Promise<SigningKey[]> {
    const found = await repository.list();
    if (found.length > 0) return found;
    await add(1, clock.now());
    return repository.list();
  }

  async function list(): Promise<SigningKey[]> {
    const now = clock.now().getTime();
    if (!known || now - readAt >= REREAD_MS) {
      readAt = now;
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
      const key = signingKeyAt(await list(), clock.now());
      if (!key) throw new Error('No signing key in the store.');
      return { kid: key.kid, privateKey: open(key) };
    },

    async publicKeySet() {
      const keys = publishedKeys(await list(), clock.now());
      return { keys: keys.map(({ kid, publicKey }) => ({ ...publicKey, use: 'sig', alg: 'RS256', kid })) };
    },

    /**
     * Makes the next key. It is published at once and signs only when every service has seen it; the one before stays
     * published while a token signed with it lives. Two at once make one key.
     */
    async rotate(): Promise<Pick<SigningKey, 'kid' | 'signsFrom'>> {
      const [newest] = await readOrMake();
      // A command without the passphrase must not make a key that everybody can read.
      if (newest) open(newest);
      const now = clock.now();
      if (newest && newest.signsFrom <= now) await add(newest.sequence + 1, signsFromOf(now, REREAD_MS));
      const [next, ...older] = await repository.list();
      if (!next) throw new Error('No signing key in the store.');
      const published = new Set(publishedKeys([next, ...older], now).map(({ kid }) => kid));
      await repository.remove(older.map(({ kid }) => kid).filter((kid) => !published.has(kid)));
      known = null;
      return { kid: next.kid, signsFrom: next.signsFrom };
    },
  };
}
