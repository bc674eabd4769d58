import type { Clock } from '@portal/service-kit';

/** The clock of all services in the process: the system's, unless the demo data is being made in the past. */
export function createAdjustableClock(): Clock & { set(moment: Date | null): void } {
  let standing: Date | null = null;
  return {
    now: () => (standing ? new Date(standing) : new Date()),
    set(moment) {
      standing = moment;
    },
  };
}
