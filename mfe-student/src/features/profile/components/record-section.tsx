import { FormSection, Stack, Text, TextLink } from '@portal/ui';
import { ReadState, type ReadStateProps } from '@portal/web-kit/read-state';
import type { ReactNode } from 'react';

interface RecordSectionProps {
  readonly title: string;
  readonly query: ReadStateProps['query'];
  readonly messages: { readonly loading: string; readonly failed: string; readonly none: string };
  /** Rows; none when there is nothing. */
  readonly rows: readonly ReactNode[];
  /** The page that lists all of it. */
  readonly href: string;
  readonly link: string;
}

/** A section of the profile with what was confirmed about the person. */
export function RecordSection({ title, query, messages, rows, href, link }: RecordSectionProps) {
  return (
    <FormSection isSplit title={title}>
      <ReadState query={query} loading={messages.loading} failed={messages.failed} shape="text" count={2} />
      {query.data && rows.length === 0 ? <Text tone="muted">{messages.none}</Text> : null}
      {rows.length > 0 ? (
        <Stack as="ul" gap={3}>
          {rows}
        </Stack>
      ) : null}
      {query.data ? (
        <p>
          <TextLink href={href}>{link}</TextLink>
        </p>
      ) : null}
    </FormSection>
  );
}
