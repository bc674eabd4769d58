import type { SignedInDevice } from '@portal/contracts';
import { useFormats, type Moment } from '@portal/web-kit';
import { texts } from '../../texts';

const words = texts.devices;

/** When a device was last active and when it was signed in, as one sentence. */
export function useDeviceTimes({ current, createdAt, lastSeenAt }: SignedInDevice): string {
  const formats = useFormats();
  const isToday = (moment: Moment) => formats.calendarDay(moment) === formats.calendarDay(Date.now());
  const exact = (moment: Moment) => (isToday(moment) ? words.todayAt(formats.time(moment)) : formats.dateTime(moment));
  if (current) return words.current(exact(createdAt));
  return words.other(exact(lastSeenAt), isToday(createdAt) ? words.today : formats.date(createdAt));
}
