import { unitCategoryOf, type Decided, type ErrorCode, type EventCategory, type UnitRef } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { DomainError, isDomainError } from '@portal/service-kit/errors';
import { covers, requireInScope, type Scope } from '@portal/service-kit/scope';

/** How a decision in favour is called: skills are endorsed, achievements are verified. */
export type Approval = 'endorsed' | 'verified';

/** What an officer decided about something that a student put forward. */
export interface Decision<A extends Approval = Approval> {
  outcome: A | 'returned';
  /** The name is that of the time of the decision. */
  by: { id: string; name: string };
  at: Date;
  /** Why it was returned, which the student sees. */
  reason: string | null;
}

/** Something that officers decide about: a skill, a claim of one, an achievement. */
export interface Decidable<A extends Approval = Approval> {
  id: string;
  version: number;
  /** Whose it is, or who put it forward. */
  ownerId: string;
  type: EventCategory;
  /** The unit of the event it comes from, whose coordinator may decide where the call lets coordinators. */
  unit?: Pick<UnitRef, 'id' | 'category'> | null;
  /** Null while it waits, and again when the student has corrected what was returned. */
  decision: Decision<A> | null;
}

/** A decision as it is asked for, and who gives it when. */
export interface Verdict<A extends Approval = Approval> {
  outcome: A | 'returned';
  reason?: string | null | undefined;
  /** The version that the officer looked at; undefined where it is not known. */
  version?: number | undefined;
  actor: Pick<Actor, 'userId' | 'name'>;
  now: Date;
}

/** What is decided, and on what its officer may. */
export type Judgement<A extends Approval> = Pick<Verdict<A>, 'outcome' | 'reason'> & { scope: Scope };

const ALREADY = {
  endorsed: 'RECORD.ALREADY_ENDORSED',
  verified: 'RECORD.ALREADY_VERIFIED',
  returned: 'RECORD.RETURNED',
} as const satisfies Record<Approval | 'returned', ErrorCode>;

const NOT_YET = {
  endorsed: 'RECORD.NOT_ENDORSED',
  verified: 'RECORD.NOT_VERIFIED',
} as const satisfies Record<Approval, ErrorCode>;

/** The general secretary of its type decides, the coordinator of its unit where the scope is a unit; nobody about their own. */
export function requireJudge(scope: Scope, { userId }: Pick<Actor, 'userId'>, thing: Decidable): void {
  const { type, unit = null, ownerId } = thing;
  requireInScope(scope, { unit, categories: [unitCategoryOf(type)] }, 'RECORD.OUT_OF_SCOPE');
  if (ownerId === userId) throw new DomainError('RECORD.OWN');
}

/** Of the types that a list can be asked for, those it is asked for: `all` are those that the caller decides about. */
export function typesAskedFor<T extends EventCategory>(
  scope: Scope,
  asked: T | 'all',
  types: readonly T[],
): readonly T[] {
  const mine = types.filter((type) => covers(scope, { categories: [unitCategoryOf(type)] }));
  if (asked === 'all') return mine;
  if (!mine.includes(asked)) throw new DomainError('ACCESS.FORBIDDEN');
  return [asked];
}

/** What is decided is not decided again, and the refusal says who did it; what was returned waits for the student. */
export function requireUndecided({ decision }: Pick<Decidable, 'decision'>): void {
  if (decision) throw new DomainError(ALREADY[decision.outcome], { name: decision.by.name });
}

/** A decision counts for what the officer has read, and not for what its owner has made of it since. */
function requireSameVersion(thing: Decidable, version = thing.version): void {
  if (thing.version !== version) throw new DomainError('RECORD.CHANGED_MEANWHILE');
}

/** The decision about a thing that may be decided, by a person who may. */
export function decide<A extends Approval>(
  scope: Scope,
  thing: Decidable,
  { outcome, reason, version, actor, now }: Verdict<A>,
): Decision<A> {
  requireJudge(scope, actor, thing);
  requireUndecided(thing);
  requireSameVersion(thing, version);
  return decisionOf({ outcome, reason, actor, now });
}

/** Who gave an approval, or the president. */
export function mayTakeBack({ by }: Pick<Decision, 'by'>, { userId, role }: Pick<Actor, 'userId' | 'role'>): boolean {
  return by.id === userId || role === 'PRESIDENT';
}

/** Taking an approval back gives the thing to the student with the reason, as returning it does. */
export function takeBack<A extends Approval>(
  approval: A,
  thing: Decidable,
  { reason, actor, now }: { reason: string; actor: Pick<Actor, 'userId' | 'name' | 'role'>; now: Date },
): Decision<A> {
  const { decision, ownerId } = thing;
  if (ownerId === actor.userId) throw new DomainError('RECORD.OWN');
  if (decision?.outcome !== approval) throw new DomainError(NOT_YET[approval]);
  if (!mayTakeBack(decision, actor)) throw new DomainError('RECORD.NOT_YOUR_DECISION');
  return decisionOf<A>({ outcome: 'returned', reason, actor, now });
}

function decisionOf<A extends Approval>({ outcome, reason, actor, now }: Verdict<A>): Decision<A> {
  const { userId: id, name } = actor;
  return { outcome, by: { id, name }, at: now, reason: outcome === 'returned' ? (reason ?? null) : null };
}

/** A thing with the decision about it. */
export interface Settled<A extends Approval, T extends Decidable> {
  thing: T;
  decision: Decision<A>;
}

/** What is to be decided, and the version of it that the officer looked at. */
export interface DecisionTarget {
  id: string;
  version?: number | undefined;
}

/**
 * Decides each of the named things that can be; the rest is named with the reason. `missing` is the refusal of one that
 * does not exist.
 */
export function decideEach<A extends Approval, T extends Decidable>(
  scope: Scope,
  { named, things, missing }: { named: readonly DecisionTarget[]; things: readonly T[]; missing: ErrorCode },
  verdict: Omit<Verdict<A>, 'version'>,
): { settled: Settled<A, T>[]; refused: Decided['refused'] } {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  const settled: Settled<A, T>[] = [];
  const refused: Decided['refused'] = [];
  for (const { id, version } of named) {
    try {
      const thing = byId.get(id);
      if (!thing) throw new DomainError(missing);
      settled.push({ thing, decision: decide(scope, thing, { ...verdict, version }) });
    } catch (error) {
      if (!isDomainError(error)) throw error;
      refused.push({ _id: id, message: error.message });
    }
  }
  return { settled, refused };
}

/** So many are decided in one transaction, so that none is long and other requests come in between. */
const CHUNK = 10;

/** What is named, each once, in the parts that are decided together. */
export function inChunks(ids: readonly string[], versions: readonly number[] = []): DecisionTarget[][] {
  const named = Array.from(new Map(ids.map((id, index) => [id, versions[index]])), ([id, version]) => ({
    id,
    version,
  }));
  return Array.from({ length: Math.ceil(named.length / CHUNK) }, (_, index) =>
    named.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}
