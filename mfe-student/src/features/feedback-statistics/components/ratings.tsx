import type { FeedbackStatistics } from '@portal/contracts';
import { Card, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Star } from 'lucide-react';
import { statisticsMessages as messages } from '../messages';
import styles from './statistics-panel.module.css';

/** The mean of the stars, and how often each number of them was given. */
export function Ratings({ statistics: { mean_rating: mean, ratings } }: { readonly statistics: FeedbackStatistics }) {
  const formats = useFormats();
  const given = ratings.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...ratings.map(({ count }) => count));
  return (
    <Card as="section" isPadded aria-label={messages.ratings}>
      <Text as="h2" weight="semibold">
        {messages.ratings}
      </Text>
      <p className={styles.mean}>
        {mean === null ? (
          messages.none
        ) : (
          <>
            <Text size="lg" tone="default" isTabular>
              {mean.toFixed(1)}
            </Text>
            <span>{messages.of(given, formats.number(given))}</span>
          </>
        )}
      </p>
      <ul className={styles.ratings}>
        {ratings.toReversed().map(({ stars, count }) => (
          <li key={stars} className={styles.row} aria-label={messages.row(stars, formats.number(count))}>
            <span className={styles.stars} aria-hidden="true">
              {stars}
              <Star />
            </span>
            <span className={styles.track}>
              <span className={styles.bar} style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <span className={styles.count} aria-hidden="true">
              {formats.number(count)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
