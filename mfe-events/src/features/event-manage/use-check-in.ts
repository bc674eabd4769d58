import { calls, SECOND_MS } from '@portal/contracts';
import { readKey, useFormats, useSession } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { CheckInQueue } from './check-in-queue';
import type { RowCheckIn } from './components/registrations-table';
import { normalizeCode } from './scan-queue';

const RETRY_INTERVAL_MS = 5 * SECOND_MS;

/** The check-in of one event while its page is open; sends what is queued at once, and again until it is answered. */
export function useCheckIn(eventId: string) {
  const { user } = useSession();
  const formats = useFormats();
  const client = useQueryClient();
  const personId = user?._id ?? '';
  const checkIn = useMemo(() => {
    const onChange = () => {
      const params = { id: eventId };
      for (const shape of ['page', 'pages'] as const) {
        void client.invalidateQueries({ queryKey: readKey(calls.listRegistrations, shape, { params }) });
      }
      void client.invalidateQueries({ queryKey: readKey(calls.readEvent, 'answer', { params }) });
    };
    return new CheckInQueue({ eventId, personId, formats, onChange });
  }, [eventId, personId, formats, client]);
  const state = useSyncExternalStore(checkIn.subscribe, checkIn.state);

  const hasQueue = state.queue.length > 0;
  useEffect(() => {
    if (!hasQueue) return undefined;
    const send = () => void checkIn.sendQueue();
    send();
    const timer = setInterval(send, RETRY_INTERVAL_MS);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [hasQueue, checkIn]);
  /** For rows of registrations. */
  const rows: Omit<RowCheckIn, 'isOpen'> = {
    sending: state.sending,
    queued: new Set(state.queue.map(({ code }) => normalizeCode(code))),
    onCheckIn: checkIn.scan,
  };
  return { ...state, rows, scan: checkIn.scan, forget: checkIn.forget, undo: () => void checkIn.undo() };
}
