import type { RoomRequestAnswer } from '@portal/contracts';
import { EmptyState, Rows, Section } from '@portal/ui';
import type { ReactNode } from 'react';
import { texts } from '../../../texts';
import { RoomRequestRow } from './room-request-row';
import styles from './room-requests.module.css';

interface RoomRequestSectionProps {
  readonly requests: readonly RoomRequestAnswer[] | undefined;
  readonly end?: ReactNode;
}

/** The room requests on an event's page; nothing at all for those who do not get them. */
export function RoomRequestSection({ requests, end }: RoomRequestSectionProps) {
  if (!requests) return null;
  return (
    <Section title={texts.requests.title} count={requests.length} trailing={end}>
      {requests.length === 0 ? <EmptyState title={texts.requests.none} /> : null}
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
