import { Button, EmptyState, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import type { useFeedbackList } from '../api/list-feedback';
import { feedbackListMessages as messages } from '../messages';
import type { FeedbackFilterState } from '../use-feedback-filters';
import { FeedbackEntry } from './feedback-entry';
import { FeedbackPages } from './feedback-pages';

interface FeedbackListProps {
  readonly list: ReturnType<typeof useFeedbackList>;
  readonly state: FeedbackFilterState;
}

/** The entries that match the filters, newest first. */
export function FeedbackList({ list, state: { isFiltered, clear } }: FeedbackListProps) {
  const { number } = useFormats();
  return (
    <FeedbackPages
      list={list}
      failed={messages.failed}
      skeletonCount={4}
      empty={
        <EmptyState
          title={messages.empty}
          text={isFiltered ? messages.noMatch : messages.emptyText}
          action={isFiltered ? <Button onPress={clear}>{messages.clear}</Button> : undefined}
        />
      }
      summary={(shown, total) => (
        <Text as="p" size="sm" tone="muted" isTabular role="status">
          {messages.shown(number(shown), number(total))}
        </Text>
      )}
    >
      {(entry) => <FeedbackEntry key={entry._id} entry={entry} />}
    </FeedbackPages>
  );
}
