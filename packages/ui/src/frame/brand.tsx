import { Link } from '../link/link';
import styles from './frame.module.css';

/** Props of Brand. */
export interface BrandProps {
  readonly href: string;
  /** The name, in lines. */
  readonly lines: readonly string[];
}

/** Logo and name, linked to the start page; the square of the logo has the accent color. */
export function Brand({ href, lines }: BrandProps) {
  return (
    <Link className={styles.brand} href={href} aria-label={lines.join(' ')}>
      <svg className={styles.brandMark} viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill="currentColor"
          d="M2 4a2 2 0 0 1 2-2h6.5v4.5h-4v4H2zM22 4a2 2 0 0 0-2-2h-6.5v4.5h4v4H22zM2 20a2 2 0 0 0 2 2h6.5v-4.5h-4v-4H2zM22 20a2 2 0 0 1-2 2h-6.5v-4.5h4v-4H22z"
        />
        <rect x="9.5" y="9.5" width="5" height="5" rx="1" />
      </svg>
      <span className={styles.brandName}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </Link>
  );
}
