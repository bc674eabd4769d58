import { FIRST_TENURE, tenureFrom, tenureOf } from '@portal/contracts';
import { useFormats, useInstituteSettings } from '@portal/web-kit';

const startOf = (tenure: string) => Number(tenure.slice(0, 4));

/** From the first tenure to that which starts in the year after this one, newest first. */
export function tenuresUntil(year: number): string[] {
  const last = year + 1;
  return Array.from({ length: last - startOf(FIRST_TENURE) + 1 }, (_, before) => tenureFrom(last - before));
}

/** The tenures that a position holder can be recorded for, and which of them it is now. */
export function useTenures() {
  const today = useFormats().calendarDay(Date.now());
  const { tenureStartMonth } = useInstituteSettings();
  return { tenures: tenuresUntil(startOf(today)), current: tenureOf(today, tenureStartMonth) };
}
