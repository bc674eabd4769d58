import { calls } from '@portal/contracts';
import { Alert, Text } from '@portal/ui';
import { useFormats, useRead } from '@portal/web-kit';
import { messages } from '../messages';
import { availabilityQueryOf, checkAvailability, type RequestedRoom } from '../requested-room';
import { spanText } from '../time-span';
import { DayTimeline } from './day-timeline';
import styles from './room-suggestions.module.css';

interface RoomSuggestionsProps {
  readonly requested: RequestedRoom;
  readonly onChoose: (room: string) => void;
}

/** The day of a requested room, and free rooms when it is booked at that time. Only advice, so a failure is silent. */
export function RoomSuggestions({ requested, onChoose }: RoomSuggestionsProps) {
  const formats = useFormats();
  const { date } = requested;
  const isComplete = requested.room.trim() !== '' && date !== '';
  const { data: rooms } = useRead(
    calls.readRoomAvailability,
    { query: availabilityQueryOf(requested) },
    { enabled: isComplete },
  );
  if (!isComplete || !rooms) return null;
  const { room, isClosed, span, clashes, suggested } = checkAvailability(requested, rooms);
  const { onlyOne, free, noneFree } = messages.suggestions;
  return (
    <div className={styles.suggestions}>
      <DayTimeline
        room={room?.name ?? requested.room}
        date={requested.date}
        taken={room?.taken.filter(({ days }) => days.includes(0)) ?? []}
        requested={span}
      />
      {isClosed && room ? (
        <Alert tone="warning" role="status">
          <p>{messages.isClosed(room.name)}</p>
        </Alert>
      ) : null}
      {span && (isClosed || clashes.length > 0) ? (
        <>
          {clashes.length > 0 && !isClosed ? (
            <Alert tone="warning" role="status">
              <p>
                <strong>{messages.alreadyBooked(clashes.map(spanText).join(', '))}</strong> {onlyOne}
              </p>
            </Alert>
          ) : null}
          <Text as="p" size="sm" tone="muted">
            {suggested.length > 0 ? free : noneFree}
          </Text>
        </>
      ) : null}
      {span && suggested.length > 0 ? (
        <ul className={styles.rooms}>
          {suggested.map(({ name, capacity }) => (
            <li key={name}>
              <button type="button" className={styles.room} onClick={() => onChoose(name)}>
                <span className={styles.name}>{name}</span>
                <Text size="sm" tone="muted">
                  {messages.seatsOf(formats.number(capacity))}
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
