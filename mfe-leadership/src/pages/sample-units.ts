import { calls, type UnitAnswer, type UnitDetails } from '@portal/contracts';
import { answers } from '@portal/web-kit/testing';

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

const { budget_info: _budget, parent_unit_id: _parent, ...publicFields } = aUnit();

/** The unit as its page shows it to everyone. */
export const unitDetails: UnitDetails = {
  ...publicFields,
  parent: { _id: '65c000000000000000000009', name: 'SciTech Council' },
  sub_units: [],
};

/** Its page, with nothing more. */
export const emptyUnit = [
  answers(calls.readUnit, unitDetails),
  answers(calls.listPublicEvents, []),
  answers(calls.listUnitLeaders, []),
  answers(calls.listTenure, []),
  answers(calls.listPositions, []),
  answers(calls.listClaims, []),
  answers(calls.readUnitWork, { room_requests: { items: [], total: 0 }, feedback: { items: [], total: 0 } }),
];
