import type { EventName } from '@portal/contracts';
import type { Actor, Clock, NewEvent, Outbox, Session, Transaction } from '@portal/service-kit';
import { hourOf, newId, runInRequest } from '@portal/service-kit';
import type { Feedback } from './feedback.domain';
import { keyedHash, keyFor, randomId } from './feedback.crypto';

/** Publishes an event in the transaction of the write. */
type Publish = <N extends EventName>(event: Omit<NewEvent<N>, 'actor'>) => Promise<void>;

/**
 * Everything that differs between anonymous and signed feedback. Code that writes feedback gets this, not the actor,
 * the clock, the transaction and the outbox, so that nothing it does can show the author of an anonymous entry.
 */
export interface Authorship {
  /** What the entry stores of its author and of the time; of an anonymous one a pseudonym and the hour. */
  entry: Pick<Feedback, 'id' | 'owner' | 'author' | 'createdAt'>;
  /** Runs work in a transaction. Events of an anonymous entry have no actor, no request id and only the hour. */
  write<T>(work: (session: Session, publish: Publish) => Promise<T>): Promise<T>;
}

interface Dependencies {
  authorKey: string;
  outbox: Pick<Outbox, 'enqueue' | 'withClock'>;
  transaction: Transaction;
  clock: Clock;
}

export type AnonymityService = ReturnType<typeof createAnonymityService>;

export function createAnonymityService({ authorKey, outbox, transaction, clock }: Dependencies) {
  const pseudonymKey = keyFor(authorKey, 'author');
  const hourlyOutbox = outbox.withClock({ now: () => hourOf(clock.now()) });

  function authorshipOf(actor: Actor, isAnonymous: boolean): Authorship {
    return isAnonymous ? anonymous(actor) : signed(actor);
  }

  function signed(actor: Actor): Authorship {
    const { userId: id, name, username } = actor;
    return {
      entry: { id: newId(), owner: id, author: { id, name, username }, createdAt: clock.now() },
      write: (work) => transaction((session) => work(session, (event) => outbox.enqueue(session, { ...event, actor }))),
    };
  }

  function anonymous({ userId }: Pick<Actor, 'userId'>): Authorship {
    return {
      entry: { id: randomId(), owner: pseudonymOf(userId), createdAt: hourOf(clock.now()) },
      write: (work) =>
        withoutTracing(() => transaction((session) => work(session, (event) => hourlyOutbox.enqueue(session, event)))),
    };
  }

  function pseudonymOf(userId: string): string {
    return keyedHash(pseudonymKey, userId);
  }

  /** The owners that a person's feedback is stored under: the id where it is signed, else the pseudonym. */
  function ownersOf(userId: string): string[] {
    return [userId, pseudonymOf(userId)];
  }

  return { authorshipOf, ownersOf };
}

/** Other logs may hold the caller under the request id. */
function withoutTracing<T>(work: () => Promise<T>): Promise<T> {
  return runInRequest({ requestId: '' }, work);
}
