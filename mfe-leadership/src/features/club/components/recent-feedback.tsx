import type { ClubData } from '@portal/contracts';
import { EmptyState, Rating, Rows, Section, TextLink } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { UserRound } from 'lucide-react';
import { feedbackOfUnitHref } from '../../../paths';
import { messages } from '../messages';
import { authorOf, shownFeedback } from '../shown-feedback';
import styles from './recent-feedback.module.css';

type Feedback = ClubData['dashboard']['recent_feedback'][number];

/** The latest feedback on the club, its events and its positions. */
export function RecentFeedback({ club }: { readonly club: ClubData }) {
  const { shown, hasMore } = shownFeedback(club.dashboard.recent_feedback);
  return (
    <Section
      title={messages.recentFeedback}
      trailing={
        hasMore ? (
          <TextLink isSolo href={feedbackOfUnitHref(club.unit._id)}>
            {messages.allFeedback}
          </TextLink>
        ) : undefined
      }
    >
      {shown.length === 0 ? <EmptyState title={messages.noFeedback} /> : null}
      {shown.length > 0 ? (
        <Rows>
          {shown.map((feedback) => (
            <Entry key={feedback._id} feedback={feedback} />
          ))}
        </Rows>
      ) : null}
    </Section>
  );
}

function Entry({ feedback }: { readonly feedback: Feedback }) {
  const formats = useFormats();
  const { type, rating, comments, created_at: at } = feedback;
  return (
    <li className={styles.entry}>
      <p className={styles.lead}>
        {type}
        {rating === undefined ? null : <Rating value={rating} label={messages.stars(rating)} />}
      </p>
      <p className={styles.comments}>{comments}</p>
      <p className={styles.meta}>
        <span className={styles.author}>
          <UserRound />
          {authorOf(feedback)}
        </span>
        <time dateTime={at}>{formats.dateTime(at)}</time>
      </p>
    </li>
  );
}
