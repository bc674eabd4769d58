import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import type { Tone } from '../tone';
import styles from './alert.module.css';

const icons: Readonly<Record<Tone, ReactNode>> = {
  danger: <CircleAlert />,
  warning: <TriangleAlert />,
  success: <CircleCheck />,
  info: <Info />,
  neutral: <Info />,
};

/** Props of Alert. */
export interface AlertProps {
  readonly tone?: Tone | undefined;
  /** `note` for advice that is not announced. */
  readonly role?: 'alert' | 'status' | 'note' | undefined;
  readonly children: ReactNode;
}

/** A message in the page, announced at once. */
export function Alert({ tone = 'danger', role = 'alert', children }: AlertProps) {
  return (
    <div className={classNames(styles.alert, styles[tone])} role={role}>
      {icons[tone]}
      <div className={styles.text}>{children}</div>
    </div>
  );
}

/** Props of Banner. */
export interface BannerProps {
  readonly tone?: Tone | undefined;
  readonly icon?: ReactNode;
  /** The message in one sentence. */
  readonly title: string;
  /** Details, in a lighter tone. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** A message across the page, below the top bar. */
export function Banner({ tone = 'info', icon, title, children, action }: BannerProps) {
  return (
    <div className={classNames(styles.banner, styles[tone])} role="status">
      {icon ?? icons[tone]}
      <p className={styles.text}>
        <strong>{title}</strong> {children === undefined ? null : <span>{children}</span>}
      </p>
      {action}
    </div>
  );
}
