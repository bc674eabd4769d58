import type { AnswerOf, calls } from '@portal/contracts';
import { useFormats, type Moment } from '@portal/web-kit';

type Joined = AnswerOf<typeof calls.listMyRegistrations>[number];

export interface DatedRegistration {
  readonly registration: Joined;
  /** Its start; now for what is on, which counts for today. */
  readonly moment: Moment | null;
  /** As the one before it. */
  readonly isSameDay: boolean;
}

const MAX_FIRST = 5;

/** Registrations with their days, and those to show first: the next five, or those of the next day alone. */
export function useMyDays(registrations: readonly Joined[], isNextDayOnly: boolean) {
  const formats = useFormats();
  const dayOf = (moment: Moment | null) => (moment === null ? null : formats.calendarDay(moment));
  const moments = registrations.map(({ event }) => (event.status === 'ongoing' ? Date.now() : event.schedule.start));
  const days = moments.map(dayOf);
  const all = registrations.map((registration, index): DatedRegistration => ({
    registration,
    moment: moments[index] ?? null,
    isSameDay: index > 0 && days[index] === days[index - 1],
  }));
  const next = isNextDayOnly ? all.filter((_one, index) => days[index] === days[0]) : all;
  return { all, first: next.slice(0, MAX_FIRST) };
}
