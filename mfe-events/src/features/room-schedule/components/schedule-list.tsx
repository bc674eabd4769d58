import { requestTitle } from '@portal/campus-kit';
import { Link, Badge, Button, Rows, Text, type Tone } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { DoorOpen } from 'lucide-react';
import { eventHref } from '../../../paths';
import { firstFree } from '../free-time';
import { messages } from '../messages';
import type { Booking } from '../room-rows';
import { pressOf, type ScheduleActions, type ScheduleProps, type ScheduleRowProps } from '../schedule';
import { spanText } from '../time-span';
import { bookingIcons } from './booking-icons';
import styles from './schedule-list.module.css';

const tones: Readonly<Record<Booking['state'], Tone>> = {
  Approved: 'success',
  Pending: 'warning',
  Rejected: 'danger',
  Booked: 'neutral',
};

/** The schedule on a phone: a list of bookings for each room. */
export function ScheduleList({ rows, ...schedule }: ScheduleProps) {
  return (
    <div className={styles.list}>
      {rows.map((row) => (
        <RoomDay key={row.key} row={row} {...schedule} />
      ))}
    </div>
  );
}

function RoomDay({ row, hours, date, now, onRequest, ...actions }: ScheduleRowProps) {
  const formats = useFormats();
  const { name, capacity, bookings, isClosed } = row;
  const time = isClosed ? undefined : firstFree(row, hours, now);
  return (
    <Rows as="div" className={styles.room}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        {capacity > 0 ? (
          <Text size="sm" tone="muted" isTabular>
            {messages.seatsOf(formats.number(capacity))}
          </Text>
        ) : null}
        {isClosed ? <Badge tone="neutral">{messages.closed}</Badge> : null}
        {onRequest && time !== undefined ? (
          <Button
            className={styles.request ?? ''}
            variant="quiet"
            icon={<DoorOpen />}
            onPress={() => onRequest({ room: name, date, time })}
            aria-label={messages.requestIn(name)}
          >
            {messages.requestShort}
          </Button>
        ) : null}
      </div>
      <ul aria-label={name}>
        {bookings.length === 0 ? <li className={styles.line}>{messages.freeAllDay}</li> : null}
        {bookings.map((booking) => (
          <BookingLine key={booking.key} booking={booking} {...actions} />
        ))}
      </ul>
    </Rows>
  );
}

type BookingLineProps = { readonly booking: Booking } & Pick<ScheduleActions, 'onReview' | 'onOpen'>;

function BookingLine({ booking, ...actions }: BookingLineProps) {
  const { request, state } = booking;
  const press = pressOf(booking, actions);
  return (
    <li className={styles.line}>
      <span className={styles.text}>
        {request && press ? (
          <button type="button" className={styles.link} onClick={press}>
            {requestTitle(request)}
          </button>
        ) : null}
        {request?.event && !press ? (
          <Link className={styles.link} href={eventHref(request.event._id)}>
            {request.event.title}
          </Link>
        ) : null}
        <Text size={request ? 'sm' : 'md'} tone={request ? 'muted' : 'default'} isTabular>
          {spanText(booking)}
        </Text>
      </span>
      <Badge tone={tones[state]} icon={bookingIcons[state]}>
        {state}
      </Badge>
    </li>
  );
}
