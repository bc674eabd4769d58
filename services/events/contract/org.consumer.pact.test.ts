import { UNIT_CATEGORIES, UNIT_TYPES } from '@portal/contracts';
import { subscriptionsOf, type CopyRow } from '@portal/service-kit';
import { boolean, integer, objectId, oneOf, string } from '@portal/test-kit/pacts';
import { messagesOf, rowsInto } from '@portal/test-kit/pacts/messages';
import { syncUnitDetails } from '../src/directory/composition';
import { unitCopy } from '../src/directory/unit.repository';

const id = 'aaaaaaaaaaaaaaaaaaaaaa01';
const org = messagesOf(import.meta);

describe('what events needs of org', () => {
  it.each(['created', 'changed'] as const)('is the unit, with its version, when one was %s', async (step) => {
    const kept: CopyRow[] = [];
    const synced: object[] = [];
    const follow = { syncUnitDetails: async (unit: object) => void synced.push(unit) };
    const data = {
      version: integer(1),
      unitId: objectId(id),
      name: string('Coding Club'),
      type: oneOf(UNIT_TYPES, 'Club'),
      category: oneOf(UNIT_CATEGORIES, 'scitech'),
      active: boolean(true),
    };
    const needed = { subject: objectId(id), data };
    const copy = unitCopy.over(rowsInto(kept), syncUnitDetails({ events: follow, requestDetails: follow }));
    const subscriptions = subscriptionsOf(copy);
    await org.sends(`org.unit.${step}.v1`, needed, subscriptions);
    const unit = { _id: id, name: 'Coding Club', type: 'Club', category: 'scitech', active: true };
    expect(kept).toMatchObject([{ version: 1, ...unit }]);
    const named = { id, name: 'Coding Club', category: 'scitech' };
    expect(synced).toEqual([named, named]);
  });
});
