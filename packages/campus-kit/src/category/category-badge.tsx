import type { UnitCategory } from '@portal/contracts';
import { ColorLabel, type ColorLabelProps } from '@portal/ui';
import { colorOf } from './color-of';

/** Props of `CategoryBadge`. */
export interface CategoryBadgeProps extends Omit<ColorLabelProps, 'color'> {
  /** Category of the unit whose something is. */
  readonly category: UnitCategory | null | undefined;
}

/** The color of a unit's category before a name; without a name it is decoration. */
export function CategoryBadge({ category, ...props }: CategoryBadgeProps) {
  return <ColorLabel {...props} color={colorOf(category)} />;
}
