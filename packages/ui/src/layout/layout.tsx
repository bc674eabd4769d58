import type { CSSProperties, ElementType, HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './layout.module.css';

type Step = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

/** Props of Stack and Cluster; `gap` is a step of the 4 px grid. */
export interface GapProps extends HTMLAttributes<HTMLElement> {
  readonly as?: ElementType | undefined;
  readonly gap?: Step | undefined;
}

/** A vertical stack with equal gaps. */
export function Stack({ as: Tag = 'div', gap = 4, className, style, ...rest }: GapProps) {
  return (
    <Tag {...rest} className={classNames(styles.stack, className)} style={{ gap: `var(--space-${gap})`, ...style }} />
  );
}

/** A horizontal row that wraps. */
export function Cluster({ as: Tag = 'div', gap = 2, className, style, ...rest }: GapProps) {
  return (
    <Tag {...rest} className={classNames(styles.cluster, className)} style={{ gap: `var(--space-${gap})`, ...style }} />
  );
}

/** Two columns, the second `sideWidth` (316) px wide; stacked on a tablet and a phone. */
export function Columns({
  sideWidth,
  className,
  style,
  ...rest
}: HTMLAttributes<HTMLElement> & { readonly sideWidth?: number | undefined }) {
  const width: CSSProperties = sideWidth === undefined ? {} : { ['--side' as string]: `${sideWidth / 16}rem` };
  return <div {...rest} className={classNames(styles.columns, className)} style={{ ...width, ...style }} />;
}

/** A grid of equal cards: at most `columns` beside each other, fewer where there is no room for them. */
export function CardGrid({
  as: Tag = 'div',
  columns = 3,
  className,
  style,
  ...rest
}: GapProps & { readonly columns?: 2 | 3 | 4 | undefined }) {
  return (
    <Tag
      {...rest}
      className={classNames(styles.grid, className)}
      style={{ ['--columns' as string]: columns, ...style }}
    />
  );
}

/** The row of filters over a list, with `trailing` at its right. */
export function Toolbar({ children, trailing }: { readonly children: ReactNode; readonly trailing?: ReactNode }) {
  return (
    <div className={styles.toolbar}>
      {children}
      {trailing === undefined ? null : <div className={styles.toolbarEnd}>{trailing}</div>}
    </div>
  );
}

/** Shown on a tablet and a desktop. */
export function DesktopOnly({ children }: { readonly children: ReactNode }) {
  return <span className={styles.desktopOnly}>{children}</span>;
}

/** Shown on a phone. */
export function PhoneOnly({ children }: { readonly children: ReactNode }) {
  return <span className={styles.phoneOnly}>{children}</span>;
}
