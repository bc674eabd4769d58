import { HOLDER_STATUSES, TEXT_LIMITS, type BodyInput, type calls, type PositionRequirements } from '@portal/contracts';
import { optionalDay, optionalText, requiredChoice, requiredOption, type PickedOption } from '@portal/web-kit/forms';
import * as z from 'zod/mini';
import type { ManagedHolder } from './managed-holder';
import { formMessages as messages } from './messages';

const { tooLong, tooHigh } = messages;

/** A position as its picker keeps it. */
export interface PickedPosition extends PickedOption {
  /** Its places in each tenure. */
  readonly count: number;
  readonly requirements: PositionRequirements;
}

const amount = (max: number, negative: string) =>
  z.nullable(z.int(messages.whole).check(z.minimum(0, negative), z.maximum(max, tooHigh(max))));

/** What a record says beside person, position and tenure; adding and changing have the same fields. */
const recordFields = {
  status: requiredChoice(HOLDER_STATUSES, messages.statusMissing),
  endReason: optionalText(TEXT_LIMITS.excerpt, tooLong),
  appointedBy: optionalText(TEXT_LIMITS.name, tooLong),
  appointmentDate: optionalDay(),
  events: amount(10_000, messages.eventsNegative),
  budget: amount(1_000_000_000, messages.budgetNegative),
  feedback: optionalText(TEXT_LIMITS.text, tooLong),
};

/** A rule over several fields, checked also while others are wrong. */
const rule = (path: keyof RecordForm, error: string, isKept: (form: RecordForm) => boolean) =>
  z.refine<RecordForm>(isKept, { path: [path], error, when: () => true });

const endNeedsReason = rule(
  'endReason',
  messages.endReasonMissing,
  ({ status, endReason }) => status !== 'terminated' || endReason.trim() !== '',
);
const dateNeedsName = rule(
  'appointedBy',
  messages.appointedByMissing,
  ({ appointedBy, appointmentDate }) => appointmentDate === '' || appointedBy.trim() !== '',
);

/** The form of a record. */
export const recordSchema = z.object(recordFields).check(endNeedsReason, dateNeedsName);
export interface RecordForm {
  status: '' | (typeof HOLDER_STATUSES)[number];
  endReason: string;
  appointedBy: string;
  appointmentDate: string;
  events: number | null;
  budget: number | null;
  feedback: string;
}

/** The form of a new holder; the fields in the order of the page. */
export const holderSchema = z
  .object({
    person: requiredOption(messages.userMissing),
    position: z
      .custom<PickedPosition | null>()
      .check(z.refine((position) => position !== null, messages.positionMissing)),
    exception: optionalText(TEXT_LIMITS.excerpt, tooLong),
    tenure: z.string().check(z.minLength(1, messages.tenureMissing)),
    ...recordFields,
  })
  .check(endNeedsReason, dateNeedsName);
export type HolderForm = z.infer<typeof holderSchema>;

/** The form before anything is typed: the current tenure, with the status of a present holder. */
export function emptyHolder(tenure: string): HolderForm {
  return {
    person: null,
    position: null,
    exception: '',
    tenure,
    status: 'active',
    endReason: '',
    appointedBy: '',
    appointmentDate: '',
    events: null,
    budget: null,
    feedback: '',
  };
}

/** A record as its form holds it. */
export function formOfRecord(holder: ManagedHolder): RecordForm {
  const { status, termination_reason, appointment_details: appointment, performance_metrics: metrics } = holder;
  return {
    status,
    endReason: termination_reason ?? '',
    appointedBy: appointment?.appointed_by ?? '',
    appointmentDate: appointment?.appointment_date ?? '',
    events: metrics?.events_organized ?? 0,
    budget: metrics?.budget_utilized ?? 0,
    feedback: metrics?.feedback ?? '',
  };
}

/** Both parts may be empty; then there are no details. */
function appointmentOf({ appointedBy, appointmentDate }: RecordForm) {
  return {
    ...(appointedBy && { appointed_by: appointedBy }),
    ...(appointmentDate && { appointment_date: appointmentDate }),
  };
}

function detailsOf({ status, endReason, events, budget, feedback }: RecordForm) {
  if (status === '') throw new Error('A required choice is missing.');
  return {
    status,
    ...(status === 'terminated' && { termination_reason: endReason }),
    performance_metrics: {
      events_organized: events ?? 0,
      budget_utilized: budget ?? 0,
      ...(feedback && { feedback }),
    },
  };
}

/** What is sent of a checked form of a new holder; `isException` when the person does not meet the requirements. */
export function appointHolderBody(form: HolderForm, isException: boolean): BodyInput<typeof calls.appointHolder> {
  const { person, position, tenure, exception } = form;
  if (person === null || position === null) throw new Error('A required choice is missing.');
  const appointment = appointmentOf(form);
  return {
    user_id: person.id,
    position_id: position.id,
    tenure_year: tenure,
    ...detailsOf(form),
    ...(Object.keys(appointment).length > 0 && { appointment_details: appointment }),
    ...(isException && exception && { requirements_reason: exception }),
  };
}

/** What is sent of a checked form of a changed record. What was emptied is sent too, or it would stay. */
export function changeHolderBody(form: RecordForm, version: number): BodyInput<typeof calls.changeHolder> {
  const { performance_metrics: metrics, ...details } = detailsOf(form);
  return {
    version,
    ...details,
    performance_metrics: { ...metrics, feedback: form.feedback },
    appointment_details: { appointed_by: form.appointedBy, appointment_date: form.appointmentDate || null },
  };
}

/** How a form of a holder shows what the server refused. */
export const recordErrors = {
  fieldOfPath: {
    termination_reason: 'endReason',
    'appointment_details.appointed_by': 'appointedBy',
    'appointment_details.appointment_date': 'appointmentDate',
    'performance_metrics.events_organized': 'events',
    'performance_metrics.budget_utilized': 'budget',
    'performance_metrics.feedback': 'feedback',
  },
} as const;
export const holderErrors = {
  fieldOfPath: {
    ...recordErrors.fieldOfPath,
    user_id: 'person',
    position_id: 'position',
    tenure_year: 'tenure',
    requirements_reason: 'exception',
  },
  fieldOfCode: {
    'USER.NOT_FOUND': 'person',
    'HOLDER.OWN': 'person',
    'POSITION.NOT_FOUND': 'position',
    'POSITION.OUT_OF_SCOPE': 'position',
  },
} as const;
