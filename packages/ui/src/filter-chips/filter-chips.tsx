import { classNames } from '../class-names';
import { ChoiceGroup } from './choice';
import type { ChoiceProps } from './choice';
import styles from './filter-chips.module.css';

/** Filters of a list, one of which applies; they scroll sideways on a phone. `isTall` beside fields in a toolbar. */
export function FilterChips({ isTall = false, ...props }: ChoiceProps & { readonly isTall?: boolean | undefined }) {
  return (
    <ChoiceGroup
      {...props}
      className={classNames(styles.chips, isTall && styles.tall, props.className)}
      itemClass={styles.chip}
      renderOption={({ label, count, icon, color }) => (
        <>
          {color === undefined ? icon : <span className={styles.swatch} data-accent={color} />}
          {label}
          {count === undefined ? null : <span className={styles.count}>{count}</span>}
        </>
      )}
    />
  );
}
