import type { CloudEvent, EventData, EventName } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { eventOf } from '../events';
import { accountsOfStory } from './accounts-of-story';
import { eventsOfStory } from './events-of-story';
import { feedbackOfStory } from './feedback-of-story';

/** What happens in the story, and who does it; nobody where the clock does, or an author is not told. */
export type Told = {
  [N in EventName]: { type: N; data: EventData<N>; by: Actor | null };
}[EventName];

const BEGIN = Date.UTC(2026, 10, 21, 6, 0);
const MINUTE_MS = 60_000;

/** The field that names what an event is about, the first that is there. */
const SUBJECTS = ['feedbackId', 'registrationId', 'requestId', 'roomId', 'eventId', 'unitId', 'userId'] as const;

function subjectOf(data: object): string {
  const fields = new Map(Object.entries(data));
  return String(SUBJECTS.map((name) => fields.get(name)).find((id) => id !== undefined));
}

/**
 * A campus for a while, told by every type of event of the catalogue, in order: several of a subject with rising
 * versions, each event with an id of its own that is the same in every run.
 */
export const story: readonly CloudEvent[] = [...accountsOfStory, ...eventsOfStory, ...feedbackOfStory].map(
  ({ type, data, by }, place) =>
    eventOf(type, data, {
      id: `story-${String(place).padStart(4, '0')}`,
      subject: subjectOf(data),
      time: new Date(BEGIN + place * MINUTE_MS).toISOString(),
      actor: by && { _id: by.userId, name: by.name, role: by.role },
    }),
);
