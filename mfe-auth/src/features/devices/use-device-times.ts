import type { SignedInDevice } from '@portal/contracts';
import { useFormats, type Moment } from '@portal/web-kit';
import { devicesMessages as messages } from '../../messages';

/** When the device was last active and signed in, as a sentence. */
export function useDeviceTimes({ current, createdAt, lastSeenAt }: SignedInDevice): string {
  const formats = useFormats();
  const isToday = (moment: Moment) => formats.calendarDay(moment) === formats.calendarDay(Date.now());
  const exact = (moment: Moment) =>
    isToday(moment) ? messages.todayAt(formats.time(moment)) : formats.dateTime(moment);
  if (current) return messages.current(exact(createdAt));
  return messages.other(exact(lastSeenAt), isToday(createdAt) ? messages.today : formats.date(createdAt));
}
