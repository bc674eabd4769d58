import { HOUR_MS } from '@portal/contracts';
import { documentId } from '../benchmark-store';
import { PERSON, unitOf } from '../sample-units';
import { scheduleOf, storedEvent, type SampleEvent } from '../stored-event';

const FIRST_START = Date.UTC(2035, 0, 1);
const DESCRIPTION = 'Asian format, teams of three, motions released 30 minutes before each round. '.repeat(2).trim();

function sampleEvent(number: number): SampleEvent {
  return {
    title: `Debate ${number} of the winter league`,
    description: DESCRIPTION,
    // A fifth is over, so that a list has something to leave out.
    status: number % 5 === 3 ? 'completed' : 'planned',
    category: 'academic',
    type: 'Competition',
    start: new Date(FIRST_START + number * HOUR_MS),
    venue: 'Senate Hall',
    createdAt: new Date(FIRST_START - 100 * HOUR_MS),
  };
}

/** As the events service stores them. */
export function storedEventOf(number: number) {
  return storedEvent(documentId(number), unitOf(number), sampleEvent(number));
}

/** As a program stores them that sends what it has: field for field what our calls answer. */
export function bareEventOf(number: number) {
  const { createdAt, venue, ...event } = sampleEvent(number);
  const { id, name, category } = unitOf(number);
  return {
    ...event,
    _id: documentId(number),
    schedule: scheduleOf({ start: event.start, venue }),
    registration: { required: false },
    organizing_unit_id: { _id: id, name, category },
    organizers: [{ _id: PERSON.id, kind: 'user', personal_info: { name: PERSON.name } }],
    created_at: createdAt,
  };
}
