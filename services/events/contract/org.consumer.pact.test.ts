import { UNIT_CATEGORIES, UNIT_TYPES } from '@portal/contracts';
import { boolean, integer, objectId, oneOf, string } from '@portal/test-kit/pacts';
import { messagesOf } from '@portal/test-kit/pacts/messages';
import { createDirectoryService } from '../src/directory/directory.service';
import { skillCopy } from '../src/directory/skill.repository';
import { eventsSubscriptions } from '../src/subscriptions';

const id = 'aaaaaaaaaaaaaaaaaaaaaa01';
const org = messagesOf(import.meta);

describe('what events needs of org', () => {
  it.each(['created', 'changed'] as const)('is the unit, with its version, when one was %s', async (step) => {
    const kept: object[] = [];
    const synced: object[] = [];
    const follow = { syncUnitDetails: async (unit: object) => void synced.push(unit) };
    const upsertNewer = async (told: readonly object[]) => {
      kept.push(...told);
      return told;
    };
    const units = { rows: { upsertNewer } };
    const directory = createDirectoryService({ people: {}, units, events: follow, requests: follow } as never);
    const data = {
      version: integer(1),
      unitId: objectId(id),
      name: string('Coding Club'),
      type: oneOf(UNIT_TYPES, 'Club'),
      category: oneOf(UNIT_CATEGORIES, 'scitech'),
      active: boolean(true),
    };
    const needed = { subject: objectId(id), data };
    const skills = skillCopy({} as never);
    const subscriptions = eventsSubscriptions({ directory, calendars: {} as never, skills });
    await org.sends(`org.unit.${step}.v1`, needed, subscriptions);
    const unit = { _id: id, name: 'Coding Club', type: 'Club', category: 'scitech', active: true };
    expect(kept).toMatchObject([{ version: 1, ...unit }]);
    const named = { id, name: 'Coding Club', category: 'scitech' };
    expect(synced).toEqual([named, named]);
  });
});
