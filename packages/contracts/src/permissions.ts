import { GENSEC_ROLES, type Role } from './vocabulary';

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

/** Who may make a call, and on what; callers that are not named may not. */
export type Permissions = Partial<Record<Caller, ScopeRule>>;

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
export function who({ V, S, C, G, P, service }: WhoShorthand): Permissions {
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
export function scopeRuleFor({ who }: { who: Permissions }, role: Role | null): ScopeRule | undefined {
  const { service } = who;
  if (service === 'any' || (service && role)) return service;
  return who[role ?? 'visitor'];
}

/** Whether only services make a call, so that neither gateway nor browser know it. */
export function isInternal({ who }: { who: Permissions }): boolean {
  return who.service !== undefined;
}

/** Everyone signed in, on anything. */
export const everyone: WhoShorthand = { S: 'any', C: 'any', G: 'any', P: 'any' };
/** Everyone signed in, on what is their own. */
export const everyoneOwn: WhoShorthand = { S: 'own', C: 'own', G: 'own', P: 'own' };
/** Everyone who holds an office, on anything. */
export const officers = { C: 'any', G: 'any', P: 'any' } as const satisfies WhoShorthand;
/** The officers who manage events, rooms and positions, each in their scope. */
export const officersScoped: WhoShorthand = { C: 'unit', G: 'category', P: 'any' };
