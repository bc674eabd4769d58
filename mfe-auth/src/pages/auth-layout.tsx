import { Stack, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { ThisWeek } from '../features/this-week/components/this-week';
import styles from './auth-layout.module.css';

interface AuthLayoutProps {
  readonly title: string;
  readonly hint?: string | undefined;
  /** Beside or below the form; this week's events unless given. */
  readonly side?: ReactNode;
  readonly children: ReactNode;
}

export function AuthLayout({ title, hint, side = <ThisWeek />, children }: AuthLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <div className={styles.form}>
          <Stack gap={1}>
            <Text as="h1" size="lg">
              {title}
            </Text>
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
