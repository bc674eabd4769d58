import { LoaderCircle } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import { busyAttributes, useBusyStatus } from './busy';
import styles from './button.module.css';
import { suppressPressStyle } from './press-style';

suppressPressStyle();

/** Rank of a button: one `primary` (ink) a view, `plain` for repeated actions, `quiet` without a box, `danger` outlined in red. */
export type ButtonVariant = 'primary' | 'plain' | 'quiet' | 'danger';

/** The look shared by Button and LinkButton. */
export interface ButtonAppearance {
  readonly variant?: ButtonVariant | undefined;
  /** `lg` only in the one form of a page (40 px instead of 32; both 44 on a phone). */
  readonly size?: 'md' | 'lg' | undefined;
  /** As wide as its place. */
  readonly isBlock?: boolean | undefined;
  /** A Lucide icon before the word. */
  readonly icon?: ReactNode;
}

/** Props of Button. `onPress` is called for mouse, touch and keyboard; a `submit` button submits its form. */
export interface ButtonProps extends ButtonAppearance {
  readonly children: ReactNode;
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Something sent is on its way: stays focusable, is aria-disabled, and ignores every further press. */
  readonly busy?: boolean | undefined;
  /** The words while busy, e.g. `Submitting...`; the width is kept for both texts. */
  readonly busyLabel?: string | undefined;
  readonly form?: string | undefined;
  readonly id?: string | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly 'aria-controls'?: string | undefined;
  readonly 'aria-haspopup'?: 'menu' | 'dialog' | 'listbox' | undefined;
}

/** The classes of a button, for things that look like one. */
export function buttonClass({ variant = 'plain', size, isBlock }: ButtonAppearance, className?: string): string {
  return classNames(styles.button, styles[variant], size === 'lg' && styles.large, isBlock && styles.block, className);
}

/** A button of one of four ranks, which keeps its width while busy. */
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
    ...rest
  } = props;
  useBusyStatus(busy ? busyLabel : undefined);
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return (
    <AriaButton
      {...given}
      {...(onPress && !busy && { onPress })}
      type={type}
      render={(attributes) => <button {...attributes} {...(busy && busyAttributes)} />}
      className={buttonClass({ variant, size, isBlock }, className)}
    >
      <span className={classNames(styles.faces, busyLabel && styles.spacer)} data-text={busyLabel}>
        <span className={styles.face} aria-hidden={busy || undefined}>
          {icon}
          {children}
        </span>
        {busy ? (
          <span className={styles.face}>
            <LoaderCircle className={styles.spinner ?? ''} />
            {busyLabel ?? children}
          </span>
        ) : null}
      </span>
    </AriaButton>
  );
}
