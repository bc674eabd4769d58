import { DescriptionList, FormSection, Skeleton, SkeletonText, VisuallyHidden } from '@portal/ui';
import { profileMessages as messages } from '../../../messages';
import { sections } from '../sections';
import styles from './profile-head.module.css';

/** In the shape of the profile, so that nothing moves when it is loaded. */
export function ProfileSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <div aria-hidden="true">
        <div className={styles.head}>
          <Skeleton width={96} height={96} isRound />
          <div className={styles.lines}>
            <SkeletonText lines={2} />
          </div>
        </div>
        {sections.map(({ title, labels }) => (
          <FormSection key={title} isSplit title={title}>
            <DescriptionList
              variant="grid"
              items={labels.map((label) => ({
                label: messages.labels[label],
                value: <Skeleton className={styles.line} width="60%" />,
              }))}
            />
          </FormSection>
        ))}
      </div>
    </div>
  );
}
