import { Alert, Button, ErrorState, LoadingState, Stack, useViewport } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { ChevronUp } from 'lucide-react';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { useEventsBetween, type EventRange } from '../api/list-events-between';
import { datedEvents } from '../by-day';
import { weeksOf, weeksToCome, type Day } from '../days';
import { messages } from '../messages';
import { useCalendarState } from '../use-calendar-state';
import { Agenda } from './agenda';
import { CalendarNav } from './calendar-nav';
import { DayGrid } from './day-grid';

const WeekView = lazy(async () => ({ default: (await import('./week-view')).WeekView }));

interface EventCalendarProps {
  /** Viewer and filters. */
  readonly query: Omit<EventRange, 'from' | 'to'>;
  readonly errorMessage: (error: Error) => string;
  /** At the end of the bar over the grid. */
  readonly trailing?: ReactNode;
}

/** The events of a list by day; on a phone the days have dots, over a list or the hours of one day. */
export function EventCalendar({ query, errorMessage, trailing }: EventCalendarProps) {
  const formats = useFormats();
  const state = useCalendarState();
  const isWeek = state.span === 'week';
  const hasDots = useViewport() === 'phone';
  const [openDay, setOpenDay] = useState<Day>();
  const [isWhole, setWhole] = useState(false);
  const whole = weeksOf(state.day, state.span);
  const weeks = isWeek || isWhole ? whole : weeksToCome(state.day, state.today);
  const [from, to] = [weeks[0]?.[0] ?? state.day, weeks.at(-1)?.at(-1) ?? state.day];
  const { data, error, isPending, isPlaceholderData, isRefetching, refetch } = useEventsBetween({ ...query, from, to });
  const dated = useMemo(() => datedEvents(data?.events ?? [], formats.calendarDay), [data, formats]);
  return (
    <Stack gap={3} aria-busy={isPlaceholderData || undefined}>
      <CalendarNav state={state} trailing={trailing} />
      {weeks[0]?.[0] === whole[0]?.[0] ? null : (
        <div>
          <Button variant="quiet" icon={<ChevronUp />} onPress={() => setWhole(true)}>
            {messages.earlier}
          </Button>
        </div>
      )}
      {isPending ? <LoadingState label={messages.loading} shape="cards" count={6} /> : null}
      {error ? (
        <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : null}
      {data?.isTruncated ? (
        <Alert tone="info" role="note">
          {messages.truncated(formats.number(data.events.length))}
        </Alert>
      ) : null}
      {data && (hasDots || !isWeek) ? (
        <DayGrid
          state={state}
          weeks={weeks}
          dated={dated}
          hasDots={hasDots}
          isOpen={openDay === state.day && !hasDots}
          onOpen={setOpenDay}
        />
      ) : null}
      {data && isWeek ? (
        <Suspense fallback={<LoadingState label={messages.loading} shape="cards" count={1} />}>
          <WeekView state={state} days={hasDots ? [state.day] : (weeks[0] ?? [])} dated={dated} />
        </Suspense>
      ) : null}
      {data && hasDots && !isWeek ? (
        <Agenda dated={dated} from={state.day} to={to} today={state.today} key={state.day} />
      ) : null}
    </Stack>
  );
}
