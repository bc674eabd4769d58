import type { RoomRequestAnswer } from '@portal/contracts';
import { Alert, Button } from '@portal/ui';
import { useKeys } from '@portal/web-kit/focus';
import { Check, X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { reviewMessages as messages } from '../review-messages';
import type { Decision } from '../use-review';
import { RejectForm } from './reject-form';
import { RoomRequestRow } from './room-request-row';
import styles from './room-requests.module.css';

interface PendingRequestProps {
  readonly request: RoomRequestAnswer;
  /** The decision that is being sent. */
  readonly decision: Decision | undefined;
  /** Why the last decision failed. */
  readonly failure: string | undefined;
  readonly onDecide: (decision: Decision, reason?: string) => void;
  /** Until what helps to decide is there, which moves the buttons: a press would miss them, or hit another's. */
  readonly isLoading: boolean;
  /** Whether the room is booked at that time, so that an approval would be refused. */
  readonly isTaken: boolean;
  /** Reasons for a rejection that fit this request. */
  readonly suggestions: readonly string[];
  /** After the name of the room: its seats. */
  readonly seats: ReactNode;
  /** What helps to decide. */
  readonly children: ReactNode;
}

/**
 * A pending request with its buttons, by the keys A and R too; a decision shows at once, and its button is busy until the
 * service confirms it.
 */
export function PendingRequest(props: PendingRequestProps) {
  const { request, decision, failure, onDecide, isLoading, isTaken, suggestions, seats, children } = props;
  const row = useRef<HTMLLIElement>(null);
  const [isRejecting, setRejecting] = useState(false);
  const roomId = `room-request-${request._id}`;
  const isOpen = decision === undefined && !isLoading;
  const approve = () => onDecide('Approved');
  const reject = (reason: string) => {
    setRejecting(false);
    onDecide('Rejected', reason);
  };
  useKeys(row, isOpen ? { ...(!isTaken && { a: approve }), r: () => setRejecting(true) } : {});
  return (
    <RoomRequestRow
      request={{ ...request, status: decision ?? request.status }}
      roomId={roomId}
      seats={seats}
      ref={row}
    >
      {children}
      {failure ? (
        <Alert>
          <p>{failure}</p>
        </Alert>
      ) : null}
      {isRejecting && isOpen ? (
        <RejectForm suggestions={suggestions} onReject={reject} onCancel={() => setRejecting(false)} />
      ) : (
        <div className={styles.buttons}>
          <Button
            icon={<X />}
            busy={decision === 'Rejected'}
            busyLabel={messages.rejecting}
            isDisabled={decision === 'Approved' || isLoading}
            onPress={() => setRejecting(true)}
            aria-describedby={roomId}
          >
            {messages.reject}
          </Button>
          <Button
            icon={<Check />}
            busy={decision === 'Approved'}
            busyLabel={messages.approving}
            isDisabled={decision === 'Rejected' || isTaken || isLoading}
            onPress={approve}
            aria-describedby={roomId}
          >
            {messages.approve}
          </Button>
        </div>
      )}
    </RoomRequestRow>
  );
}
