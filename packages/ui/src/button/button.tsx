import { LoaderCircle } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import { busyAttributes, useBusyStatus } from './busy';
import styles from './button.module.css';

/** One `primary` button a view, `plain` for repeated actions, `quiet` without a box, `danger` outlined in red. */
export type ButtonVariant = 'primary' | 'plain' | 'quiet' | 'danger';

/** Appearance of Button and LinkButton. */
export interface ButtonAppearance {
  readonly variant?: ButtonVariant | undefined;
  /** `lg` only in the one form of a page (40 px instead of 32; both 44 on a phone). */
  readonly size?: 'md' | 'lg' | undefined;
  /** As wide as its container. */
  readonly isBlock?: boolean | undefined;
  /** A Lucide icon before the label. */
  readonly icon?: ReactNode;
}

/** Props of Button. `onPress` is called for mouse, touch and keyboard; a `submit` button submits its form. */
export interface ButtonProps extends ButtonAppearance {
  readonly children: ReactNode;
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  /** A request is running: the button stays focusable, is aria-disabled, and ignores presses. */
  readonly busy?: boolean | undefined;
  /** Label while busy, e.g. `Submitting...`; the button is wide enough for both. */
  readonly busyLabel?: string | undefined;
  readonly form?: string | undefined;
  readonly id?: string | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
}

/** The classes of a button, for elements that look like one. */
export function buttonClass({ variant = 'plain', size, isBlock }: ButtonAppearance, className?: string): string {
  return classNames(styles.button, styles[variant], size === 'lg' && styles.large, isBlock && styles.block, className);
}

/** A button, which keeps its width while busy. */
export function Button(props: ButtonProps) {
  const {
    children,
    icon,
    variant,
    size,
    isBlock,
    busy = false,
    busyLabel,
    className,
    type = 'button',
    onPress,
    isDisabled,
    ...rest
  } = props;
  useBusyStatus(busy ? busyLabel : undefined);
  return (
    <button
      {...rest}
      type={type}
      disabled={isDisabled}
      onClick={onPress}
      {...(busy && busyAttributes)}
      className={buttonClass({ variant, size, isBlock }, className)}
    >
      <span className={classNames(styles.contents, busyLabel && styles.spacer)} data-text={busyLabel}>
        <span className={styles.content} aria-hidden={busy || undefined}>
          {icon}
          {children}
        </span>
        {busy ? (
          <span className={styles.content}>
            <LoaderCircle className={styles.spinner ?? ''} />
            {busyLabel ?? children}
          </span>
        ) : null}
      </span>
    </button>
  );
}
