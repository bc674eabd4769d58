import { requestTitle } from '@portal/campus-kit';
import { useEventCache } from '@portal/campus-kit/events';
import { Dialog, GroupHeading } from '@portal/ui';
import { usePermission } from '@portal/web-kit';
import { RequestActions } from '../features/room-requests/components/request-actions';
import { RoomRequestRow } from '../features/room-requests/components/room-request-row';
import { useReview } from '../features/room-requests/use-review';
import { useDayRequests, type DayRequest } from '../features/room-schedule/api/list-day-requests';
import { ReviewRequest } from './review-request';

interface PurposeRequestDialogProps {
  /** As the schedule shows it. */
  readonly request: DayRequest;
  readonly onClose: () => void;
}

/** A room request without an event: the president decides on it here, others withdraw it. */
export function PurposeRequestDialog({ request: shown, onClose }: PurposeRequestDialogProps) {
  const mayReview = usePermission('reviewRoomRequest');
  const { data: requests = [shown], refetch } = useDayRequests(shown.date);
  // The list leaves out what was withdrawn.
  const request = requests.find(({ _id }) => _id === shown._id) ?? { ...shown, status: 'Withdrawn' as const };
  const cache = useEventCache();
  const { stateOf, decide } = useReview({
    onReviewed: (id, reviewed) => void cache.setRoomRequests(id, reviewed),
    onOutdated: () => void refetch(),
  });
  const { unit, requested_by: requester } = request;
  return (
    <Dialog isOpen isFlush title={requestTitle(request)} onClose={onClose}>
      <GroupHeading note={requester?.name}>{unit?.name}</GroupHeading>
      <ul>
        {mayReview && request.status === 'Pending' ? (
          <ReviewRequest
            request={request}
            {...stateOf(request)}
            onDecide={(decision, reason) => void decide(request, decision, reason)}
          />
        ) : (
          <RoomRequestRow request={request}>
            <RequestActions request={request} />
          </RoomRequestRow>
        )}
      </ul>
    </Dialog>
  );
}
