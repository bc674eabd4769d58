import { DAY_MS, UNIT_CATEGORIES, type CloudEvent, type EventData, type EventName } from '@portal/contracts';
import { eventOf, TEST_UNIT } from '@portal/test-kit';
import { idOf } from './fixtures';

export const NOW = '2026-11-21T06:00:00.000Z';
const at = (daysAgo: number) => new Date(Date.parse(NOW) - daysAgo * DAY_MS).toISOString();
const unitOf = (number: number) => {
  const category = UNIT_CATEGORIES[number % 2] ?? 'cultural';
  return { id: idOf(800 + (number % 2)), name: `Club ${number % 2}`, category };
};

const eventAt = <N extends EventName>(type: N, data: EventData<N>, daysAgo: number): CloudEvent<N> =>
  eventOf(type, data, { id: `${type}-${JSON.stringify(data).length}-${Math.random()}`, time: at(daysAgo) });

/** Feedback given so many days ago and, perhaps, resolved. */
export function feedbackStory(number: number, given: number, resolved: number | null, isAboutPerson = false) {
  const data: EventData<'feedback.feedback.given.v1'> = {
    version: 1,
    feedbackId: idOf(number),
    type: 'Complaint',
    target: { type: 'Organization Unit', id: idOf(800), name: 'A club with a name' },
    unit: isAboutPerson ? null : unitOf(number),
    comments: 'Words that nobody else may read.',
    isAnonymous: number % 3 === 0,
    ...(number % 3 !== 0 && { author: { id: idOf(700), name: 'Asha Rao' } }),
    createdAt: at(given),
  };
  const events: CloudEvent[] = [eventAt('feedback.feedback.given.v1', data, given)];
  const answer = { ...data, version: 2, actionsTaken: 'Done.' };
  if (resolved !== null) events.push(eventAt('feedback.feedback.resolved.v1', answer, resolved));
  return events;
}

/** A room requested so many days ago and, perhaps, reviewed. */
export function roomStory(number: number, submitted: number, reviewed: number | null) {
  const data: EventData<'events.room-request.submitted.v1'> = {
    requestId: idOf(number),
    eventId: idOf(1),
    eventTitle: 'Git Clinic',
    unit: unitOf(number),
    room: 'L-101',
    date: at(submitted - 3).slice(0, 10),
    time: '18:00',
    endTime: '20:00',
    requestedBy: idOf(700),
  };
  const events: CloudEvent[] = [eventAt('events.room-request.submitted.v1', data, submitted)];
  const review = number % 3 === 0 ? 'events.room-request.rejected.v1' : 'events.room-request.approved.v1';
  if (reviewed !== null) events.push(eventAt(review, data, reviewed));
  return events;
}

/** An event that ended so many days ago. */
export function eventStory(number: number, ended: number, status: 'completed' | 'cancelled' = 'completed') {
  const data: EventData<'events.event.created.v1'> = {
    version: 1,
    eventId: idOf(number),
    title: `Event ${number}`,
    category: 'other',
    status: 'planned',
    start: at(ended + 0.1),
    end: at(ended),
    venue: 'Lab 2',
    unit: unitOf(number),
    createdAt: at(ended + 20),
  };
  const over = { ...data, version: 2, status, previousStatus: 'ongoing' } as const;
  const events: CloudEvent[] = [eventAt('events.event.created.v1', data, ended + 20)];
  return [...events, eventAt('events.event.status-changed.v1', over, ended)];
}

export type Step = 'joined' | 'waiting' | 'promoted' | 'left' | 'checked-in' | 'check-in-undone';

/** What a person did about an event, in order. */
export function registrationStory(number: number, event: number, steps: readonly Step[]): CloudEvent[] {
  const data = (status: 'registered' | 'waiting') => ({
    registrationId: idOf(number),
    userId: idOf(number + 5_000),
    status,
    eventId: idOf(event),
    eventTitle: `Event ${event}`,
    unit: TEST_UNIT,
    schedule: { start: null, end: null, venue: '' },
  });
  return steps.map((step, version) => {
    const daysAgo = 10 - version / 10;
    if (step === 'waiting') return eventAt('events.registration.joined.v1', data('waiting'), daysAgo);
    if (step === 'checked-in' || step === 'check-in-undone')
      return eventAt(`events.registration.${step}.v1`, { ...data('registered'), version: version + 1 }, daysAgo);
    return eventAt(`events.registration.${step}.v1`, data('registered'), daysAgo);
  });
}
