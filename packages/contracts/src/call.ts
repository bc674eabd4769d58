import type * as z from 'zod';
import { GENSEC_ROLES, type Role } from './vocabulary';
import type { ErrorCode } from './errors';
import type { EventName } from './events/catalogue';
import type { ServiceName } from './services';

/**
 * Who makes a call: a visitor without a session, a signed-in person by role, or another service. The gateway never
 * forwards calls of services.
 */
export type Caller = 'visitor' | 'service' | Role;

/**
 * On what a caller may act: `any` thing, its `own` account's, its `unit`'s, its `category`'s, or anything but its own.
 * Roles are checked by endpoint(); scopes by a query or a domain rule of the service.
 */
export type ScopeRule = 'any' | 'own' | 'unit' | 'category' | 'not-own';

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
  who: Partial<Record<Caller, ScopeRule>>;
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

/**
 * Shorthand of the table: V visitor, S student, C coordinator, G the four general secretaries, P president; `service`
 * is another service, for itself (`any`) or for the person whose token it passes on (`own`).
 */
export interface WhoShorthand {
  V?: ScopeRule;
  S?: ScopeRule;
  C?: ScopeRule;
  G?: ScopeRule;
  P?: ScopeRule;
  service?: ScopeRule;
}

/** Spells the shorthand out, one entry a caller. */
export function who({ V, S, C, G, P, service }: WhoShorthand): Partial<Record<Caller, ScopeRule>> {
  return {
    ...(V && { visitor: V }),
    ...(S && { STUDENT: S }),
    ...(C && { CLUB_COORDINATOR: C }),
    ...(G && Object.fromEntries(GENSEC_ROLES.map((gensec) => [gensec, G]))),
    ...(P && { PRESIDENT: P }),
    ...(service && { service }),
  };
}

/** On what a caller may make a call; undefined when not at all. `null` is a caller without a role: a visitor. */
export function scopeRuleFor({ who }: Pick<Call, 'who'>, role: Role | null): ScopeRule | undefined {
  const { service } = who;
  if (service === 'any' || (service && role)) return service;
  return who[role ?? 'visitor'];
}

/** Whether only services make a call, so that neither gateway nor browser know it. */
export function isInternal({ who }: Pick<Call, 'who'>): boolean {
  return who.service !== undefined;
}

/** Everyone signed in, on anything. */
export const everyone: WhoShorthand = { S: 'any', C: 'any', G: 'any', P: 'any' };
/** Everyone signed in, on what is their own. */
export const everyoneOwn: WhoShorthand = { S: 'own', C: 'own', G: 'own', P: 'own' };
/** The officers who manage events, rooms and positions, each in their scope. */
export const officersScoped: WhoShorthand = { C: 'unit', G: 'category', P: 'any' };
