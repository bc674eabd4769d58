import type { EventAnswer } from '@portal/contracts';
import { EmptyState, Rows, Section } from '@portal/ui';
import { messages } from '../messages';
import { RoomRequestRow } from './room-request-row';
import styles from './room-requests.module.css';

/** The room requests on the page of an event; nothing for those who may not see them. */
export function RoomRequestSection({ room_requests: requests }: Pick<EventAnswer, 'room_requests'>) {
  if (!requests) return null;
  return (
    <Section title={messages.title} count={requests.length}>
      {requests.length === 0 ? <EmptyState title={messages.none} /> : null}
      {requests.length > 0 ? (
        <Rows className={styles.card}>
          {requests.map((request) => (
            <RoomRequestRow key={request._id} request={request} />
          ))}
        </Rows>
      ) : null}
    </Section>
  );
}
