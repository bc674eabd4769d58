import { Skeleton, VisuallyHidden } from '@portal/ui';
import styles from './notification-list.module.css';
import { messages } from './messages';

/** A NotificationList that is still loading, on the same grid. */
export function NotificationSkeleton({ rows = 4 }: { readonly rows?: number | undefined }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <div aria-hidden="true" className={styles.group}>
        <div className={styles.day}>
          <Skeleton width={64} />
        </div>
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={styles.row}>
            <div className={styles.link}>
              <span className={styles.icon}>
                <Skeleton width={16} height={16} />
              </span>
              <span className={styles.placeholder}>
                <Skeleton width={`${54 + ((index * 23) % 30)}%`} />
              </span>
              <span className={styles.placeholder}>
                <Skeleton width={`${28 + ((index * 7) % 12)}%`} />
              </span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
