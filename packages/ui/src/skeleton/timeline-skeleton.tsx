import { Card } from '../card/card';
import { Skeleton } from './skeleton';
import styles from '../timeline/timeline.module.css';

/** The loading state of a TimelineList. */
export function TimelineSkeleton({ rows = 3 }: { readonly rows?: number | undefined }) {
  return (
    <Card>
      <div className={styles.group}>
        <div className={styles.day}>
          <Skeleton width={96} />
        </div>
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={styles.row}>
            <div className={styles.placeholderTrailing}>
              <Skeleton width={44} />
            </div>
            <div className={styles.icon}>
              <Skeleton width={16} height={16} />
            </div>
            <div className={styles.placeholders}>
              <Skeleton width={`${54 + ((index * 23) % 30)}%`} />
              <Skeleton width={`${28 + ((index * 7) % 12)}%`} />
            </div>
          </div>
        ))}
      </div>
    </Card>
  );
}
