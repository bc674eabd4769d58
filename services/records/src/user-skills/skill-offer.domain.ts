import type { AnswerOf, calls } from '@portal/contracts';
import type { CampusEvent } from '../campus-events/campus-event.domain';
import type { Skill } from '../skills/skill.domain';

type Offer = AnswerOf<typeof calls.listSkillOffers>[number];

/** An event that a person attended, and when. */
interface Attended {
  event: Pick<CampusEvent, 'id' | 'title' | 'skills'>;
  at: Date;
}

/** Skills of the events in their order, each once and without those that the person has claimed. */
export function offersOf(
  attended: readonly Attended[],
  {
    skills,
    claimed,
  }: { skills: readonly Pick<Skill, 'id' | 'name' | 'category' | 'type'>[]; claimed: readonly string[] },
): Offer[] {
  const open = new Map(skills.filter(({ id }) => !claimed.includes(id)).map((skill) => [skill.id, skill]));
  const offers = new Map<string, Offer>();
  for (const { event, at } of attended) {
    for (const { id } of event.skills) {
      const skill = open.get(id);
      if (skill && !offers.has(id)) offers.set(id, offerOf(skill, event, at));
    }
  }
  return [...offers.values()];
}

function offerOf(
  { id, name, category, type }: Pick<Skill, 'id' | 'name' | 'category' | 'type'>,
  event: Attended['event'],
  at: Date,
): Offer {
  return {
    skill_id: { _id: id, name, category, type },
    event_id: { _id: event.id, title: event.title },
    attended_at: at.toISOString(),
  };
}
