import type { EventData } from '@portal/contracts';
import { TEST_UNIT } from '@portal/test-kit';
import { holdingOf, removedHoldingOf } from './holding.domain';

describe('the copy of who holds a position', () => {
  const data: EventData<'org.holder.appointed.v1'> = {
    version: 2,
    holderId: 'c'.repeat(24),
    code: 'POR-2026-0001',
    userId: 'a'.repeat(24),
    name: 'Asha Rao',
    position: { id: 'b'.repeat(24), title: 'Web Lead' },
    unit: TEST_UNIT,
    tenureYear: '2026-2027',
    status: 'active',
    confirmation: 'confirmed',
  };

  it('has what claims need of it, and neither name nor code', () => {
    const { holderId: id, code: _code, name: _name, ...rest } = data;
    expect(holdingOf(data)).toEqual({ ...rest, id, isRemoved: false });
  });

  it('knows what was removed', () => {
    expect(removedHoldingOf(data)).toEqual({ ...holdingOf(data), isRemoved: true });
  });
});
