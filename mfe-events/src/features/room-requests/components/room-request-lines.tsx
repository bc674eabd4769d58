import type { RoomRequestAnswer } from '@portal/contracts';
import { Text } from '@portal/ui';
import { DoorOpen } from 'lucide-react';
import { messages } from '../messages';
import { RoomRequestBadge } from './room-request-badge';
import styles from './room-requests.module.css';

const MAX_SHOWN = 3;

/** The room requests on the card of an event; nothing for those who may not see them. */
export function RoomRequestLines({ requests }: { readonly requests: readonly RoomRequestAnswer[] | undefined }) {
  if (!requests) return null;
  const more = requests.length - MAX_SHOWN;
  return (
    <div className={styles.lines}>
      <Text as="h3" size="sm" tone="muted">
        {messages.title}
      </Text>
      {requests.length === 0 ? (
        <Text as="p" size="sm" tone="muted" className={styles.none}>
          {messages.none}
        </Text>
      ) : (
        <ul className={styles.list}>
          {requests.slice(0, MAX_SHOWN).map(({ _id, room, status }) => (
            <li key={_id} className={styles.line}>
              <DoorOpen />
              <Text isTruncated title={room}>
                {room}
              </Text>
              <RoomRequestBadge status={status} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 ? (
        <Text as="p" size="sm" tone="muted" className={styles.none}>
          {messages.more(more)}
        </Text>
      ) : null}
    </div>
  );
}
