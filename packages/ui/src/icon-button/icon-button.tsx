import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import styles from './icon-button.module.css';

/** Props of IconButton; `label` is its accessible name and its tooltip. */
export interface IconButtonProps {
  readonly label: string;
  /** A Lucide icon. */
  readonly icon: ReactNode;
  readonly onPress?: (() => void) | undefined;
  /** `sm` is 24 px, for the end of a token or a message. */
  readonly size?: 'md' | 'sm' | undefined;
  readonly tone?: 'neutral' | 'danger' | undefined;
  /** At the end of a field: 32 px on a phone too, so that it stays inside. */
  readonly isInField?: boolean | undefined;
  /** A dot for something new, which `label` has to say too. */
  readonly hasDot?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly className?: string | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly 'aria-controls'?: string | undefined;
  readonly 'aria-haspopup'?: 'menu' | 'dialog' | 'listbox' | undefined;
  /** Id of the text that says what the button is about, where a list has many of them. */
  readonly 'aria-describedby'?: string | undefined;
}

/** A square button with an icon. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, size, tone, isInField, hasDot, className, onPress, ...rest } = props;
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className={classNames(
        styles.button,
        size === 'sm' && styles.small,
        isInField && styles.inField,
        tone === 'danger' && styles.danger,
        className,
      )}
    >
      {icon}
      {hasDot ? <span className={styles.dot} /> : null}
    </button>
  );
}
