import { Alert } from '@portal/ui';
import { queueMessages as messages } from '../messages';
import type { Failure } from '../use-decisions';
import styles from './queue.module.css';

/** What could not be decided, and why. */
export function FailureNote({
  failure: { message, refused },
  past,
}: {
  readonly failure: Failure;
  readonly past: string;
}) {
  return (
    <div className={styles.failure}>
      <Alert>
        {message === undefined ? null : <p>{message}</p>}
        {refused.length > 1 ? <p>{messages.refused(past)}</p> : null}
        {refused.length === 0 ? null : (
          <ul>
            {refused.map(({ item, message: reason }) => (
              <li key={item}>
                <strong>{item}:</strong> {reason}
              </li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
}
