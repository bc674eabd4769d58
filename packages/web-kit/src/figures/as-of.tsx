import { MINUTE_MS } from '@portal/contracts';
import { Text, TextButton } from '@portal/ui';
import { useFormats, useStoredAnswers } from '@portal/web-kit';
import styles from './as-of.module.css';
import type { FigureQuery } from './figure-query';
import { messages } from './messages';
import { useIsOlderThan } from './use-is-older-than';

/** Props of AsOf. */
export interface AsOfProps {
  /** Those that the figures above are made of. */
  readonly queries: readonly FigureQuery[];
}

/**
 * Says from when figures are that are older than a minute. Those that could not be brought up to date, because the newer
 * answer failed or there is no connection, say so at once and can be tried again.
 */
export function AsOf({ queries }: AsOfProps) {
  const { dateTime } = useFormats();
  const storedAt = useStoredAnswers()?.getTime();
  const answered = queries.filter(({ data }) => data !== undefined);
  const failed = answered.filter(({ isError }) => isError);
  const outdated = storedAt === undefined ? failed : queries;
  const timed = failed.length > 0 ? failed : answered;
  const oldest = Math.min(...timed.map(({ dataUpdatedAt }) => dataUpdatedAt), storedAt ?? Infinity);
  const isOld = useIsOlderThan(MINUTE_MS, oldest);
  const retry = () => {
    for (const query of outdated) void query.refetch();
  };
  const text = oldest === Infinity ? null : messages.lastUpdated(dateTime(oldest));
  return (
    <Text as="div" size="sm" tone="muted" isTabular className={styles.line}>
      {isOld && outdated.length === 0 ? text : null}
      <span role="status">
        {outdated.length > 0 ? (
          <>
            {text} <TextButton onPress={retry}>{messages.retry}</TextButton>
          </>
        ) : null}
      </span>
    </Text>
  );
}
