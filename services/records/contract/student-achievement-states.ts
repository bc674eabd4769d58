import type { Actor } from '@portal/service-kit';
import { newId } from '@portal/service-kit';
import { eventOf } from '@portal/test-kit';
import { clubEvent, giveBack, newAchievement, verify } from '../testing/achievements';
import { pdfOf, sendCertificate } from '../testing/certificates';
import type { Records } from '../testing/running-records';
import { newStudent } from '../testing/skills';
import type { Asked, States } from './asked';

/** Of a unit whose coordinator no pact asks as, so that these stay out of officers' lists. */
const unit = { id: 'a3a3a3a3a3a3a3a3a3a3a301', name: 'Music Club', category: 'cultural' } as const;

/** What the pacts of a student's own achievements start from. */
export function studentAchievementStates(running: () => Records): States {
  async function anEvent(): Promise<Asked & { actor: Actor; eventId: string }> {
    const eventId = newId();
    const event = { ...clubEvent, eventId, title: 'Raga Night', category: 'cultural' as const, unit };
    await running().deliver(eventOf('events.event.created.v1', event));
    const actor = await newStudent(running(), { name: 'Asha Rao' });
    const ids = { bbbbbbbbbbbbbbbbbbbbbb01: actor.userId, cccccccccccccccccccccc01: eventId };
    return { actor, ids, eventId };
  }

  /** With every field, and a file as its certificate. */
  async function anAchievement(): Promise<Asked & { achievementId: string }> {
    const { actor, ids, eventId } = await anEvent();
    const { body: file } = await sendCertificate(running(), actor, pdfOf('award'));
    const { _id: achievementId } = await newAchievement(running(), actor, {
      title: 'Solo Recital',
      description: 'Forty minutes of tabla.',
      category: 'Music',
      type: 'cultural',
      level: 'inter-college',
      position: 'first place',
      event_id: eventId,
      certificate_id: file._id,
    });
    return { actor, ids: { ...ids, ffffffffffffffffffffff01: achievementId }, achievementId };
  }

  return {
    'an event exists, and a student asks': anEvent,
    'a student has an achievement that waits': anAchievement,
    async 'a student has an achievement that is verified'() {
      const { achievementId, ...asked } = await anAchievement();
      await verify(running(), 'PRESIDENT', achievementId);
      return asked;
    },
    async 'a student has an achievement that was returned'() {
      const { achievementId, ...asked } = await anAchievement();
      await giveBack(running(), 'PRESIDENT', achievementId);
      return asked;
    },
  };
}
