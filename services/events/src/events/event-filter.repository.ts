import type { EventCategory, EventStatus } from '@portal/contracts';
import { DAY_MS, EVENT_STATUSES } from '@portal/contracts';
import type { ListPart, Scope } from '@portal/service-kit';
import { scopeFilter, termConditionsOf } from '@portal/service-kit';
import { monthsOf, rangeOfDays } from '@portal/service-kit/institute-time';

/** Which events a list holds. */
export interface EventSelection {
  /** Absent: of the whole institute. */
  scope?: Scope;
  statuses?: readonly EventStatus[];
  category?: EventCategory | undefined;
  unit?: string | undefined;
  q?: string | undefined;
  /** Events that touch these days of the institute, both included. */
  from?: string | undefined;
  to?: string | undefined;
  ids?: readonly string[];
  /** Not over at this moment. */
  notOverAt?: Date;
  /** Begun by this moment. */
  begunAt?: Date;
}

/** A list from a day on looks back for events that began before it, but no further than this. */
const MAX_DURATION_MS = 366 * DAY_MS;
/** A longer range is not looked up month by month. */
const MAX_MONTHS = 14;

export function filterOf(selection: EventSelection, timeZone: string): object {
  const { scope, statuses, category, unit, q, ids, notOverAt, begunAt } = selection;
  const conditions = [
    scope ? scopeFilter(scope, { unit: 'unit.id', category: 'areas' }) : {},
    statuses ? { status: { $in: [...statuses] } } : {},
    category ? { category } : {},
    unit ? { 'unit.id': unit } : {},
    ...termConditionsOf(q ?? ''),
    ids ? { _id: { $in: [...ids] } } : {},
    notOverAt ? { overAt: { $not: { $lte: notOverAt } } } : {},
    begunAt ? { 'schedule.start': { $lte: begunAt } } : {},
    ...onDays(selection, timeZone),
  ].filter((condition) => Object.keys(condition).length > 0);
  return conditions.length > 0 ? { $and: conditions } : {};
}

/**
 * What is not over and what is over when a list is begun. The clock alone decides, so a cancelled event stays at its
 * date, and one without any date is never over.
 */
export function partsOf(
  { statuses = EVENT_STATUSES }: EventSelection,
  { begunAt, now }: { begunAt: Date; now: Date },
): readonly [ahead: ListPart, over: ListPart] {
  // The statuses let an index give the order. Nothing is completed before it is over, so a first page skips the past.
  const ahead = begunAt < now ? statuses : statuses.filter((status) => status !== 'completed');
  return [
    { filter: { status: { $in: [...ahead] }, overAt: { $not: { $lte: begunAt } } }, direction: 1 },
    { filter: { status: { $in: [...statuses] }, overAt: { $lte: begunAt } }, direction: -1 },
  ];
}

function onDays({ from, to }: EventSelection, timeZone: string): object[] {
  if (from === undefined && to === undefined) return [];
  const { start, end } = rangeOfDays({ from, to }, timeZone);
  const begins = end ? { sortStart: { $lt: end } } : { 'schedule.start': { $ne: null } };
  if (!start) return [begins];
  const months = monthsBetween(from, to);
  return [
    months ? { months: { $in: months } } : { sortStart: { $gte: new Date(start.getTime() - MAX_DURATION_MS) } },
    begins,
    { $or: [{ sortStart: { $gte: start } }, { 'schedule.end': { $gt: start } }] },
  ];
}

function monthsBetween(from: string | undefined, to: string | undefined): string[] | undefined {
  if (from === undefined || to === undefined) return undefined;
  const months = monthsOf(new Date(from), new Date(`${to}T12:00:00Z`), 'UTC');
  return months.length <= MAX_MONTHS ? months : undefined;
}
