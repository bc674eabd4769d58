import type { RoomRequestAnswer } from '@portal/contracts';
import { Button } from '@portal/ui';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../../texts';
import type { Verdict } from '../api/review-room-request';
import { RoomRequestRow } from './room-request-row';
import styles from './room-requests.module.css';

const words = texts.requests;

/** What a page says of a request that waits. */
export interface PendingSlots {
  readonly seats: (request: RoomRequestAnswer) => ReactNode;
  readonly outlook: (request: RoomRequestAnswer) => ReactNode;
}

interface PendingRequestProps {
  readonly request: RoomRequestAnswer;
  /** The decision that is on its way. */
  readonly verdict: Verdict | undefined;
  readonly onDecide: (verdict: Verdict) => void;
  /** What helps to decide. */
  readonly slots?: PendingSlots | undefined;
}

/** A request that waits: it shows the decision at once, and only the pressed button is busy until it is confirmed. */
export function PendingRequest({ request, verdict, onDecide, slots }: PendingRequestProps) {
  const roomId = `room-request-${request._id}`;
  return (
    <RoomRequestRow
      request={{ ...request, status: verdict ?? request.status }}
      roomId={roomId}
      seats={slots?.seats(request)}
    >
      {slots?.outlook(request)}
      <div className={styles.buttons}>
        <Button
          icon={<X />}
          busy={verdict === 'Rejected'}
          busyLabel={words.rejecting}
          isDisabled={verdict === 'Approved'}
          onPress={() => onDecide('Rejected')}
          aria-describedby={roomId}
        >
          {words.reject}
        </Button>
        <Button
          icon={<Check />}
          busy={verdict === 'Approved'}
          busyLabel={words.approving}
          isDisabled={verdict === 'Rejected'}
          onPress={() => onDecide('Approved')}
          aria-describedby={roomId}
        >
          {words.approve}
        </Button>
      </div>
    </RoomRequestRow>
  );
}
