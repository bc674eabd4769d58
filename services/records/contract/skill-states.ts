import type { UserSkillAnswer } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import { actorOf } from '@portal/test-kit';
import type { Records } from '../testing/running-records';
import { endorse, holds, newClaim, newSkill, newStudent } from '../testing/skills';
import type { Asked, States } from './asked';

/** What the pacts of officers about skills start from. */
export function skillStates(running: () => Records): States {
  let claim: UserSkillAnswer | undefined;

  /** Lists then have just this one. */
  async function oneClaim(): Promise<Asked & { claimId: string }> {
    const records = running();
    if (claim) {
      await endorse(records, 'PRESIDENT', claim._id);
      await records.request('PRESIDENT', 'POST', `/api/skills/endorse/${claim.skill_id._id}`, {});
    }
    const student = await newStudent(records, { name: 'Asha Nair' });
    const name = `Embedded C ${Date.now()}`;
    const skill = await newSkill(records, student, { name, description: 'For small controllers.' });
    claim = await newClaim(records, student, { skill });
    const ids = {
      bbbbbbbbbbbbbbbbbbbbbb01: student.userId,
      cccccccccccccccccccccc01: claim._id,
      dddddddddddddddddddddd02: skill._id,
    };
    return { actor: actorOf('PRESIDENT'), ids, claimId: claim._id };
  }

  return {
    'a claim and a skill are to be endorsed': oneClaim,
    async 'a member of a club claims a skill, and its coordinator asks'() {
      const { claimId: _id, ids } = await oneClaim();
      await holds(
        running(),
        { userId: ids['bbbbbbbbbbbbbbbbbbbbbb01'] ?? '', name: 'Asha Nair' },
        { holderId: newId() },
      );
      return { actor: actorOf('CLUB_COORDINATOR'), ids };
    },
    async 'a claim was endorsed'() {
      const { claimId, ...asked } = await oneClaim();
      await endorse(running(), 'PRESIDENT', claimId);
      return asked;
    },
  };
}
