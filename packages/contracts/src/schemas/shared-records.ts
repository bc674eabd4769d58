import * as z from 'zod';
import { TEXT_LIMITS } from '../text-limits';
import { instant, objectId, opaque, optionalLine, pageQuery } from './primitives';

/** What a record can have, in the order in which it is shown. */
export const RECORD_ENTRY_KINDS = ['position', 'achievement', 'skill', 'event'] as const;
export const recordEntryKind = z.enum(RECORD_ENTRY_KINDS);
export type RecordEntryKind = z.infer<typeof recordEntryKind>;

/** The most entries of one kind that a record can be made from. */
export const MAX_RECORD_ENTRIES = 200;
/** The most that one shared record has. */
export const MAX_SHARED_ENTRIES = 100;

const CHOOSE = 'Choose at least one entry.';

/** A confirmed position, a verified achievement, an endorsed skill or an event that the person attended. */
const recordEntry = z.object({
  kind: recordEntryKind,
  title: z.string(),
  /** What belongs to it, ready to be read: unit and tenure, level and date. */
  facts: z.array(z.string()),
  /** Who confirmed, verified, endorsed or checked in; empty where that is not known. */
  verified_by: z.string(),
  verified_at: instant.optional(),
});

/** What a person can show. */
export const verifiedRecord = z.object({
  name: z.string(),
  student_id: z.string(),
  entries: z.array(recordEntry.extend({ _id: objectId })),
});
export type VerifiedRecord = z.infer<typeof verifiedRecord>;
export type VerifiedEntry = VerifiedRecord['entries'][number];

/** What the student chose for one link. */
export const shareRecordBody = z.strictObject({
  entries: z
    .array(z.strictObject({ kind: recordEntryKind, id: objectId }), CHOOSE)
    .min(1, CHOOSE)
    .max(MAX_SHARED_ENTRIES, `Choose at most ${MAX_SHARED_ENTRIES} entries.`),
  show_student_id: z.boolean().default(false),
  /** Tells the links of a person apart; nobody else sees it. */
  label: optionalLine(TEXT_LIMITS.name).default(''),
});
export type ShareRecordBody = z.infer<typeof shareRecordBody>;

/** `valid`: everything in it holds. `changed`: something in it was changed or withdrawn since. `revoked`: ended. */
export const RECORD_STATES = ['valid', 'changed', 'revoked'] as const;
export const recordState = z.enum(RECORD_STATES);
export type RecordState = z.infer<typeof recordState>;

/** A record of one's own that was shared. */
export const sharedRecord = z.object({
  _id: objectId,
  label: z.string(),
  state: recordState,
  /** What the public page is opened with; absent where the link was ended. */
  token: z.string().optional(),
  entries: z.int(),
  shows_student_id: z.boolean(),
  created_at: instant,
  ended_at: instant.optional(),
});
export type SharedRecord = z.infer<typeof sharedRecord>;

/** Newest first. */
export const listSharedRecordsQuery = pageQuery;

const MAX_TOKEN_LENGTH = 64;
export const recordToken = z.strictObject({ token: opaque(MAX_TOKEN_LENGTH) });

/** What everyone with the link sees: nothing but what the student chose, and of one that was ended nothing at all. */
export const publicRecord = z.object({
  state: recordState,
  issuer: z.string(),
  /** When it was issued; absent where it was ended. */
  issued_at: instant.optional(),
  ended_at: instant.optional(),
  record: z
    .object({
      name: z.string(),
      student_id: z.string().optional(),
      /** Whether the name and the student ID are still those of the person. */
      is_person_current: z.boolean(),
      /** `is_current` is false for what was changed or withdrawn since. */
      entries: z.array(recordEntry.extend({ is_current: z.boolean() })),
    })
    .optional(),
});
export type PublicRecord = z.infer<typeof publicRecord>;

/** A list of the states of credentials: `list-1`, `list-2` and so on. */
export const statusListParams = z.strictObject({ list: z.string().regex(/^list-[1-9]\d{0,5}$/) });

const publicKey = z.object({ kty: z.string(), crv: z.string(), x: z.string(), kid: z.string(), alg: z.string() });

/** The public halves of every key that has signed a record (RFC 7517, RFC 8037). */
export const recordKeySet = z.object({ keys: z.array(publicKey.extend({ use: z.string() })) });
export type RecordKeySet = z.infer<typeof recordKeySet>;
