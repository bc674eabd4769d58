import { isGensec, type EventAnswer, type Role } from '@portal/contracts';
import { Button, LinkButton } from '@portal/ui';
import { eventHref } from '../../../paths';
import { texts } from '../../../texts';

const words = texts.actions;

interface EventActionsProps {
  readonly event: EventAnswer;
  readonly role: Role;
  /** Id of the title, which tells equal buttons apart. */
  readonly titleId: string;
  readonly onRequestRoom: (event: EventAnswer) => void;
  readonly onManageRequests: (event: EventAnswer) => void;
}

/** The buttons of a card by role (specification 1, section 2); registering joins them when its call is built. */
export function EventActions({ event, role, titleId, onRequestRoom, onManageRequests }: EventActionsProps) {
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
    <LinkButton href={href} aria-describedby={titleId}>
      {words.viewDetails}
    </LinkButton>
  );
}
