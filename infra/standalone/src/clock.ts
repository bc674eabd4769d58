import type { Clock } from '@portal/service-kit';

/** A clock that can be stopped at a moment; `null` lets it run again. */
export interface AdjustableClock extends Clock {
  set(moment: Date | null): void;
}

/** The clock of all services in the process: it is stopped only while demo data is seeded in the past. */
export function createAdjustableClock(): AdjustableClock {
  let stoppedAt: Date | null = null;
  return {
    now: () => (stoppedAt ? new Date(stoppedAt) : new Date()),
    set(moment) {
      stoppedAt = moment;
    },
  };
}
