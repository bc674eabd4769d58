import type { EventAnswer, RoomRequestAnswer } from '@portal/contracts';
import { lazy, Suspense, useState } from 'react';
import { useEventCache } from '../features/event-cache/api/use-event-cache';
import type { FreeTime } from '../features/room-day/board';

const RequestWindow = lazy(async () => ({ default: (await import('./room-windows')).RequestWindow }));
const ReviewWindow = lazy(async () => ({ default: (await import('./room-windows')).ReviewWindow }));

type Open =
  | { readonly what: 'request'; readonly event: EventAnswer }
  | { readonly what: 'request-at'; readonly free: FreeTime | undefined }
  | { readonly what: 'review'; readonly id: string; readonly event: EventAnswer | undefined };

/** The windows over events and rooms: which one is open, and what it changes on the page below. */
export function useEventDialogs() {
  const cache = useEventCache();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const show = (id: string, requests: readonly RoomRequestAnswer[] = []) => void cache.setRequests(id, requests);
  const requested = ({ _id, room_requests: requests }: EventAnswer) => {
    show(_id, requests);
    close();
  };

  const dialogs = open ? (
    <Suspense fallback={null}>
      {open.what === 'review' ? (
        <ReviewWindow id={open.id} event={open.event} onClose={close} onReviewed={show} />
      ) : (
        <RequestWindow
          {...(open.what === 'request' ? { event: open.event } : { at: open.free })}
          onClose={close}
          onRequested={requested}
        />
      )}
    </Suspense>
  ) : null;
  return {
    dialogs,
    requestRoom: (event: EventAnswer) => setOpen({ what: 'request', event }),
    /** Without an event: it is chosen in the window. */
    requestRoomAt: (free?: FreeTime) => setOpen({ what: 'request-at', free }),
    manageRequests: (event: EventAnswer) => setOpen({ what: 'review', id: event._id, event }),
    /** For those who know no more of the event than its id. */
    manageRequestsOf: (id: string) => setOpen({ what: 'review', id, event: undefined }),
  };
}
