import { useEventCache } from '@portal/campus-kit/events';
import type { EventAnswer, RoomRequestAnswer } from '@portal/contracts';
import { lazy, Suspense, useState } from 'react';
import type { FreeTime } from '../features/room-schedule/schedule';

const RequestDialog = lazy(async () => ({ default: (await import('./request-dialog')).RequestDialog }));
const ReviewDialog = lazy(async () => ({ default: (await import('./review-dialog')).ReviewDialog }));

type Open =
  | { readonly what: 'request'; readonly event: EventAnswer; readonly room: string | undefined }
  | { readonly what: 'request-at'; readonly free: FreeTime | undefined }
  | { readonly what: 'review'; readonly id: string; readonly event: EventAnswer | undefined };

/** The dialogs for room requests: which one is open, and the update of the page below. */
export function useEventDialogs() {
  const cache = useEventCache();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const show = (id: string, requests: readonly RoomRequestAnswer[] = []) => void cache.setRoomRequests(id, requests);
  const requested = ({ _id, room_requests: requests }: EventAnswer) => {
    show(_id, requests);
    close();
  };

  const dialogs = open ? (
    <Suspense fallback={null}>
      {open.what === 'review' ? (
        <ReviewDialog id={open.id} event={open.event} onClose={close} onReviewed={show} />
      ) : (
        <RequestDialog
          {...(open.what === 'request' ? { event: open.event, room: open.room } : { at: open.free })}
          onClose={close}
          onRequested={requested}
        />
      )}
    </Suspense>
  ) : null;
  return {
    dialogs,
    /** With a room, at the time of the event. */
    requestRoom: (event: EventAnswer, room?: string) => setOpen({ what: 'request', event, room }),
    /** Without an event, which is chosen in the dialog. */
    requestRoomAt: (free?: FreeTime) => setOpen({ what: 'request-at', free }),
    manageRequests: (event: EventAnswer) => setOpen({ what: 'review', id: event._id, event }),
    manageRequestsOf: (id: string) => setOpen({ what: 'review', id, event: undefined }),
  };
}
