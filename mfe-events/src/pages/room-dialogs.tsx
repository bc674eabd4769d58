import type { EventAnswer, RoomRequestAnswer } from '@portal/contracts';
import { Dialog, ErrorState, LoadingState } from '@portal/ui';
import { useLiveEvent } from '../features/event-cache/api/use-live-event';
import { messages as detailMessages } from '../features/event-detail/messages';
import { RequestRoomDialog } from '../features/request-room/components/request-room-dialog';
import { useRequestedRoom } from '../features/request-room/use-requested-room';
import { RoomRequestsDialog } from '../features/room-requests/components/room-requests-dialog';
import { messages } from '../features/room-requests/messages';
import { useReview } from '../features/room-requests/use-review';
import { RoomSuggestions } from '../features/room-schedule/components/room-suggestions';
import type { FreeTime } from '../features/room-schedule/schedule';
import { ReviewRequest } from './review-request';

interface RequestDialogProps {
  /** Without an event, one is chosen in the dialog, which is docked beside the schedule. */
  readonly event?: EventAnswer | undefined;
  readonly at?: FreeTime | undefined;
  readonly onClose: () => void;
  readonly onRequested: (event: EventAnswer) => void;
}

/** Requests a room, and shows whether it is free. */
export function RequestDialog({ event, at, onClose, onRequested }: RequestDialogProps) {
  return (
    <RequestRoomDialog
      event={event}
      variant={event ? undefined : 'dock'}
      start={at && { ...at, end_time: '' }}
      onClose={onClose}
      onRequested={onRequested}
    >
      <Suggestions />
    </RequestRoomDialog>
  );
}

function Suggestions() {
  const { requested, choose } = useRequestedRoom();
  return <RoomSuggestions requested={requested} onChoose={choose} />;
}

interface ReviewDialogProps {
  readonly id: string;
  /** The event as the page below shows it. */
  readonly event: EventAnswer | undefined;
  readonly onClose: () => void;
  readonly onReviewed: (id: string, requests: readonly RoomRequestAnswer[]) => void;
}

/** Reviews the room requests of an event. */
export function ReviewDialog({ id, event, onClose, onReviewed }: ReviewDialogProps) {
  const { data: current, isError, isRefetching, refetch } = useLiveEvent(id, event);
  const { stateOf, decide } = useReview({
    onReviewed,
    onOutdated: () => void refetch(),
  });
  if (!current) {
    return (
      <Dialog isOpen title={messages.title} onClose={onClose}>
        {isError ? (
          <ErrorState message={detailMessages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />
        ) : (
          <LoadingState label={detailMessages.loading} shape="text" />
        )}
      </Dialog>
    );
  }
  const pending = (current.room_requests ?? []).filter(({ status }) => status === 'Pending');
  return (
    <RoomRequestsDialog event={current} onClose={onClose}>
      {pending.map((request) => (
        <ReviewRequest
          key={request._id}
          request={request}
          {...stateOf(request)}
          onDecide={(decision, reason) => void decide(request, decision, reason)}
        />
      ))}
    </RoomRequestsDialog>
  );
}
