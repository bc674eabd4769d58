import { Alert, Button, TextLink, Page } from '@portal/ui';
import { usePermission, useTitle } from '@portal/web-kit';
import { Plus } from 'lucide-react';
import { RoomDayView } from '../features/room-day/components/room-day-view';
import { texts } from '../features/room-day/texts';
import { paths } from '../paths';
import styles from './room-booking-page.module.css';
import { useEventDialogs } from './use-event-dialogs';

const words = texts.board;

/** The rooms of a day: officers ask for what is free, the president decides on what waits. */
export function RoomBookingPage() {
  useTitle(words.title);
  const mayRequest = usePermission('requestRoom');
  const mayReview = usePermission('reviewRoomRequest');
  const { dialogs, requestRoomAt, manageRequestsOf } = useEventDialogs();
  return (
    <Page
      title={words.title}
      width="wide"
      actions={
        mayRequest ? (
          <Button variant="primary" icon={<Plus />} onPress={() => requestRoomAt()}>
            {words.request}
          </Button>
        ) : undefined
      }
    >
      {mayReview ? (
        <div className={styles.managed}>
          <Alert tone="info" role="note">
            <p>
              {words.managed} <TextLink href={paths.events}>{words.toEvents}</TextLink>
            </p>
          </Alert>
        </div>
      ) : null}
      <RoomDayView
        onRequest={mayRequest ? requestRoomAt : undefined}
        onReview={mayReview ? ({ event }) => manageRequestsOf(event._id) : undefined}
      />
      {dialogs}
    </Page>
  );
}
