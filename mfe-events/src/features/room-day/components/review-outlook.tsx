import type { RoomRequestAnswer } from '@portal/contracts';
import { Alert } from '@portal/ui';
import { CategoryBadge, formatNumber } from '@portal/web-kit';
import { CircleCheck } from 'lucide-react';
import { useRivals } from '../api/list-rivals';
import { useAvailability } from '../api/read-availability';
import { meet, spanText } from '../clock';
import { roomKeyOf } from '../room-rows';
import { texts } from '../texts';
import { DayStrip } from './day-strip';
import styles from './review-outlook.module.css';

const words = texts.review;

/** What approving a request would mean: the day of its room, and which other requests would lose. */
export function ReviewOutlook({ request }: { readonly request: RoomRequestAnswer }) {
  const { data: rooms, isError: hasNoRooms } = useAvailability(request.date);
  const { data: rivals, isError: hasNoRivals } = useRivals(request._id);
  if (!rooms || !rivals) return hasNoRooms || hasNoRivals ? <Unknown /> : null;
  const taken = rooms.find(({ name }) => roomKeyOf(name) === roomKeyOf(request.room))?.taken ?? [];
  const wanted = { start: request.time, end: request.end_time };
  const pending = rivals.map(({ time, end_time }) => ({ start: time, end: end_time }));
  const clashes = taken.filter((span) => meet(span, wanted));
  if (taken.length + rivals.length === 0) return <Alone />;
  return (
    <div className={styles.outlook}>
      <DayStrip room={request.room} date={request.date} taken={taken} pending={pending} wanted={wanted} />
      {clashes.length > 0 ? (
        <Alert tone="warning" role="note">
          <p className={styles.strong}>{texts.wish.booked(clashes.map(spanText).join(', '))}</p>
        </Alert>
      ) : null}
      {rivals.length > 0 ? (
        <Alert tone="warning" role="note">
          <p className={styles.strong}>{words.rulesOut(rivals.length)}</p>
          <ul>
            {rivals.map(({ _id, event, unit, time, end_time }) => (
              <li key={_id} className={styles.loser}>
                <span className={styles.title}>{event.title}</span>
                {unit ? <CategoryBadge category={unit.category}>{unit.name}</CategoryBadge> : null}
                <span className={styles.when}>{spanText({ start: time, end: end_time })}</span>
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {rivals.length + clashes.length === 0 ? <Alone /> : null}
    </div>
  );
}

function Unknown() {
  return (
    <div className={styles.outlook}>
      <Alert tone="warning" role="note">
        <p>{words.unknown}</p>
      </Alert>
    </div>
  );
}

function Alone() {
  return (
    <p className={styles.alone}>
      <CircleCheck />
      {words.alone}
    </p>
  );
}

/** How many fit into the room of a request, once it is known. */
export function RoomSeats({ room, date }: Pick<RoomRequestAnswer, 'room' | 'date'>) {
  const { data: rooms } = useAvailability(date);
  const seats = rooms?.find(({ name }) => roomKeyOf(name) === roomKeyOf(room))?.capacity ?? 0;
  return seats > 0 ? <span className={styles.seats}>{texts.board.seatsOf(formatNumber(seats))}</span> : null;
}
