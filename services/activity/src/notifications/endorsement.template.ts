import type { CloudEvent, EventName, NotificationKind } from '@portal/contracts';
import { ownSkillsLink } from '../labels/label.domain';
import type { PersonalNotification } from './notification.domain';

type Describe<N extends EventName> = (event: Pick<CloudEvent<N>, 'actor' | 'data'>) => PersonalNotification;
type Claim = CloudEvent<'records.user-skill.claimed.v1'>['data'];

export const claimEndorsed: Describe<'records.user-skill.endorsed.v1'> = ({ actor, data }) =>
  aboutSkill(
    data,
    'skill-endorsed',
    actor ? `${actor.name} endorsed your skill: ${data.skill.name}` : `Your skill was endorsed: ${data.skill.name}`,
  );

/** To who proposed it first: others who did have a claim of it, which is decided separately. */
export const skillEndorsed: Describe<'records.skill.endorsed.v1'> = ({ actor, data: { createdBy, name } }) => ({
  kind: 'skill-endorsed',
  userId: createdBy.id,
  link: ownSkillsLink,
  description: actor
    ? `${actor.name} added your new skill to the catalogue: ${name}`
    : `Your new skill was added to the catalogue: ${name}`,
});

export const claimReturned: Describe<'records.user-skill.returned.v1'> = ({ actor, data }) => {
  const who = actor ? `${actor.name} returned your skill` : 'Your skill was returned';
  return aboutSkill(data, 'skill-returned', `${who}: ${data.skill.name}. ${data.reason}`);
};

export const endorsementWithdrawn: Describe<'records.user-skill.endorsement-withdrawn.v1'> = ({ actor, data }) => {
  const what = `the endorsement of your skill: ${data.skill.name}. ${data.reason}`;
  return aboutSkill(
    data,
    'skill-endorsement-withdrawn',
    actor ? `${actor.name} withdrew ${what}` : `Withdrawn: ${what}`,
  );
};

function aboutSkill({ userId }: Claim, kind: NotificationKind, description: string): PersonalNotification {
  return { kind, userId, link: ownSkillsLink, description };
}
