import type * as z from 'zod';
import type { ErrorCode } from '../errors';
import type { EventName } from '../events/catalogue';
import type { Permissions } from '../permissions';
import type { ServiceName } from '../services';

/** The media type of comma-separated values (RFC 7111). */
export const CSV = 'text/csv';
/** The most that the body of a call without a file may be. */
export const MAX_BODY_BYTES = 1024 * 1024;
/** A body that arrives at this rate is waited for, however large it is: a line of 100 kB/s in bad moments. */
export const LEAST_BYTES_PER_SECOND = 25_000;
/** What a multipart body may add to its file: boundaries, headers and a few short fields. */
export const FORM_OVERHEAD_BYTES = 64 * 1024;

/** A file that a call takes, and how large it may be. */
export interface Upload {
  field: string;
  maxBytes: number;
  tooLarge: ErrorCode;
}

/** How often a person may make a call that costs; more is answered with REQUEST.TOO_OFTEN. What is refused does not count. */
export interface CallLimit {
  count: number;
  windowSeconds: number;
  /** Counts only answers of this media type, where the call's others cost little. */
  only?: string;
}

/** One row of the call table: everything that routes, permission tests, documentation and clients need to know. */
export interface Call<
  Name extends string = string,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Anonymous extends boolean = boolean,
> {
  name: Name;
  service: ServiceName;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Express style, from the root of the portal's one origin. */
  path: string;
  /** Who may make the call, and on what. */
  who: Permissions;
  /** True when the call may come without a person, from a visitor or a service, so that the handler's actor may be null. */
  anonymous: Anonymous;
  /** The caller must have completed onboarding. */
  onboarded: boolean;
  /** Whether a write needs a confirmed address when the institute asks for it. */
  confirmed: boolean;
  /**
   * True where a token that does not verify counts as none. Elsewhere it is a 401; but signing in or out and refreshing
   * must work with an expired one, or a browser that holds it could not get a better one.
   */
  ignoresInvalidToken: boolean;
  params: Params;
  query: Query;
  body: Body;
  answer: Answer;
  status: 200 | 201 | 204 | 302;
  produces: readonly string[];
  /** Who may also have the answer as CSV; null where nobody may. */
  csv: { who: Permissions } | null;
  /** The one file of a multipart body (RFC 7578), by its field's name; null for every other call. */
  upload: Upload | null;
  /**
   * How often one person may make it; null where only their requests are limited. What adds something new each time
   * (status 201) has one, so that nobody fills the store.
   */
  limit: CallLimit | null;
  errors: readonly ErrorCode[];
  /** The events that announce what a write did, to the audit too: it emits one or more of these. */
  emits: readonly EventName[];
  /** Why a write emits no event, in one sentence; null for every other call. */
  emitsNothingBecause: string | null;
  /** True where the answer has a credential, such as a session or a secret address, which must not be stored. */
  answersSecret: boolean;
  /** False while the call is specified but not yet there: it is then neither mounted nor documented as available. */
  built: boolean;
  summary: string;
}

/** `Empty extends T` is true when T has no required member. */
export type Empty = Record<never, never>;

/** A part of what a call is made with; it may be left out when nothing in it is required. */
export type CallPart<Key extends string, Value> = Empty extends Value ? { [K in Key]?: Value } : { [K in Key]: Value };

/** The path of a call with its params filled in: `pathOf(calls.getEvent, { id })`. */
export function pathOf(call: Pick<Call, 'path'>, params: Record<string, unknown> = {}): string {
  return call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
