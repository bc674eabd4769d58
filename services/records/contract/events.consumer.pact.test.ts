import { EVENT_CATEGORIES, UNIT_CATEGORIES } from '@portal/contracts';
import { eachLike, integer, objectId, oneOf, string } from '@portal/test-kit/pacts';
import { messagesOf } from '@portal/test-kit/pacts/messages';
import { keptRows } from './kept-rows';

const registrationId = 'cccccccccccccccccccccc01';
const eventId = 'bbbbbbbbbbbbbbbbbbbbbb01';
const unitId = 'aaaaaaaaaaaaaaaaaaaaaa02';
const skillId = 'dddddddddddddddddddddd01';
const personId = 'aaaaaaaaaaaaaaaaaaaaaa01';
const events = messagesOf(import.meta);

describe('what records needs of events', () => {
  it.each([
    ['events.registration.checked-in.v1', { at: new Date('2026-11-21T06:00:00.000Z'), by: 'Ravi Kumar' }],
    ['events.registration.check-in-undone.v1', null],
  ] as const)('is who came to which event, when and seen by whom, from %s', async (type, checkedIn) => {
    const { subscriptions, stored } = keptRows();
    const data = {
      version: integer(7),
      registrationId: objectId(registrationId),
      userId: objectId(personId),
      eventId: objectId(eventId),
    };
    await events.sends(type, { actor: { name: string('Ravi Kumar') }, data }, subscriptions);
    expect(stored).toEqual([{ _id: registrationId, version: 7, personId, eventId, checkedIn }]);
  });

  it.each(['events.event.created.v1', 'events.event.changed.v1', 'events.event.status-changed.v1'] as const)(
    'is the event’s title, category, unit and skills with its version, from %s',
    async (type) => {
      const { subscriptions, stored } = keptRows();
      const data = {
        version: integer(1),
        eventId: objectId(eventId),
        title: string('Git Clinic'),
        category: oneOf(EVENT_CATEGORIES, 'technical'),
        skills: eachLike({ id: objectId(skillId), name: string('Git') }),
        unit: { id: objectId(unitId), name: string('Coding Club'), category: oneOf(UNIT_CATEGORIES, 'scitech') },
      };
      await events.sends(type, { data }, subscriptions);
      const unit = { id: unitId, name: 'Coding Club', category: 'scitech' };
      const skills = [{ id: skillId, name: 'Git' }];
      expect(stored).toEqual([{ _id: eventId, version: 1, title: 'Git Clinic', category: 'technical', unit, skills }]);
    },
  );
});
