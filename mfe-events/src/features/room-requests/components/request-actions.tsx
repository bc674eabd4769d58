import { eventTimeOf, isOpenRequest, requestTime, roomTimeOf } from '@portal/campus-kit';
import { calls, isAtEvent, type EventAnswer, type RoomRequestAnswer } from '@portal/contracts';
import { Button, Text } from '@portal/ui';
import { useInstituteSettings, usePermission } from '@portal/web-kit';
import { ConfirmWrite } from '@portal/web-kit/action-dialog';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { withdrawMessages as messages } from '../withdraw-messages';
import styles from './room-requests.module.css';

interface RequestActionsProps {
  readonly request: RoomRequestAnswer;
  /** Absent without one. */
  readonly event?: Pick<EventAnswer, 'schedule'> | undefined;
  /** Opens a request of the room for the time of the event; absent where none can be made. */
  readonly onRequestEventTime?: (() => void) | undefined;
}

/** Withdraws a pending request or gives a room back, and asks for the time of an event that was moved. */
export function RequestActions({ request, event, onRequestEventTime }: RequestActionsProps) {
  const { timeZone } = useInstituteSettings();
  const mayWithdraw = usePermission('withdrawRoomRequest');
  const [isAsking, setAsking] = useState(false);
  const { _id: requestId, room, status } = request;
  if (!mayWithdraw || !isOpenRequest(request, timeZone)) return null;
  const { open, title, text, confirm, busy, done, failed } = status === 'Approved' ? messages.booked : messages.pending;
  const eventTime = event && eventTimeOf(event.schedule, timeZone);
  const isElsewhere = eventTime && eventTime.start !== null && !isAtEvent(roomTimeOf(request), eventTime);
  return (
    <>
      {isElsewhere ? (
        <Text as="p" size="sm" tone="muted">
          {messages.otherTime}
        </Text>
      ) : null}
      <div className={styles.buttons}>
        {isElsewhere && onRequestEventTime ? (
          <Button onPress={onRequestEventTime}>{messages.requestEventTime}</Button>
        ) : null}
        <Button icon={<Undo2 />} onPress={() => setAsking(true)}>
          {open}
        </Button>
      </div>
      {isAsking ? (
        <ConfirmWrite
          call={calls.withdrawRoomRequest}
          input={{ params: { requestId } }}
          tone="danger"
          title={title(room)}
          confirmLabel={confirm}
          busyLabel={busy}
          done={done(room)}
          failed={failed}
          onClose={() => setAsking(false)}
        >
          <p>{requestTime(request)}</p>
          <p>{text}</p>
        </ConfirmWrite>
      ) : null}
    </>
  );
}
