import type { FeedbackFigures } from '@portal/contracts';
import type { Clock } from '@portal/service-kit';
import { figuresOf, monthOf } from './domain';
import type { TallyRepository } from './repository';

interface Dependencies {
  tallies: TallyRepository;
  clock: Clock;
  timeZone: string;
}

export type FigureService = ReturnType<typeof createFigureService>;

export function createFigureService({ tallies, clock, timeZone }: Dependencies) {
  return {
    /** Each with the write that it counts; `open` before the transaction of a first one. */
    open: tallies.open,
    given: tallies.given,
    resolved: tallies.resolved,

    read: async (): Promise<FeedbackFigures> => figuresOf(await tallies.all(), monthOf(clock.now(), timeZone)),
  };
}
