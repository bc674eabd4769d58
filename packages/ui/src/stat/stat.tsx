import { Children } from 'react';
import type { ReactNode } from 'react';
import { Link } from '../link/link';
import styles from './stat.module.css';

/** Props of StatTile. */
export interface StatTileProps {
  /** What is counted, or a Skeleton. */
  readonly label: ReactNode;
  /** The value as it is shown: already formatted, or a Skeleton. */
  readonly value: ReactNode;
  /** A line below the value. */
  readonly note?: ReactNode;
  /** Makes the whole tile a link. */
  readonly href?: string | undefined;
  /** Shows a dot beside the label, with this text alternative: something waits for the reader. */
  readonly attention?: string | undefined;
  /** A CapacityBar below the note. */
  readonly meter?: ReactNode;
}

/** Statistics in a row, in pairs on a phone; `label` is the accessible name. */
export function StatStrip({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const tiles = Children.toArray(children).length;
  return (
    <section className={styles.strip} aria-label={label} style={{ ['--tiles' as string]: tiles }}>
      {children}
    </section>
  );
}

/** A dot that says that something waits for the reader. */
export function AttentionDot({ label }: { readonly label: string }) {
  return <span className={styles.attention} role="img" aria-label={label} />;
}

/** One statistic with its label and a note. */
export function StatTile({ label, value, note, href, attention, meter }: StatTileProps) {
  const content = (
    <>
      <span className={styles.label}>
        {label}
        {attention === undefined ? null : <AttentionDot label={attention} />}
      </span>
      <span className={styles.value}>{value}</span>
      <span className={styles.note}>{note}</span>
      {meter === undefined ? null : <span className={styles.meter}>{meter}</span>}
    </>
  );
  if (href === undefined) return <div className={styles.tile}>{content}</div>;
  return (
    <Link className={styles.tile} href={href}>
      {content}
    </Link>
  );
}
