import type { AnswerOf, calls } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import type { Attendance } from '../attendances/attendance.domain';
import type { AttendanceRepository } from '../attendances/attendance.repository';
import type { CampusEvent } from '../campus-events/campus-event.domain';
import type { CampusEventRepository } from '../campus-events/campus-event.repository';
import type { SkillRepository } from '../skills/skill.repository';
import { offersOf } from './skill-offer.domain';
import type { UserSkillRepository } from './user-skill.repository';

interface Dependencies {
  repository: Pick<UserSkillRepository, 'findClaimed'>;
  attendances: Pick<AttendanceRepository, 'listOfPerson'>;
  campusEvents: Pick<CampusEventRepository, 'findMany'>;
  skills: Pick<SkillRepository, 'findEndorsed'>;
}

/** Of the last events that a person attended; earlier ones offer nothing more. */
const MAX_EVENTS = 100;
const MAX_OFFERS = 20;

export type SkillOfferService = ReturnType<typeof createSkillOfferService>;

/** What a person may claim with an event as evidence. */
export function createSkillOfferService({ repository, attendances, campusEvents, skills }: Dependencies) {
  /** The latest event first; a skill of several events is offered once. */
  async function list({ userId }: Pick<Actor, 'userId'>): Promise<AnswerOf<typeof calls.listSkillOffers>> {
    const attended = await attendances.listOfPerson(userId, MAX_EVENTS);
    const marked = markedEvents(attended, await campusEvents.findMany(attended.map(({ eventId }) => eventId)));
    const ids = [...new Set(marked.flatMap(({ event }) => event.skills.map(({ id }) => id)))];
    if (ids.length === 0) return [];
    const [known, claimed] = await Promise.all([skills.findEndorsed(ids), repository.findClaimed(userId, ids)]);
    return offersOf(marked, { skills: known, claimed }).slice(0, MAX_OFFERS);
  }

  return { list };
}

function markedEvents(attended: readonly Attendance[], events: readonly CampusEvent[]) {
  const byId = new Map(events.map((event) => [event.id, event]));
  return attended.flatMap(({ eventId, checkedIn }) => {
    const event = byId.get(eventId);
    return event && checkedIn && event.skills.length > 0 ? [{ event, at: checkedIn.at }] : [];
  });
}
