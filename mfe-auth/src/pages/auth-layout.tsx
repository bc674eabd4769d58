import { Stack, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { ThisWeek } from '../features/this-week/components/this-week';
import styles from './auth-layout.module.css';

interface AuthLayoutProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** Two halves: the one narrow form of the page, and what happens on campus beside or below it. */
export function AuthLayout({ title, hint, children }: AuthLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <div className={styles.form}>
          <Stack gap={1}>
            <h1 className={styles.title}>{title}</h1>
            <Text as="p" ink="secondary">
              {hint}
            </Text>
          </Stack>
          {children}
        </div>
      </div>
      <div className={styles.side}>
        <ThisWeek />
      </div>
    </div>
  );
}
