import type { EventAnswer } from '@portal/contracts';
import { addDays } from '@portal/contracts';
import { CardGrid, classNames, Section, Text } from '@portal/ui';
import { useBelowTheFold, useFormats, type Formats } from '@portal/web-kit';
import { Fragment, type ReactNode } from 'react';
import { firstOf, type DayOfEvents, type EventsAroundNow } from '../around-now';
import { messages } from '../messages';
import styles from './event-groups.module.css';
import { PastEvents } from './past-events';

/** The card of an event, with a heading of this level. */
export type RenderCard = (event: EventAnswer, level: 3 | 4) => ReactNode;

interface EventGroupsProps {
  readonly groups: EventsAroundNow;
  /** All past events that there are, more of which may be loaded. */
  readonly pastCount: number;
  readonly children: RenderCard;
}

/** More than the screen of a phone shows. */
const FIRST_CARDS = 6;

/** The events under their headings: Ongoing, This week and Later by day, Past. */
export function EventGroups({ groups, pastCount, children }: EventGroupsProps) {
  const { ongoing, thisWeek, later, past } = useBelowTheFold() ? groups : firstOf(groups, FIRST_CARDS);
  return (
    <>
      {ongoing.length > 0 ? (
        <Section title={messages.ongoing}>
          <Cards events={ongoing}>{children}</Cards>
        </Section>
      ) : null}
      {thisWeek.length > 0 ? <Days title={messages.thisWeek} days={thisWeek} card={children} /> : null}
      {later.length > 0 ? <Days title={messages.later} days={later} card={children} /> : null}
      {past.length > 0 ? (
        <PastEvents count={pastCount} isAlone={ongoing.length + thisWeek.length + later.length === 0}>
          <Cards events={past}>{children}</Cards>
        </PastEvents>
      ) : null}
    </>
  );
}

function Cards({ events, children }: { readonly events: readonly EventAnswer[]; readonly children: RenderCard }) {
  return (
    <CardGrid>
      {events.map((event) => (
        <Fragment key={event._id}>{children(event, 3)}</Fragment>
      ))}
    </CardGrid>
  );
}

interface DaysProps {
  readonly title: string;
  readonly days: readonly DayOfEvents[];
  readonly card: RenderCard;
}

/** One grid for all days, because most have few events: each card has its day above it, which is a heading once. */
function Days({ title, days, card }: DaysProps) {
  const formats = useFormats();
  return (
    <Section title={title}>
      <CardGrid>
        {days.flatMap(({ day, events }) =>
          events.map((event, nth) => (
            <div key={event._id} className={classNames(styles.cell, nth > 0 && styles.sameDay)}>
              <Text
                as={nth === 0 ? 'h3' : 'p'}
                size="sm"
                tone={nth === 0 ? 'secondary' : 'muted'}
                weight={nth === 0 ? 'medium' : 'regular'}
                aria-hidden={nth > 0 || undefined}
              >
                {dayName(day, event, formats)}
              </Text>
              {card(event, 4)}
            </div>
          )),
        )}
      </CardGrid>
    </Section>
  );
}

function dayName(day: string | undefined, { schedule: { start } }: EventAnswer, formats: Formats): string {
  if (day === undefined || start === null) return messages.noDate;
  const today = formats.calendarDay(Date.now());
  if (day === today) return messages.today;
  return day === addDays(today, 1) ? messages.tomorrow : formats.day(start);
}
