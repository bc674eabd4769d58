import { useState, type ReactNode } from 'react';
import styles from './audit.module.css';

interface DisclosureProps {
  readonly summary: string;
  /** Rendered while it is open: a page holds hundreds. */
  readonly children: () => ReactNode;
}

/** Details that are shown on request. */
export function Disclosure({ summary, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.disclosure} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen ? children() : null}
    </details>
  );
}
