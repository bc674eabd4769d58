import { TEST_UNIT } from '@portal/test-kit';
import { holderOf } from '../../testing/holder-record';
import { changeHolder, recordHolder } from './holder.domain';

const now = new Date('2026-11-20T10:00:00Z');
const today = { day: '2026-11-20', tenure: '2026-2027' };

describe('why a position ended early', () => {
  const draft = {
    user_id: 'a'.repeat(24),
    position_id: 'b'.repeat(24),
    tenure_year: '2026-2027',
    termination_reason: 'Moved away.',
  };
  const { id, person, position } = holderOf(1);
  const appointment = { id, person, position, unit: TEST_UNIT, confirmation: 'confirmed', now, today } as const;

  it.each([
    ['terminated', 'Moved away.'],
    ['completed', null],
    ['active', null],
  ] as const)('of a record that is %s is %s', (status, reason) => {
    expect(recordHolder({ ...draft, status }, appointment).terminationReason).toBe(reason);
  });

  it('is not changed with something else', () => {
    const change = { termination_reason: 'Moved away.', performance_metrics: { events_organized: 3 } };
    const { after, changed } = changeHolder(holderOf(1), change, now);
    expect([after.terminationReason, changed]).toEqual([null, ['metrics']]);
  });
});

it('a record that has ended keeps its status, and may be changed otherwise', () => {
  const ended = holderOf(1, { status: 'completed' });
  const metrics = { performance_metrics: { events_organized: 3 } };
  expect(changeHolder(ended, metrics, now).changed).toEqual(['metrics']);
  expect(changeHolder(ended, { ...metrics, status: 'completed' }, now).changed).toEqual(['metrics']);
  expect(() => changeHolder(ended, { status: 'active' }, now)).toThrow(
    expect.objectContaining({ code: 'HOLDER.ENDED' }) as Error,
  );
});
