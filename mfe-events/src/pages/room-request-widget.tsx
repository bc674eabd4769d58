import type { WidgetProps } from '@portal/web-kit';
import { RequestAvailability } from '../features/room-schedule/components/request-availability';
import { useFreeInstead } from '../features/room-schedule/use-free-instead';

/** For the inbox of approvals: the day of a requested room, and who would lose if the request were approved. */
export function RoomRequestWidget({ request }: WidgetProps['room-request']) {
  const { free } = useFreeInstead(request);
  return <RequestAvailability request={request} free={free} />;
}
