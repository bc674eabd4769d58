import { type GoogleRefusal, isPagePath } from '@portal/contracts';
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

/** The same, with the page that the person wanted to go to. */
export interface PendingVisit extends PendingSignIn {
  returnPath: string | null;
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
export const isAnotherPerson = (linked: string | null, { issuer, subject }: ProviderIdentity) =>
  linked !== null && linked.startsWith(`${issuer} `) && linked !== `${issuer} ${subject}`;

/** Null for anything that is no page of the portal: it may come from a link that someone else wrote. */
export const returnPathOf = (asked: string | undefined) => (isPagePath(asked) ? asked : null);

export function formatPending({ state, nonce, verifier, returnPath }: PendingVisit): string {
  const path = returnPath === null ? [] : [Buffer.from(returnPath).toString('base64url')];
  return [state, nonce, verifier, ...path].join('.');
}

const PENDING = /^([\w-]{20,100})\.([\w-]{20,100})\.([\w-]{43,128})(?:\.([\w-]+))?$/;

export function parsePending(text: string | undefined): PendingVisit | null {
  const [, state, nonce, verifier, path] = PENDING.exec(text ?? '') ?? [];
  if (!state || !nonce || !verifier) return null;
  return { state, nonce, verifier, returnPath: returnPathOf(path && Buffer.from(path, 'base64url').toString()) };
}
