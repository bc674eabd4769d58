import type { AnswerOf, calls } from '@portal/contracts';
import { EmptyState, ErrorState, ListItem, TextLink, LoadingState, LoadMoreRow, Rows, Section } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { useState } from 'react';
import { otherPages } from '../../../paths';
import { myRegistrationsMessages, upcomingEventsMessages } from '../../../messages';
import { useMyRegistrations } from '../api/list-my-registrations';
import { RegistrationBadge } from './registration-badge';

const messages = myRegistrationsMessages;
const MAX_SHOWN = 5;

export function MyRegistrations() {
  const { data, isPending, isError, refetch, isRefetching } = useMyRegistrations();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? data : data?.slice(0, MAX_SHOWN);
  return (
    <Section title={messages.title}>
      {isPending ? <LoadingState label={messages.loading} shape="items" count={3} /> : null}
      {isError && !data ? (
        <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : null}
      {data?.length === 0 ? (
        <EmptyState
          title={messages.empty}
          text={messages.emptyText}
          action={
            <TextLink isSolo href={otherPages.events}>
              {messages.find}
            </TextLink>
          }
        />
      ) : null}
      {shown?.length ? (
        <Rows>
          {shown.map((registration) => (
            <Registration key={registration._id} registration={registration} />
          ))}
          {data && data.length > shown.length ? (
            // LoadMoreRow has a border itself.
            <li style={{ borderTop: 0 }}>
              <LoadMoreRow onPress={() => setShowsAll(true)}>{messages.all(data.length)}</LoadMoreRow>
            </li>
          ) : null}
        </Rows>
      ) : null}
    </Section>
  );
}

interface RegistrationProps {
  readonly registration: AnswerOf<typeof calls.listMyRegistrations>[number];
}

function Registration({ registration }: RegistrationProps) {
  const formats = useFormats();
  const { event, code, status } = registration;
  const { start, end } = event.schedule;
  const when = start === null ? upcomingEventsMessages.noDate : formats.dateTime(start);
  return (
    <ListItem
      title={event.title}
      href={otherPages.event(event._id)}
      meta={
        <>
          <span>{event.status === 'ongoing' && end !== null ? messages.until(formats.dateTime(end)) : when}</span>
          {status === 'registered' && event.status !== 'cancelled' ? (
            <span translate="no">{messages.code(code)}</span>
          ) : null}
        </>
      }
      trailing={<RegistrationBadge registration={registration} isCancelled={event.status === 'cancelled'} />}
    />
  );
}
