import { unitCategoryOf, type CloudEvent, type EventName, type SkillType } from '@portal/contracts';
import { endorsementLink } from '../labels/label.domain';
import type { FeedEntryText } from './feed.domain';

type Described<N extends EventName> = Pick<CloudEvent<N>, 'actor' | 'data'>;

export function describeSkillEndorsed({ actor, data }: Described<'records.skill.endorsed.v1'>): FeedEntryText {
  const { skillId: id, name, type } = data;
  const what = `the skill ${name}`;
  const description = actor ? `${actor.name} endorsed ${what}` : `The skill ${name} was endorsed`;
  return { ...endorsementEntry({ id, name, type }), description };
}

export function describeClaimEndorsed({ actor, data }: Described<'records.user-skill.endorsed.v1'>): FeedEntryText {
  const { userSkillId: id, name, skill } = data;
  const what = `${name}'s skill: ${skill.name}`;
  const description = actor ? `${actor.name} endorsed ${what}` : `Endorsed: ${what}`;
  return { ...endorsementEntry({ id, name, type: skill.type }), description };
}

export function describeEndorsementWithdrawn({
  actor,
  data,
}: Described<'records.user-skill.endorsement-withdrawn.v1'>): FeedEntryText {
  const { userSkillId: id, name, skill } = data;
  const what = `the endorsement of ${name}'s skill: ${skill.name}`;
  const description = actor ? `${actor.name} withdrew ${what}` : `Withdrawn: ${what}`;
  return { ...endorsementEntry({ id, name, type: skill.type }), description };
}

/** Belongs to no unit: those who decide about skills of its type see it. */
function endorsementEntry({
  id,
  name,
  type,
}: {
  id: string;
  name: string;
  type: SkillType;
}): Omit<FeedEntryText, 'description'> {
  return {
    type: 'approval',
    subject: { kind: 'skill', id, name },
    link: endorsementLink,
    unit: null,
    categories: [unitCategoryOf(type)],
  };
}
