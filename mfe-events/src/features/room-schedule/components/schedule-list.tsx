import { Link, Badge, Button, Rows, Text, TextButton, type Tone } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { DoorOpen } from 'lucide-react';
import { useId, useState } from 'react';
import { eventHref } from '../../../paths';
import { firstFree } from '../free-time';
import { messages } from '../messages';
import type { Booking } from '../room-rows';
import { pressOf, titleOf, type ScheduleActions, type ScheduleProps, type ScheduleRowProps } from '../schedule';
import { spanText, timeText } from '../time-span';
import { bookingIcons } from './booking-icons';
import styles from './schedule-list.module.css';

const tones: Readonly<Record<Booking['state'], Tone>> = {
  Approved: 'success',
  Pending: 'warning',
  Rejected: 'danger',
  Booked: 'neutral',
  Planned: 'info',
};

/** The schedule on a phone: the bookings that are not over, by room, and then the rooms that are free. */
export function ScheduleList({ rows, ...schedule }: ScheduleProps) {
  const { now } = schedule;
  const [isWhole, setWhole] = useState(false);
  const isShown = ({ end }: Booking) => isWhole || now === undefined || end > now;
  const shown = rows.map((row) => ({ ...row, bookings: row.bookings.filter(isShown) }));
  const used = shown.filter(({ bookings }) => bookings.length > 0);
  const free = shown.filter(({ bookings, isClosed }) => bookings.length === 0 && !isClosed);
  const hasHidden = rows.some(({ bookings }) => !bookings.every(isShown));
  return (
    <div className={styles.list}>
      {hasHidden ? <TextButton onPress={() => setWhole(true)}>{messages.earlier}</TextButton> : null}
      {used.map((row) => (
        <RoomDay key={row.key} row={row} {...schedule} />
      ))}
      {free.length > 0 ? <FreeRooms rows={free} {...schedule} /> : null}
    </div>
  );
}

function FreeRooms({ rows, hours, date, now, onRequest }: ScheduleProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {messages.freeRooms}
      </h3>
      <ul className={styles.chips}>
        {rows.map((row) => {
          const { key, name } = row;
          const time = firstFree(row, hours, now);
          const from = time === undefined ? messages.notToday : messages.freeFrom(timeText(time));
          return (
            <li key={key}>
              {onRequest && time !== undefined ? (
                <button
                  type="button"
                  className={styles.chip}
                  aria-label={messages.requestFrom(name, from)}
                  onClick={() => onRequest({ room: name, date, time })}
                >
                  <span className={styles.name}>{name}</span> <span className={styles.from}>{from}</span>
                </button>
              ) : (
                <span className={styles.chip}>
                  <span className={styles.name}>{name}</span> <span className={styles.from}>{from}</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
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
        {bookings.map((booking) => (
          <BookingLine key={booking.key} booking={booking} {...actions} />
        ))}
      </ul>
    </Rows>
  );
}

type BookingLineProps = { readonly booking: Booking } & Pick<ScheduleActions, 'onReview' | 'onOpen'>;

function BookingLine({ booking, ...actions }: BookingLineProps) {
  const { event, state } = booking;
  const press = pressOf(booking, actions);
  return (
    <li className={styles.line}>
      <span className={styles.text}>
        {press ? (
          <button type="button" className={styles.link} onClick={press}>
            {titleOf(booking)}
          </button>
        ) : null}
        {event && !press ? (
          <Link className={styles.link} href={eventHref(event._id)}>
            {event.title}
          </Link>
        ) : null}
        <Text size={state === 'Booked' ? 'md' : 'sm'} tone={state === 'Booked' ? 'default' : 'muted'} isTabular>
          {spanText(booking)}
        </Text>
      </span>
      <Badge tone={tones[state]} icon={bookingIcons[state]}>
        {state}
      </Badge>
    </li>
  );
}
