import { appointHolderBody as callBody, changeHolderBody as changeCallBody } from '@portal/contracts';
import * as z from 'zod/mini';
import {
  appointHolderBody,
  changeHolderBody,
  emptyHolder,
  holderSchema,
  recordSchema,
  type HolderForm,
} from './holder-schema';

const good: HolderForm = {
  ...emptyHolder('2026-2027'),
  person: { id: '65b000000000000000000001', label: 'Sneha Kulkarni' },
  position: {
    id: '65d000000000000000000001',
    label: 'Web Lead',
    count: 1,
    requirements: { min_cgpa: 0, min_year: 1, skills_required: [] },
  },
};
/** The first message of each field, which is the one that is shown. */
function messagesOf(form: HolderForm): (string | undefined)[] {
  const { error } = holderSchema.safeParse(form);
  return error ? Object.values(z.flattenError(error).fieldErrors).map((messages) => messages[0]) : [];
}
const full = {
  appointedBy: 'Arjun Menon',
  appointmentDate: '2026-04-06',
  events: 10_000,
  budget: 1_000_000_000,
  feedback: 'x'.repeat(5000),
};

describe('the form of a position holder', () => {
  it.each<[string, Partial<HolderForm>]>([
    ['as little as possible', {}],
    ['everything', full],
    ['a holder whose position ended early', { status: 'terminated', endReason: 'x'.repeat(500) }],
    ['zeros', { events: 0, budget: 0 }],
    ['an exception', { exception: 'x'.repeat(500) }],
  ])('passes only what the call accepts: %s', (_name, changes) => {
    const form = { ...good, ...changes };
    expect(messagesOf(form)).toEqual([]);
    expect(callBody.safeParse(appointHolderBody(holderSchema.parse(form), true)).error).toBeUndefined();
    const record = recordSchema.parse(form);
    expect(changeCallBody.safeParse(changeHolderBody(record, 1)).error).toBeUndefined();
  });

  it.each<[string, Partial<HolderForm>]>([
    ['User selection is required', { person: null }],
    ['Position selection is required', { position: null }],
    ['Tenure year is required', { tenure: '' }],
    ['Status is required', { status: '' }],
    ['Please give a reason.', { status: 'terminated', endReason: ' ' }],
    ['Appointed by is required when appointment date is provided', { appointmentDate: '2026-04-06' }],
    ['Events organized cannot be negative', { events: -1 }],
    ['Budget utilized cannot be negative', { budget: -1 }],
    ['Please enter a whole number.', { events: 1.5 }],
    ['Please enter a whole number.', { budget: Number.NaN }],
    ['Please enter at most 10,000.', { events: 10_001 }],
    ['Please use at most 500 characters.', { exception: 'x'.repeat(501) }],
  ])('says %s', (message, changes) => {
    expect(messagesOf({ ...good, ...changes })).toEqual([message]);
  });

  it('checks rules of several fields also while others are wrong', () => {
    expect(messagesOf({ ...good, person: null, status: 'terminated', appointmentDate: '2026-04-06' })).toEqual([
      'User selection is required',
      'Please give a reason.',
      'Appointed by is required when appointment date is provided',
    ]);
  });

  it('sends blank numbers as 0, and leaves out blank feedback and empty appointment details', () => {
    expect(appointHolderBody(good, false)).toEqual({
      user_id: good.person?.id,
      position_id: good.position?.id,
      tenure_year: '2026-2027',
      status: 'active',
      performance_metrics: { events_organized: 0, budget_utilized: 0 },
    });
  });

  it('sends one part of the appointment alone, and reasons only where they apply', () => {
    const form = { ...good, appointedBy: 'Arjun Menon', endReason: 'Left.', exception: 'Nobody else.' };
    const body = appointHolderBody(form, false);
    expect(body.appointment_details).toEqual({ appointed_by: 'Arjun Menon' });
    expect(body).not.toHaveProperty('termination_reason');
    expect(body).not.toHaveProperty('requirements_reason');
    expect(appointHolderBody(form, true)).toMatchObject({ requirements_reason: 'Nobody else.' });
  });
});
