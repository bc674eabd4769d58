import { ROLE_NAMES, type EventData, type FeedbackType, type Role } from '@portal/contracts';

/** A role within a sentence: `general secretary (scitech)`. */
export function roleLabel(role: Role): string {
  return ROLE_NAMES[role].toLowerCase().replace(/, (.+)$/, ' ($1)');
}

const FEEDBACK_LABELS: Record<FeedbackType, { article: string; noun: string }> = {
  Suggestion: { article: 'a ', noun: 'suggestion' },
  Complaint: { article: 'a ', noun: 'complaint' },
  'General Feedback': { article: '', noun: 'general feedback' },
  Query: { article: 'a ', noun: 'query' },
  Appreciation: { article: 'an ', noun: 'appreciation' },
  Report: { article: 'a ', noun: 'report' },
  Other: { article: '', noun: 'feedback' },
};

/** `a complaint`, or `your complaint`. */
export function feedbackLabel(type: FeedbackType, whose?: 'your'): string {
  const { article, noun } = FEEDBACK_LABELS[type];
  return whose ? `${whose} ${noun}` : `${article}${noun}`;
}

/** The longest query that the lists take; longer names are found by their beginning. */
const MAX_QUERY_LENGTH = 100;

function queryFor(name: string): string {
  return new URLSearchParams({ q: name.slice(0, MAX_QUERY_LENGTH) }).toString();
}

/** The list of feedback, searched for what it is about. */
export function feedbackLink(target: { name: string }): string {
  return `/viewfeedback?${queryFor(target.name)}`;
}

/** The list of positions, searched for this one. */
export function positionLink(title: string): string {
  return `/cosa?${queryFor(title)}`;
}

/** The list of position holders, searched for a person. */
export function holdersLink(name: string): string {
  return `/cosa?tab=holders&${queryFor(name)}`;
}

/** What a holder is, of which unit and when: `Web Lead of Coding Club, 2026-2027`. */
export function officeLabel({ position, unit, tenureYear }: EventData<'org.holder.appointed.v1'>): string {
  return `${position.title} of ${unit.name}, ${tenureYear}`;
}

type RequestedRoom = EventData<'events.room-request.submitted.v1'>;

/** What a room is for: the title of its event, or its own purpose. */
export function roomUseLabel({ eventTitle, purpose }: Pick<RequestedRoom, 'eventTitle' | 'purpose'>): string {
  return eventTitle ?? purpose ?? '';
}

/** The event that a room is for; without one, the day of the room. */
export function roomRequestLink({ eventId, date }: Pick<RequestedRoom, 'eventId' | 'date'>): string {
  return eventId === undefined ? `/roombooking?date=${date}` : `/events/${eventId}`;
}

export const unitLink = (unitId: string) => `/units/${unitId}`;

/** Where officers decide about skills and achievements. */
export const endorsementLink = '/gensec-endorse';

/** Where students see what they claim. */
export const ownSkillsLink = '/skills';
