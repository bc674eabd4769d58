import { unitHref } from '@portal/campus-kit/unit-href';
import { categoryOfRole, type Role, type UnitCategory } from '@portal/contracts';
import { holdersHref, otherPages, paths } from '../../paths';

/** Whose figures are shown: everything, those of a category, or of a unit. */
export interface Area {
  readonly category?: UnitCategory;
  readonly unit?: string;
}

/** A general secretary's category, or a coordinator's unit, which the answer names. */
export function areaOf(role: Role, unit: string | undefined): Area {
  const category = categoryOfRole(role);
  return { ...(category && { category }), ...(unit !== undefined && { unit }) };
}

/** The first and the last day of a month (`YYYY-MM`). */
export function daysOf(month: string): { readonly from: string; readonly to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}

/** The list of the events of a month, which shows only the viewer's area anyway. */
export function eventsHref(month: string, category?: string): string {
  const filters = { ...daysOf(month), ...(category !== undefined && { category }) };
  return `${otherPages.events}?${new URLSearchParams(filters).toString()}`;
}

/** The schedule of the rooms on a day. */
export function roomsHref(date: string): string {
  return `${otherPages.roomBooking}?date=${date}`;
}

export function feedbackOfMonthHref(area: Area, month: string, status?: string): string {
  const filters = { ...area, ...daysOf(month), ...(status !== undefined && { status }) };
  return `${otherPages.feedback}?${new URLSearchParams(filters).toString()}`;
}

export function membersHref(area: Area, tenure: string): string {
  return holdersHref({ ...area, tenure_year: tenure });
}

/** The page with the budgets that make up a sum. */
export function budgetHref({ unit }: Area): string {
  return unit === undefined ? paths.units : unitHref(unit);
}
