import { eventCatalogue, MINUTE_MS, type CloudEvent, type EventName } from '@portal/contracts';
import { eventOf } from '../events';
import { achievementEvents } from './achievement-events';
import { accountEvents } from './account-events';
import { campusEvents } from './campus-events';
import { exampleOf } from './example-of';
import { feedbackEvents } from './feedback-events';
import { holderEvents } from './holder-events';
import { meera } from './people';
import { positionEvents } from './position-events';
import type { PublishedEvent } from './published-event';
import { skillEvents } from './skill-events';

const BEGIN = Date.UTC(2026, 10, 21, 6, 0);

/** Written by hand, because their versions and subjects belong together. */
const written: readonly PublishedEvent[] = [
  ...accountEvents,
  ...positionEvents,
  ...holderEvents,
  ...skillEvents,
  ...achievementEvents,
  ...campusEvents,
  ...feedbackEvents,
];

/** Every other event of the catalogue, with an example made from its schema. */
const generated = (Object.keys(eventCatalogue) as EventName[])
  .filter((name) => !written.some(({ type }) => type === name))
  .map((type) => ({ type, data: exampleOf(eventCatalogue[type].data), by: meera }) as PublishedEvent);

/** The fields that name what an event is about where it is not `<noun>Id`; the first that is there. */
const SUBJECT_FIELDS = ['requestId', 'eventId', 'userId'];

function subjectOf({ type, data }: PublishedEvent): string {
  const noun = (type.split('.')[1] ?? '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const fields = new Map<string, unknown>(Object.entries(data));
  const field = [`${noun}Id`, ...SUBJECT_FIELDS].find((name) => fields.has(name));
  if (field === undefined) throw new Error(`The data of ${type} needs a field ${noun}Id that names its subject`);
  return String(fields.get(field));
}

/**
 * Every type of event of the catalogue, as a campus would publish them in order: several of a subject with rising
 * versions, each event with an id that is the same in every run.
 */
export const eventFixtures: readonly CloudEvent[] = [...written, ...generated].map((event, index) =>
  eventOf(event.type, event.data, {
    id: `story-${String(index).padStart(4, '0')}`,
    subject: subjectOf(event),
    time: new Date(BEGIN + index * MINUTE_MS).toISOString(),
    actor: event.by && { _id: event.by.userId, name: event.by.name, role: event.by.role },
  }),
);
