import { classNames } from '../class-names';
import styles from './skeleton.module.css';

/** Props of Skeleton; numbers are px at the usual size of type, and grow with it. */
export interface SkeletonProps {
  readonly width?: number | string | undefined;
  readonly height?: number | undefined;
  readonly isRound?: boolean | undefined;
  readonly className?: string | undefined;
}

const inRem = (size: number | string | undefined) => (typeof size === 'number' ? `${size / 16}rem` : size);

/** A placeholder for something that is loading. */
export function Skeleton({ width = '100%', height, isRound, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.placeholder, isRound && styles.round, className)}
      style={{ width: inRem(width), height: inRem(height) }}
    />
  );
}

/** Placeholders for lines of text; the last is shorter. */
export function SkeletonText({ lines = 3 }: { readonly lines?: number | undefined }) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} width={index === lines - 1 ? '58%' : '100%'} />
      ))}
    </span>
  );
}
