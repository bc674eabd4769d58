import { categoryOfRole, ROLES, type Role, type UnitRef } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';

/** Every kind of caller that a permission depends on: nobody, a student before onboarding, and each role. */
export const CALLER_KINDS = ['visitor', 'STUDENT_NOT_ONBOARDED', ...ROLES] as const;
export type CallerKind = (typeof CALLER_KINDS)[number];
/** The kinds that are signed in. */
export type SignedInKind = Exclude<CallerKind, 'visitor'>;

/** The unit of the coordinator that {@link actorOf} makes. */
export const TEST_UNIT: UnitRef = { id: 'aaaaaaaaaaaaaaaaaaaaaa01', name: 'Coding Club', category: 'scitech' };

/** The role a kind of caller has in its token; null for a visitor. */
export function roleOf(kind: CallerKind): Role | null {
  if (kind === 'visitor') return null;
  return kind === 'STUDENT_NOT_ONBOARDED' ? 'STUDENT' : kind;
}

/** A person of a kind, always the same one; `changes` make another out of it. */
export function actorOf(kind: SignedInKind, changes: Partial<Actor> = {}): Actor {
  const number = CALLER_KINDS.indexOf(kind);
  const role = roleOf(kind) ?? 'STUDENT';
  const category = categoryOfRole(role);
  return {
    userId: `bbbbbbbbbbbbbbbbbbbbbb0${number}`,
    sessionId: `test-session-${number}`,
    username: `${kind.toLowerCase().replaceAll('_', '.')}@example.edu`,
    name: `Test ${kind.toLowerCase().replaceAll('_', ' ')}`,
    role,
    onboarded: kind !== 'STUDENT_NOT_ONBOARDED',
    emailConfirmed: true,
    ...(role === 'CLUB_COORDINATOR' && { unit: TEST_UNIT }),
    ...(category && { category }),
    ...changes,
  };
}

/** The caller of a kind as requests take it: null for a visitor. */
export function callerOf(kind: CallerKind): Actor | null {
  return kind === 'visitor' ? null : actorOf(kind);
}

/** Who makes a request: a kind of caller, a person of one's own making, or nobody. */
export type As = CallerKind | Actor | null;

/** The person of an {@link As}, or null. */
export function personOf(as: As): Actor | null {
  return typeof as === 'string' ? callerOf(as) : as;
}
