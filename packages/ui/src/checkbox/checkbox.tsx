import { Check, Minus } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { describedBy, FieldError } from '../field/field';
import styles from './checkbox.module.css';

/** Props of Checkbox. */
export interface CheckboxProps {
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  readonly description?: ReactNode;
  readonly errorMessage?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Some of what it stands for is chosen, and some is not. */
  readonly isIndeterminate?: boolean | undefined;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A yes or no that is sent with a form. */
export function Checkbox(props: CheckboxProps) {
  const { label, isLabelHidden, description, errorMessage, isIndeterminate = false, value, onChange, onBlur } = props;
  const id = useId();
  const take = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = isIndeterminate;
    if (typeof props.inputRef === 'function') return props.inputRef(element);
    if (props.inputRef) props.inputRef.current = element;
  };
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <span className={styles.hit}>
          <input
            ref={take}
            id={id}
            type="checkbox"
            name={props.name}
            checked={value}
            disabled={props.isDisabled}
            aria-invalid={errorMessage ? true : undefined}
            aria-required={props.isRequired || undefined}
            aria-describedby={describedBy(id, Boolean(description), Boolean(errorMessage))}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={onBlur}
          />
          <span className={styles.box}>{isIndeterminate ? <Minus /> : value ? <Check /> : null}</span>
        </span>
        <div>
          <label className={isLabelHidden ? styles.hidden : styles.label} htmlFor={id}>
            {label}
          </label>
          {description ? (
            <div className={styles.hint} id={`${id}-hint`}>
              {description}
            </div>
          ) : null}
        </div>
      </div>
      {errorMessage ? <FieldError id={`${id}-error`}>{errorMessage}</FieldError> : null}
    </div>
  );
}
