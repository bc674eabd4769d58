import { isOpenRequest } from '@portal/campus-kit';
import type { EventAnswer } from '@portal/contracts';
import { Alert, Button, Stack } from '@portal/ui';
import { clockTimeOf, useFormats, useInstituteSettings } from '@portal/web-kit';
import { DoorOpen } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { messages } from '../features/event-form/messages';
import { spanText } from '../features/room-schedule/time-span';
import type { justCreated } from '../paths';

interface CreatedNoticeProps {
  readonly event: EventAnswer;
  /** Absent for those who cannot request a room. */
  readonly onRequestRoom: ((event: EventAnswer) => void) | undefined;
}

/** Says of an event that was just created that it was, and offers to request its room; nothing on a later visit. */
export function CreatedNotice({ event, onRequestRoom }: CreatedNoticeProps) {
  const state = useLocation().state as Partial<typeof justCreated> | null;
  const roomAndTime = useRoomAndTime(event);
  if (!state?.isJustCreated) return null;
  return (
    <Stack gap={3}>
      <Alert tone="success">
        <p>{messages.done}</p>
      </Alert>
      {onRequestRoom && roomAndTime !== undefined ? (
        <div>
          <Button variant="primary" icon={<DoorOpen />} onPress={() => onRequestRoom(event)}>
            {messages.requestRoom(roomAndTime)}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

/** `Seminar Room 1 for 5 Dec, 6:00 to 8:00 pm`; undefined once a room is requested, and where none is needed or known. */
function useRoomAndTime({ schedule, room_requests: requests = [] }: EventAnswer): string | undefined {
  const formats = useFormats();
  const { timeZone } = useInstituteSettings();
  const { start, end, venue, mode } = schedule;
  if (start === null || venue === '' || mode === 'online') return undefined;
  if (requests.some((request) => isOpenRequest(request, timeZone))) return undefined;
  const day = formats.shortDate(start);
  const isOneDay = end !== null && formats.calendarDay(start) === formats.calendarDay(end);
  const time = isOneDay
    ? spanText({ start: clockTimeOf(start, timeZone), end: clockTimeOf(end, timeZone) })
    : formats.time(start);
  return messages.roomAndTime(venue, day, time);
}
