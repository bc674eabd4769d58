import { SECOND_MS, type RecordEntryKind } from '@portal/contracts';
import type { Issuer } from './issuer.domain';

/** How many credentials one list of states has room for: the least that the standard allows. */
export const STATUS_LIST_LENGTH = 131_072;

/** Where the state of a credential is. */
export interface StatusPlace {
  list: number;
  index: number;
}

/** What a credential is made of. */
export interface CredentialContent {
  /** Of the public page. */
  address: string;
  issuedAt: Date;
  name: string;
  studentId: string | null;
  entries: readonly { kind: RecordEntryKind; title: string; facts: readonly string[]; confirmation: string }[];
  status: StatusPlace;
}

const CREDENTIALS = 'https://www.w3.org/ns/credentials/v2';
const OPEN_BADGES = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';

/** Names of kinds, as readers of the file see them. */
const GENRES: Record<RecordEntryKind, string> = {
  position: 'Position',
  achievement: 'Achievement',
  skill: 'Skill',
  event: 'Event attended',
};

/** The claims of a JWT have whole seconds, and what a credential says of its moments has to be the same. */
export const wholeSecond = (moment: Date) => new Date(Math.floor(moment.getTime() / SECOND_MS) * SECOND_MS);

/** Lists are named in addresses as `list-1`, `list-2` and so on. */
const LIST_PREFIX = 'list-';
export const statusListNumber = (name: string) => Number(name.slice(LIST_PREFIX.length));
const statusListAddress = ({ origin }: Pick<Issuer, 'origin'>, list: number) =>
  `${origin}/api/records/status-lists/${LIST_PREFIX}${list}`;

/** The place of the n-th credential, counted from 0. */
export function statusPlaceOf(number: number): StatusPlace {
  return { list: Math.floor(number / STATUS_LIST_LENGTH) + 1, index: number % STATUS_LIST_LENGTH };
}

/** An Open Badges 3.0 credential: the achievement is the record, its entries are the evidence. */
export function recordCredential(issuer: Issuer, content: CredentialContent) {
  const { address, issuedAt, entries } = content;
  return {
    '@context': [CREDENTIALS, OPEN_BADGES],
    id: address,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: `Verified record of ${content.name}`,
    issuer: { id: issuer.did, type: ['Profile'], name: issuer.name, url: issuer.origin },
    validFrom: wholeSecond(issuedAt).toISOString(),
    credentialSubject: {
      id: `${address}#holder`,
      type: ['AchievementSubject'],
      identifier: identifiersOf(content),
      achievement: {
        id: `${address}#record`,
        type: ['Achievement'],
        name: 'Verified student record',
        description: `Positions, achievements, skills and events that ${issuer.name} has confirmed.`,
        criteria: { narrative: 'Each entry was confirmed by an officer of the institute, who is named with it.' },
      },
    },
    evidence: entries.map(({ kind, title, facts, confirmation }) => ({
      type: ['Evidence'],
      name: title,
      genre: GENRES[kind],
      ...(facts.length > 0 && { description: facts.join(' · ') }),
      narrative: confirmation,
    })),
    credentialStatus: statusEntry(issuer, content.status),
  };
}

function identifiersOf({ name, studentId }: CredentialContent) {
  const identity = (identityType: string, identityHash: string) => ({
    type: 'IdentityObject',
    hashed: false,
    identityHash,
    identityType,
  });
  return [identity('name', name), ...(studentId === null ? [] : [identity('identifier', studentId)])];
}

function statusEntry(issuer: Issuer, { list, index }: StatusPlace) {
  const address = statusListAddress(issuer, list);
  return {
    id: `${address}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(index),
    statusListCredential: address,
  };
}

/** The W3C Bitstring Status List of one list. */
export function statusListCredential(issuer: Issuer, list: number, encodedList: string) {
  const address = statusListAddress(issuer, list);
  return {
    '@context': [CREDENTIALS],
    id: address,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuer.did,
    credentialSubject: {
      id: `${address}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList,
    },
  };
}

/** One bit a credential, the first one leftmost; 1 where it was revoked. */
export function statusBits(revoked: readonly number[]): Uint8Array {
  const bits = new Uint8Array(STATUS_LIST_LENGTH / 8);
  for (const index of revoked) {
    const byte = index >> 3;
    bits[byte] = (bits[byte] ?? 0) | (0x80 >> (index & 7));
  }
  return bits;
}
