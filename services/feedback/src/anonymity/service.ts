import type { ServiceContext } from '@portal/service-kit';
import { runInRequest } from '@portal/service-kit';
import { hourOf, keyedHash, keyFor } from './domain';

export type Anonymity = ReturnType<typeof createAnonymity>;

type Dependencies = Pick<ServiceContext<{ FEEDBACK_AUTHOR_KEY: string }>, 'config' | 'outbox' | 'clock'>;

/** How an author is known to nobody but the author. */
export function createAnonymity({ config, outbox, clock }: Dependencies) {
  const authors = keyFor(config.FEEDBACK_AUTHOR_KEY, 'author');
  const pseudonymOf = (userId: string) => keyedHash(authors, userId);
  return {
    pseudonymOf,
    /** Under what a person's feedback is kept: in clear where it is signed, hashed where it is not. */
    ownersOf: (userId: string) => [userId, pseudonymOf(userId)],
    outbox: outbox.withClock({ now: () => hourOf(clock.now()) }),
    /** Its events then carry no request id, under which others may have noted who asked. */
    untraced: <T>(work: () => Promise<T>) => runInRequest({ requestId: '' }, work),
  };
}
