import { Children } from 'react';
import type { ReactNode } from 'react';
import { Link } from '../link/link';
import styles from './stat.module.css';

/** Props of StatTile. */
export interface StatTileProps {
  /** What is counted; a Skeleton while it loads. */
  readonly label: ReactNode;
  /** The value as it is shown: already formatted, or a Skeleton. */
  readonly value: ReactNode;
  /** One line below: what the figure means today. */
  readonly note?: ReactNode;
  /** Makes the whole tile a link. */
  readonly href?: string | undefined;
  /** A dot beside the label: something here waits for the reader. The text says so to those who do not see it. */
  readonly attention?: string | undefined;
  /** A CapacityBar below the note. */
  readonly meter?: ReactNode;
}

/** A strip of figures divided by hairlines: one row on a desk, pairs on a phone. `label` names it, e.g. `Figures`. */
export function StatStrip({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const tiles = Children.toArray(children).length;
  return (
    <section className={styles.strip} aria-label={label} style={{ ['--tiles' as string]: tiles }}>
      {children}
    </section>
  );
}

/** The 6 px dot in the accent that says: this waits for you. */
export function AttentionDot({ label }: { readonly label: string }) {
  return <span className={styles.attention} role="img" aria-label={label} />;
}

/** One figure with its name and a note. */
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
