import type { EventCategory, EventStatus } from '@portal/contracts';
import { queryTermsOf } from '@portal/service-kit';
import type { Area } from '../areas/domain';
import { storedWithin } from '../areas/domain';
import { monthsOf, spanOf } from '../institute-time/domain';

/** Which events a list holds. */
export interface EventSelection {
  /** Absent: whatever the area. */
  area?: Area;
  statuses?: readonly EventStatus[];
  category?: EventCategory | undefined;
  unit?: string | undefined;
  q?: string | undefined;
  /** Events that touch a span of the institute's days, both ends included. */
  from?: string | undefined;
  to?: string | undefined;
  ids?: readonly string[];
  /** Not over at this moment. */
  notOverAt?: Date;
}

/** Longer events are found by the days of their first year only: a list need not look further back. */
const LONGEST_MS = 366 * 86_400_000;
/** A longer span is not looked up month by month. */
const MOST_MONTHS = 14;

/** As conditions on stored events, all of which hold. */
export function conditionsOf(selection: EventSelection, timeZone: string): object[] {
  const { area, statuses, category, unit, q, ids, notOverAt } = selection;
  const within = area ? storedWithin(area) : {};
  return [
    ...(Object.keys(within).length > 0 ? [within] : []),
    ...(statuses ? [{ status: { $in: [...statuses] } }] : []),
    ...(category ? [{ category }] : []),
    ...(unit ? [{ 'unit.id': unit }] : []),
    ...(q === undefined ? [] : queryTermsOf(q).map((term) => ({ terms: term }))),
    ...(ids ? [{ _id: { $in: [...ids] } }] : []),
    ...(notOverAt ? [{ overAt: { $not: { $lte: notOverAt } } }] : []),
    ...withinDays(selection, timeZone),
  ];
}

/** The index that serves a selection best, where a store could not know: few events have a term or a month. */
export function indexFor({ q, from, to }: EventSelection): Record<string, 1> | undefined {
  if (q !== undefined && queryTermsOf(q).length > 0) return { terms: 1, sortStart: 1, _id: 1 };
  return monthsBetween(from, to) ? { months: 1, sortStart: 1, _id: 1 } : undefined;
}

function withinDays({ from, to }: EventSelection, timeZone: string): object[] {
  if (from === undefined && to === undefined) return [];
  const { after, before } = spanOf({ from, to }, timeZone);
  const begins = before ? { sortStart: { $lt: before } } : { 'schedule.start': { $ne: null } };
  if (!after) return [begins];
  const goesOn = { $or: [{ sortStart: { $gte: after } }, { 'schedule.end': { $gt: after } }] };
  const months = monthsBetween(from, to);
  const found = months ? { months: { $in: months } } : { sortStart: { $gte: new Date(after.getTime() - LONGEST_MS) } };
  return [found, begins, goesOn];
}

function monthsBetween(from: string | undefined, to: string | undefined): string[] | undefined {
  if (from === undefined || to === undefined) return undefined;
  const months = monthsOf(new Date(from), new Date(`${to}T12:00:00Z`), 'UTC');
  return months.length <= MOST_MONTHS ? months : undefined;
}
