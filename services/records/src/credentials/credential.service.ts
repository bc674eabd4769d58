import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type RecordKeySet, SECOND_MS } from '@portal/contracts';
import type { Clock, SigningKeys } from '@portal/service-kit';
import { type JWTPayload, SignJWT } from 'jose';
import {
  recordCredential,
  statusBits,
  statusListCredential,
  wholeSecond,
  type CredentialContent,
} from './credential.domain';
import { issuerDocument, keyIdOf, type Issuer } from './issuer.domain';

interface Dependencies {
  issuer: Issuer;
  signingKeys: Pick<SigningKeys<'EdDSA'>, 'signingKey' | 'publicKeySet'>;
  clock: Clock;
}

export type CredentialService = ReturnType<typeof createCredentialService>;

const compress = promisify(gzip);
const toSeconds = (instant: Date) => Math.floor(instant.getTime() / SECOND_MS);

/** Signs what the institute states, and publishes what it is verified with. */
export function createCredentialService({ issuer, signingKeys, clock }: Dependencies) {
  /** W3C VC-JOSE-COSE: the credential is the payload, beside the registered claims that Open Badges asks for. */
  async function sign(credential: JWTPayload & { id: string }, from: Date, subject?: string): Promise<string> {
    const { kid, privateKey } = await signingKeys.signingKey();
    const token = new SignJWT({ ...credential })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'vc+jwt', cty: 'vc', kid: keyIdOf(issuer, kid) })
      .setIssuer(issuer.did)
      .setJti(credential.id)
      .setNotBefore(toSeconds(from))
      .setIssuedAt(toSeconds(from));
    if (subject !== undefined) token.setSubject(subject);
    return token.sign(privateKey);
  }

  async function issue(content: CredentialContent): Promise<string> {
    const credential = recordCredential(issuer, content);
    return sign(credential, content.issuedAt, credential.credentialSubject.id);
  }

  /** Signed for the moment: a verifier asks for it when it wants to know. */
  async function issueStatusList(list: number, revoked: readonly number[]): Promise<string> {
    const encodedList = `u${(await compress(statusBits(revoked))).toString('base64url')}`;
    const now = wholeSecond(clock.now());
    return sign({ ...statusListCredential(issuer, list, encodedList), validFrom: now.toISOString() }, now);
  }

  /** Keys go by their whole name, as the `kid` of credentials has it. */
  async function keySet(): Promise<RecordKeySet> {
    const { keys } = await signingKeys.publicKeySet();
    return { keys: keys.map((key) => ({ ...key, kid: keyIdOf(issuer, key.kid) })) };
  }

  async function readIssuerDocument() {
    return issuerDocument(issuer, await keySet());
  }

  return { issue, issueStatusList, keySet, readIssuerDocument };
}
