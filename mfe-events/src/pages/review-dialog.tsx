import { useEventCache } from '@portal/campus-kit/events';
import type { EventAnswer, RoomRequestAnswer } from '@portal/contracts';
import { Dialog, ErrorState, LoadingState } from '@portal/ui';
import { useEvent } from '../features/event-detail/api/read-event';
import { messages as detailMessages } from '../features/event-detail/messages';
import { RoomRequestsDialog } from '../features/room-requests/components/room-requests-dialog';
import { messages } from '../features/room-requests/messages';
import { useReview } from '../features/room-requests/use-review';
import { ReviewRequest } from './review-request';

interface ReviewDialogProps {
  readonly id: string;
  /** The event as the page below shows it. */
  readonly event: EventAnswer | undefined;
  readonly onClose: () => void;
  readonly onReviewed: (id: string | undefined, requests: readonly RoomRequestAnswer[]) => void;
}

/** Reviews the room requests of an event. */
export function ReviewDialog({ id, event, onClose, onReviewed }: ReviewDialogProps) {
  const { data: current, isError, isRefetching, refetch } = useEvent(id, event);
  const cache = useEventCache();
  const { stateOf, decide } = useReview({
    onReviewed,
    // When this read fails too, the old state stays.
    onOutdated: () => void cache.refetch(id).catch(() => undefined),
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
