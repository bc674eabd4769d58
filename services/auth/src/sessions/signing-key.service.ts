import { type KeyObject, createPrivateKey, generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { MINUTE_MS } from '@portal/contracts';
import type { Clock, Logger } from '@portal/service-kit';
import { publishedKeys, signingKeyAt, signsFromOf } from './signing-key.domain';
import type { SigningKey, SigningKeyRepository } from './signing-key.repository';

const generate = promisify(generateKeyPair);
/** Other instances see a new key at most this much later. */
const RELOAD_MS = MINUTE_MS;

interface Dependencies {
  repository: SigningKeyRepository;
  clock: Clock;
  logger: Logger;
  /** Encrypts the private halves in the store when given. */
  passphrase: string | undefined;
  /** Whether a key that the passphrase does not decrypt is replaced; otherwise the start fails. */
  replacesLostKeys: boolean;
}

export type SigningKeyService = ReturnType<typeof createSigningKeyService>;

/** The keys that sign access tokens. The first one is made at the first start, by whichever instance comes first. */
export function createSigningKeyService(deps: Dependencies) {
  const { repository, clock, logger, passphrase } = deps;
  let loaded: Promise<SigningKey[]> | null = null;
  let loadedAt = 0;
  const decrypted = new Map<string, KeyObject>();

  async function add(sequence: number, signsFrom: Date, isEncrypted = passphrase !== undefined): Promise<void> {
    const pair = await generate('rsa', { modulusLength: 2048 });
    const { kty = 'RSA', n = '', e = '' } = pair.publicKey.export({ format: 'jwk' });
    const now = clock.now();
    await repository.add({
      kid: `${now.toISOString().slice(0, 10)}-${randomUUID().slice(0, 8)}`,
      sequence,
      publicKey: { kty, n, e },
      privateKeyPem: exportKey(pair.privateKey, isEncrypted ? passphrase : undefined),
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
    const key = decrypted.get(kid) ?? readKey(privateKeyPem, passphrase);
    if (!key) throw new Error('AUTH_KEY_PASSPHRASE does not decrypt the signing keys: it is missing, or another one.');
    decrypted.set(kid, key);
    return key;
  }

  /** Before anybody is served: makes the first key, and leaves no key in clear and none that cannot be read. */
  async function prepare(): Promise<void> {
    const [newest, ...older] = await loadOrCreate();
    if (!newest) throw new Error('No signing key in the store.');
    if (passphrase === undefined) logger.warn('the signing keys are stored in clear: AUTH_KEY_PASSPHRASE is not set');
    if (!readKey(newest.privateKeyPem, passphrase) && deps.replacesLostKeys) {
      await add(newest.sequence + 1, clock.now());
      logger.warn('the passphrase of the signing keys is another one than before: a new key signs from now on');
    } else {
      decrypt(newest);
    }
    if (passphrase !== undefined) await encrypt([newest, ...older], passphrase);
    loaded = null;
    // The first request need not wait for them.
    await list();
  }

  /** Keys of a time in which there was no passphrase. They go on signing and verifying. */
  async function encrypt(keys: readonly SigningKey[], withPassphrase: string): Promise<void> {
    for (const { kid, privateKeyPem } of keys.filter((key) => !isEncrypted(key))) {
      const encrypted = exportKey(createPrivateKey(privateKeyPem), withPassphrase);
      await repository.replacePrivateKey(kid, privateKeyPem, encrypted);
    }
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
    const now = clock.now();
    if (newest) {
      // Throws for a command without the passphrase. One that has it leaves keys as the running service can read them.
      decrypt(newest);
      if (newest.signsFrom <= now) {
        await add(newest.sequence + 1, signsFromOf(now, RELOAD_MS), isEncrypted(newest));
      }
    }
    const [next, ...older] = await repository.list();
    if (!next) throw new Error('No signing key in the store.');
    const published = new Set(publishedKeys([next, ...older], now).map(({ kid }) => kid));
    await repository.remove(older.map(({ kid }) => kid).filter((kid) => !published.has(kid)));
    loaded = null;
    return { kid: next.kid, signsFrom: next.signsFrom };
  }

  return { prepare, signingKey, publicKeySet, rotate };
}

const isEncrypted = ({ privateKeyPem }: Pick<SigningKey, 'privateKeyPem'>) => privateKeyPem.includes('ENCRYPTED');

function exportKey(key: KeyObject, passphrase: string | undefined): string {
  const encryption = passphrase === undefined ? {} : { cipher: 'aes-256-cbc', passphrase };
  return key.export({ type: 'pkcs8', format: 'pem', ...encryption }).toString();
}

/** Null where the passphrase is not the one of the key. */
function readKey(privateKeyPem: string, passphrase: string | undefined): KeyObject | null {
  try {
    return createPrivateKey({ key: privateKeyPem, ...(passphrase !== undefined && { passphrase }) });
  } catch {
    return null;
  }
}
