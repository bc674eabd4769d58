import { capacityTexts, EventRow, useRegistration, type RegistrationActions } from '@portal/campus-kit/events';
import type { EventAnswer } from '@portal/contracts';
import { Badge, EmptyState, Rows, Section, TextLink } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { ReadState } from '@portal/web-kit/read-state';
import { Activity } from 'lucide-react';
import { otherPages } from '../../../paths';
import { useNextEvents } from '../api/unit-events';
import { messages } from '../messages';

interface NextEventsProps {
  readonly unitId: string;
  /** Whether the reader’s list of events has those of the unit. */
  readonly hasList: boolean;
}

/** What a unit has next, where students register. */
export function NextEvents({ unitId, hasList }: NextEventsProps) {
  const { query, next } = useNextEvents(unitId);
  const { actions, cancelDialog } = useRegistration();
  return (
    <Section
      title={messages.next}
      trailing={
        hasList ? (
          <TextLink isSolo href={otherPages.eventsOfUnit(unitId)}>
            {messages.allEvents}
          </TextLink>
        ) : undefined
      }
    >
      <ReadState query={query} loading={messages.loading} failed={messages.failed} shape="items" count={3} />
      {next?.length === 0 ? <EmptyState title={messages.noNext} text={messages.noNextText} /> : null}
      {next && next.length > 0 ? (
        <Rows>
          {next.map((event) => (
            <NextEvent key={event._id} event={event} actions={actions} />
          ))}
        </Rows>
      ) : null}
      {cancelDialog}
    </Section>
  );
}

interface NextEventProps {
  readonly event: EventAnswer;
  readonly actions: RegistrationActions | undefined;
}

function NextEvent({ event, actions }: NextEventProps) {
  const { schedule, registration, status } = event;
  const { leading, trailing } = capacityTexts(registration, useFormats());
  return (
    <EventRow
      event={event}
      href={otherPages.event(event._id)}
      facts={
        <>
          {schedule.venue ? <span>{schedule.venue}</span> : null}
          {registration.required ? <span>{leading}</span> : null}
          {trailing ? <span>{trailing}</span> : null}
        </>
      }
      actions={actions}
      status={
        status === 'ongoing' ? (
          <Badge tone="success" icon={<Activity />}>
            {messages.statuses.ongoing}
          </Badge>
        ) : undefined
      }
    />
  );
}
