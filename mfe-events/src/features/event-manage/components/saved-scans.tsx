import { Alert, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import type { CheckInState } from '../check-in-queue';
import { checkInMessages as messages } from '../registration-messages';
import styles from './saved-scans.module.css';

/** The scans that the service has not answered yet: how many, and which on demand, because they can be a roomful. */
export function SavedScans({ queue, sending }: Pick<CheckInState, 'queue' | 'sending'>) {
  const formats = useFormats();
  const waiting = queue.filter(({ code }) => !sending.has(code));
  if (waiting.length === 0) return null;
  return (
    <Alert tone="warning" role="note">
      <details>
        <summary className={styles.count}>{messages.queueTitle(waiting.length)}</summary>
        <ul aria-label={messages.queueTitle(waiting.length)}>
          {waiting.map(({ code, at, name }) => (
            <li key={code}>
              <Text isTabular weight="medium" translate="no">
                {name ?? code}
              </Text>{' '}
              <Text size="sm" tone="secondary">
                {messages.scannedAt(formats.time(at))}
              </Text>
            </li>
          ))}
        </ul>
      </details>
      <p>{messages.queueHint}</p>
    </Alert>
  );
}
