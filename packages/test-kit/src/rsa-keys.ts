import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** Both halves of an RSA key. */
export interface RsaKeys {
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/**
 * A new key of 2048 bits, made at once. It goes through PEM: the objects that `generateKeyPairSync` answers share a
 * lock with the job that made them, and in Node 20 a garbage collection that ends the job while a key is read waits
 * for that lock for ever.
 */
export function newRsaKeys(): RsaKeys {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return { privateKey: createPrivateKey(privateKey), publicKey: createPublicKey(publicKey) };
}

/** Both halves of the key in a PEM. */
export const rsaKeysOf = (pem: string): RsaKeys => ({
  privateKey: createPrivateKey(pem),
  publicKey: createPublicKey(pem),
});
