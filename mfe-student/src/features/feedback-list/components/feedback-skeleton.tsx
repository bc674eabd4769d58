import { Card, Skeleton, SkeletonText, Stack, VisuallyHidden } from '@portal/ui';
import { feedbackListMessages as messages } from '../messages';
import styles from './feedback-card.module.css';

export function FeedbackSkeleton({ count }: { readonly count: number }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
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
