import type { EventAnswer, RoomRequestAnswer } from '@portal/contracts';
import { EmptyState, Rows, Section } from '@portal/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { RoomRequestRow } from './room-request-row';
import styles from './room-requests.module.css';

interface RoomRequestSectionProps extends Pick<EventAnswer, 'room_requests'> {
  /** What can be done with a request. */
  readonly actionsOf: (request: RoomRequestAnswer) => ReactNode;
}

/** The room requests on the page of an event; nothing for those who may not see them. */
export function RoomRequestSection({ room_requests: requests, actionsOf }: RoomRequestSectionProps) {
  if (!requests) return null;
  return (
    <Section title={messages.title} count={requests.length}>
      {requests.length === 0 ? <EmptyState title={messages.none} /> : null}
      {requests.length > 0 ? (
        <Rows className={styles.card}>
          {requests.map((request) => (
            <RoomRequestRow key={request._id} request={request}>
              {actionsOf(request)}
            </RoomRequestRow>
          ))}
        </Rows>
      ) : null}
    </Section>
  );
}
