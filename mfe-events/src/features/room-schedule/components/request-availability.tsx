import { CategoryBadge, requestTitle } from '@portal/campus-kit';
import { calls, keyOf, type RoomRequestAnswer } from '@portal/contracts';
import { Alert, Skeleton, Text } from '@portal/ui';
import { formatNumber, useRead } from '@portal/web-kit';
import { CircleCheck } from 'lucide-react';
import { messages } from '../messages';
import { checkAvailability, requestedRoomOf } from '../requested-room';
import { spanOn, spanText } from '../time-span';
import { useRequestDay } from '../use-request-day';
import { DayTimeline } from './day-timeline';
import styles from './request-availability.module.css';

interface RequestAvailabilityProps {
  readonly request: RoomRequestAnswer;
  /** Names of rooms that are free instead. */
  readonly free: readonly string[];
}

/** The day of a requested room, and which other requests would conflict with an approved one. */
export function RequestAvailability({ request, free }: RequestAvailabilityProps) {
  const requestedRoom = requestedRoomOf(request);
  const { rooms, competing, hasFailed } = useRequestDay(request);
  if (!rooms || !competing) {
    return hasFailed ? (
      <div className={styles.availability}>
        <Alert tone="warning" role="note">
          <p>{messages.review.unknown}</p>
        </Alert>
      </div>
    ) : (
      <p className={styles.noOther}>
        <Skeleton width="12rem" />
      </p>
    );
  }
  const { room, isClosed, span: requested, clashes } = checkAvailability(requestedRoom, rooms);
  const taken = room?.taken.filter(({ days }) => days.includes(0)) ?? [];
  const pending = competing.flatMap((other) => spanOn(request.date, other) ?? []);
  if (taken.length + clashes.length + competing.length === 0 && !isClosed) return <NoOtherRequest />;
  return (
    <div className={styles.availability}>
      <DayTimeline room={request.room} date={request.date} taken={taken} pending={pending} requested={requested} />
      {isClosed || clashes.length > 0 ? (
        <Alert tone="warning" role="note">
          <Text as="p" weight="medium">
            {isClosed ? messages.isClosed(request.room) : messages.alreadyBooked(clashes.map(spanText).join(', '))}
          </Text>
          <p>{free.length > 0 ? messages.review.freeInstead(free.join(', ')) : messages.suggestions.noneFree}</p>
        </Alert>
      ) : null}
      {competing.length > 0 ? (
        <Alert tone="warning" role="note">
          <Text as="p" weight="medium">
            {messages.review.clashing(competing.length)}
          </Text>
          <ul>
            {competing.map((other) => (
              <li key={other._id} className={styles.request}>
                <span className={styles.title}>{requestTitle(other)}</span>
                {other.unit ? <CategoryBadge category={other.unit.category}>{other.unit.name}</CategoryBadge> : null}
                <span className={styles.when}>{spanText({ start: other.time, end: other.end_time })}</span>
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {competing.length + clashes.length === 0 && !isClosed ? <NoOtherRequest /> : null}
    </div>
  );
}

function NoOtherRequest() {
  return (
    <p className={styles.noOther}>
      <CircleCheck />
      {messages.review.noOther}
    </p>
  );
}

/** The seats of a requested room, when they are known. */
export function RoomSeats({ room, date }: Pick<RoomRequestAnswer, 'room' | 'date'>) {
  const { data: rooms } = useRead(calls.readRoomAvailability, { query: { date } });
  const seats = rooms?.find(({ name }) => keyOf(name) === keyOf(room))?.capacity ?? 0;
  return seats > 0 ? (
    <Text size="sm" tone="muted" weight="regular">
      {messages.seatsOf(formatNumber(seats))}
    </Text>
  ) : null;
}
