import type { EventAnswer, RoomRequestAnswer } from '@portal/contracts';
import { Dialog, ErrorState, LoadingState } from '@portal/ui';
import { useLiveEvent } from '../features/event-cache/api/use-live-event';
import { RequestRoomDialog } from '../features/request-room/components/request-room-dialog';
import { ReviewOutlook, RoomSeats } from '../features/room-day/components/review-outlook';
import type { FreeTime } from '../features/room-day/board';
import { WishAdvice } from '../features/room-day/components/wish-advice';
import { RoomRequestsDialog } from '../features/room-requests/components/room-requests-dialog';
import { texts } from '../texts';

interface RequestWindowProps {
  readonly event?: EventAnswer | undefined;
  readonly at?: FreeTime | undefined;
  readonly onClose: () => void;
  readonly onRequested: (event: EventAnswer) => void;
}

/** Asks for a room, and says at once whether it is free. Beside a board, which stays readable, when no event was pressed. */
export function RequestWindow({ event, at, onClose, onRequested }: RequestWindowProps) {
  return (
    <RequestRoomDialog
      event={event}
      variant={event ? undefined : 'dock'}
      start={at && { ...at, end_time: '' }}
      onClose={onClose}
      onRequested={onRequested}
      advise={(wish, choose) => <WishAdvice wish={wish} onChoose={choose} />}
    />
  );
}

interface ReviewWindowProps {
  readonly id: string;
  /** What the page below knows of it. */
  readonly event: EventAnswer | undefined;
  readonly onClose: () => void;
  readonly onReviewed: (id: string, requests: readonly RoomRequestAnswer[]) => void;
}

/** Decides on the requests of an event, which others may do at the same time. */
export function ReviewWindow({ id, event, onClose, onReviewed }: ReviewWindowProps) {
  const { data: shown, isError, isRefetching, refetch } = useLiveEvent(id, event);
  if (!shown) {
    return (
      <Dialog isOpen title={texts.requests.title} onClose={onClose}>
        {isError ? (
          <ErrorState message={texts.detail.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />
        ) : (
          <LoadingState label={texts.detail.loading} shape="text" />
        )}
      </Dialog>
    );
  }
  return (
    <RoomRequestsDialog
      event={shown}
      onClose={onClose}
      onReviewed={(reviewed) => onReviewed(id, reviewed)}
      onOutdated={() => void refetch()}
      slots={{
        seats: ({ room, date }) => <RoomSeats room={room} date={date} />,
        outlook: (request) => <ReviewOutlook request={request} />,
      }}
    />
  );
}
