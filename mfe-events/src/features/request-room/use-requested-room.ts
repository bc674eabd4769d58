import { isCalendarDay, isClockTime } from '@portal/web-kit';
import { useFormContext, useWatch } from '@portal/web-kit/forms';
import { endsNextDay, type RoomRequestForm } from './room-request-schema';

/** Room and time in the surrounding `RequestRoomDialog`, for how many people, and how to choose another room. */
export function useRequestedRoom() {
  const { control, setValue, setFocus } = useFormContext<RoomRequestForm>();
  const { use, event, room = '', date = '', time = '', end_time = '', ends_next_day = false } = useWatch({ control });
  const understoodTime = (text: string) => (isClockTime(text) ? text : '');
  return {
    requested: {
      room,
      date: isCalendarDay(date) ? date : '',
      time: understoodTime(time),
      end_time: understoodTime(end_time),
      ends_next_day: endsNextDay({ end_time, ends_next_day }),
      seats: (use === 'event' && event?.registration?.max_participants) || 0,
    },
    choose: (name: string) => {
      setValue('room', name, { shouldDirty: true, shouldValidate: true });
      setFocus('room');
    },
  };
}
