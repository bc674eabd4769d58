import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './field.module.css';

/** What every field takes, whatever its control. */
export interface FieldProps {
  /** Above the control, always there; `isLabelHidden` keeps it for assistive technology only. */
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  /** A hint below the control. */
  readonly description?: ReactNode;
  /** What is wrong and how to mend it; empty or undefined means that nothing is. */
  readonly errorMessage?: string | undefined;
  /** `false` marks the field "optional"; left out it has no mark; `true` tells assistive technology that it is required. */
  readonly isRequired?: boolean | undefined;
  /** The word of that mark. */
  readonly optionalLabel?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** At the end of the label's line, e.g. a Link. */
  readonly labelTrailing?: ReactNode;
  /** The control's id; a stable one is made without it. */
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/** What Field hands to its control: name, state and descriptions. */
export interface ControlAttributes {
  readonly id: string;
  readonly name: string | undefined;
  readonly disabled: boolean | undefined;
  readonly onBlur: (() => void) | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** An error with icon and words; announced when it appears. */
export function FieldError({ id, children }: { readonly id?: string | undefined; readonly children: ReactNode }) {
  return (
    <p className={styles.error} id={id} role="alert">
      <CircleAlert />
      <span>{children}</span>
    </p>
  );
}

/** The ids of hint and error below a control, joined for aria-describedby. */
export function describedBy(id: string, hasHint: boolean, hasError: boolean): string | undefined {
  return classNames(hasHint && `${id}-hint`, hasError && `${id}-error`) || undefined;
}

/** Label above, hint and error below, and the control between them: for controls this package does not have. */
export function Field(props: FieldProps & { readonly children: (control: ControlAttributes) => ReactNode }) {
  const {
    label,
    isLabelHidden,
    description,
    errorMessage,
    isRequired,
    optionalLabel = 'optional',
    labelTrailing,
  } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const isInvalid = Boolean(errorMessage);
  return (
    <div className={classNames(styles.field, props.className)}>
      <div className={isLabelHidden ? styles.hidden : styles.row}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {isRequired === false ? <span className={styles.optional}> {optionalLabel}</span> : null}
        </label>
        {labelTrailing}
      </div>
      {props.children({
        id,
        name: props.name,
        disabled: props.isDisabled,
        onBlur: props.onBlur,
        'aria-invalid': isInvalid || undefined,
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
