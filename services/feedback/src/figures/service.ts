import type { FeedbackFigures } from '@portal/contracts';
import type { Clock } from '@portal/service-kit';
import { createKeyedMutex } from '@portal/service-kit';
import type { TallyKey } from './domain';
import { figuresOf, monthOf } from './domain';
import type { TallyRepository } from './repository';

interface Dependencies {
  tallies: TallyRepository;
  clock: Clock;
  timeZone: string;
}

export type FigureService = ReturnType<typeof createFigureService>;

export function createFigureService({ tallies, clock, timeZone }: Dependencies) {
  const turns = createKeyedMutex();
  return {
    /** For the transaction of one that is given. */
    async counting<T>(key: TallyKey, work: () => Promise<T>): Promise<T> {
      await tallies.open(key);
      return turns(JSON.stringify(key), work);
    },

    /** Each in the transaction of the write that it counts. */
    given: tallies.given,
    resolved: tallies.resolved,

    read: async (): Promise<FeedbackFigures> => figuresOf(await tallies.all(), monthOf(clock.now(), timeZone)),
  };
}
