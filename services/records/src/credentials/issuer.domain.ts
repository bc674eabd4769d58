import type { RecordKeySet } from '@portal/contracts';

/** Who issues credentials: the institute, named by the address of its portal (W3C did:web). */
export interface Issuer {
  did: string;
  name: string;
  origin: string;
}

/** A port is part of the name, with its colon escaped. */
export function issuerOf(origin: string, name: string): Issuer {
  const { host, origin: plain } = new URL(origin);
  return { did: `did:web:${host.replace(':', '%3A')}`, name, origin: plain };
}

/** The `kid` of credentials says where their key is published. */
export const keyIdOf = ({ did }: Issuer, kid: string) => `${did}#${kid}`;

/** The DID document: each key that has ever signed, for verifying statements of the institute. */
export function issuerDocument({ did }: Issuer, { keys }: RecordKeySet) {
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id: did,
    verificationMethod: keys.map(({ kid, kty, crv, x, alg }) => ({
      id: kid,
      type: 'JsonWebKey2020',
      controller: did,
      publicKeyJwk: { kty, crv, x, kid, alg },
    })),
    assertionMethod: keys.map(({ kid }) => kid),
  };
}
