import { Alert, Text } from '@portal/ui';
import { formatCalendarDay, useFormats } from '@portal/web-kit';
import { useAvailability } from '../api/read-availability';
import { spanText } from '../clock';
import { texts } from '../texts';
import { weigh, type Wish } from '../wish';
import { DayStrip } from './day-strip';
import styles from './wish-advice.module.css';

const words = texts.wish;

interface WishAdviceProps {
  readonly wish: Wish;
  readonly onChoose: (room: string) => void;
}

/** The day of the room that somebody would like; when it is taken then, the rooms that are not. Advice only: silent when it is not known. */
export function WishAdvice({ wish, onChoose }: WishAdviceProps) {
  const formats = useFormats();
  const { data: rooms } = useAvailability(wish.room.trim() === '' ? '' : wish.date);
  if (!rooms) return null;
  const { wished, span, clashes, suggested } = weigh(wish, rooms);
  const isTaken = clashes.length > 0;
  return (
    <div className={styles.advice}>
      <DayStrip room={wished?.name ?? wish.room} date={wish.date} taken={wished?.taken ?? []} wanted={span} />
      {isTaken ? (
        <Alert tone="warning" role="status">
          <p>
            <strong>{words.booked(clashes.map(spanText).join(', '))}</strong> {words.onlyOne}
          </p>
        </Alert>
      ) : null}
      {isTaken && span ? (
        <Text as="p" size="sm" tone="muted">
          {suggested.length > 0 ? words.free(formatCalendarDay(wish.date)) : words.noneFree}
        </Text>
      ) : null}
      {span && suggested.length > 0 ? (
        <ul className={styles.rooms}>
          {suggested.map(({ name, capacity }) => (
            <li key={name}>
              <button type="button" className={styles.room} onClick={() => onChoose(name)}>
                <span className={styles.name}>{name}</span>
                <Text size="sm" tone="muted">
                  {texts.board.seatsOf(formats.number(capacity))}
                </Text>
                <span className={styles.when}>{spanText(span)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
