import { requestTime } from '@portal/campus-kit';
import type { RoomRequestAnswer } from '@portal/contracts';
import { Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import type { ReactNode, Ref } from 'react';
import { messages } from '../messages';
import { RoomRequestBadge } from './room-request-badge';
import styles from './room-requests.module.css';

interface RoomRequestRowProps {
  readonly request: RoomRequestAnswer;
  readonly roomId?: string | undefined;
  /** After the name of the room. */
  readonly seats?: ReactNode;
  readonly children?: ReactNode;
  /** With it the row can have the focus. */
  readonly ref?: Ref<HTMLLIElement> | undefined;
}

/** A room request in full. */
export function RoomRequestRow({ request, roomId, seats, children, ref }: RoomRequestRowProps) {
  const formats = useFormats();
  const { room, status, description, reason, reviewed_by: reviewer, reviewed_at: reviewedAt } = request;
  return (
    <li className={styles.row} ref={ref} tabIndex={ref ? -1 : undefined}>
      <div className={styles.rowHead}>
        <span className={styles.where}>
          <span className={styles.room} id={roomId}>
            {room}
          </span>{' '}
          {seats}
        </span>
        <RoomRequestBadge status={status} />
      </div>
      <Text as="p" isTabular>
        {requestTime(request)}
      </Text>
      {description ? (
        <Text as="p" tone="secondary">
          {description}
        </Text>
      ) : null}
      {reviewer && reviewedAt ? (
        <Text as="p" size="sm" tone="muted">
          {messages.reviewedBy(reviewer.name, formats.date(reviewedAt))}
        </Text>
      ) : null}
      {reason ? <Text as="p">{messages.reasonGiven(reason)}</Text> : null}
      {children}
    </li>
  );
}
