import { type KeyObject, createPrivateKey, generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { MINUTE_MS } from '@portal/contracts';
import type { Clock } from '@portal/service-kit';
import { publishedKeys, signingKeyAt, signsFromOf } from './signing-key.domain';
import type { SigningKey, SigningKeyRepository } from './signing-key.repository';

const generate = promisify(generateKeyPair);
/** Other instances see a new key at most this much later. */
const RELOAD_MS = MINUTE_MS;

interface Dependencies {
  repository: SigningKeyRepository;
  clock: Clock;
  /** Encrypts the private half in the store when given. */
  passphrase: string | undefined;
}

export type SigningKeyService = ReturnType<typeof createSigningKeyService>;

/** The keys that sign access tokens. The first one is made at the first start, by whichever instance comes first. */
export function createSigningKeyService({ repository, clock, passphrase }: Dependencies) {
  let loaded: Promise<SigningKey[]> | null = null;
  let loadedAt = 0;
  const decrypted = new Map<string, KeyObject>();

  async function add(sequence: number, signsFrom: Date): Promise<void> {
    const pair = await generate('rsa', { modulusLength: 2048 });
    const { kty = 'RSA', n = '', e = '' } = pair.publicKey.export({ format: 'jwk' });
    const now = clock.now();
    const encryption = passphrase ? { cipher: 'aes-256-cbc', passphrase } : {};
    await repository.add({
      kid: `${now.toISOString().slice(0, 10)}-${randomUUID().slice(0, 8)}`,
      sequence,
      publicKey: { kty, n, e },
      privateKeyPem: pair.privateKey.export({ type: 'pkcs8', format: 'pem', ...encryption }).toString(),
      createdAt: now,
      signsFrom,
    });
  }

  async function loadOrCreate(): Promise<SigningKey[]> {
    const found = await repository.list();
    if (found.length > 0) return found;
    await add(1, clock.now());
    return repository.list();
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

  function decrypt({ kid, privateKeyPem }: SigningKey): KeyObject {
    const key = decrypted.get(kid) ?? createPrivateKey({ key: privateKeyPem, ...(passphrase && { passphrase }) });
    decrypted.set(kid, key);
    return key;
  }

  async function signingKey(): Promise<{ kid: string; privateKey: KeyObject }> {
    const key = signingKeyAt(await list(), clock.now());
    if (!key) throw new Error('No signing key in the store.');
    return { kid: key.kid, privateKey: decrypt(key) };
  }

  async function publicKeySet() {
    const keys = publishedKeys(await list(), clock.now());
    return { keys: keys.map(({ kid, publicKey }) => ({ ...publicKey, use: 'sig', alg: 'RS256', kid })) };
  }

  /**
   * Makes the next key. It is published at once and signs only when every service has seen it; the one before stays
   * published while a token signed with it lives. Two rotations at once make one key.
   */
  async function rotate(): Promise<Pick<SigningKey, 'kid' | 'signsFrom'>> {
    const [newest] = await loadOrCreate();
    // Throws for a command without the passphrase, which would store a key that is not encrypted.
    if (newest) decrypt(newest);
    const now = clock.now();
    if (newest && newest.signsFrom <= now) await add(newest.sequence + 1, signsFromOf(now, RELOAD_MS));
    const [next, ...older] = await repository.list();
    if (!next) throw new Error('No signing key in the store.');
    const published = new Set(publishedKeys([next, ...older], now).map(({ kid }) => kid));
    await repository.remove(older.map(({ kid }) => kid).filter((kid) => !published.has(kid)));
    loaded = null;
    return { kid: next.kid, signsFrom: next.signsFrom };
  }

  return { signingKey, publicKeySet, rotate };
}
