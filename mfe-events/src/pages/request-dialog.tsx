import type { EventAnswer } from '@portal/contracts';
import { useInstituteSettings } from '@portal/web-kit';
import { RequestRoomDialog } from '../features/request-room/components/request-room-dialog';
import { placeOf } from '../features/request-room/room-request-schema';
import { useRequestedRoom } from '../features/request-room/use-requested-room';
import { RoomSuggestions } from '../features/room-schedule/components/room-suggestions';
import type { FreeTime } from '../features/room-schedule/schedule';

interface RequestDialogProps {
  /** Without an event, the dialog asks what the room is for, docked beside the schedule. */
  readonly event?: EventAnswer | undefined;
  readonly at?: FreeTime | undefined;
  /** Requested at the time of the event. */
  readonly room?: string | undefined;
  readonly onClose: () => void;
  readonly onRequested: (event: EventAnswer) => void;
}

/** Requests a room, and shows whether it is free. */
export function RequestDialog({ event, at, room, onClose, onRequested }: RequestDialogProps) {
  const { timeZone } = useInstituteSettings();
  const again = event && room !== undefined ? { ...placeOf(event, timeZone), room } : undefined;
  return (
    <RequestRoomDialog
      event={event}
      variant={event ? undefined : 'dock'}
      start={at ? { ...at, end_time: '', ends_next_day: false } : again}
      onClose={onClose}
      onRequested={onRequested}
    >
      <Suggestions />
    </RequestRoomDialog>
  );
}

function Suggestions() {
  const { requested, choose } = useRequestedRoom();
  return <RoomSuggestions requested={requested} onChoose={choose} />;
}
