import { DescriptionList, FormSection, Skeleton, SkeletonText, VisuallyHidden } from '@portal/ui';
import { profileMessages as messages } from '../../../messages';
import { parts } from '../parts';
import styles from './profile-head.module.css';

/** The shape of what comes, so that nothing jumps. */
export function ProfileSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <div aria-hidden="true">
        <div className={styles.head}>
          <Skeleton width={96} height={96} isRound />
          <div className={styles.bones}>
            <SkeletonText lines={2} />
          </div>
        </div>
        {parts.map(({ title, labels }) => (
          <FormSection key={title} isSplit title={title}>
            <DescriptionList
              variant="grid"
              items={labels.map((label) => ({
                label: messages.labels[label],
                value: <Skeleton className={styles.bone} width="60%" />,
              }))}
            />
          </FormSection>
        ))}
      </div>
    </div>
  );
}
