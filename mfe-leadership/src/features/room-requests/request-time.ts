import type { RoomRequestAnswer } from '@portal/contracts';
import { formatCalendarDay, formatTime } from '@portal/web-kit';

/** Day and times of a request, which are the institute's own: no time zone applies. */
export function requestTime({ date, time, end_time: end }: RoomRequestAnswer): string {
  const at = (clock: string) => formatTime(`${date}T${clock}:00Z`, 'UTC');
  return `${formatCalendarDay(date)}, ${at(time)} to ${at(end)}`;
}
