import { EmptyState, Section } from '@portal/ui';
import { useOwnFeedback } from '../api/list-own-feedback';
import { feedbackListMessages } from '../messages';
import { FeedbackCard } from './feedback-card';
import { FeedbackPages } from './feedback-pages';

const messages = feedbackListMessages.own;

/** What the person gave, also anonymously, with its state and the actions taken. */
export function OwnFeedback({ userId }: { readonly userId: string }) {
  const list = useOwnFeedback(userId);
  return (
    <Section title={messages.title} count={list.data?.pages.at(-1)?.total || undefined}>
      <FeedbackPages
        list={list}
        failed={messages.failed}
        skeletonCount={2}
        empty={<EmptyState title={messages.empty} text={messages.emptyText} />}
      >
        {(entry) => <FeedbackCard key={entry._id} level={3} entry={entry} />}
      </FeedbackPages>
    </Section>
  );
}
