import type { ReactNode } from 'react';
import { Link } from '../link/link';
import styles from './icon-button.module.css';

/** Props of IconLink. */
export interface IconLinkProps {
  readonly href: string;
  /** Its accessible name and its tooltip. */
  readonly label: string;
  /** A Lucide icon. */
  readonly icon: ReactNode;
}

/** A link that looks like an IconButton. */
export function IconLink({ href, label, icon }: IconLinkProps) {
  return (
    <Link href={href} aria-label={label} title={label} className={styles.button}>
      {icon}
    </Link>
  );
}
