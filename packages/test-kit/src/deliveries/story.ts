import type { CloudEvent } from '@portal/contracts';
import { eventOf } from '../events';
import { accountsOfStory } from './accounts-of-story';
import { eventsOfStory } from './events-of-story';
import { feedbackOfStory } from './feedback-of-story';
import { positionsOfStory } from './positions-of-story';

const BEGIN = Date.UTC(2026, 10, 21, 6, 0);
const MINUTE_MS = 60_000;

/** The field that names what an event is about, the first that is there. */
const SUBJECTS = [
  'feedbackId',
  'registrationId',
  'requestId',
  'roomId',
  'eventId',
  'positionId',
  'unitId',
  'userId',
] as const;

function subjectOf(data: object): string {
  const fields = Object.entries(data) as [string, string][];
  const name = SUBJECTS.find((subject) => fields.some(([field]) => field === subject));
  return fields.find(([field]) => field === name)?.[1] ?? '';
}

/**
 * A campus for a while, told by every type of event of the catalogue, in order: several of a subject with rising
 * versions, each event with an id of its own that is the same in every run.
 */
export const story: readonly CloudEvent[] = [
  ...accountsOfStory,
  ...positionsOfStory,
  ...eventsOfStory,
  ...feedbackOfStory,
].map(({ type, data, by }, place) =>
  eventOf(type, data, {
    id: `story-${String(place).padStart(4, '0')}`,
    subject: subjectOf(data),
    time: new Date(BEGIN + place * MINUTE_MS).toISOString(),
    actor: by && { _id: by.userId, name: by.name, role: by.role },
  }),
);
