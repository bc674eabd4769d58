import type * as z from 'zod';
import type { ErrorCode } from './errors';
import type { EventName } from './events/catalogue';
import type { Permissions } from './permissions';
import type { ServiceName } from './services';

/** A file that a call takes, and how large it may be. */
export interface Upload {
  field: string;
  maxBytes: number;
  tooLarge: ErrorCode;
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
  /** The one file of a multipart body (RFC 7578), by its field's name; null for every other call. */
  upload: Upload | null;
  errors: readonly ErrorCode[];
  /** The events by which others, the audit among them, learn of what a write did: one or more of these. */
  emits: readonly EventName[];
  /** Why nobody else has to know of a write that tells nothing, in one sentence; null for every other call. */
  emitsNothingBecause: string | null;
  /** False while the call is specified but not yet there: it is then neither mounted nor documented as available. */
  built: boolean;
  summary: string;
}
