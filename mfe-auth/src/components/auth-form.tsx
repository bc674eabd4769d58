import { Stack, Text } from '@portal/ui';
import type { FormEvent, ReactNode } from 'react';
import styles from './auth-form.module.css';

interface AuthFormProps {
  readonly title: string;
  readonly hint: string;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  readonly children: ReactNode;
}

/** The one narrow form of a sign-in page: head, fields, button. */
export function AuthForm({ title, hint, onSubmit, children }: AuthFormProps) {
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      <Stack gap={1}>
        <h1 className={styles.title}>{title}</h1>
        <Text as="p" ink="secondary">
          {hint}
        </Text>
      </Stack>
      {children}
    </form>
  );
}
