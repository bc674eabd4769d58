import { Card, EmptyState, LoadMoreRow, GroupHeading } from '@portal/ui';
import { Fragment, useState } from 'react';
import { agendaFrom, type Placed } from '../by-day';
import { nearDay, shortDay } from '../day-words';
import type { Day } from '../days';
import { calendarTexts as words } from '../texts';
import styles from './agenda.module.css';
import { DayEvent } from './day-event';

const STEP = 4;

interface AgendaProps {
  readonly placed: readonly Placed[];
  readonly from: Day;
  readonly to: Day;
  readonly today: Day;
}

/** What is on from a day, day by day. */
export function Agenda({ placed, from, to, today }: AgendaProps) {
  const [shown, setShown] = useState(STEP);
  const days = agendaFrom(placed, from, to);
  if (days.length === 0) return <EmptyState title={words.none} text={words.noneLater} />;
  return (
    <Card as="section" aria-label={words.agenda} isClipped>
      {days.slice(0, shown).map(({ day, events }) => (
        <Fragment key={day}>
          <GroupHeading note={shortDay(day)}>{nearDay(day, today)}</GroupHeading>
          <ul className={styles.rows}>
            {events.map((one) => (
              <li key={one.event._id}>
                <DayEvent placed={one} day={day} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {days.length > shown ? (
        <LoadMoreRow onPress={() => setShown((count) => count + STEP)}>{words.showLater}</LoadMoreRow>
      ) : null}
    </Card>
  );
}
