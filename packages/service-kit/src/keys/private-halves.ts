import { type KeyObject, createPrivateKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { PublicHalf, SigningAlgorithm } from './signing-key-model';

const generate = promisify(generateKeyPair);

/** A new pair for an algorithm. */
export async function newPair(algorithm: SigningAlgorithm): Promise<{ publicKey: PublicHalf; privateKey: KeyObject }> {
  const { publicKey, privateKey } =
    algorithm === 'RS256' ? await generate('rsa', { modulusLength: 2048 }) : await generate('ed25519', undefined);
  const { kty = '', n = '', e = '', crv = '', x = '' } = publicKey.export({ format: 'jwk' });
  return { publicKey: algorithm === 'RS256' ? { kty, n, e } : { kty, crv, x }, privateKey };
}

export const isEncrypted = (privateKeyPem: string) => privateKeyPem.includes('ENCRYPTED');

/** A private half as it is stored: encrypted where there is a passphrase. */
export function exportPrivateHalf(key: KeyObject, passphrase: string | undefined): string {
  const encryption = passphrase === undefined ? {} : { cipher: 'aes-256-cbc', passphrase };
  return key.export({ type: 'pkcs8', format: 'pem', ...encryption }).toString();
}

/** Null where the passphrase is not the one of the key. */
export function readPrivateHalf(privateKeyPem: string, passphrase: string | undefined): KeyObject | null {
  try {
    return createPrivateKey({ key: privateKeyPem, ...(passphrase !== undefined && { passphrase }) });
  } catch {
    return null;
  }
}
