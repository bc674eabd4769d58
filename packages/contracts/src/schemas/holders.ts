import * as z from 'zod';
import { positionRequirements } from './positions';
import { TEXT_LIMITS } from '../text-limits';
import { holderStatus, unitCategory } from '../vocabulary';
import { calendarDay, instant, objectId, optionalLine, optionalText, pageQuery, searchText } from './primitives';

const APPOINTED_BY = 'Appointed by is required when appointment date is provided';
const EVENTS = 'Events organized cannot be negative'; // specification
const BUDGET = 'Budget utilized cannot be negative'; // specification
const REASON = 'Please give a reason.';

/** The first tenure that holders can be recorded for. */
export const FIRST_TENURE = '2016-2017';

/** A tenure by its two years, such as `2026-2027`. */
export const tenureYear = z
  .string('Tenure year is required')
  .trim()
  .min(1, 'Tenure year is required')
  .refine(
    (text) =>
      /^\d{4}-\d{4}$/.test(text) && Number(text.slice(5)) === Number(text.slice(0, 4)) + 1 && text >= FIRST_TENURE,
    'Please choose a tenure from 2016-2017 on.',
  );

/** Who appointed and when, as the record of the appointment says it; both parts may be absent. */
export const appointmentDetails = z
  .strictObject({ appointed_by: optionalLine(TEXT_LIMITS.name), appointment_date: calendarDay })
  .partial()
  .refine(({ appointed_by: by, appointment_date: date }) => !date || Boolean(by), {
    path: ['appointed_by'],
    message: APPOINTED_BY,
  });

const metrics = {
  events_organized: z.int(EVENTS).min(0, EVENTS).max(10_000),
  budget_utilized: z.int(BUDGET).min(0, BUDGET).max(1_000_000_000),
  feedback: optionalText,
};
const performanceMetrics = z.strictObject({
  events_organized: metrics.events_organized.default(0),
  budget_utilized: metrics.budget_utilized.default(0),
  feedback: metrics.feedback.optional(),
});

const editableFields = {
  status: z.enum(holderStatus.options, 'Status is required'),
  /** Why it ended early; asked for when it did. */
  termination_reason: optionalLine(TEXT_LIMITS.excerpt).optional(),
};

const endsWithReason = (body: { status?: string | undefined; termination_reason?: string | undefined }) =>
  body.status !== 'terminated' || Boolean(body.termination_reason);
const reasonMissing = { path: ['termination_reason'], message: REASON };

const picked = (message: string) => z.string(message).trim().min(1, message).pipe(objectId);

/** A student who sends it claims a position of their own; everyone else appoints. */
export const appointHolderBody = z
  .strictObject({
    user_id: picked('User selection is required'),
    position_id: picked('Position selection is required'),
    tenure_year: tenureYear,
    ...editableFields,
    appointment_details: appointmentDetails.optional(),
    performance_metrics: performanceMetrics.optional(),
    status: editableFields.status.default('active'),
    /** Why a person is appointed who does not meet the requirements of the position. */
    requirements_reason: optionalLine(TEXT_LIMITS.excerpt).optional(),
  })
  .refine(endsWithReason, reasonMissing);

/** Only the given fields change, also within a part; an empty text or null empties one. Person, position and tenure stay. */
export const changeHolderBody = z
  .strictObject({
    /** The version that was edited: when the record has changed since, the change is refused. */
    version: z.int().min(1),
    ...editableFields,
    appointment_details: z
      .strictObject({ appointed_by: optionalLine(TEXT_LIMITS.name), appointment_date: calendarDay.nullable() })
      .partial(),
    performance_metrics: z.strictObject(metrics).partial(),
  })
  .partial()
  .refine(endsWithReason, reasonMissing);

/** Without a decision the claim is confirmed, as the specification's call does. A refusal needs its reason. */
export const confirmHolderBody = z
  .strictObject({
    decision: z.enum(['confirmed', 'refused']).default('confirmed'),
    reason: optionalLine(TEXT_LIMITS.excerpt).optional(),
  })
  .refine(({ decision, reason }) => decision !== 'refused' || Boolean(reason), { path: ['reason'], message: REASON });

