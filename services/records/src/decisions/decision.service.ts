import { setImmediate as turn } from 'node:timers/promises';
import type { Decided, ErrorCode, EventName } from '@portal/contracts';
import type { Actor, Clock, NewEvent, Outbox, RunExclusive, Session, Transaction } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import {
  decide,
  decideEach,
  inChunks,
  takeBack,
  type Approval,
  type Decidable,
  type Decision,
  type Judgement,
  type DecisionTarget,
} from './decision.domain';

/** What is decided about: where it is stored, and which events tell of a decision. */
export interface Subject<A extends Approval, T, N extends EventName> {
  repository: {
    find(id: string, session: Session): Promise<T | null>;
    findMany(ids: readonly string[], session: Session): Promise<T[]>;
    change(things: readonly T[], session: Session): Promise<void>;
  };
  approval: A;
  /** The refusal of one that does not exist. */
  missing: ErrorCode;
  decidable(thing: T): Decidable<A>;
  decided(thing: T, decision: Decision<A>): T;
  decidedEvent(thing: T): Omit<NewEvent<N>, 'actor'>;
  takenBackEvent(thing: T, reason: string): Omit<NewEvent<N>, 'actor'>;
}

interface Dependencies<A extends Approval, T, N extends EventName> {
  subject: Subject<A, T, N>;
  outbox: Outbox;
  transaction: Transaction;
  clock: Clock;
  /** By id: those of one instance wait here instead of in the store. */
  runExclusive: RunExclusive;
}

/** What several are named by, as calls have it. */
interface DecisionTargets {
  ids: readonly string[];
  versions?: readonly number[] | undefined;
}

export type DecisionService<A extends Approval, T extends { id: string }> = ReturnType<
  typeof createDecisionService<A, T, EventName>
>;

/** Decisions about claims and achievements: one, many at once, and taken back; each publishes its event. */
export function createDecisionService<A extends Approval, T extends { id: string }, N extends EventName>({
  subject,
  outbox,
  transaction,
  clock,
  runExclusive,
}: Dependencies<A, T, N>) {
  const { repository, approval, missing, decidable, decided } = subject;

  async function decideOne(
    actor: Actor,
    { id, version }: DecisionTarget,
    { scope, ...verdict }: Judgement<A>,
  ): Promise<T> {
    return changeOne(actor, id, (before) => {
      const decision = decide(scope, decidable(before), { ...verdict, version, actor, now: clock.now() });
      const after = decided(before, decision);
      return { after, event: subject.decidedEvent(after) };
    });
  }

  async function takeBackOne(actor: Actor, id: string, reason: string): Promise<T> {
    return changeOne(actor, id, (before) => {
      const after = decided(before, takeBack(approval, decidable(before), { reason, actor, now: clock.now() }));
      return { after, event: subject.takenBackEvent(after, reason) };
    });
  }

  function changeOne(
    actor: Actor,
    id: string,
    change: (before: T) => { after: T; event: Omit<NewEvent<N>, 'actor'> },
  ): Promise<T> {
    return runExclusive(id, () =>
      transaction(async (session) => {
        const before = await repository.find(id, session);
        if (!before) throw new DomainError(missing);
        const { after, event } = change(before);
        await repository.change([after], session);
        await outbox.enqueue(session, { ...event, actor });
        return after;
      }),
    );
  }

  /**
   * One decision over many: part after part, each in a short transaction of its own, and the process turns to other
   * requests in between. What one part decided stays, whatever happens to the next.
   */
  async function decideMany(
    actor: Actor,
    { ids, versions }: DecisionTargets,
    judgement: Judgement<A>,
  ): Promise<Decided> {
    const result: Decided = { decided: [], refused: [] };
    for (const chunk of inChunks(ids, versions)) {
      const part = await transaction((session) => decideTogether(actor, chunk, judgement, session));
      result.decided.push(...part.decided);
      result.refused.push(...part.refused);
      await turn();
    }
    return result;
  }

  /** Part of a transaction that also does something else; few at once, because it is not divided. */
  async function decideTogether(
    actor: Actor,
    named: readonly DecisionTarget[],
    { scope, ...verdict }: Judgement<A>,
    session: Session,
  ): Promise<Decided> {
    const found = await repository.findMany(
      named.map(({ id }) => id),
      session,
    );
    const things = found.map((thing) => ({ thing, ...decidable(thing) }));
    const { settled, refused } = decideEach(scope, { named, things, missing }, { ...verdict, actor, now: clock.now() });
    const after = settled.map(({ thing: { thing }, decision }) => decided(thing, decision));
    await repository.change(after, session);
    await outbox.enqueueMany(
      session,
      after.map((thing) => ({ ...subject.decidedEvent(thing), actor })),
    );
    return { decided: after.map(({ id }) => id), refused };
  }

  return { decideOne, decideMany, decideTogether, takeBackOne };
}
