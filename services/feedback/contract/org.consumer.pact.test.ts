import { boolean, integer, objectId, string } from '@portal/test-kit/pacts';
import { keptOf, unit, unitId } from './kept-targets';

const positionId = 'dddddddddddddddddddddd01';

describe('what feedback needs of org', () => {
  it.each(['created', 'changed'] as const)('is the unit that feedback can be about, when it was %s', async (step) => {
    const { id: _id, ...named } = unit;
    const data = { version: integer(1), unitId: objectId(unitId), ...named, active: boolean(true) };
    const kept = await keptOf(import.meta, `org.unit.${step}.v1`, data);
    expect(kept).toMatchObject([{ type: 'Organization Unit', id: unitId, name: 'Coding Club', isSelectable: true }]);
  });

  it.each(['created', 'changed', 'removed'] as const)(
    'is the position, with its unit, when it was %s',
    async (step) => {
      const data = { version: integer(1), positionId: objectId(positionId), title: string('Web Lead'), unit };
      const kept = await keptOf(import.meta, `org.position.${step}.v1`, data);
      const position = { type: 'Position', id: positionId, name: 'Web Lead', unit: { name: 'Coding Club' } };
      expect(kept).toMatchObject([{ ...position, isSelectable: step !== 'removed' }]);
    },
  );
});
