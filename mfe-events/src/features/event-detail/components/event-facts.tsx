import { calls, type EventAnswer } from '@portal/contracts';
import { Card, DescriptionList, TextLink, Section } from '@portal/ui';
import { CategoryBadge, pathOf, useFormats } from '@portal/web-kit';
import { texts } from '../../../texts';

const words = texts.detail;

/** What holds for an event, as the specification lists it. */
export function EventFacts({ event }: { readonly event: EventAnswer }) {
  const formats = useFormats();
  const { schedule, organizing_unit_id: unit, organizers } = event;
  const moment = (at: string | null) => (at === null ? texts.card.dateOpen : formats.dateTime(at));
  return (
    <Section title={words.details} trailing={<CalendarLink event={event} />}>
      <Card>
        <DescriptionList
          items={[
            { label: words.category, value: texts.categories[event.category] },
            { label: words.type, value: event.type || words.none },
            { label: words.mode, value: texts.modes[schedule.mode] },
            { label: words.venue, value: schedule.venue || texts.card.venueOpen },
            { label: words.start, value: moment(schedule.start) },
            { label: words.end, value: moment(schedule.end) },
            {
              label: words.unit,
              value: unit ? (
                <CategoryBadge size="inherit" category={unit.category}>
                  {unit.name}
                </CategoryBadge>
              ) : (
                words.none
              ),
            },
            { label: words.organizers, value: <Organizers organizers={organizers} /> },
          ]}
        />
      </Card>
    </Section>
  );
}

function Organizers({ organizers }: Pick<EventAnswer, 'organizers'>) {
  if (organizers.length === 0) return words.none;
  return (
    <ul>
      {organizers.map(({ _id, kind, personal_info: { name } }) => (
        <li key={`${kind} ${_id}`}>{name || words.person}</li>
      ))}
    </ul>
  );
}

function CalendarLink({ event }: { readonly event: EventAnswer }) {
  if (event.schedule.start === null || event.status === 'cancelled') return null;
  return (
    <TextLink isSolo href={pathOf(calls.readEventCalendar, { id: event._id })} download>
      {words.addToCalendar}
    </TextLink>
  );
}
