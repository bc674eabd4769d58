import type { EventAnswer, RoomRequestAnswer } from '@portal/contracts';
import { Alert, Dialog, GroupHeading } from '@portal/ui';
import { texts } from '../../../texts';
import { useReview } from '../use-review';
import { PendingRequest, type PendingSlots } from './pending-request';
import { RoomRequestRow } from './room-request-row';
import styles from './room-requests.module.css';

const words = texts.requests;

interface RoomRequestsDialogProps {
  readonly event: EventAnswer;
  readonly onClose: () => void;
  readonly onReviewed: (requests: readonly RoomRequestAnswer[]) => void;
  readonly onOutdated: () => void;
  readonly slots?: PendingSlots | undefined;
}

/** The president's window on the requests of one event. */
export function RoomRequestsDialog({ event, onClose, onReviewed, onOutdated, slots }: RoomRequestsDialogProps) {
  const { verdicts, failure, decide } = useReview({ onReviewed, onOutdated });
  const requests = event.room_requests ?? [];
  const pending = requests.filter(({ status }) => status === 'Pending');
  const reviewed = requests.filter(({ status }) => status !== 'Pending');
  return (
    <Dialog isOpen isFlush title={words.heading(event.title)} onClose={onClose}>
      {failure ? (
        <div className={styles.message}>
          <Alert>
            <p>{failure}</p>
          </Alert>
        </div>
      ) : null}
      <GroupHeading note={pending.length}>{words.pending}</GroupHeading>
      {pending.length === 0 ? <p className={styles.empty}>{words.empty}</p> : null}
      <ul className={styles.rows} aria-label={words.pending}>
        {pending.map((request) => (
          <PendingRequest
            key={request._id}
            request={request}
            verdict={verdicts[request._id]}
            slots={slots}
            onDecide={(verdict) => void decide(request, verdict)}
          />
        ))}
      </ul>
      {reviewed.length > 0 ? (
        <>
          <GroupHeading note={reviewed.length}>{words.reviewed}</GroupHeading>
          <ul className={styles.rows} aria-label={words.reviewed}>
            {reviewed.map((request) => (
              <RoomRequestRow key={request._id} request={request} />
            ))}
          </ul>
        </>
      ) : null}
    </Dialog>
  );
}
