import { confirmation, HOLDER_STATUSES, UNIT_CATEGORIES } from '@portal/contracts';
import { integer, objectId, oneOf, string } from '@portal/test-kit/pacts';
import { messagesOf } from '@portal/test-kit/pacts/messages';
import { keptRows } from './kept-rows';

const holderId = 'cccccccccccccccccccccc02';
const personId = 'aaaaaaaaaaaaaaaaaaaaaa01';
const positionId = 'bbbbbbbbbbbbbbbbbbbbbb02';
const unitId = 'aaaaaaaaaaaaaaaaaaaaaa02';
const org = messagesOf(import.meta);

describe('what records needs of org', () => {
  it.each([
    ['org.holder.appointed.v1', false],
    ['org.holder.claimed.v1', false],
    ['org.holder.confirmed.v1', false],
    ['org.holder.refused.v1', false],
    ['org.holder.changed.v1', false],
    ['org.holder.ended.v1', false],
    ['org.holder.hand-over-due.v1', false],
    ['org.holder.removed.v1', true],
  ] as const)('is who holds or held which position, from %s', async (type, isRemoved) => {
    const { subscriptions, stored } = keptRows();
    const data = {
      version: integer(3),
      holderId: objectId(holderId),
      userId: objectId(personId),
      position: { id: objectId(positionId), title: string('Web Lead') },
      unit: { id: objectId(unitId), name: string('Coding Club'), category: oneOf(UNIT_CATEGORIES, 'scitech') },
      tenureYear: string('2026-2027'),
      status: oneOf(HOLDER_STATUSES, 'active'),
      confirmation: oneOf(confirmation.options, 'confirmed'),
    };
    await org.sends(type, { data }, subscriptions);
    expect(stored).toEqual([
      {
        _id: holderId,
        version: 3,
        userId: personId,
        position: { id: positionId, title: 'Web Lead' },
        unit: { id: unitId, name: 'Coding Club', category: 'scitech' },
        tenureYear: '2026-2027',
        status: 'active',
        confirmation: 'confirmed',
        isRemoved,
      },
    ]);
  });
});
