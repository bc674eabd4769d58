import type { AnswerOf, calls } from '@portal/contracts';
import { EmptyState, ErrorState, ListItem, TextLink, LoadingState, LoadMoreRow, Rows, Section } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { useState } from 'react';
import { paths } from '../../../paths';
import { texts } from '../../../texts';
import { useMyRegistrations } from '../api/list-my-registrations';
import { RegistrationBadge } from './registration-badge';

const words = texts.registrations;
const SHOWN = 5;

type Joined = AnswerOf<typeof calls.listMyRegistrations>[number];

/** The events one joined: when, the code for the door, and the place in line. */
export function MyRegistrations() {
  const { data, isPending, isError, refetch, isRefetching } = useMyRegistrations();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? data : data?.slice(0, SHOWN);
  return (
    <Section title={words.title}>
      {isPending ? <LoadingState label={words.loading} shape="rows" count={3} /> : null}
      {isError && !data ? (
        <ErrorState message={words.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : null}
      {data?.length === 0 ? (
        <EmptyState
          title={words.empty}
          text={words.emptyText}
          action={
            <TextLink isSolo href={paths.events}>
              {words.find}
            </TextLink>
          }
        />
      ) : null}
      {shown?.length ? (
        <Rows>
          {shown.map((one) => (
            <Registration key={one._id} joined={one} />
          ))}
          {data && data.length > shown.length ? (
            // Its own line is enough.
            <li style={{ borderTop: 0 }}>
              <LoadMoreRow onPress={() => setWhole(true)}>{words.all(data.length)}</LoadMoreRow>
            </li>
          ) : null}
        </Rows>
      ) : null}
    </Section>
  );
}

function Registration({ joined }: { readonly joined: Joined }) {
  const formats = useFormats();
  const { event, code, status } = joined;
  const { start, end } = event.schedule;
  const when = start === null ? texts.upcoming.noDate : formats.dateTime(start);
  return (
    <ListItem
      title={event.title}
      href={paths.event(event._id)}
      meta={
        <>
          <span>{event.status === 'ongoing' && end !== null ? words.until(formats.dateTime(end)) : when}</span>
          {status === 'registered' && event.status !== 'cancelled' ? (
            <span translate="no">{words.code(code)}</span>
          ) : null}
        </>
      }
      trailing={<RegistrationBadge registration={joined} isCancelled={event.status === 'cancelled'} />}
    />
  );
}
