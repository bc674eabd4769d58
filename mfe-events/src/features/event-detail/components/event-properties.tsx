import { UnitName } from '@portal/campus-kit';
import { calls, EVENT_CATEGORY_NAMES, pathOf, type EventAnswer } from '@portal/contracts';
import { Card, DescriptionList, TextLink, Section } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { modeNames, unscheduled } from '../../../messages';
import { messages } from '../messages';

interface EventPropertiesProps {
  readonly event: EventAnswer;
  /** False where the page shows them itself. */
  readonly hasOrganizers: boolean;
}

/** The properties of an event that the specification lists. */
export function EventProperties({ event, hasOrganizers }: EventPropertiesProps) {
  const formats = useFormats();
  const { schedule, organizing_unit_id: unit, organizers, skills = [] } = event;
  const moment = (at: string | null) => (at === null ? unscheduled.date : formats.dateTime(at));
  return (
    <Section title={messages.details} trailing={<AddToCalendarLink event={event} />}>
      <Card>
        <DescriptionList
          items={[
            { label: messages.category, value: EVENT_CATEGORY_NAMES[event.category] },
            { label: messages.type, value: event.type || messages.none },
            { label: messages.mode, value: modeNames[schedule.mode] },
            { label: messages.venue, value: schedule.venue || unscheduled.venue },
            { label: messages.start, value: moment(schedule.start) },
            { label: messages.end, value: moment(schedule.end) },
            {
              label: messages.unit,
              value: unit ? <UnitName unit={unit} size="inherit" /> : messages.none,
            },
            ...(hasOrganizers ? [{ label: messages.organizers, value: <Organizers organizers={organizers} /> }] : []),
            ...(skills.length > 0
              ? [{ label: messages.skills, value: skills.map(({ name }) => name).join(', ') }]
              : []),
          ]}
        />
      </Card>
    </Section>
  );
}

function Organizers({ organizers }: Pick<EventAnswer, 'organizers'>) {
  if (organizers.length === 0) return messages.none;
  return (
    <ul>
      {organizers.map(({ _id, kind, personal_info: { name } }) => (
        <li key={`${kind} ${_id}`}>{name || messages.person}</li>
      ))}
    </ul>
  );
}

function AddToCalendarLink({ event }: { readonly event: EventAnswer }) {
  if (event.schedule.start === null || event.status === 'cancelled') return null;
  return (
    <TextLink isSolo href={pathOf(calls.readEventCalendar, { id: event._id })} download>
      {messages.addToCalendar}
    </TextLink>
  );
}
