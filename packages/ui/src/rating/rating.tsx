import { Star } from 'lucide-react';
import { useId } from 'react';
import type { Ref } from 'react';
import { classNames } from '../class-names';
import { FieldGroup } from '../field/field-group';
import type { FieldGroupProps } from '../field/field-group';
import styles from './rating.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

/** One to five stars as an image; `label` is its text alternative: `4 of 5 stars`. */
export function Rating({ value, label }: { readonly value: number; readonly label: string }) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {STARS.map((star) => (
        <Star key={star} className={star > value ? (styles.off ?? '') : ''} />
      ))}
    </span>
  );
}

/** Props of RatingField. */
export interface RatingFieldProps extends Omit<FieldGroupProps, 'children' | 'variant'> {
  /** 1 to 5, `null` while not chosen. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Label of a number of stars, for its radio and beside the chosen one. */
  readonly labelFor: (stars: number) => string;
  /** Reference to the first star. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Stars as a field: five radios, and a text that says what is chosen. */
export function RatingField({ value, onChange, onBlur, labelFor, inputRef, ...group }: RatingFieldProps) {
  const name = useId();
  return (
    <FieldGroup {...group}>
      <div className={styles.field} onBlur={onBlur}>
        <div className={styles.radios}>
          {STARS.map((star) => (
            <label key={star} className={classNames(styles.star, value !== null && star <= value && styles.on)}>
              <input
                ref={star === 1 ? inputRef : undefined}
                type="radio"
                name={name}
                checked={star === value}
                aria-label={labelFor(star)}
                onChange={() => onChange(star)}
              />
              <Star />
            </label>
          ))}
        </div>
        <span className={styles.word} aria-hidden="true">
          {value === null ? '' : labelFor(value)}
        </span>
      </div>
    </FieldGroup>
  );
}
