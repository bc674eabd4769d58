import type { RoomRequestAnswer } from '@portal/contracts';
import { formatDate, formatTime } from '@portal/web-kit';
import { texts } from '../../texts';

/** When a room is asked for. Day and times are the institute's own, so that no zone may move them. */
export function requestTime({ date, time, end_time }: RoomRequestAnswer): string {
  const at = (clock: string) => formatTime(`${date}T${clock}:00Z`, 'UTC');
  return texts.requests.when(formatDate(`${date}T00:00:00Z`, 'UTC'), at(time), at(end_time));
}
