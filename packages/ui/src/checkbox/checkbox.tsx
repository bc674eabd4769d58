import { Check, Minus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '../class-names';
import styles from './checkbox.module.css';

/** Props of Checkbox. */
export interface CheckboxProps {
  /** Its accessible name: what is chosen. */
  readonly label: string;
  /** `mixed` when it covers several, some of which are chosen. */
  readonly value: boolean | 'mixed';
  readonly onChange: (isChosen: boolean) => void;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Chooses one of several things, or all of them. What takes effect at once is a Switch. */
export function Checkbox({ label, value, onChange, isDisabled, className }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const isMixed = value === 'mixed';
  useEffect(() => {
    // There is no attribute for it.
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className={classNames(styles.checkbox, className)}>
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={value === true}
        disabled={isDisabled}
        onChange={() => onChange(value !== true)}
      />
      <span className={styles.box} aria-hidden="true">
        {isMixed ? <Minus /> : <Check />}
      </span>
    </label>
  );
}
