import { isGensec, type EventAnswer, type Role } from '@portal/contracts';
import { Button, LinkButton } from '@portal/ui';
import type { ReactNode } from 'react';
import { eventHref } from '../../../paths';
import { texts } from '../../../texts';

const words = texts.actions;

interface EventActionsProps {
  readonly event: EventAnswer;
  readonly role: Role;
  /** Id of the title, which tells equal buttons apart. */
  readonly titleId: string;
  /** A student's own part in it; nothing for visitors, and where nobody has to register. */
  readonly registration?: ReactNode;
  readonly onRequestRoom: (event: EventAnswer) => void;
  readonly onManageRequests: (event: EventAnswer) => void;
}

/** The buttons of a card by role (specification 1, section 2). */
export function EventActions({
  event,
  role,
  titleId,
  registration,
  onRequestRoom,
  onManageRequests,
}: EventActionsProps) {
  const href = eventHref(event._id);
  if (role === 'PRESIDENT') {
    return (
      <>
        <LinkButton href={href} aria-describedby={titleId}>
          {words.reviewEvent}
        </LinkButton>
        <Button variant="quiet" onPress={() => onManageRequests(event)} aria-describedby={titleId}>
          {words.manageRequests}
        </Button>
      </>
    );
  }
  if (role === 'CLUB_COORDINATOR' || isGensec(role)) {
    return (
      <>
        <LinkButton href={href} aria-describedby={titleId}>
          {words.manageEvent}
        </LinkButton>
        <Button variant="quiet" onPress={() => onRequestRoom(event)} aria-describedby={titleId}>
          {words.requestRoom}
        </Button>
      </>
    );
  }
  return (
    <>
      {registration}
      <LinkButton {...(registration && { variant: 'quiet' as const })} href={href} aria-describedby={titleId}>
        {words.viewDetails}
      </LinkButton>
    </>
  );
}
