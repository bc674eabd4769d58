import { tenureOf, type InstituteSettings } from '@portal/contracts';
import type { Clock } from '@portal/service-kit';
import { dayOf } from '@portal/service-kit/institute-time';
import type { Today } from './position.domain';

/** Today by the institute's clocks, and the tenure it lies in. */
export type CurrentTenure = () => Today;

export function createCurrentTenure(
  { tenureStartMonth, timeZone }: Pick<InstituteSettings, 'tenureStartMonth' | 'timeZone'>,
  clock: Clock,
): CurrentTenure {
  return () => {
    const day = dayOf(clock.now(), timeZone);
    return { day, tenure: tenureOf(day, tenureStartMonth) };
  };
}
