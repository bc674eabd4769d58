import { Alert, Button, TextLink, Page } from '@portal/ui';
import { usePermission, useTitle } from '@portal/web-kit';
import { Plus } from 'lucide-react';
import { RoomSchedule } from '../features/room-schedule/components/room-schedule';
import { messages } from '../features/room-schedule/messages';
import { paths } from '../paths';
import styles from './room-booking-page.module.css';
import { useEventDialogs } from './use-event-dialogs';

/** The schedule of rooms, where officers request rooms and the president reviews requests. */
export function RoomBookingPage() {
  useTitle(messages.title);
  const mayRequest = usePermission('requestRoom');
  const mayReview = usePermission('reviewRoomRequest');
  const { dialogs, requestRoomAt, openRequest, manageRequestsOf } = useEventDialogs();
  return (
    <Page
      title={messages.title}
      width="wide"
      actions={
        mayRequest ? (
          <Button variant="primary" icon={<Plus />} onPress={() => requestRoomAt()}>
            {messages.request}
          </Button>
        ) : undefined
      }
    >
      {mayReview ? (
        <div className={styles.managed}>
          <Alert tone="info" role="note">
            <p>
              {messages.managed} <TextLink href={paths.events}>{messages.toEvents}</TextLink>
            </p>
          </Alert>
        </div>
      ) : null}
      <RoomSchedule
        onRequest={mayRequest ? requestRoomAt : undefined}
        onReview={mayReview ? manageRequestsOf : undefined}
        onOpen={openRequest}
      />
      {dialogs}
    </Page>
  );
}
