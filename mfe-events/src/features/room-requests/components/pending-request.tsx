import type { RoomRequestAnswer } from '@portal/contracts';
import { Button } from '@portal/ui';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Decision } from '../api/review-room-request';
import { messages } from '../messages';
import { RoomRequestRow } from './room-request-row';
import styles from './room-requests.module.css';

interface PendingRequestProps {
  readonly request: RoomRequestAnswer;
  /** The decision that is being sent. */
  readonly decision: Decision | undefined;
  readonly onDecide: (decision: Decision) => void;
  /** After the name of the room: its seats. */
  readonly seats: ReactNode;
  /** What helps to decide. */
  readonly children: ReactNode;
}

/** A pending request with its buttons; a decision shows at once, and its button is busy until the service confirms it. */
export function PendingRequest({ request, decision, onDecide, seats, children }: PendingRequestProps) {
  const roomId = `room-request-${request._id}`;
  return (
    <RoomRequestRow request={{ ...request, status: decision ?? request.status }} roomId={roomId} seats={seats}>
      {children}
      <div className={styles.buttons}>
        <Button
          icon={<X />}
          busy={decision === 'Rejected'}
          busyLabel={messages.rejecting}
          isDisabled={decision === 'Approved'}
          onPress={() => onDecide('Rejected')}
          aria-describedby={roomId}
        >
          {messages.reject}
        </Button>
        <Button
          icon={<Check />}
          busy={decision === 'Approved'}
          busyLabel={messages.approving}
          isDisabled={decision === 'Rejected'}
          onPress={() => onDecide('Approved')}
          aria-describedby={roomId}
        >
          {messages.approve}
        </Button>
      </div>
    </RoomRequestRow>
  );
}
