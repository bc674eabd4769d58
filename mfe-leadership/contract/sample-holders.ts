import { HOLDER_STATUSES, UNIT_CATEGORIES } from '@portal/contracts';
import { boolean, eachLike, instant, integer, number, objectId, oneOf, regex, string } from '@portal/test-kit/pacts';

export const positionId = 'dddddddddddddddddddddd01';
export const unitId = 'aaaaaaaaaaaaaaaaaaaaaa01';
export const userId = 'bbbbbbbbbbbbbbbbbbbbbb01';
export const holderId = 'eeeeeeeeeeeeeeeeeeeeee01';

/** What a card reads of a holder when the reader may know no more. */
export const publicHolder = {
  _id: objectId(holderId),
  user_id: { personal_info: { name: string('Asha Rao') } },
  position_id: {
    _id: objectId(positionId),
    title: string('Web Lead'),
    unit_id: { _id: objectId(unitId), name: string('Coding Club'), category: oneOf(UNIT_CATEGORIES, 'scitech') },
  },
  tenure_year: regex(/^\d{4}-\d{4}$/, '2026-2027'),
  status: oneOf(HOLDER_STATUSES, 'active'),
};

/** What a card, the details and the form read when the reader may change the record. */
export const managedHolder = {
  ...publicHolder,
  version: integer(1),
  por_id: regex(/^POR-\d{4}-\d{4}$/, 'POR-2026-0001'),
  user_id: {
    ...publicHolder.user_id,
    _id: objectId(userId),
    user_id: string('21CS001'),
    username: string('asha@example.edu'),
  },
  position_id: { ...publicHolder.position_id, position_type: string('Team Lead') },
  appointment_details: {
    appointed_by: string('Arjun Menon'),
    appointment_date: regex(/^\d{4}-\d\d-\d\d$/, '2026-04-06'),
  },
  performance_metrics: {
    events_organized: integer(9),
    budget_utilized: integer(1200),
    feedback: string('Runs the clinics on time.'),
  },
  created_at: instant('2026-11-21T04:30:00.000Z'),
  updated_at: instant('2026-11-21T04:30:00.000Z'),
  can_manage: boolean(true),
};

/** A claim to be confirmed. */
export const waitingClaim = {
  ...managedHolder,
  requirements: { min_cgpa: number(7.5), min_year: integer(2), skills_required: eachLike('React') },
};

const record = {
  status: 'active',
  appointment_details: { appointed_by: 'Arjun Menon', appointment_date: '2026-04-06' },
  performance_metrics: { events_organized: 9, budget_utilized: 1200, feedback: 'Runs the clinics on time.' },
} as const;
export const appointment = {
  user_id: userId,
  position_id: positionId,
  tenure_year: '2026-2027',
  ...record,
  requirements_reason: 'Nobody else can.',
};
export const change = { version: 1, ...record, status: 'terminated', termination_reason: 'Left the club.' } as const;
