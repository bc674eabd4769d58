import { classNames } from '../class-names';
import { ChoiceGroup } from './choice';
import type { ChoiceProps } from './choice';
import styles from './filter-chips.module.css';

/** A filter that applies or not, beside those of which one applies. */
export interface FilterToggle {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

interface FilterChipsProps extends ChoiceProps {
  readonly isTall?: boolean | undefined;
  /** Before the others, each on or off independently. */
  readonly toggles?: readonly FilterToggle[] | undefined;
}

/** Filters of a list, one of which applies; they scroll sideways on a phone. `isTall` beside fields in a toolbar. */
export function FilterChips({ isTall = false, toggles = [], className, ...props }: FilterChipsProps) {
  return (
    <div className={classNames(styles.chips, isTall && styles.tall, className)}>
      {toggles.map(({ label, isOn, onChange }) => (
        <label key={label} className={styles.chip} data-checked={isOn || undefined}>
          <input type="checkbox" checked={isOn} onChange={() => onChange(!isOn)} />
          {label}
        </label>
      ))}
      {toggles.length > 0 ? <span className={styles.divider} /> : null}
      <ChoiceGroup
        {...props}
        className={styles.group}
        itemClass={styles.chip}
        renderOption={({ label, count, icon, color }) => (
          <>
            {color === undefined ? icon : <span className={styles.swatch} data-accent={color} />}
            {label}
            {count === undefined ? null : <span className={styles.count}>{count}</span>}
          </>
        )}
      />
    </div>
  );
}
