import { calls } from '@portal/contracts';
import { EmptyState, Section } from '@portal/ui';
import { usePages } from '@portal/web-kit';
import { feedbackListMessages } from '../messages';
import { FeedbackCard } from './feedback-card';
import { FeedbackPages } from './feedback-pages';

const messages = feedbackListMessages.own;
const PAGE_SIZE = 10;

/** What the person gave, also anonymously, with its state and the actions taken. */
export function OwnFeedback({ userId }: { readonly userId: string }) {
  const list = usePages(calls.listOwnFeedback, { params: { userId }, query: { limit: PAGE_SIZE } });
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
