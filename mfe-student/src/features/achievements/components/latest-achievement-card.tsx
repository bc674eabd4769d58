import { EVENT_CATEGORY_NAMES, type LatestAchievement } from '@portal/contracts';
import { Card, Link, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { paths } from '../../../paths';
import { latestMessages, rowMessages } from '../messages';
import { AchievementBadge } from './achievement-badge';
import styles from './achievements.module.css';

/** One achievement in a narrow card, with its state. */
export function LatestAchievementCard({ achievement }: { readonly achievement: LatestAchievement }) {
  const formats = useFormats();
  const { title, description, type, level, position, state, returned, verified_by: verifier } = achievement;
  return (
    <Card as="article" isPadded className={styles.latest}>
      <div className={styles.head}>
        <Text tone="secondary" className={styles.title}>
          {[EVENT_CATEGORY_NAMES[type], level, position].filter(Boolean).join(', ')}
        </Text>
        <AchievementBadge state={state} />
      </div>
      <Link href={paths.achievements} className={styles.latestTitle}>
        {title}
      </Link>
      {description ? <p className={styles.beginning}>{description}</p> : null}
      <p className={styles.facts}>
        <span>{formats.dayDate(achievement.date_achieved)}</span>
        {verifier ? <span>{latestMessages.verifiedBy(verifier.name)}</span> : null}
      </p>
      {returned ? (
        <Text as="p" size="sm" className={styles.reason}>
          {rowMessages.returned(returned.by.name, formats.date(returned.at), returned.reason)}
        </Text>
      ) : null}
    </Card>
  );
}
