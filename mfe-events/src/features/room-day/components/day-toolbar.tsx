import { Button, DateField, FilterSelect, IconButton } from '@portal/ui';
import { formatCalendarDay, formatLongDate, useFormats } from '@portal/web-kit';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { dayAfter } from '../clock';
import { texts } from '../texts';
import { SEATS, type useBoardFilters } from '../use-board-filters';
import { BoardLegend } from './board-legend';
import styles from './day-toolbar.module.css';

const words = texts.board;

interface DayToolbarProps {
  readonly filters: ReturnType<typeof useBoardFilters>;
  readonly today: string;
  /** Whether there are bookings whose owners one does not see. */
  readonly hasForeign: boolean;
}

/** Which day, how many seats, and what the marks mean. */
export function DayToolbar({ filters: { date, seats, setDate, setSeats }, today, hasForeign }: DayToolbarProps) {
  const { number } = useFormats();
  const options = [
    { value: '', label: words.anySeats },
    ...SEATS.map((step) => ({ value: String(step), label: words.atLeast(number(step)) })),
  ];
  const [weekday = ''] = formatLongDate(`${date}T00:00:00Z`, 'UTC').split(',');
  return (
    <div className={styles.bar}>
      <div className={styles.days}>
        <IconButton
          className={styles.step ?? ''}
          label={words.previous}
          icon={<ChevronLeft />}
          onPress={() => setDate(dayAfter(date, -1))}
        />
        <Button onPress={() => setDate(today)}>{words.today}</Button>
        <IconButton
          className={styles.step ?? ''}
          label={words.next}
          icon={<ChevronRight />}
          onPress={() => setDate(dayAfter(date, 1))}
        />
        <DateField
          className={styles.date ?? ''}
          label={words.date}
          isLabelHidden
          value={date}
          onChange={(day) => {
            if (day !== '') setDate(day);
          }}
        />
      </div>
      <h2 className={styles.day} aria-live="polite">
        {words.day(weekday, formatCalendarDay(date))}
      </h2>
      <div className={styles.end}>
        <BoardLegend hasForeign={hasForeign} />
        <FilterSelect label={words.seats} value={seats ? String(seats) : ''} onChange={setSeats} options={options} />
      </div>
    </div>
  );
}
