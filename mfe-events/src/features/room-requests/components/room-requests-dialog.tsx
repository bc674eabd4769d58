import type { EventAnswer } from '@portal/contracts';
import { Dialog, GroupHeading } from '@portal/ui';
import { Children, type ReactNode } from 'react';
import { reviewMessages as messages } from '../review-messages';
import { RoomRequestRow } from './room-request-row';
import styles from './room-requests.module.css';

interface RoomRequestsDialogProps {
  readonly event: EventAnswer;
  readonly onClose: () => void;
  /** A `PendingRequest` for each pending request. */
  readonly children: ReactNode;
}

/** All room requests of one event, for the president. */
export function RoomRequestsDialog({ event, onClose, children }: RoomRequestsDialogProps) {
  const pendingCount = Children.count(children);
  const reviewed = (event.room_requests ?? []).filter(({ status }) => status !== 'Pending');
  return (
    <Dialog isOpen isFlush title={messages.heading(event.title)} onClose={onClose}>
      <GroupHeading note={pendingCount}>{messages.pending}</GroupHeading>
      {pendingCount === 0 ? <p className={styles.empty}>{messages.empty}</p> : null}
      <ul className={styles.rows} aria-label={messages.pending}>
        {children}
      </ul>
      {reviewed.length > 0 ? (
        <>
          <GroupHeading note={reviewed.length}>{messages.reviewed}</GroupHeading>
          <ul className={styles.rows} aria-label={messages.reviewed}>
            {reviewed.map((request) => (
              <RoomRequestRow key={request._id} request={request} />
            ))}
          </ul>
        </>
      ) : null}
    </Dialog>
  );
}
