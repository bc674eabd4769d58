import type { Actor } from '@portal/service-kit';
import { onboardedPerson, type Records } from '../testing/running-records';
import { attendEvent, shareEvents } from '../testing/shared-records';
import type { Asked, States } from './asked';

/** What the pacts of the record that a student shows start from. */
export function sharedRecordStates(running: () => Records): States {
  async function aRecord(): Promise<Asked & { actor: Actor; attended: Awaited<ReturnType<typeof attendEvent>> }> {
    const actor = await onboardedPerson(running(), { name: 'Asha Rao' });
    const attended = await attendEvent(running(), actor);
    return { actor, ids: { cccccccccccccccccccccc01: attended.eventId }, attended };
  }

  async function aLink() {
    const { actor, ids, attended } = await aRecord();
    const details = { label: 'Internship', show_student_id: true };
    const { _id: id, token } = await shareEvents(running(), actor, [attended.eventId], details);
    const end = () => running().request(actor, 'DELETE', `/api/records/shared/${id}`);
    return { asked: { actor, ids: { ...ids, dddddddddddddddddddddd01: id, 'an-open-link': token } }, attended, end };
  }

  async function anEndedLink(): Promise<Asked> {
    const { asked, end } = await aLink();
    await end();
    return asked;
  }

  const asVisitor = (asked: Asked): Asked => ({ ...asked, actor: null });

  return {
    'a student attended an event': aRecord,
    'a student shares a record': async () => (await aLink()).asked,
    'a student ended a shared record': anEndedLink,
    'a visitor has the link of a shared record': async () => asVisitor((await aLink()).asked),
    async 'a visitor has the link of a shared record that was changed since'() {
      const { asked, attended } = await aLink();
      await attended.takeBack();
      return asVisitor(asked);
    },
    'a visitor has the link of a shared record that was ended': async () => asVisitor(await anEndedLink()),
    'a visitor has no link': async () => ({ actor: null, ids: {} }),
  };
}
