import type { RoomRequestAnswer } from '@portal/contracts';
import { formatCalendarDay, formatTime } from '@portal/web-kit';
import { messages } from './messages';

/** Day and times of a request, which are the institute's own: no time zone applies. */
export function requestTime({ date, time, end_time }: RoomRequestAnswer): string {
  const at = (clock: string) => formatTime(`${date}T${clock}:00Z`, 'UTC');
  return messages.when(formatCalendarDay(date), at(time), at(end_time));
}
