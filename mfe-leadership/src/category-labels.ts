import type { UnitCategory } from '@portal/contracts';

/** How a unit's category is written on a badge. */
export const categoryLabels: Readonly<Record<UnitCategory, string>> = {
  academic: 'Academic',
  cultural: 'Cultural',
  sports: 'Sports',
  scitech: 'SciTech',
  independent: 'Independent',
};
