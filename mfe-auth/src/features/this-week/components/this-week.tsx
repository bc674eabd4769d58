import { calls, lastDayOfThisWeek, type AnswerOf } from '@portal/contracts';
import { EmptyState, ErrorState, TextLink, LoadingState, Section } from '@portal/ui';
import { useFormats, useRead } from '@portal/web-kit';
import { otherPages } from '../../../paths';
import { thisWeekMessages as messages } from '../../../messages';
import { AgendaItem } from './agenda-item';

type Events = AnswerOf<typeof calls.listEventsByRole>;
const input = { params: { role: 'STUDENT' as const }, query: { limit: 6 } };

/** The next public events that begin this week or are under way. */
export function ThisWeek() {
  const { calendarDay } = useFormats();
  const beginningThisWeek = (events: Events) => {
    const lastDay = lastDayOfThisWeek(calendarDay(Date.now()));
    return events.filter(({ schedule: { start } }) => start !== null && calendarDay(start) <= lastDay);
  };
  const { data, isPending, isError, refetch, isRefetching } = useRead(calls.listEventsByRole, input, {
    select: beginningThisWeek,
  });
  return (
    <Section
      title={messages.title}
      trailing={
        <TextLink isSolo href={otherPages.events}>
          {messages.all}
        </TextLink>
      }
    >
      {isPending ? <LoadingState label={messages.loading} shape="rows" count={6} /> : null}
      {isError ? (
        <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : null}
      {data?.length === 0 ? <EmptyState title={messages.empty} /> : null}
      {data?.length ? (
        <ul>
          {data.map((event) => (
            <AgendaItem key={event._id} event={event} />
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
