import { useFormats, useSession } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Door } from './door';

const RETRY_EVERY = 5000;

/** The door of one event, for as long as its page is open; what was kept before is sent first. */
export function useDoor(eventId: string) {
  const { user } = useSession();
  const formats = useFormats();
  const client = useQueryClient();
  const personId = user?._id ?? '';
  const door = useMemo(() => {
    const onEntered = () => {
      void client.invalidateQueries({ queryKey: ['registrations', 'of-event', eventId] });
      void client.invalidateQueries({ queryKey: ['events', 'one', eventId] });
    };
    return new Door({ eventId, personId, formats, onEntered });
  }, [eventId, personId, formats, client]);
  const state = useSyncExternalStore(door.subscribe, door.state);

  const hasKept = state.kept.length > 0;
  useEffect(() => {
    if (!hasKept) return undefined;
    const sendKept = () => void door.sendKept();
    sendKept();
    const timer = setInterval(sendKept, RETRY_EVERY);
    window.addEventListener('online', sendKept);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sendKept);
    };
  }, [hasKept, door]);
  return { ...state, scan: door.scan };
}
