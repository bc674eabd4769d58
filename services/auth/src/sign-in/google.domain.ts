import type { GoogleRefusal } from '@portal/contracts';
import { isInstituteAddress } from '../accounts/account.domain';

/** What the provider says of a person. */
export interface ProviderIdentity {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
}

/** What a browser has to bring back from the provider. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  verifier: string;
}

/** Only a verified address of the institute may sign in. */
export function refusalOf({ email, emailVerified }: ProviderIdentity, emailDomain: string): GoogleRefusal | null {
  if (email === null) return 'google-unverified';
  if (!isInstituteAddress(email, emailDomain)) return 'google-domain';
  return emailVerified ? null : 'google-unverified';
}

/** Subjects are unique per provider only (OpenID Connect Core 1.0, section 2). */
export const formatSubject = ({ issuer, subject }: ProviderIdentity) => `${issuer} ${subject}`;

/** Whether an account is linked with another person at the same provider: the address was given to a new owner. */
export const isSomebodyElse = (linked: string | null, { issuer, subject }: ProviderIdentity) =>
  linked !== null && linked.startsWith(`${issuer} `) && linked !== `${issuer} ${subject}`;

export const formatPending = ({ state, nonce, verifier }: PendingSignIn) => [state, nonce, verifier].join('.');

export function parsePending(text: string | undefined): PendingSignIn | null {
  const [, state, nonce, verifier] = /^([\w-]{20,100})\.([\w-]{20,100})\.([\w-]{43,128})$/.exec(text ?? '') ?? [];
  return state && nonce && verifier ? { state, nonce, verifier } : null;
}
