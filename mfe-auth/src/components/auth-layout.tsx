import type { ReactNode } from 'react';
import styles from './auth-layout.module.css';

/** Two halves: the form, and what happens on campus beside or below it. */
export function AuthLayout({ children, side }: { readonly children: ReactNode; readonly side: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  );
}
