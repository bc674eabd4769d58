import type { EventAnswer } from '@portal/contracts';
import { ListItem } from '@portal/ui';
import type { ReactNode } from 'react';
import { RegistrationControl, type RegistrationActions } from '../registration/registration-control';
import { DateCell } from './date-cell';
import { useEventTimes } from './use-event-times';

/** Props of EventRow. */
export interface EventRowProps {
  readonly event: EventAnswer;
  /** Its page. */
  readonly href: string;
  /** One line below the title. */
  readonly text?: ReactNode;
  /** After its times, as `span`s. */
  readonly facts: ReactNode;
  /** Those of `useRegistration`; absent for people who don't register. */
  readonly actions: RegistrationActions | undefined;
  /** Where there is nothing to register for, or not now. */
  readonly status?: ReactNode;
}

/** An event in a list: its day, what it is, and the button to register. */
export function EventRow({ event, href, text, facts, actions, status }: EventRowProps) {
  const times = useEventTimes();
  const { registration, schedule } = event;
  const titleId = `event-${event._id}`;
  const mayRegister = registration.required && (registration.state === 'open' || event.my_registration !== undefined);
  return (
    <ListItem
      title={event.title}
      titleId={titleId}
      href={href}
      leading={<DateCell moment={schedule.start} />}
      text={text}
      meta={
        <>
          <span>{times.fromTo(schedule)}</span>
          {facts}
        </>
      }
      trailing={actions && mayRegister ? <RegistrationControl event={event} titleId={titleId} {...actions} /> : status}
    />
  );
}
