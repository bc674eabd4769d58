import { CategoryBadge } from '@portal/campus-kit';
import { unitHref } from '@portal/campus-kit/unit-href';
import { Text, TextLink } from '@portal/ui';
import { officeOf, type HeldRole } from '../offices';
import styles from './roles.module.css';

/** An office, and below it whose it is. */
export function OfficeLines({ held }: { readonly held: HeldRole }) {
  const { title, of, category } = officeOf(held);
  return (
    <span className={styles.lines}>
      <span>{title}</span>
      {category ? (
        <CategoryBadge category={category}>
          {held.unit ? <TextLink href={unitHref(held.unit.id)}>{of}</TextLink> : of}
        </CategoryBadge>
      ) : (
        <Text size="sm" tone="muted">
          {of}
        </Text>
      )}
    </span>
  );
}
