import { Card, Skeleton, SkeletonText, Stack, VisuallyHidden } from '@portal/ui';
import styles from './feedback-card.module.css';

/** Cards in the shape of what comes. */
export function FeedbackSkeleton({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Stack gap={3} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <Card key={index} className={styles.card}>
            <Stack gap={3}>
              <Skeleton width="40%" />
              <Skeleton width="60%" height={16} />
              <SkeletonText lines={2} />
              <Skeleton width="35%" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </div>
  );
}
