import type { SignedInDevice } from '@portal/contracts';
import { useFormats, type Moment } from '@portal/web-kit';
import { calendarLinkMessages, devicesMessages as messages } from './messages';

/** When the device was last active and signed in, as a sentence. */
export function useDeviceTimes({ current, createdAt, lastSeenAt }: SignedInDevice): string {
  const { day, exact } = useMoments();
  if (current) return messages.current(exact(createdAt));
  return messages.other(exact(lastSeenAt), day(createdAt));
}

/** When a calendar link was created and last read, as a sentence. */
export function useCalendarLinkTimes(createdAt: string, lastReadAt: string | undefined): string {
  const { day, exact } = useMoments();
  if (lastReadAt === undefined) return calendarLinkMessages.unread(day(createdAt));
  return calendarLinkMessages.times(day(createdAt), exact(lastReadAt));
}

/** Moments in the words of this list: `today` in place of the date. */
function useMoments() {
  const formats = useFormats();
  const isToday = (moment: Moment) => formats.calendarDay(moment) === formats.calendarDay(Date.now());
  return {
    day: (moment: string) => (isToday(moment) ? messages.today : formats.date(moment)),
    exact: (moment: string) => (isToday(moment) ? messages.todayAt(formats.time(moment)) : formats.dateTime(moment)),
  };
}
