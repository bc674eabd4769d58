import { requestTime } from '@portal/campus-kit';
import { calls, type BodyOf, type RoomRequestAnswer } from '@portal/contracts';
import { toast } from '@portal/ui';
import { ApiError, hasCode, messageOf, useSingleFlight, useWrite } from '@portal/web-kit';
import { useState } from 'react';
import { reviewMessages as messages } from './review-messages';

export type Decision = BodyOf<typeof calls.reviewRoomRequest>['status'];

interface ReviewListener {
  /** Without an event, there is no id. */
  readonly onReviewed: (eventId: string | undefined, requests: readonly RoomRequestAnswer[]) => void;
  /** The refusal means that an old state is shown. */
  readonly onOutdated: () => void;
}

const isOutdated = (error: unknown) => error instanceof ApiError && [404, 409].includes(error.status);

const isDecided = (error: unknown) =>
  hasCode(error, 'ROOM_REQUEST.ALREADY_REVIEWED') || hasCode(error, 'ROOM_REQUEST.NOT_FOUND');

/** Decides on requests, each at most once at a time; a decision shows at once and is taken back when it is refused. */
export function useReview({ onReviewed, onOutdated }: ReviewListener) {
  const { mutateAsync } = useWrite(calls.reviewRoomRequest, { invalidates: false });
  const [decisions, setDecisions] = useState<Readonly<Record<string, Decision>>>({});
  const [failure, setFailure] = useState<{ readonly requestId: string; readonly message: string }>();

  const send = async (request: RoomRequestAnswer, status: Decision, reason?: string) => {
    const { _id: requestId, room } = request;
    setFailure(undefined);
    setDecisions((before) => ({ ...before, [requestId]: status }));
    try {
      const { _id: eventId, room_requests: requests } = await mutateAsync({
        params: { requestId },
        body: { status, ...(reason && { reason }) },
      });
      // The decision stays, because the row shows it until the new requests are rendered.
      onReviewed(eventId, requests);
      toast.success(messages.done(room, requestTime(request), status));
    } catch (error) {
      const message = messageOf(error, messages.failed(status));
      // The row of a request that someone else decided on leaves the list, and what it says with it.
      if (isDecided(error)) toast.error(messages.refused(room, requestTime(request), message));
      else setFailure({ requestId, message });
      setDecisions((before) => Object.fromEntries(Object.entries(before).filter(([id]) => id !== requestId)));
      if (isOutdated(error)) onOutdated();
    }
  };
  const decide = useSingleFlight(send, ({ _id }) => _id);
  /** What is shown of a request while it is decided. */
  const stateOf = ({ _id: id }: RoomRequestAnswer) => ({
    decision: decisions[id],
    failure: failure?.requestId === id ? failure.message : undefined,
  });
  return { stateOf, decide };
}
