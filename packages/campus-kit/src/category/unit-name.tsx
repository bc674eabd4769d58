import type { UnitCategory } from '@portal/contracts';
import { TextLink } from '@portal/ui';
import { useSession } from '@portal/web-kit';
import { unitHref } from '../units/unit-href';
import { CategoryBadge, type CategoryBadgeProps } from './category-badge';

/** Props of `UnitName`. */
export interface UnitNameProps extends Pick<CategoryBadgeProps, 'size'> {
  readonly unit: { readonly _id: string; readonly name: string; readonly category?: UnitCategory | undefined };
}

/** A unit's name after the color of its category; it leads everyone signed in to the unit's page. */
export function UnitName({ unit: { _id, name, category }, size }: UnitNameProps) {
  const { user } = useSession();
  return (
    <CategoryBadge category={category} size={size}>
      {user ? <TextLink href={unitHref(_id)}>{name}</TextLink> : name}
    </CategoryBadge>
  );
}
