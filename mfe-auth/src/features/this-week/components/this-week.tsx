import { EmptyState, ErrorState, TextLink, LoadingState, Section } from '@portal/ui';
import { otherPages } from '../../../paths';
import { thisWeekMessages as messages } from '../../../messages';
import { useThisWeek } from '../api/list-this-week';
import { AgendaItem } from './agenda-item';

export function ThisWeek() {
  const { data, isPending, isError, refetch, isRefetching } = useThisWeek();
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
