import { Card, EmptyState, LoadMoreRow, GroupHeading } from '@portal/ui';
import { Fragment, useState } from 'react';
import { agendaFrom, type DatedEvent } from '../by-day';
import { relativeDay, shortDay } from '../day-format';
import type { Day } from '../days';
import { messages } from '../messages';
import styles from './agenda.module.css';
import { DayEvent } from './day-event';

const DAYS_PER_STEP = 4;

interface AgendaProps {
  readonly dated: readonly DatedEvent[];
  readonly from: Day;
  readonly to: Day;
  readonly today: Day;
}

/** The events from a day on, by day. */
export function Agenda({ dated, from, to, today }: AgendaProps) {
  const [shown, setShown] = useState(DAYS_PER_STEP);
  const days = agendaFrom(dated, from, to);
  if (days.length === 0) return <EmptyState title={messages.none} text={messages.noneLater} />;
  return (
    <Card as="section" aria-label={messages.agenda} isClipped>
      {days.slice(0, shown).map(({ day, events }) => (
        <Fragment key={day}>
          <GroupHeading note={shortDay(day)}>{relativeDay(day, today)}</GroupHeading>
          <ul className={styles.rows}>
            {events.map((one) => (
              <li key={one.event._id}>
                <DayEvent dated={one} day={day} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {days.length > shown ? (
        <LoadMoreRow onPress={() => setShown((count) => count + DAYS_PER_STEP)}>{messages.showLater}</LoadMoreRow>
      ) : null}
    </Card>
  );
}
