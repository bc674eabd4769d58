import type { Clock, Outbox, ServiceContext } from '@portal/service-kit';
import { createOutbox, runInRequest } from '@portal/service-kit';
import { hourOf, keyedHash, keyFor } from './domain';

export type Anonymity = ReturnType<typeof createAnonymity>;

type Dependencies = Pick<ServiceContext<{ FEEDBACK_AUTHOR_KEY: string }>, 'config' | 'store' | 'outbox' | 'clock'>;

/** How an author is known to nobody but the author. */
export function createAnonymity({ config, store, outbox, clock }: Dependencies) {
  const authors = keyFor(config.FEEDBACK_AUTHOR_KEY, 'author');
  const pseudonymOf = (userId: string) => keyedHash(authors, userId);
  return {
    pseudonymOf,
    /** Under what a person's feedback is kept: in clear where it is signed, hashed where it is not. */
    ownersOf: (userId: string) => [userId, pseudonymOf(userId)],
    outbox: hourlyOutbox(store, outbox, clock),
    /** Its events then carry no request id, under which others may have noted who asked. */
    untraced: <T>(work: () => Promise<T>) => runInRequest({ requestId: '' }, work),
  };
}

/** Its events tell the hour alone. */
function hourlyOutbox({ connection }: Dependencies['store'], outbox: Outbox, clock: Clock): Outbox {
  const hourly = createOutbox({ connection, service: 'feedback', clock: { now: () => hourOf(clock.now()) } });
  hourly.onCommitted = () => outbox.onCommitted();
  return hourly;
}
