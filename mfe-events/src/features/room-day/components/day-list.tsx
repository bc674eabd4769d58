import { Link, Badge, Button, Rows, Text, type Tone } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { DoorOpen } from 'lucide-react';
import { eventHref } from '../../../paths';
import type { BoardProps } from '../board';
import { spanText } from '../clock';
import { firstFree } from '../free-time';
import type { Booking, RoomRow } from '../room-rows';
import { texts } from '../texts';
import styles from './day-list.module.css';
import { slotIcons } from './slot-look';

const words = texts.board;
const tones: Readonly<Record<Booking['state'], Tone>> = {
  Approved: 'success',
  Pending: 'warning',
  Rejected: 'danger',
  Booked: 'neutral',
};

/** The same day for a phone: room by room, from morning to evening. */
export function DayList({ rows, ...board }: BoardProps) {
  return (
    <div className={styles.list}>
      {rows.map((row) => (
        <RoomOfDay key={row.key} row={row} {...board} />
      ))}
    </div>
  );
}

function RoomOfDay({ row, hours, date, now, onRequest, onReview }: Omit<BoardProps, 'rows'> & { row: RoomRow }) {
  const formats = useFormats();
  const { name, capacity, bookings } = row;
  const time = firstFree(row, hours, now);
  return (
    <Rows as="div" className={styles.room}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        {capacity > 0 ? (
          <Text size="sm" tone="muted" isTabular>
            {words.seatsOf(formats.number(capacity))}
          </Text>
        ) : null}
        {onRequest && time !== undefined ? (
          <Button
            className={styles.request ?? ''}
            variant="quiet"
            icon={<DoorOpen />}
            onPress={() => onRequest({ room: name, date, time })}
            aria-label={words.requestIn(name)}
          >
            {words.requestShort}
          </Button>
        ) : null}
      </div>
      <ul aria-label={name}>
        {bookings.length === 0 ? <li className={styles.line}>{words.freeAllDay}</li> : null}
        {bookings.map((booking) => (
          <BookingLine key={booking.key} booking={booking} onReview={onReview} />
        ))}
      </ul>
    </Rows>
  );
}

function BookingLine({ booking, onReview }: { booking: Booking } & Pick<BoardProps, 'onReview'>) {
  const { request, state } = booking;
  const title = request?.event.title;
  return (
    <li className={styles.line}>
      <span className={styles.text}>
        {request && title && state === 'Pending' && onReview ? (
          <button type="button" className={styles.link} onClick={() => onReview(request)}>
            {title}
          </button>
        ) : null}
        {request && title && !(state === 'Pending' && onReview) ? (
          <Link className={styles.link} href={eventHref(request.event._id)}>
            {title}
          </Link>
        ) : null}
        <Text size={title ? 'sm' : 'md'} tone={title ? 'muted' : 'default'} isTabular>
          {spanText(booking)}
        </Text>
      </span>
      <Badge tone={tones[state]} icon={slotIcons[state]}>
        {texts.states[state]}
      </Badge>
    </li>
  );
}
