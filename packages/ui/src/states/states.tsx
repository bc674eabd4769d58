import { CircleAlert, RotateCw, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import styles from './states.module.css';

/** Props of EmptyState. */
export interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  /** A plain button or link. */
  readonly action?: ReactNode;
  /** No border, when it lies inside a card. */
  readonly isBare?: boolean | undefined;
}

/** The empty state of a list. */
export function EmptyState({ icon, title, text, action, isBare }: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, isBare && styles.bare)}>
      {icon}
      <p className={styles.title}>{title}</p>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** Props of ErrorState. */
export interface ErrorStateProps {
  /** What failed, in one sentence; announced. */
  readonly message: string;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean | undefined;
}

/** The error state of a list or panel, with Retry. */
export function ErrorState({ message, onRetry, isRetrying }: ErrorStateProps) {
  return (
    <div className={styles.error}>
      <CircleAlert />
      <p role="alert">{message}</p>
      {onRetry === undefined ? null : (
        <Button icon={<RotateCw />} onPress={onRetry} busy={isRetrying}>
          Retry
        </Button>
      )}
    </div>
  );
}

/** Props of UnavailableState. */
export interface UnavailableStateProps {
  /** Which part is not available. */
  readonly title: string;
  readonly text?: ReactNode;
  readonly onRetry: () => void;
  /** While it is tried again. */
  readonly isRetrying?: boolean;
}

/** A part of the portal that is not available, while the rest works. */
export function UnavailableState({ title, text, onRetry, isRetrying }: UnavailableStateProps) {
  return (
    <div className={styles.unavailable} role="status">
      <Unplug />
      <p className={styles.strong}>{title}</p>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      <div className={styles.do}>
        <Button icon={<RotateCw />} onPress={onRetry} busy={isRetrying}>
          Retry
        </Button>
      </div>
    </div>
  );
}
