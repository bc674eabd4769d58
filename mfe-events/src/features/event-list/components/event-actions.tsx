import { isGensec, type EventAnswer, type Role } from '@portal/contracts';
import { Button, LinkButton } from '@portal/ui';
import type { ReactNode } from 'react';
import { roomRequestActions } from '../../../messages';
import { eventHref, fromList } from '../../../paths';
import { messages } from '../messages';
import { cardTitleId } from './event-card';

interface EventActionsProps {
  readonly event: EventAnswer;
  readonly role: Role;
  /** A student's own registration; nothing at events without registration. */
  readonly registration: ReactNode;
  /** False for an event that is over or cancelled. */
  readonly mayRequestRoom: boolean;
  readonly onRequestRoom: (event: EventAnswer) => void;
  readonly onManageRequests: (event: EventAnswer) => void;
}

/** The buttons of a card by role (specification 1, section 2). */
export function EventActions(props: EventActionsProps) {
  const { event, role, registration, mayRequestRoom, onRequestRoom, onManageRequests } = props;
  const { viewDetails, manageEvent, reviewEvent } = messages.actions;
  const { requestRoom, manageRequests } = roomRequestActions;
  const titleId = cardTitleId(event);
  const isPresident = role === 'PRESIDENT';
  if (isPresident || role === 'CLUB_COORDINATOR' || isGensec(role)) {
    return (
      <>
        <LinkButton href={eventHref(event._id)} state={fromList} aria-describedby={titleId}>
          {isPresident ? reviewEvent : manageEvent}
        </LinkButton>
        <Button
          variant="quiet"
          isDisabled={!isPresident && !mayRequestRoom}
          onPress={() => (isPresident ? onManageRequests(event) : onRequestRoom(event))}
          aria-describedby={titleId}
        >
          {isPresident ? manageRequests : requestRoom}
        </Button>
      </>
    );
  }
  return (
    <>
      {registration}
      <LinkButton
        {...(registration && { variant: 'quiet' as const })}
        href={eventHref(event._id)}
        state={fromList}
        aria-describedby={titleId}
      >
        {viewDetails}
      </LinkButton>
    </>
  );
}
