import { useId } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import { describedBy, FieldError } from './field';
import styles from './field.module.css';

/** Props of FieldGroup. */
export interface FieldGroupProps {
  readonly label: string;
  readonly description?: ReactNode;
  readonly errorMessage?: string | undefined;
  readonly isRequired?: boolean | undefined;
  /** `pair` has two controls beside each other, the second narrower. */
  readonly variant?: 'stack' | 'pair' | undefined;
  readonly className?: string | undefined;
  /** Called when the focus leaves all of its controls. */
  readonly onLeave?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Several controls under one label, e.g. date and time of a start; give each a hidden label. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, description, errorMessage, isRequired, variant = 'stack', className, onLeave } = props;
  const id = useId();
  const isInvalid = Boolean(errorMessage);
  const blur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.();
  };
  return (
    <fieldset
      className={classNames(styles.group, className)}
      onBlur={blur}
      aria-describedby={describedBy(id, Boolean(description), isInvalid)}
    >
      <legend className={styles.legend}>
        {label}
        {isRequired === false ? <span className={styles.optional}> optional</span> : null}
      </legend>
      <div className={variant === 'pair' ? styles.pair : styles.field}>{props.children}</div>
      {description ? (
        <div className={styles.hint} id={`${id}-hint`}>
          {description}
        </div>
      ) : null}
      {isInvalid ? <FieldError id={`${id}-error`}>{errorMessage}</FieldError> : null}
    </fieldset>
  );
}
