import { createPrivateKey, type KeyObject } from 'node:crypto';
import { createKeyRing, RELOAD_MS, type SigningKeysOptions } from './key-ring';
import { exportPrivateHalf, isEncrypted, readPrivateHalf } from './private-halves';
import type { PublicHalf, SigningAlgorithm } from './signing-key-model';
import type { SigningKey } from './signing-key-rows';
import { formerKeys, publishedKeys, signingKeyAt, signsFromOf } from './signing-key-times';

/** A public half as it is published. */
export type PublishedKey<A extends SigningAlgorithm> = PublicHalf<A> & { use: 'sig'; alg: A; kid: string };

/** The signing keys of a service. */
export type SigningKeys<A extends SigningAlgorithm = SigningAlgorithm> = ReturnType<typeof createSigningKeys<A>>;

/** The keys that a service signs with. The first is made at the first start, by whichever instance comes first. */
export function createSigningKeys<A extends SigningAlgorithm>(options: SigningKeysOptions<A>) {
  const { clock, logger, algorithm, lifetimeMs, passphrase, passphraseVariable } = options;
  const ring = createKeyRing(options);

  /** Runs before the service answers: makes the first key, and leaves no key in clear and none that cannot be read. */
  async function prepare(): Promise<void> {
    const [newest, ...older] = await ring.loadOrCreate();
    if (!newest) throw new Error('No signing key in the store.');
    if (passphrase === undefined) {
      logger.warn(`the signing keys are stored in clear: ${passphraseVariable} is not set`);
    }
    if (!readPrivateHalf(newest.privateKeyPem ?? '', passphrase) && options.replacesLostKeys) {
      await ring.add(newest.sequence + 1, clock.now());
      logger.warn('the passphrase of the signing keys is another one than before: a new key signs from now on');
    } else {
      ring.decrypt(newest);
    }
    if (passphrase !== undefined) await encrypt([newest, ...older], passphrase);
    await retire();
    ring.forget();
    // The first request need not wait for them.
    await ring.list();
  }

  /** Keys of a time in which there was no passphrase. They go on signing and verifying. */
  async function encrypt(keys: readonly SigningKey[], withPassphrase: string): Promise<void> {
    for (const { kid, privateKeyPem } of keys) {
      if (privateKeyPem === undefined || isEncrypted(privateKeyPem)) continue;
      const encrypted = exportPrivateHalf(createPrivateKey(privateKeyPem), withPassphrase);
      await ring.rows.replacePrivateKey(kid, privateKeyPem, encrypted);
    }
  }

  /** A key that never signs again is removed with its last signature; where these have no end, its private half is. */
  async function retire(): Promise<void> {
    const keys = await ring.rows.list();
    const now = clock.now();
    const published = new Set(publishedKeys(keys, now, lifetimeMs).map(({ kid }) => kid));
    await ring.rows.remove(keys.map(({ kid }) => kid).filter((kid) => !published.has(kid)));
    if (lifetimeMs === null) await ring.rows.forgetPrivateKeys(formerKeys(keys, now).map(({ kid }) => kid));
  }

  async function signingKey(): Promise<{ kid: string; privateKey: KeyObject }> {
    const key = signingKeyAt(await ring.list(), clock.now());
    if (!key) throw new Error('No signing key in the store.');
    return { kid: key.kid, privateKey: ring.decrypt(key) };
  }

  async function publicKeySet(): Promise<{ keys: PublishedKey<A>[] }> {
    const keys = publishedKeys(await ring.list(), clock.now(), lifetimeMs);
    return {
      // All keys of a service have its algorithm.
      keys: keys.map(({ kid, publicKey }) => ({ ...(publicKey as PublicHalf<A>), use: 'sig', alg: algorithm, kid })),
    };
  }

  /**
   * Makes the next key. It is published at once and signs only when every verifier has seen it; the one before stays
   * published while something signed with it is good. Two rotations at once make one key.
   */
  async function rotate(): Promise<Pick<SigningKey, 'kid' | 'signsFrom'>> {
    const [newest] = await ring.loadOrCreate();
    const now = clock.now();
    if (newest) {
      // Throws for a command without the passphrase. One that has it leaves keys as the running service can read them.
      ring.decrypt(newest);
      if (newest.signsFrom <= now) {
        await ring.add(newest.sequence + 1, signsFromOf(now, RELOAD_MS), isEncrypted(newest.privateKeyPem ?? ''));
      }
    }
    const [next] = await ring.rows.list();
    if (!next) throw new Error('No signing key in the store.');
    await retire();
    ring.forget();
    return { kid: next.kid, signsFrom: next.signsFrom };
  }

  return { prepare, signingKey, publicKeySet, rotate };
}
