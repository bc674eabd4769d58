import { Alert, ErrorState, LoadingState, Stack } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { useMemo, useState, type ReactNode } from 'react';
import { useSpanEvents, type SpanQuestion } from '../api/list-span';
import { placeEvents } from '../by-day';
import { weeksOf, type Day } from '../days';
import { calendarTexts as words } from '../texts';
import { useCalendarState } from '../use-calendar-state';
import { useIsPhone } from '../use-is-phone';
import { Agenda } from './agenda';
import { CalendarNav } from './calendar-nav';
import { DayGrid } from './day-grid';

interface EventCalendarProps {
  /** Whose events, and the filters over them. */
  readonly asked: Omit<SpanQuestion, 'from' | 'to'>;
  readonly failureOf: (error: Error) => string;
  /** At the end of the line over the days. */
  readonly trailing?: ReactNode;
}

/** The events of a list by day, in its four states; on a phone the days are dots over a list. */
export function EventCalendar({ asked, failureOf, trailing }: EventCalendarProps) {
  const formats = useFormats();
  const state = useCalendarState();
  const isPhone = useIsPhone();
  const [openDay, setOpenDay] = useState<Day>();
  const weeks = weeksOf(state.day, state.span);
  const [from, to] = [weeks[0]?.[0] ?? state.day, weeks.at(-1)?.at(-1) ?? state.day];
  const { data, error, isPending, isPlaceholderData, isRefetching, refetch } = useSpanEvents({ ...asked, from, to });
  const placed = useMemo(() => placeEvents(data?.events ?? [], formats.calendarDay), [data, formats]);
  return (
    <Stack gap={3} aria-busy={isPlaceholderData || undefined}>
      <CalendarNav state={state} trailing={trailing} />
      {isPending ? <LoadingState label={words.loading} shape="cards" count={6} /> : null}
      {error ? (
        <ErrorState message={failureOf(error)} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : null}
      {data?.isCut ? (
        <Alert tone="info" role="note">
          {words.cut(formats.number(data.events.length))}
        </Alert>
      ) : null}
      {data ? (
        <DayGrid
          state={state}
          weeks={weeks}
          placed={placed}
          isPhone={isPhone}
          isOpen={openDay === state.day && !isPhone}
          onOpen={setOpenDay}
        />
      ) : null}
      {data && isPhone ? <Agenda placed={placed} from={state.day} to={to} today={state.today} key={state.day} /> : null}
    </Stack>
  );
}
