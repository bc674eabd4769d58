import type { RoomRequestAnswer } from '@portal/contracts';
import type { ComponentProps } from 'react';
import { PendingRequest } from '../features/room-requests/components/pending-request';
import { reviewMessages } from '../features/room-requests/review-messages';
import { RequestAvailability, RoomSeats } from '../features/room-schedule/components/request-availability';
import { useFreeInstead } from '../features/room-schedule/use-free-instead';

interface ReviewRequestProps extends Pick<ComponentProps<typeof PendingRequest>, 'decision' | 'failure' | 'onDecide'> {
  readonly request: RoomRequestAnswer;
}

/** A pending request with the day of its room. */
export function ReviewRequest({ request, ...rest }: ReviewRequestProps) {
  const { isPending, isTaken, free } = useFreeInstead(request);
  return (
    <PendingRequest
      {...rest}
      request={request}
      isLoading={isPending}
      isTaken={isTaken}
      suggestions={free.map(reviewMessages.freeInstead)}
      seats={<RoomSeats room={request.room} date={request.date} />}
    >
      <RequestAvailability request={request} free={free} />
    </PendingRequest>
  );
}
