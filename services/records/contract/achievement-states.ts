import { actorOf } from '@portal/test-kit';
import { clubEvent, newAchievement, tellClubEvent, verify } from '../testing/achievements';
import { attend } from '../testing/attendances';
import { pdfOf, sendCertificate } from '../testing/certificates';
import type { Records } from '../testing/running-records';
import { endorse, endorsedSkill, newClaim, newStudent } from '../testing/skills';
import type { Asked, States } from './asked';

/** What the pacts of officers about achievements start from. */
export function achievementStates(running: () => Records): States {
  let waiting: string | undefined;

  /** Lists of what waits then have just this one. */
  async function oneAchievement(): Promise<Asked & { achievementId: string }> {
    const records = running();
    if (waiting) await verify(records, 'PRESIDENT', waiting);
    const achievementId = await achievementWithProofs(records);
    waiting = achievementId;
    const ids = {
      ffffffffffffffffffffff01: achievementId,
      cccccccccccccccccccccc02: clubEvent.eventId,
    };
    return { actor: actorOf('PRESIDENT'), ids, achievementId };
  }

  async function oneVerified(): Promise<Asked> {
    const { achievementId, ...asked } = await oneAchievement();
    await verify(running(), 'PRESIDENT', achievementId);
    return asked;
  }

  return {
    'an achievement is to be verified': oneAchievement,
    async 'an achievement of an event of the unit is to be verified, and its coordinator asks'() {
      return { ...(await oneAchievement()), actor: actorOf('CLUB_COORDINATOR') };
    },
    'an achievement was verified': oneVerified,
    async 'an achievement of an event of the unit was verified by somebody else, and its coordinator asks'() {
      return { ...(await oneVerified()), actor: actorOf('CLUB_COORDINATOR') };
    },
  };
}

/** Its student was checked in at its event, has an endorsed skill of its category, and added a link and a file. */
async function achievementWithProofs(records: Records): Promise<string> {
  await tellClubEvent(records);
  const student = await newStudent(records, { name: 'Asha Nair' });
  await attend(records, student, { id: clubEvent.eventId, title: clubEvent.title });
  const skill = await endorsedSkill(records, { name: `Git ${Date.now()}`, category: 'Hackathon' });
  await endorse(records, 'PRESIDENT', (await newClaim(records, student, { skill }))._id);
  const { body: file } = await sendCertificate(records, student, pdfOf('award'));
  const { _id } = await newAchievement(records, student, {
    description: 'A weekend of work.',
    level: 'inter-college',
    position: 'first place',
    event_id: clubEvent.eventId,
    certificate_url: 'https://example.edu/awards/7',
    certificate_id: file._id,
  });
  return _id;
}
