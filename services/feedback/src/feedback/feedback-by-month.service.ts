import { calls, MINUTE_MS, type FeedbackByMonth } from '@portal/contracts';
import type { Actor, Clock, Scope } from '@portal/service-kit';
import { createTimedCache, scopeOf } from '@portal/service-kit';
import { lastMonths, startOfDay } from '@portal/service-kit/institute-time';
import { byMonth } from './feedback-by-month.domain';
import type { FeedbackByMonthRepository } from './feedback-by-month.repository';

interface Dependencies {
  repository: FeedbackByMonthRepository;
  clock: Clock;
  timeZone: string;
}

const MONTHS_SHOWN = 12;

export type FeedbackByMonthService = ReturnType<typeof createFeedbackByMonthService>;

export function createFeedbackByMonthService({ repository, clock, timeZone }: Dependencies) {
  // The times of a year are read, which takes the longer the more feedback there is.
  const answers = createTimedCache<FeedbackByMonth>({ now: () => clock.now(), lifetimeMs: MINUTE_MS });

  async function read(actor: Actor): Promise<FeedbackByMonth> {
    const scope = scopeOf(actor, calls.readFeedbackByMonth);
    return answers.get(scope, () => compute(scope));
  }

  async function compute(scope: Scope): Promise<FeedbackByMonth> {
    const now = clock.now();
    const months = lastMonths(now, MONTHS_SHOWN, timeZone);
    const times = await repository.findTimes(scope, startOfDay(`${months[0]}-01`, timeZone));
    return {
      computed_at: now.toISOString(),
      ...(scope.kind === 'unit' && { unit_id: scope.unitId }),
      months: byMonth(months, times, timeZone),
    };
  }

  return { read };
}
