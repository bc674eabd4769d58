import { Check, CircleAlert, CircleDashed, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import type { Tone } from '../tone';
import styles from './badge.module.css';

const toneIcons: Readonly<Record<Tone, ReactNode>> = {
  info: <Info />,
  success: <Check />,
  warning: <CircleAlert />,
  danger: <X />,
  neutral: <CircleDashed />,
};

/** Props of Badge. */
export interface BadgeProps {
  readonly tone?: Tone | undefined;
  /** The Lucide icon of this state; without one, that of the tone. */
  readonly icon?: ReactNode;
  /** Text of the state. */
  readonly children: ReactNode;
  /** `plain` has no background and the size of the text around. */
  readonly variant?: 'tint' | 'plain' | undefined;
}

/** A state as icon and text, so that it does not depend on color. */
export function Badge({ tone = 'neutral', icon, children, variant = 'tint' }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], variant === 'plain' && styles.plain)} data-tone={tone}>
      {icon ?? toneIcons[tone]}
      {children}
    </span>
  );
}
