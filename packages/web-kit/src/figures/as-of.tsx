import { Text, TextButton } from '@portal/ui';
import { useFormats, useStoredAnswers } from '@portal/web-kit';
import type { FigureQuery } from './figure-query';
import { messages } from './messages';

/** Props of AsOf. */
export interface AsOfProps {
  /** Those that the figures above are made of. */
  readonly queries: readonly FigureQuery[];
}

/**
 * Says from when figures are that could not be brought up to date, because the newer answer failed or there is no
 * connection, and offers to try again. Nothing while they are current.
 */
export function AsOf({ queries }: AsOfProps) {
  const { dateTime } = useFormats();
  const storedAt = useStoredAnswers()?.getTime();
  const outdated = queries.filter(({ data, isError }) => data !== undefined && isError);
  const times = outdated.map(({ dataUpdatedAt }) => dataUpdatedAt);
  const oldest = Math.min(...times, storedAt ?? Infinity);
  const retry = () => {
    for (const query of storedAt === undefined ? outdated : queries) void query.refetch();
  };
  return (
    <div role="status">
      {oldest === Infinity ? null : (
        <Text as="p" size="sm" tone="muted" isTabular>
          {messages.lastUpdated(dateTime(oldest))} <TextButton onPress={retry}>{messages.retry}</TextButton>
        </Text>
      )}
    </div>
  );
}
