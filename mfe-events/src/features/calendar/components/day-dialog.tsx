import { Dialog, Rows } from '@portal/ui';
import { eventsOn, type DatedEvent } from '../by-day';
import { shortDay, weekday } from '../day-format';
import type { Day } from '../days';
import { DayEvent } from './day-event';

interface DayDialogProps {
  readonly day: Day;
  readonly dated: readonly DatedEvent[];
  readonly onClose: () => void;
}

/** All events of a day. */
export function DayDialog({ day, dated, onClose }: DayDialogProps) {
  return (
    <Dialog isOpen isFlush isDismissable title={`${weekday(day)}, ${shortDay(day)}`} onClose={onClose}>
      <Rows>
        {eventsOn(dated, day).map((one) => (
          <li key={one.event._id}>
            <DayEvent dated={one} day={day} />
          </li>
        ))}
      </Rows>
    </Dialog>
  );
}
