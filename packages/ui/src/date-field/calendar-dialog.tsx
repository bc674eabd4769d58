import { Button, IconButton, VisuallyHidden } from '@portal/ui';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { useBelowParent } from '../popover/use-below-parent';
import { addMonths, clampDay, partsOf } from './calendar-day';
import { CalendarGrid } from './calendar-grid';
import styles from './calendar.module.css';
import { dateMessages } from './date-messages';
import { formatMonth, monthNames } from './day-names';

/** Years that can be chosen where the range has no end. */
const YEARS_BACK = 100;
const YEARS_AHEAD = 10;

/** Props of CalendarDialog. */
export interface CalendarDialogProps {
  /** What is chosen. */
  readonly day: string | undefined;
  readonly today: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  /** Title on a phone, where the field is out of sight. */
  readonly label: string;
  readonly onPick: (day: string) => void;
  readonly onClose: () => void;
}

const modal = {
  enter: (dialog: HTMLDialogElement) => dialog.showModal(),
  // While it is open everything else is inert, and cannot get the focus back.
  leave: (dialog: HTMLDialogElement) => dialog.close(),
};

/** A month to choose a day from: below its parent, and a sheet at the bottom of a phone. */
export function CalendarDialog(props: CalendarDialogProps) {
  const { day, today, min, max, label, onPick, onClose } = props;
  const dialog = useBelowParent(modal);
  const monthId = useId();
  // Keys move the focus with the day; buttons and selects keep it.
  const [{ current, hasFocus }, setCurrent] = useState({ current: clampDay(day ?? today, min, max), hasFocus: true });
  const move = (next: string, options = { hasFocus: false }) =>
    setCurrent({ current: clampDay(next, min, max), ...options });
  const leave = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave(event);
  };
  const onClick = (event: MouseEvent) => {
    // A press beside the dialog meets its backdrop, which is the dialog itself.
    if (event.target === event.currentTarget) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={dateMessages.choose}
      onKeyDown={onKeyDown}
      onCancel={leave}
      onClick={onClick}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <p className={styles.title}>{label}</p>
          <IconButton label={dateMessages.close} icon={<X />} onPress={onClose} />
        </div>
        <div className={styles.month}>
          <IconButton
            label={dateMessages.previousMonth}
            icon={<ChevronLeft />}
            onPress={() => move(addMonths(current, -1))}
          />
          <MonthAndYear {...props} current={current} onMove={move} />
          <IconButton
            label={dateMessages.nextMonth}
            icon={<ChevronRight />}
            onPress={() => move(addMonths(current, 1))}
          />
        </div>
        <VisuallyHidden as="p" id={monthId} aria-live="polite">
          {formatMonth(current)}
        </VisuallyHidden>
        <CalendarGrid
          labelledBy={monthId}
          current={current}
          hasFocus={hasFocus}
          chosen={day}
          today={today}
          min={min}
          max={max}
          onMove={(next) => move(next, { hasFocus: true })}
          onPick={onPick}
        />
        {today === clampDay(today, min, max) ? (
          <Button variant="quiet" onPress={() => onPick(today)}>
            {dateMessages.today}
          </Button>
        ) : null}
      </div>
    </dialog>
  );
}

interface MonthAndYearProps extends Pick<CalendarDialogProps, 'today' | 'min' | 'max'> {
  readonly current: string;
  readonly onMove: (day: string) => void;
}

function MonthAndYear({ current, today, min, max, onMove }: MonthAndYearProps) {
  const [year, month] = partsOf(current);
  const [thisYear] = partsOf(today);
  const first = Math.min(min === undefined ? thisYear - YEARS_BACK : partsOf(min)[0], year);
  const last = Math.max(max === undefined ? thisYear + YEARS_AHEAD : partsOf(max)[0], year);
  return (
    <div className={styles.selects}>
      <select
        aria-label={dateMessages.month}
        value={month}
        onChange={({ target }) => onMove(addMonths(current, Number(target.value) - month))}
      >
        {monthNames.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={dateMessages.year}
        value={year}
        onChange={({ target }) => onMove(addMonths(current, (Number(target.value) - year) * 12))}
      >
        {Array.from({ length: last - first + 1 }, (_, index) => first + index).map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </div>
  );
}
