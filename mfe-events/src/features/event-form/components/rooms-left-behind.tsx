import { eventTimeOf, isOpenRequest, requestTime, roomTimeOf } from '@portal/campus-kit';
import { isLeftBehind, type EventAnswer } from '@portal/contracts';
import { Alert } from '@portal/ui';
import { useInstituteSettings } from '@portal/web-kit';
import { useWatch, type Control } from '@portal/web-kit/forms';
import type { EventForm } from '../event-schema';
import { instantOf } from '../instants';
import { messages } from '../messages';
import styles from './conflict-warning.module.css';

interface RoomsLeftBehindProps {
  readonly control: Control<EventForm>;
  readonly event: EventAnswer;
}

/** Warns, while the time of an event is changed, of rooms that stay booked or requested for the old time. */
export function RoomsLeftBehind({ control, event }: RoomsLeftBehindProps) {
  const { timeZone } = useInstituteSettings();
  const [start, end] = useWatch({ control, name: ['start', 'end'] });
  const before = eventTimeOf(event.schedule, timeZone);
  const after = eventTimeOf(
    { start: instantOf(start, timeZone) ?? null, end: instantOf(end, timeZone) ?? null },
    timeZone,
  );
  const left = (event.room_requests ?? []).filter(
    (request) => isOpenRequest(request, timeZone) && isLeftBehind(roomTimeOf(request), before, after),
  );
  return (
    <div role="status" className={styles.announced}>
      {left.length > 0 ? (
        <Alert tone="warning" role="note">
          <strong>{messages.leftBehind.title}</strong>
          <ul>
            {left.map((request) => (
              <li key={request._id}>
                {messages.leftBehind.line(request.room, requestTime(request), request.status === 'Approved')}
              </li>
            ))}
          </ul>
          <p>{messages.leftBehind.next}</p>
        </Alert>
      ) : null}
    </div>
  );
}
