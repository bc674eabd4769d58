import type {
  BodyOf,
  calls,
  Confirmation,
  EventData,
  HolderHistoryEntry,
  HolderStatus,
  UnitRef,
} from '@portal/contracts';
import { appointmentDetails, tenureFrom, yearOf } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import type { Today } from '../positions/position.domain';

/** A position that a person holds, held or says to hold in a tenure. */
export interface Holder {
  id: string;
  version: number;
  /** As people say it, such as `POR-2026-0391`. */
  code: string;
  person: { id: string; name: string; username: string; studentId: string | null };
  position: { id: string; title: string; type: string };
  unit: UnitRef;
  tenureYear: string;
  status: HolderStatus;
  /** A claim counts for nothing until it is confirmed. */
  confirmation: Confirmation;
  refusalReason: string | null;
  appointment: { by: string | null; date: string | null };
  metrics: { eventsOrganized: number; budgetUtilized: number; feedback: string };
  terminationReason: string | null;
  /** The reason for an appointment that does not meet the requirements of the position. */
  requirementsReason: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** The writer gives it its code. */
export type NewHolder = Omit<Holder, 'code'>;

/** What the data of a club show of a holder. */
export type UnitHolder = Pick<Holder, 'id' | 'person' | 'position' | 'tenureYear' | 'status'>;

export type HolderDraft = BodyOf<typeof calls.appointHolder>;
export type HolderChange = BodyOf<typeof calls.changeHolder>;

/** One line of the history of a record. */
export interface HistoryEntry {
  at: Date;
  /** The name of who did it; null where the portal did. */
  by: string | null;
  action: HolderHistoryEntry['action'];
  changed: string[];
}

interface Appointment {
  id: string;
  person: Holder['person'];
  position: Holder['position'];
  unit: UnitRef;
  confirmation: Confirmation;
  now: Date;
  today: Today;
}

/** The code (POR ID) of the n-th holder of a tenure, by the year it starts in: four digits, or more when they are needed. */
export function codeOf(tenureYear: string, number: number): string {
  return `POR-${tenureYear.slice(0, 4)}-${String(number).padStart(4, '0')}`;
}

/** Offered are tenures up to the one that starts next year, so that successors can be appointed before they begin. */
export function requireOfferedTenure(tenureYear: string, { day }: Today): void {
  const last = tenureFrom(yearOf(day) + 1);
  if (tenureYear <= last) return;
  const errors = [{ path: 'tenure_year', message: `Please choose a tenure up to ${last}.` }];
  throw new DomainError('REQUEST.INVALID', { errors });
}

/** A record of a tenure that is over is never active. */
function statusInTenure(status: HolderStatus, tenureYear: string, { tenure }: Today): HolderStatus {
  return status === 'active' && tenureYear < tenure ? 'completed' : status;
}

/** Whether it takes one of the places of its position. */
export function takesPlace({ status, confirmation }: Pick<Holder, 'status' | 'confirmation'>): boolean {
  return status === 'active' && confirmation === 'confirmed';
}

/** `taken` are the places of the position in the tenure that others hold. */
export function requirePlace(holder: NewHolder, { count, taken }: { count: number; taken: number }): void {
  if (takesPlace(holder) && taken >= count) throw new DomainError('HOLDER.FULL', { count, year: holder.tenureYear });
}

export function recordHolder(draft: HolderDraft, { now, today, ...rest }: Appointment): NewHolder {
  const { tenure_year: tenureYear, appointment_details: appointment, performance_metrics: metrics } = draft;
  const status = statusInTenure(draft.status, tenureYear, today);
  return {
    ...rest,
    version: 1,
    tenureYear,
    status,
    refusalReason: null,
    appointment: appointmentOf(appointment),
    metrics: metricsOf(metrics),
    terminationReason: status === 'terminated' ? (draft.termination_reason ?? null) : null,
    requirementsReason: draft.requirements_reason ?? null,
    createdAt: now,
    updatedAt: now,
  };
}

/** The same record, claimed again after it was refused, or appointed where a claim waited. */
export function reopenRecord(former: Holder, next: NewHolder): Holder {
  if (former.confirmation === 'confirmed') throw new DomainError('HOLDER.ALREADY_HELD');
  if (former.confirmation === 'awaiting' && next.confirmation === 'awaiting') {
    throw new DomainError('HOLDER.ALREADY_HELD');
  }
  const { id, code, version, createdAt } = former;
  return { ...next, id, code, version: version + 1, createdAt };
}

/** What of a record may be changed, by the names that events and history list it under. */
const FIELDS = ['status', 'appointment', 'metrics', 'terminationReason'] as const;

/** A record before and after a change, and which of its fields differ. */
export interface ChangedHolder {
  before: Holder;
  after: Holder;
  changed: (typeof FIELDS)[number][];
}

/** `changed` is empty when the record already was as the change says. */
export function changeHolder(holder: Holder, change: HolderChange, now: Date): ChangedHolder {
  if (change.version !== undefined && change.version !== holder.version) {
    throw new DomainError('HOLDER.CHANGED_MEANWHILE');
  }
  const status = change.status ?? holder.status;
  if (holder.status !== 'active' && status !== holder.status) throw new DomainError('HOLDER.ENDED');
  const next: Holder = {
    ...holder,
    status,
    appointment: changedAppointment(holder.appointment, change.appointment_details),
    metrics: changedMetrics(holder.metrics, change.performance_metrics),
    terminationReason:
      status === 'terminated' ? (change.termination_reason ?? holder.terminationReason) : holder.terminationReason,
  };
  const changed = FIELDS.filter((field) => JSON.stringify(next[field]) !== JSON.stringify(holder[field]));
  return { before: holder, after: changed.length === 0 ? holder : touched(next, now), changed };
}

/** The answer to a claim; confirmed, it is active unless its tenure has ended meanwhile. */
export function decideClaim(
  holder: Holder,
  {
    decision,
    reason = null,
    now,
    today,
  }: { decision: 'confirmed' | 'refused'; reason?: string | null; now: Date; today: Today },
): Holder {
  if (holder.confirmation !== 'awaiting') throw new DomainError('HOLDER.ALREADY_DECIDED');
  if (decision === 'refused') return touched({ ...holder, confirmation: 'refused', refusalReason: reason }, now);
  const status = statusInTenure(holder.status, holder.tenureYear, today);
  return touched({ ...holder, confirmation: 'confirmed', status }, now);
}

/** What the end of its tenure does to an active record. */
export function completeHolder(holder: Holder, now: Date): Holder {
  return touched({ ...holder, status: 'completed' }, now);
}

const touched = (holder: Holder, now: Date): Holder => ({ ...holder, version: holder.version + 1, updatedAt: now });

function appointmentOf(details: HolderDraft['appointment_details']): Holder['appointment'] {
  return { by: details?.appointed_by || null, date: details?.appointment_date ?? null };
}

function changedAppointment(
  known: Holder['appointment'],
  { appointed_by: by = known.by ?? '', appointment_date: date = known.date }: HolderChange['appointment_details'] = {},
): Holder['appointment'] {
  const details = { appointed_by: by, ...(date !== null && { appointment_date: date }) };
  const read = appointmentDetails.safeParse(details);
  if (read.success) return appointmentOf(read.data);
  const errors = read.error.issues.map(({ path, message }) => ({
    path: ['appointment_details', ...path].join('.'),
    message,
  }));
  throw new DomainError('REQUEST.INVALID', { errors });
}

function changedMetrics(
  { eventsOrganized, budgetUtilized, feedback }: Holder['metrics'],
  change: HolderChange['performance_metrics'] = {},
): Holder['metrics'] {
  return {
    eventsOrganized: change.events_organized ?? eventsOrganized,
    budgetUtilized: change.budget_utilized ?? budgetUtilized,
    feedback: change.feedback ?? feedback,
  };
}

function metricsOf(metrics: HolderDraft['performance_metrics']): Holder['metrics'] {
  const { events_organized: eventsOrganized = 0, budget_utilized: budgetUtilized = 0, feedback = '' } = metrics ?? {};
  return { eventsOrganized, budgetUtilized, feedback };
}

export function snapshotOf(holder: Holder): EventData<'org.holder.appointed.v1'> {
  const { version, id, code, person, position, unit, tenureYear, status, confirmation } = holder;
  return {
    version,
    holderId: id,
    code,
    userId: person.id,
    name: person.name,
    position: { id: position.id, title: position.title },
    unit,
    tenureYear,
    status,
    confirmation,
  };
}
