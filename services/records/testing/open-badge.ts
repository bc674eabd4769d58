import { SECOND_MS } from '@portal/contracts';
import * as z from 'zod';

/**
 * What the standards ask of the files that the portal issues, written from their tables: Open Badges 3.0 (1EdTech, final
 * release), appendix B.1 and "JWT Payload Format", and Bitstring Status List 1.0 (W3C), sections 2.1 and 2.2. The
 * published JSON Schema may not be kept here. Unlike there, a property that no table names is refused, because the
 * JSON-LD contexts give it no meaning; of the tables, only what the portal issues is here.
 */
const uri = z.url();
const instant = z.iso.datetime({ offset: true });
const text = z.string();
const typesWith = (...wanted: string[]) =>
  z.array(text).refine((types) => wanted.every((type) => types.includes(type)), `is ${wanted.join(' and ')}`);

/** B.1, Profile. */
const profile = z.strictObject({ id: uri, type: typesWith('Profile'), name: text.optional(), url: uri.optional() });

/** B.1, Achievement, with its Criteria. */
const achievement = z.strictObject({
  id: uri,
  type: typesWith('Achievement'),
  name: text,
  description: text,
  criteria: z.strictObject({ id: uri.optional(), narrative: text.optional() }),
});

/** B.1, IdentityObject; of IdentifierTypeEnum those that name a person. */
const identity = z.strictObject({
  type: z.literal('IdentityObject'),
  hashed: z.boolean(),
  identityHash: text,
  identityType: z.enum(['name', 'userName', 'accountId', 'emailAddress', 'sisSourcedId', 'identifier']),
  salt: text.optional(),
});

/** B.1, AchievementSubject. */
const subject = z.strictObject({
  id: uri,
  type: typesWith('AchievementSubject'),
  identifier: z.array(identity).min(1).optional(),
  achievement,
});

/** B.1, Evidence. */
const evidence = z.strictObject({
  type: typesWith('Evidence'),
  name: text.optional(),
  genre: text.optional(),
  description: text.optional(),
  narrative: text.optional(),
});

/** Bitstring Status List 2.1. The address of the entry is not that of the list. */
const statusEntry = z
  .strictObject({
    id: uri,
    type: z.literal('BitstringStatusListEntry'),
    statusPurpose: z.enum(['revocation', 'suspension', 'message']),
    statusListIndex: text.regex(/^\d+$/),
    statusListCredential: uri,
  })
  .refine(({ id, statusListCredential }) => id !== statusListCredential, { path: ['id'] });

const credentialContext = z.literal('https://www.w3.org/ns/credentials/v2');
const badgeContext = text.regex(/^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context-3\.0\.\d\.json$/);
const claims = { iss: uri, jti: uri, nbf: z.int(), iat: z.int() };

/** A whole second, as `nbf` has it: a verifier refuses a credential whose `validFrom` says another moment. */
const isMomentOf = (nbf: number, validFrom: string) => nbf * SECOND_MS === Date.parse(validFrom);

/** The payload of a record's file: B.1, AchievementCredential, and the claims that repeat parts of it. */
export const openBadgePayload = z
  .strictObject({
    '@context': z.tuple([credentialContext, badgeContext]).rest(uri),
    id: uri,
    type: z.union([
      typesWith('VerifiableCredential', 'AchievementCredential'),
      typesWith('VerifiableCredential', 'OpenBadgeCredential'),
    ]),
    name: text.optional(),
    issuer: profile,
    validFrom: instant,
    credentialSubject: subject,
    evidence: z.array(evidence).optional(),
    credentialStatus: statusEntry,
    ...claims,
    sub: uri,
  })
  .refine(({ iss, issuer }) => iss === issuer.id, { path: ['iss'] })
  .refine(({ jti, id }) => jti === id, { path: ['jti'] })
  .refine(({ sub, credentialSubject }) => sub === credentialSubject.id, { path: ['sub'] })
  .refine(({ nbf, validFrom }) => isMomentOf(nbf, validFrom), { path: ['nbf'] });

/** The payload of a list of states: Bitstring Status List 2.2. */
export const statusListPayload = z
  .strictObject({
    '@context': z.tuple([credentialContext]).rest(uri),
    id: uri,
    type: typesWith('VerifiableCredential', 'BitstringStatusListCredential'),
    issuer: uri,
    validFrom: instant,
    credentialSubject: z.strictObject({
      id: uri,
      type: z.literal('BitstringStatusList'),
      statusPurpose: z.enum(['revocation', 'suspension', 'message']),
      encodedList: text.regex(/^u[\w-]+$/),
    }),
    ...claims,
  })
  .refine(({ iss, issuer }) => iss === issuer, { path: ['iss'] })
  .refine(({ jti, id }) => jti === id, { path: ['jti'] })
  .refine(({ nbf, validFrom }) => isMomentOf(nbf, validFrom), { path: ['nbf'] });
