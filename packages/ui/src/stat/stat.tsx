import { RotateCw } from 'lucide-react';
import { Children } from 'react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../button/button';
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
  readonly ref?: Ref<HTMLAnchorElement & HTMLDivElement> | undefined;
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
export function StatTile({ label, value, note, href, attention, meter, ref }: StatTileProps) {
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
  if (href === undefined)
    return (
      <div className={styles.tile} ref={ref}>
        {content}
      </div>
    );
  return (
    <Link className={styles.tile} href={href} ref={ref}>
      {content}
    </Link>
  );
}

/** Props of FailedStatTile. */
export interface FailedStatTileProps extends Pick<StatTileProps, 'href' | 'ref'> {
  readonly label: string;
  /** That it is not known, in a few words; announced. */
  readonly message: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean | undefined;
}

/** A statistic that could not be read: no number, and a button that tries again. Its label is still the link. */
export function FailedStatTile(props: FailedStatTileProps) {
  const { label, href, message, onRetry, isRetrying, ref } = props;
  return (
    <div className={styles.tile} ref={ref}>
      <span className={styles.label}>{href === undefined ? label : <Link href={href}>{label}</Link>}</span>
      <span>
        <Button
          variant="quiet"
          icon={<RotateCw />}
          className={styles.retry}
          onPress={onRetry}
          busy={isRetrying}
          aria-label={`Retry: ${label}`}
        >
          Retry
        </Button>
      </span>
      <span className={styles.note} role="status">
        {message}
      </span>
    </div>
  );
}
