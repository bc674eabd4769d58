import { Stack, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { ThisWeek } from '../features/this-week/components/this-week';
import styles from './auth-layout.module.css';

interface AuthLayoutProps {
  readonly title: string;
  readonly hint?: string | undefined;
  /** Beside or below the form; what happens on campus unless told. */
  readonly side?: ReactNode;
  readonly children: ReactNode;
}

/** Two halves: the one narrow form of the page, and something to look at beside or below it. */
export function AuthLayout({ title, hint, side = <ThisWeek />, children }: AuthLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <div className={styles.form}>
          <Stack gap={1}>
            <h1 className={styles.title}>{title}</h1>
            {hint === undefined ? null : (
              <Text as="p" tone="secondary">
                {hint}
              </Text>
            )}
          </Stack>
          {children}
        </div>
      </div>
      <div className={styles.side}>{side}</div>
    </div>
  );
}
