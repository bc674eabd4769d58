import { Button, IconButton, Segmented } from '@portal/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { spanTitle } from '../day-words';
import type { Span } from '../days';
import { calendarTexts as words } from '../texts';
import type { CalendarState } from '../use-calendar-state';
import styles from './calendar-nav.module.css';

const spans = [
  { value: 'month', label: words.month },
  { value: 'week', label: words.week },
];

interface CalendarNavProps {
  readonly state: CalendarState;
  /** What can be done with the whole calendar. */
  readonly trailing?: ReactNode;
}

/** Back, today, forth, and how much shows. */
export function CalendarNav({ state, trailing }: CalendarNavProps) {
  const { day, span, today, goTo, turn, show } = state;
  return (
    <div className={styles.nav}>
      <div className={styles.steps}>
        <IconButton
          className={styles.step}
          icon={<ChevronLeft />}
          label={words.previous[span]}
          onPress={() => turn(-1)}
        />
        <Button onPress={() => goTo(today)}>{words.today}</Button>
        <IconButton className={styles.step} icon={<ChevronRight />} label={words.next[span]} onPress={() => turn(1)} />
      </div>
      <h2 className={styles.title} aria-live="polite">
        {spanTitle(day, span)}
      </h2>
      <div className={styles.trailing}>{trailing}</div>
      <div className={styles.span}>
        <Segmented label={words.view} options={spans} value={span} onChange={(value) => show(value as Span)} />
      </div>
    </div>
  );
}
