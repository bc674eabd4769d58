import type { ReactNode } from 'react';
import { Link } from '../link/link';
import { classNames } from '../class-names';
import styles from './icon-button.module.css';

/** Props of IconLink. */
export interface IconLinkProps {
  readonly href: string;
  /** Its name for everyone who does not see the icon, and its tooltip. */
  readonly label: string;
  /** A Lucide icon. */
  readonly icon: ReactNode;
  readonly className?: string | undefined;
}

/** A link that shows an icon alone, beside IconButtons. */
export function IconLink({ href, label, icon, className }: IconLinkProps) {
  return (
    <Link href={href} aria-label={label} title={label} className={classNames(styles.button, className)}>
      {icon}
    </Link>
  );
}
