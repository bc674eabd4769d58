import type { UnitCategory } from '@portal/contracts';
import type { AccentColor } from '@portal/ui';

const colors: Readonly<Record<UnitCategory, AccentColor>> = {
  academic: 'indigo',
  cultural: 'pink',
  sports: 'green',
  scitech: 'amber',
  independent: 'gray',
};

/** The color of whatever belongs to a unit of this category; gray without a category. */
export function colorOf(category: UnitCategory | null | undefined): AccentColor {
  return category ? colors[category] : 'gray';
}