/** Newest tenure first. `q` is looked for among the beginnings of words of name, email, student ID, position and POR ID. */
export const listHoldersQuery = z.strictObject({
  ...pageQuery.shape,
  q: searchText.optional(),
  status: holderStatus.optional(),
  tenure_year: tenureYear.optional(),
  unit: objectId.optional(),
  category: unitCategory.optional(),
  position: objectId.optional(),
});

/** `q` is looked for among the beginnings of words of person, student ID, position and unit. */
export const listClaimsQuery = z.strictObject({
  ...pageQuery.shape,
  unit: objectId.optional(),
  q: searchText.optional(),
});

export const listTenureQuery = z.strictObject({
  ...pageQuery.shape,
  tenure_year: tenureYear.optional(),
  /** Those of one unit. */
  unit: objectId.optional(),
});

/** What everyone signed in may know of a holder. */
const publicParts = {
  _id: objectId,
  position_id: z.object({
    _id: objectId,
    title: z.string(),
    position_type: z.string().optional(),
    unit_id: z.object({ _id: objectId, name: z.string(), category: unitCategory.optional() }),
  }),
  tenure_year: z.string(),
  status: holderStatus,
};

/**
 * A position holder (POR). Students get of others only the name, position, unit, tenure and status; officers and the
 * person get the rest. People who may change, end and remove the record get `can_manage`.
 */
export const holderAnswer = z.object({
  ...publicParts,
  version: z.int().min(1).optional(),
  /** As people say it, such as `POR-2026-0391`. */
  por_id: z.string().optional(),
  user_id: z.object({
    _id: objectId.optional(),
    /** The student ID. */
    user_id: z.string().optional(),
    /** The email address. */
    username: z.string().optional(),
    personal_info: z.object({ name: z.string() }),
  }),
  appointment_details: z
    .object({ appointed_by: z.string().optional(), appointment_date: calendarDay.optional() })
    .optional(),
  performance_metrics: z
    .object({ events_organized: z.int(), budget_utilized: z.int(), feedback: z.string().optional() })
    .optional(),
  termination_reason: z.string().optional(),
  requirements_reason: z.string().optional(),
  created_at: instant.optional(),
  updated_at: instant.optional(),
  can_manage: z.literal(true).optional(),
});
export type HolderAnswer = z.infer<typeof holderAnswer>;

/** A claim to be confirmed, with what the position asks for. */
export const claimAnswer = holderAnswer.extend({ requirements: positionRequirements.optional() });
export type ClaimAnswer = z.infer<typeof claimAnswer>;

/** One holder of a tenure, for everyone signed in; the contact as far as the person shares it. */
export const officeBearer = z.object({
  _id: objectId,
  user_id: z.object({
    _id: objectId,
    personal_info: z.object({
      name: z.string(),
      profilePic: z.string().optional(),
      email: z.string().optional(),
      phone: z.string().optional(),
    }),
  }),
  position_id: z.object({
    _id: objectId,
    title: z.string(),
    unit_id: z.object({ _id: objectId, name: z.string(), category: unitCategory }),
  }),
  tenure_year: z.string(),
  status: holderStatus,
});
export type OfficeBearer = z.infer<typeof officeBearer>;

/** Whether a holding counts: one that a student claimed waits until it is confirmed. */
export const CONFIRMATIONS = ['confirmed', 'awaiting', 'refused'] as const;
export const confirmation = z.enum(CONFIRMATIONS);
export type Confirmation = z.infer<typeof confirmation>;

/** One of the person's own holdings and claims. */
export const ownHolding = z.object({
  ...holderAnswer.shape,
  confirmation,
  /** Why the claim was refused. */
  refusal_reason: z.string().optional(),
});
export type OwnHolding = z.infer<typeof ownHolding>;

/** A change of a holder's record. */
export const holderHistoryEntry = z.object({
  at: instant,
  /** Absent for what the portal did itself, at the end of a tenure. */
  by: z.string().optional(),
  action: z.enum(['appointed', 'claimed', 'confirmed', 'refused', 'changed', 'completed', 'terminated']),
  changed: z.array(z.string()),
});
export type HolderHistoryEntry = z.infer<typeof holderHistoryEntry>;
