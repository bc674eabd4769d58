import { newId } from '@portal/service-kit';
import { TEST_UNIT } from '@portal/test-kit';
import type { Holder } from '../src/holders/holder.domain';

export const APPOINTED = {
  at: new Date('2026-11-20T10:00:00Z'),
  by: 'Meera Nair',
  action: 'appointed' as const,
  changed: [] as string[],
};

/** A record as the service stores it; its number is that of the tenure of its code. */
export function holderOf(number: number, changes: Partial<Holder> = {}): Holder {
  const tenureYear = changes.tenureYear ?? '2026-2027';
  return {
    id: newId(),
    version: 1,
    code: `POR-${tenureYear.slice(0, 4)}-${String(number).padStart(4, '0')}`,
    person: { id: newId(), name: 'Asha Rao', username: 'asha@example.edu', studentId: null },
    position: { id: newId(), title: 'Web Lead', type: 'Team Lead' },
    unit: TEST_UNIT,
    tenureYear,
    status: 'active',
    confirmation: 'confirmed',
    refusalReason: null,
    appointment: { by: null, date: null },
    metrics: { eventsOrganized: 0, budgetUtilized: 0, feedback: '' },
    terminationReason: null,
    requirementsReason: null,
    createdAt: APPOINTED.at,
    updatedAt: APPOINTED.at,
    ...changes,
  };
}
