import type { RoomRequestAnswer } from '@portal/contracts';
import { formatCalendarDay, formatTime } from '@portal/web-kit';
import { messages } from './messages';

type RequestedTime = Pick<RoomRequestAnswer, 'date' | 'time' | 'end_time' | 'end_date'>;

/** Day and times of a room request, which are the institute's own: no time zone applies. */
export function requestTime({ date, time, end_time: end, end_date: endDate }: RequestedTime): string {
  const at = (clock: string) => formatTime(`${date}T${clock}:00Z`, 'UTC');
  const from = `${formatCalendarDay(date)}, ${at(time)}`;
  if (endDate === undefined) return messages.span(from, at(end));
  return messages.span(from, end === '00:00' ? messages.midnight : `${formatCalendarDay(endDate)}, ${at(end)}`);
}
