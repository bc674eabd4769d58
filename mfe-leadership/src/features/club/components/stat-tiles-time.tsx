import { Text, TextButton } from '@portal/ui';
import { useFormats, useStoredAnswers } from '@portal/web-kit';
import { useEffect, useState } from 'react';
import { MINUTE_MS } from '@portal/contracts';
import { messages } from '../messages';

interface StatTilesTimeProps {
  /** When the numbers were read, in milliseconds. */
  readonly readAt: number;
  /** Whether reading them again has failed. */
  readonly isOutdated: boolean;
  readonly onRetry: () => void;
}

/** Says when numbers older than a minute, or stored ones, were read, and offers Retry after a failed update. */
export function StatTilesTime({ readAt, isOutdated, onRetry }: StatTilesTimeProps) {
  const { dateTime } = useFormats();
  const stored = useStoredAnswers();
  const from = stored?.getTime() ?? readAt;
  const isOld = useIsOlderThan(MINUTE_MS, from);
  if (!isOld && !isOutdated) return null;
  return (
    <Text as="p" tone="muted" role="status">
      {isOutdated ? `${messages.updateFailed} ` : ''}
      {messages.asOf(dateTime(from))}
      {isOutdated ? (
        <>
          {' '}
          <TextButton onPress={onRetry}>{messages.retry}</TextButton>
        </>
      ) : null}
    </Text>
  );
}

/** Whether a moment is further back, also while the page stays open. */
function useIsOlderThan(age: number, moment: number): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, moment + age - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [age, moment]);
  return now - moment > age;
}
