import { Card, EmptyState, LoadMoreRow, GroupHeading } from '@portal/ui';
import { Fragment, useState } from 'react';
import { agendaFrom, type DatedEvent } from '../by-day';
import { relativeDay, shortDay } from '../day-format';
import type { Day } from '../days';
import { messages } from '../messages';
import styles from './agenda.module.css';
import { DayEvent } from './day-event';

const EVENTS_PER_STEP = 12;

interface AgendaProps {
  readonly dated: readonly DatedEvent[];
  readonly from: Day;
  readonly to: Day;
  readonly today: Day;
}

/** The events from a day on, by day. */
export function Agenda({ dated, from, to, today }: AgendaProps) {
  const [shown, setShown] = useState(EVENTS_PER_STEP);
  const days = agendaFrom(dated, from, to);
  const count = days.reduce((sum, { events }) => sum + events.length, 0);
  if (days.length === 0) return <EmptyState title={messages.none} text={messages.noneLater} />;
  return (
    <Card as="section" aria-label={messages.agenda} isClipped>
      {firstOf(days, shown).map(({ day, events }) => (
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
      {count > shown ? (
        <LoadMoreRow onPress={() => setShown((before) => before + EVENTS_PER_STEP)}>{messages.showLater}</LoadMoreRow>
      ) : null}
    </Card>
  );
}

type Days = ReturnType<typeof agendaFrom>;

/** The first so many events, with their days: a day of many does not make the list endless. */
function firstOf(days: Days, max: number): Days {
  let left = max;
  return days.flatMap(({ day, events }) => {
    const shown = events.slice(0, left);
    left -= shown.length;
    return shown.length > 0 ? [{ day, events: shown }] : [];
  });
}
