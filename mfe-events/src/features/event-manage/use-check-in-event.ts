import type { EventAnswer } from '@portal/contracts';
import { useSession } from '@portal/web-kit';
import { useEffect, useMemo } from 'react';
import { checkInEventOf, readCheckInEvent, storeCheckInEvent, type CheckInEvent } from './check-in-event';

/** The event as answered or, until then, as this device stored it last. */
export function useCheckInEvent(id: string, event: EventAnswer | undefined, readAt: number): CheckInEvent | undefined {
  const { user } = useSession();
  const personId = user?._id ?? '';
  const read = useMemo(() => event && checkInEventOf(event, readAt), [event, readAt]);
  const stored = useMemo(() => readCheckInEvent(personId, id), [personId, id]);
  useEffect(() => {
    if (read) storeCheckInEvent(personId, read);
  }, [personId, read]);
  return read ?? stored;
}
