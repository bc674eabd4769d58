import { Alert } from '@portal/ui';
import styles from './queue.module.css';

interface RefusedAlertProps {
  /** Above several. */
  readonly title: string;
  /** Why nothing was decided. */
  readonly message?: string | undefined;
  readonly refused: readonly { readonly _id: string; readonly item: string; readonly message: string }[];
}

/** What could not be decided, and why. */
export function RefusedAlert({ title, message, refused }: RefusedAlertProps) {
  return (
    <Alert>
      {message === undefined ? null : <p>{message}</p>}
      {refused.length > 1 ? <p>{title}</p> : null}
      {refused.length === 0 ? null : (
        <ul className={styles.named}>
          {refused.map(({ _id, item, message: reason }) => (
            <li key={_id}>
              <strong>{item}:</strong> {reason}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
