import type { FeedbackStatistics, FeedbackType } from '@portal/contracts';
import type { Clock, Session } from '@portal/service-kit';
import { createKeyedMutex } from '@portal/service-kit';
import { dayOf, lastMonths } from '@portal/service-kit/institute-time';
import { statisticsOf, type AggregateKey } from './statistics.domain';
import type { StatisticsRepository } from './statistics.repository';

interface Dependencies {
  repository: StatisticsRepository;
  clock: Clock;
  timeZone: string;
}

interface CountedFeedback {
  type: FeedbackType;
  rating?: number | undefined;
  createdAt: Date;
}

const MONTHS_SHOWN = 12;

export type StatisticsService = ReturnType<typeof createStatisticsService>;

export function createStatisticsService({ repository, clock, timeZone }: Dependencies) {
  const mutex = createKeyedMutex();

  /** Runs the transaction that counts feedback as given; those that count on the same row run one after the other. */
  function runExclusive<T>(feedback: CountedFeedback, transaction: () => Promise<T>): Promise<T> {
    return mutex(JSON.stringify(keyOf(feedback)), transaction);
  }

  async function countGiven(feedback: CountedFeedback, session: Session): Promise<void> {
    await repository.increment(keyOf(feedback), { given: 1 }, session);
  }

  async function countResolved(feedback: CountedFeedback, resolvedAt: Date, session: Session): Promise<void> {
    const waited = resolvedAt.getTime() - feedback.createdAt.getTime();
    await repository.increment(keyOf(feedback), { resolved: 1, waited }, session);
  }

  function keyOf({ type, rating = 0, createdAt }: CountedFeedback): AggregateKey {
    return { month: dayOf(createdAt, timeZone).slice(0, 7), type, stars: rating };
  }

  async function read(): Promise<FeedbackStatistics> {
    return statisticsOf(await repository.findAll(), lastMonths(clock.now(), MONTHS_SHOWN, timeZone));
  }

  return { runExclusive, countGiven, countResolved, read };
}
