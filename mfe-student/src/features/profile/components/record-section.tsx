import { ErrorState, FormSection, LoadingState, Stack, Text, TextLink } from '@portal/ui';
import type { ReactNode } from 'react';

/** The part of a query that a section shows the state of. */
interface Query {
  readonly data: unknown;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isRefetching: boolean;
  refetch(): unknown;
}

interface RecordSectionProps {
  readonly title: string;
  readonly query: Query;
  readonly messages: { readonly loading: string; readonly failed: string; readonly none: string };
  /** Rows; none when there is nothing. */
  readonly rows: readonly ReactNode[];
  /** The page that lists all of it. */
  readonly href: string;
  readonly link: string;
}

/** A section of the profile with what was confirmed about the person. */
export function RecordSection({ title, query, messages, rows, href, link }: RecordSectionProps) {
  const { data, isPending, isError, isRefetching, refetch } = query;
  return (
    <FormSection isSplit title={title}>
      {isPending ? <LoadingState label={messages.loading} shape="text" count={2} /> : null}
      {isError && !data ? (
        <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : null}
      {data && rows.length === 0 ? <Text tone="muted">{messages.none}</Text> : null}
      {rows.length > 0 ? (
        <Stack as="ul" gap={3}>
          {rows}
        </Stack>
      ) : null}
      {data ? (
        <p>
          <TextLink href={href}>{link}</TextLink>
        </p>
      ) : null}
    </FormSection>
  );
}
