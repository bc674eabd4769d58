import { useEventCache } from '@portal/campus-kit/events';
import type { EventAnswer, RoomRequestAnswer } from '@portal/contracts';
import { lazy, Suspense, useState } from 'react';
import type { DayRequest } from '../features/room-schedule/api/list-day-requests';
import type { FreeTime } from '../features/room-schedule/schedule';

const RequestDialog = lazy(async () => ({ default: (await import('./request-dialog')).RequestDialog }));
const ReviewDialog = lazy(async () => ({ default: (await import('./review-dialog')).ReviewDialog }));

const PurposeRequestDialog = lazy(async () => ({
  default: (await import('./purpose-request-dialog')).PurposeRequestDialog,
}));

type Open =
  | { readonly what: 'request'; readonly event: EventAnswer; readonly room: string | undefined }
  | { readonly what: 'request-at'; readonly free: FreeTime | undefined }
  | { readonly what: 'purpose'; readonly request: DayRequest }
  | { readonly what: 'review'; readonly id: string; readonly event: EventAnswer | undefined };

/** The dialogs for room requests: which one is open, and the update of the page below. */
export function useEventDialogs() {
  const cache = useEventCache();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const show = (id: string | undefined, requests: readonly RoomRequestAnswer[] = []) =>
    void cache.setRoomRequests(id, requests);
  const requested = ({ _id, room_requests: requests }: EventAnswer) => {
    show(_id, requests);
    close();
  };

  const dialogs = open ? (
    <Suspense fallback={null}>
      {open.what === 'review' ? (
        <ReviewDialog id={open.id} event={open.event} onClose={close} onReviewed={show} />
      ) : null}
      {open.what === 'purpose' ? <PurposeRequestDialog request={open.request} onClose={close} /> : null}
      {open.what === 'request' || open.what === 'request-at' ? (
        <RequestDialog
          {...(open.what === 'request' ? { event: open.event, room: open.room } : { at: open.free })}
          onClose={close}
          onRequested={requested}
        />
      ) : null}
    </Suspense>
  ) : null;
  return {
    dialogs,
    /** With a room, at the time of the event. */
    requestRoom: (event: EventAnswer, room?: string) => setOpen({ what: 'request', event, room }),
    /** The dialog asks what for. */
    requestRoomAt: (free?: FreeTime) => setOpen({ what: 'request-at', free }),
    openRequest: (request: DayRequest) => setOpen({ what: 'purpose', request }),
    manageRequests: (event: EventAnswer) => setOpen({ what: 'review', id: event._id, event }),
    manageRequestsOf: (id: string) => setOpen({ what: 'review', id, event: undefined }),
  };
}
