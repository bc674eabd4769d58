import type { OwnHolding } from '@portal/contracts';

/** A position that a student holds; `more` replaces fields. */
export function aHolding(more: Partial<OwnHolding> = {}): OwnHolding {
  return {
    _id: '65e000000000000000000001',
    version: 1,
    por_id: 'POR-2026-0397',
    user_id: { personal_info: { name: 'Asha Nair' } },
    position_id: {
      _id: '65d000000000000000000001',
      title: 'Team Lead, Web',
      position_type: 'Team Lead',
      unit_id: { _id: '65c000000000000000000001', name: 'Coding Club', category: 'scitech' },
    },
    tenure_year: '2026-2027',
    status: 'active',
    confirmation: 'confirmed',
    appointment_details: { appointed_by: 'Arjun Menon', appointment_date: '2026-04-06' },
    ...more,
  };
}

const danceClub = { _id: '65c000000000000000000002', name: 'Dance Club', category: 'cultural' } as const;

/** A claim that was returned. */
export const returned = aHolding({
  _id: '65e000000000000000000002',
  por_id: 'POR-2025-0012',
  position_id: { _id: '65d000000000000000000002', title: 'Treasurer', unit_id: danceClub },
  tenure_year: '2025-2026',
  confirmation: 'refused',
  refusal_reason: 'It was the tenure before.',
});

/** A claim that nobody has answered. */
export const awaiting = aHolding({
  _id: '65e000000000000000000003',
  por_id: 'POR-2026-0401',
  position_id: { _id: '65d000000000000000000003', title: 'Choreographer', unit_id: danceClub },
  confirmation: 'awaiting',
  appointment_details: {},
});
