import { Button, IconButton, Segmented } from '@portal/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { spanTitle } from '../day-format';
import type { Span } from '../days';
import { messages } from '../messages';
import type { CalendarState } from '../use-calendar-state';
import styles from './calendar-nav.module.css';

const spans = [
  { value: 'month', label: messages.month },
  { value: 'week', label: messages.week },
];

interface CalendarNavProps {
  readonly state: CalendarState;
  readonly trailing?: ReactNode;
}

export function CalendarNav({ state, trailing }: CalendarNavProps) {
  const { day, span, today, goTo, step, setSpan } = state;
  return (
    <div className={styles.nav}>
      <div className={styles.steps}>
        <IconButton
          className={styles.step}
          icon={<ChevronLeft />}
          label={messages.previous[span]}
          onPress={() => step(-1)}
        />
        <Button onPress={() => goTo(today)}>{messages.today}</Button>
        <IconButton
          className={styles.step}
          icon={<ChevronRight />}
          label={messages.next[span]}
          onPress={() => step(1)}
        />
      </div>
      <h2 className={styles.title} aria-live="polite">
        {spanTitle(day, span)}
      </h2>
      <div className={styles.trailing}>{trailing}</div>
      <div className={styles.span}>
        <Segmented label={messages.view} options={spans} value={span} onChange={(value) => setSpan(value as Span)} />
      </div>
    </div>
  );
}
