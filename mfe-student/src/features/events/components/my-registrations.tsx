import { DateCell, useEventTimes } from '@portal/campus-kit/events';
import { calls } from '@portal/contracts';
import { EmptyState, ListItem, TextLink, LoadMoreRow, Rows, Section, useViewport } from '@portal/ui';
import { useRead } from '@portal/web-kit';
import { ReadState } from '@portal/web-kit/read-state';
import { useState } from 'react';
import { otherPages } from '../../../paths';
import { myRegistrationsMessages as messages } from '../../../messages';
import { useMyDays, type DatedRegistration } from '../use-my-days';
import { RegistrationBadge } from './registration-badge';

/** What the person has joined, soonest first. */
export function MyRegistrations() {
  const query = useRead(calls.listMyRegistrations);
  const isPhone = useViewport() === 'phone';
  const { first, all } = useMyDays(query.data ?? [], isPhone);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? all : first;
  return (
    <Section title={messages.title}>
      <ReadState
        query={query}
        loading={messages.loading}
        failed={messages.failed}
        shape="items"
        count={isPhone ? 1 : 3}
      />
      {query.data?.length === 0 ? (
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
      {shown.length > 0 ? (
        <Rows>
          {shown.map((dated) => (
            <Registration key={dated.registration._id} {...dated} />
          ))}
          {all.length > shown.length ? (
            // LoadMoreRow has a border itself.
            <li style={{ borderTop: 0 }}>
              <LoadMoreRow onPress={() => setShowsAll(true)}>{messages.all(all.length)}</LoadMoreRow>
            </li>
          ) : null}
        </Rows>
      ) : null}
    </Section>
  );
}

function Registration({ registration, moment, isSameDay }: DatedRegistration) {
  const times = useEventTimes();
  const { event, code, status } = registration;
  const { end, venue } = event.schedule;
  return (
    <ListItem
      title={event.title}
      href={otherPages.event(event._id)}
      leading={<DateCell moment={moment} isRepeated={isSameDay} />}
      meta={
        <>
          <span>{event.status === 'ongoing' && end !== null ? times.until(end) : times.fromTo(event.schedule)}</span>
          {venue ? <span>{venue}</span> : null}
          {status === 'registered' && event.status !== 'cancelled' ? (
            <span translate="no">{messages.code(code)}</span>
          ) : null}
        </>
      }
      trailing={<RegistrationBadge registration={registration} isCancelled={event.status === 'cancelled'} />}
    />
  );
}
