import { POSITION_TYPES } from '@portal/contracts';
import type { Action } from './action';

const TENURES = ['2024-2025', '2025-2026', '2026-2027'] as const;
const REASON = 'They left the institute.';

const addPosition: Action = async ({ choices, campus, known }) => {
  const officer = choices.of(known.officers);
  const unit = officer.unit ?? choices.of(known.units);
  const { status, body } = await campus.services.org.request<{ _id: string }>(
    officer,
    'POST',
    '/api/positions/add-position',
    {
      title: `Position ${known.positions.length}`,
      unit_id: unit.id,
      position_type: choices.of(POSITION_TYPES.filter((type) => type !== 'Other')),
      responsibilities: ['What nobody else does.'],
      position_count: 1 + choices.below(8),
    },
  );
  if (status === 201) known.positions.push(body._id);
  return status;
};

/** An officer appoints, a student claims. */
const appoint: Action = async ({ choices, campus, known }) => {
  const person = choices.of(known.students);
  const { status, body } = await campus.services.org.request<{ _id: string }>(
    choices.percent(50) ? person : choices.of(known.officers),
    'POST',
    '/api/positions/add-position-holder',
    {
      user_id: person.userId,
      position_id: choices.of(known.positions),
      tenure_year: choices.of(TENURES),
      requirements_reason: 'Nobody else wanted to.',
    },
  );
  if (status === 201) known.holders.push(body._id);
  return status;
};

const answerClaim: Action = async ({ choices, campus, known }) => {
  const path = `/api/positions/holders/${choices.of(known.holders.slice(-80))}/confirmation`;
  const body = choices.percent(70) ? { decision: 'confirmed' } : { decision: 'refused', reason: REASON };
  return (await campus.services.org.request(choices.of(known.officers), 'POST', path, body)).status;
};

const endHolding: Action = async ({ choices, campus, known }) => {
  const path = `/api/positions/holders/${choices.of(known.holders)}`;
  const { request } = campus.services.org;
  if (choices.percent(15)) return (await request(known.president, 'DELETE', path)).status;
  const body = choices.of([
    { status: 'completed' },
    { status: 'active' },
    { status: 'terminated', termination_reason: REASON },
  ]);
  return (await request(known.president, 'PATCH', path, body)).status;
};

const changeBudget: Action = async ({ choices, campus, known }) => {
  const budget_info = { allocated_budget: choices.below(90_000), spent_amount: choices.below(60_000) };
  const path = `/api/orgUnit/${choices.of(known.units).id}`;
  return (await campus.services.org.request(known.president, 'PATCH', path, { budget_info })).status;
};

export const orgActions: [weight: number, Action][] = [
  [2, addPosition],
  [10, appoint],
  [6, answerClaim],
  [4, endHolding],
  [2, changeBudget],
];
