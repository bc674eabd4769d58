import type { EventStatus } from '@portal/contracts';
import { Badge, EmptyState, ListItem, TextLink, Rows, Section, type Tone } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Activity, Calendar, Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { otherPages } from '../../../paths';
import { messages } from '../messages';

const badges: Readonly<Record<EventStatus, { tone: Tone; icon: ReactNode }>> = {
  planned: { tone: 'info', icon: <Calendar /> },
  ongoing: { tone: 'success', icon: <Activity /> },
  completed: { tone: 'neutral', icon: <Check /> },
  cancelled: { tone: 'danger', icon: <X /> },
};

/** What is shown of an event. */
interface ShownEvent {
  readonly id: string;
  readonly name: string;
  readonly date: string | null;
  readonly venue: string;
  readonly status: EventStatus;
}

interface EventSectionProps {
  readonly title: string;
  readonly events: readonly ShownEvent[];
  /** The list that these are from. */
  readonly allHref: string;
}

/** A few events, with date, venue and state. */
export function EventSection({ title, events, allHref }: EventSectionProps) {
  const formats = useFormats();
  return (
    <Section
      title={title}
      trailing={
        <TextLink isSolo href={allHref}>
          {messages.allEvents}
        </TextLink>
      }
    >
      {events.length === 0 ? <EmptyState title={messages.noEvents} /> : null}
      {events.length > 0 ? (
        <Rows>
          {events.map(({ id, name, date, venue, status }) => (
            <ListItem
              key={id}
              title={name}
              href={otherPages.event(id)}
              meta={
                <>
                  <span>{date ? formats.date(date) : messages.noDate}</span>
                  {venue ? <span>{venue}</span> : null}
                </>
              }
              trailing={
                <Badge tone={badges[status].tone} icon={badges[status].icon}>
                  {messages.statuses[status]}
                </Badge>
              }
            />
          ))}
        </Rows>
      ) : null}
    </Section>
  );
}
