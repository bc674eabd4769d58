import { Alert, IconButton, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { X } from 'lucide-react';
import type { CheckInState } from '../check-in-queue';
import { checkInMessages as messages } from '../registration-messages';
import styles from './saved-scans.module.css';

interface SavedScansProps extends Pick<CheckInState, 'queue' | 'failed' | 'sending'> {
  readonly onForget: (code: string) => void;
}

/**
 * The scans that the service has not answered yet: how many, and which on demand, because they can be a roomful. Above them
 * those that it refused, until they are taken off the list.
 */
export function SavedScans({ queue, failed, sending, onForget }: SavedScansProps) {
  const formats = useFormats();
  const waiting = queue.filter(({ code }) => !sending.has(code));
  return (
    <>
      {failed.length > 0 ? (
        <Alert tone="danger">
          <p className={styles.count}>{messages.failedTitle(failed.length)}</p>
          <ul aria-label={messages.failedTitle(failed.length)}>
            {failed.map(({ code, at, name = code, problem = '' }) => (
              <li key={code} className={styles.failed}>
                <span>
                  <Text isTabular weight="medium" translate="no">
                    {name}
                  </Text>{' '}
                  <Text size="sm" tone="secondary">
                    {messages.failedAt(formats.time(at), problem)}
                  </Text>
                </span>
                <IconButton icon={<X />} label={messages.forget(name)} onPress={() => onForget(code)} />
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {waiting.length > 0 ? (
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
      ) : null}
    </>
  );
}
