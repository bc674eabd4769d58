import { addDays } from '@portal/contracts';
import { Button, FilterSelect, IconButton } from '@portal/ui';
import { formatCalendarDay, formatLongDate, useFormats } from '@portal/web-kit';
import { DayFilter } from '@portal/web-kit/filters';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { SEATS, type useScheduleFilters } from '../use-schedule-filters';
import styles from './schedule-toolbar.module.css';

interface ScheduleToolbarProps {
  readonly filters: ReturnType<typeof useScheduleFilters>;
  readonly today: string;
  /** The legend. */
  readonly children: ReactNode;
}

/** Day and seats of the schedule. */
export function ScheduleToolbar({
  filters: { date, seats, setDate, setSeats },
  today,
  children,
}: ScheduleToolbarProps) {
  const { number } = useFormats();
  const options = [
    { value: '', label: messages.anySeats },
    ...SEATS.map((step) => ({ value: String(step), label: messages.atLeast(number(step)) })),
  ];
  const [weekday = ''] = formatLongDate(`${date}T00:00:00Z`, 'UTC').split(',');
  return (
    <div className={styles.bar}>
      <div className={styles.days}>
        <IconButton
          className={styles.step ?? ''}
          label={messages.previous}
          icon={<ChevronLeft />}
          onPress={() => setDate(addDays(date, -1))}
        />
        <Button onPress={() => setDate(today)}>{messages.today}</Button>
        <IconButton
          className={styles.step ?? ''}
          label={messages.next}
          icon={<ChevronRight />}
          onPress={() => setDate(addDays(date, 1))}
        />
        <DayFilter
          className={styles.date ?? ''}
          label={messages.date}
          isLabelHidden
          isRequired
          value={date}
          onChange={setDate}
        />
      </div>
      <h2 className={styles.day} aria-live="polite">
        {messages.day(weekday, formatCalendarDay(date))}
      </h2>
      <div className={styles.trailing}>
        {children}
        <FilterSelect label={messages.seats} value={seats ? String(seats) : ''} onChange={setSeats} options={options} />
      </div>
    </div>
  );
}
