import type { EventAnswer, RoomRequestAnswer } from '@portal/contracts';
import { lazy, Suspense, useState } from 'react';
import { useEventCache } from '../features/event-cache/api/use-event-cache';
import { RoomRequestsDialog } from '../features/room-requests/components/room-requests-dialog';

const RequestRoomDialog = lazy(async () => ({
  default: (await import('../features/request-room/components/request-room-dialog')).RequestRoomDialog,
}));

interface Open {
  readonly what: 'request' | 'review';
  readonly event: EventAnswer;
}

/** The windows over events: which one is open, and what it changes on the page below. */
export function useEventDialogs() {
  const cache = useEventCache();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);

  const show = (id: string, requests: readonly RoomRequestAnswer[]) => {
    cache.setRequests(id, requests);
    setOpen((before) =>
      before?.event._id === id ? { ...before, event: { ...before.event, room_requests: [...requests] } } : before,
    );
  };
  const reread = (id: string) =>
    cache.reread(id).then(
      (event) => show(id, event.room_requests ?? []),
      // The refusal already stands in the window; what was there before it stays.
      () => undefined,
    );

  const dialogs = open ? (
    <Suspense fallback={null}>
      {open.what === 'request' ? (
        <RequestRoomDialog
          event={open.event}
          onClose={close}
          onRequested={({ _id, room_requests: requests }) => {
            cache.setRequests(_id, requests ?? []);
            close();
          }}
        />
      ) : (
        <RoomRequestsDialog
          event={open.event}
          onClose={close}
          onReviewed={(requests) => show(open.event._id, requests)}
          onOutdated={() => void reread(open.event._id)}
        />
      )}
    </Suspense>
  ) : null;
  return {
    dialogs,
    requestRoom: (event: EventAnswer) => setOpen({ what: 'request', event }),
    manageRequests: (event: EventAnswer) => setOpen({ what: 'review', event }),
  };
}
