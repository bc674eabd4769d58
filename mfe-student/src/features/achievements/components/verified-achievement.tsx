import { EVENT_CATEGORY_NAMES, type AchievementAnswer } from '@portal/contracts';
import { Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { rowMessages as messages } from '../messages';
import styles from './achievements.module.css';

/** An achievement in short, and who verified it. */
export function VerifiedAchievement({ achievement }: { readonly achievement: AchievementAnswer }) {
  const formats = useFormats();
  const { title, type, level, position, date_achieved: date, verified_by: verifier } = achievement;
  return (
    <li>
      <Text as="p" weight="medium" className={styles.title}>
        {title}
      </Text>
      <Text as="p" size="sm" tone="secondary" className={styles.title}>
        {[EVENT_CATEGORY_NAMES[type], level, position, formats.dayDate(date)].filter(Boolean).join(', ')}
      </Text>
      {verifier ? (
        <Text as="p" size="sm" tone="muted">
          {messages.verified(verifier.name, formats.date(verifier.at))}
        </Text>
      ) : null}
    </li>
  );
}
