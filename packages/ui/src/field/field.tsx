import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import textStyles from '../text/text.module.css';
import styles from './field.module.css';

/** Props of every field. */
export interface FieldProps {
  /** Above the control; `isLabelHidden` leaves it to assistive technology. */
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  /** A hint below the control. */
  readonly description?: ReactNode;
  /** What is wrong and how to correct it; empty or undefined for a valid field. */
  readonly errorMessage?: string | undefined;
  /** Marks the control, for a field whose group shows the error. */
  readonly isInvalid?: boolean | undefined;
  /** `false` shows "optional" beside the label; `true` sets `aria-required`; undefined does neither. */
  readonly isRequired?: boolean | undefined;
  /** At the end of the label's line, e.g. a TextLink. */
  readonly labelTrailing?: ReactNode;
  readonly name?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/** Classes of an input in a Field, for fields outside this entry; its digits have equal width. */
export const inputClass = classNames(styles.input, styles.tabular);

/** Attributes that Field gives to its control. */
export interface ControlAttributes {
  readonly id: string;
  readonly name: string | undefined;
  readonly onBlur: (() => void) | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** The error of a field; announced when it appears. */
export function FieldError({ id, children }: { readonly id?: string | undefined; readonly children: ReactNode }) {
  return (
    <p className={styles.error} id={id} role="alert">
      <CircleAlert />
      <span>{children}</span>
    </p>
  );
}

/** Value of `aria-describedby` for the hint and error of a control. */
export function describedBy(id: string, hasHint: boolean, hasError: boolean): string | undefined {
  return classNames(hasHint && `${id}-hint`, hasError && `${id}-error`) || undefined;
}

/** Label, control, hint and error; its child renders the control with the given attributes. */
export function Field(props: FieldProps & { readonly children: (control: ControlAttributes) => ReactNode }) {
  const { label, isLabelHidden, description, errorMessage, isRequired, labelTrailing } = props;
  const id = useId();
  const isInvalid = Boolean(errorMessage);
  return (
    <div className={classNames(styles.field, props.className)}>
      <div className={isLabelHidden ? textStyles.hidden : styles.row}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {isRequired === false ? <span className={styles.optional}> optional</span> : null}
        </label>
        {labelTrailing}
      </div>
      {props.children({
        id,
        name: props.name,
        onBlur: props.onBlur,
        'aria-invalid': isInvalid || props.isInvalid || undefined,
        'aria-required': isRequired || undefined,
        'aria-describedby': describedBy(id, Boolean(description), isInvalid),
      })}
      {description ? (
        <div className={styles.hint} id={`${id}-hint`}>
          {description}
        </div>
      ) : null}
      {isInvalid ? <FieldError id={`${id}-error`}>{errorMessage}</FieldError> : null}
    </div>
  );
}
