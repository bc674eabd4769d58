import type { CloudEvent } from '@portal/contracts';

/** Whether a person came to an event, as its organisers recorded; `checkedIn` is null when they undid it. */
export interface Attendance {
  /** Of the registration. */
  id: string;
  version: number;
  personId: string;
  eventId: string;
  checkedIn: { at: Date; by: string } | null;
}

type CheckIn = CloudEvent<'events.registration.checked-in.v1' | 'events.registration.check-in-undone.v1'>;

/** Those of earlier builds have no version; those of later ones go by the clock as well. */
export function attendanceOf({ type, time, actor, data }: CheckIn): Attendance {
  const at = new Date(data.scannedAt ?? time);
  return {
    id: data.registrationId,
    version: data.version ?? new Date(time).getTime(),
    personId: data.userId,
    eventId: data.eventId,
    checkedIn: type === 'events.registration.checked-in.v1' ? { at, by: actor?.name ?? '' } : null,
  };
}
