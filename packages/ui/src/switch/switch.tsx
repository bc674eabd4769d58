import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import textStyles from '../text/text.module.css';
import styles from './switch.module.css';

/** Props of Switch. */
export interface SwitchProps {
  /** What is switched on or off. */
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  readonly description?: ReactNode;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly inputRef?: Ref<HTMLButtonElement> | undefined;
}

/** A switch: takes effect at once, or shows more fields of a form. */
export function Switch(props: SwitchProps) {
  const { label, isLabelHidden, description, value, onChange, onBlur, inputRef } = props;
  const id = useId();
  return (
    <div className={styles.row}>
      <button
        ref={inputRef}
        id={id}
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked={value}
        aria-describedby={description ? `${id}-hint` : undefined}
        onClick={() => onChange(!value)}
        onBlur={onBlur}
      />
      <div className={isLabelHidden ? textStyles.hidden : styles.text}>
        <label className={classNames(styles.label, Boolean(description) && styles.strong)} htmlFor={id}>
          {label}
        </label>
        {description ? (
          <div className={styles.hint} id={`${id}-hint`}>
            {description}
          </div>
        ) : null}
      </div>
    </div>
  );
}
