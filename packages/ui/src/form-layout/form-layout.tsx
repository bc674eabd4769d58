import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './form-layout.module.css';

/** Props of FormSection. */
export interface FormSectionProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Shown below the title of a section whose fields are all optional. */
  readonly optionalLabel?: string | undefined;
  /** Title beside the fields instead of above them. */
  readonly isSplit?: boolean | undefined;
  /** For links to the section. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** A section of a long form. */
export function FormSection({ title, text, optionalLabel, isSplit, id, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={classNames(styles.section, isSplit && styles.split)} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {optionalLabel === undefined ? null : <span className={styles.optional}>{optionalLabel}</span>}
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** A grid of fields; wrap a field in FieldCell to make it narrower than the row. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

/** A third, half or two thirds of a row of FieldGrid; whole on a phone, except `halfAlways`. */
export function FieldCell({
  span,
  children,
}: {
  readonly span: 'third' | 'half' | 'halfAlways' | 'twoThirds';
  readonly children: ReactNode;
}) {
  return <div className={styles[span]}>{children}</div>;
}

/** Props of FormBar. */
export interface FormBarProps {
  /** At the left, e.g. `Draft saved 11:20 am`. */
  readonly note?: ReactNode;
  /** Over both: an Alert. */
  readonly message?: ReactNode;
  /** Buttons at the right, primary last. */
  readonly children: ReactNode;
}

/** The sticky bar at the end of a form. */
export function FormBar({ note, message, children }: FormBarProps) {
  return (
    <div className={styles.bar}>
      {message ? <div className={styles.message}>{message}</div> : null}
      <p className={styles.note} role="status">
        {note}
      </p>
      <div className={styles.trailing}>{children}</div>
    </div>
  );
}
