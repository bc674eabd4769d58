import type { RoomRequestAnswer } from '@portal/contracts';
import { Text } from '@portal/ui';
import { DoorOpen } from 'lucide-react';
import { texts } from '../../../texts';
import { RoomRequestBadge } from './room-request-badge';
import styles from './room-requests.module.css';

const SHOWN = 3;

/** The room requests on an event's card; nothing at all for those who do not get them. */
export function RoomRequestLines({ requests }: { readonly requests: readonly RoomRequestAnswer[] | undefined }) {
  if (!requests) return null;
  const more = requests.length - SHOWN;
  return (
    <div className={styles.lines}>
      <Text as="h3" size="sm" tone="muted">
        {texts.requests.title}
      </Text>
      {requests.length === 0 ? (
        <Text as="p" size="sm" tone="muted" className={styles.none}>
          {texts.requests.none}
        </Text>
      ) : (
        <ul className={styles.list}>
          {requests.slice(0, SHOWN).map(({ _id, room, status }) => (
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
          {texts.requests.more(more)}
        </Text>
      ) : null}
    </div>
  );
}
