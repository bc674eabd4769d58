import type { EventAnswer } from '@portal/contracts';
import { useSession } from '@portal/web-kit';
import { useEffect, useMemo } from 'react';
import { doorEventOf, readDoorEvent, storeDoorEvent, type DoorEvent } from './door-event';

/** The event that is read, or until then the one that this device read last. */
export function useDoorEvent(id: string, event: EventAnswer | undefined, readAt: number): DoorEvent | undefined {
  const { user } = useSession();
  const personId = user?._id ?? '';
  const read = useMemo(() => event && doorEventOf(event, readAt), [event, readAt]);
  const stored = useMemo(() => readDoorEvent(personId, id), [personId, id]);
  useEffect(() => {
    if (read) storeDoorEvent(personId, read);
  }, [personId, read]);
  return read ?? stored;
}
