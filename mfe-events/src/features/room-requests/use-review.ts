import type { RoomRequestAnswer } from '@portal/contracts';
import { toast } from '@portal/ui';
import { ApiError, messageOf, useSingleFlight } from '@portal/web-kit';
import { useState } from 'react';
import { texts } from '../../texts';
import { useReviewRoomRequest, type Verdict } from './api/review-room-request';

interface ReviewListener {
  readonly onReviewed: (requests: readonly RoomRequestAnswer[]) => void;
  /** The service knows better than what shows here. */
  readonly onOutdated: () => void;
}

const isOutdated = (error: unknown) => error instanceof ApiError && [404, 409].includes(error.status);

/** Decides on requests, each at most once at a time; a decision shows at once and is taken back when it is refused. */
export function useReview({ onReviewed, onOutdated }: ReviewListener) {
  const { mutateAsync } = useReviewRoomRequest();
  const [verdicts, setVerdicts] = useState<Readonly<Record<string, Verdict>>>({});
  const [failure, setFailure] = useState<string>();

  const send = async ({ _id: requestId, room }: RoomRequestAnswer, status: Verdict) => {
    setFailure(undefined);
    setVerdicts((before) => ({ ...before, [requestId]: status }));
    try {
      const { room_requests: requests } = await mutateAsync({ requestId, status });
      // The verdict stays: the row shows it until the answer has taken its place.
      onReviewed(requests);
      toast.success(texts.requests.done(room, status));
    } catch (error) {
      setFailure(messageOf(error, texts.requests.failed(status)));
      setVerdicts((before) => Object.fromEntries(Object.entries(before).filter(([id]) => id !== requestId)));
      if (isOutdated(error)) onOutdated();
    }
  };
  const decide = useSingleFlight(send, ({ _id }) => _id);
  return { verdicts, failure, decide };
}
