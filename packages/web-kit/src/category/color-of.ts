import type { UnitCategory } from '@portal/contracts';

/** The accent (`data-council` of the tokens) of whatever belongs to a unit: its council's, or none. */
export function colorOf(category: UnitCategory | null | undefined): string {
  return !category || category === 'independent' ? 'none' : category;
}
