import type { UnitAnswer } from '@portal/contracts';

export function aUnit(more: Partial<UnitAnswer> = {}): UnitAnswer {
  return {
    _id: '65c000000000000000000001',
    name: 'Chess Club',
    type: 'Club',
    description: '',
    parent_unit_id: null,
    hierarchy_level: 1,
    category: 'scitech',
    is_active: true,
    contact_info: { email: 'chess.club@example.edu', social_media: [] },
    budget_info: { allocated_budget: 0, spent_amount: 0 },
    created_at: '2026-04-06T04:42:00.000Z',
    ...more,
  };
}
