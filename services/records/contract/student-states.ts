import type { SkillAnswer } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { attend, markedEvent } from '../testing/attendances';
import type { Records } from '../testing/running-records';
import { endorse, endorsedSkill, newClaim, newStudent, returnClaim } from '../testing/skills';
import type { Asked, States } from './asked';

/** What the pacts of a student's own skills start from. */
export function studentStates(running: () => Records): States {
  let skills = 0;

  /** A new one each time, whose lists then have just what the state says. */
  async function aStudent(): Promise<Asked & { actor: Actor }> {
    const actor = await newStudent(running(), { name: 'Asha Rao' });
    return { actor, ids: { bbbbbbbbbbbbbbbbbbbbbb01: actor.userId } };
  }
  async function aSkill(): Promise<Awaited<ReturnType<typeof aStudent>> & { skill: SkillAnswer }> {
    const { actor, ids } = await aStudent();
    skills += 1;
    const details = { category: 'Music', type: 'cultural', description: 'A pair of drums.' };
    const skill = await endorsedSkill(running(), { name: `Tabla ${skills}`, ...details });
    return { actor, ids: { ...ids, aaaaaaaaaaaaaaaaaaaaaa01: skill._id }, skill };
  }
  async function aClaim(): Promise<Asked & { claimId: string }> {
    const { actor, ids, skill } = await aSkill();
    const { _id: claimId } = await newClaim(running(), actor, { skill, proficiency_level: 'intermediate' });
    return { actor, ids: { ...ids, eeeeeeeeeeeeeeeeeeeeee01: claimId }, claimId };
  }

  return {
    'a student asks': aStudent,
    'an endorsed skill exists, and a student asks': aSkill,
    'a student claims a skill': aClaim,
    async 'a student claims a skill that is endorsed'() {
      const { claimId, ...asked } = await aClaim();
      await endorse(running(), 'PRESIDENT', claimId);
      return asked;
    },
    async 'a student claims a skill that was returned'() {
      const { claimId, ...asked } = await aClaim();
      await returnClaim(running(), 'PRESIDENT', claimId);
      return asked;
    },
    async 'a student attended an event that is marked with a skill'() {
      const { actor, ids, skill } = await aSkill();
      const event = await markedEvent(running(), [skill], 'Tabla Evening');
      await attend(running(), actor, event);
      return { actor, ids: { ...ids, cccccccccccccccccccccc01: event.id } };
    },
  };
}
