import { type AnswerOf, calls } from '@portal/contracts';
import { Columns, ErrorState, LinkButton, LoadingState, Page } from '@portal/ui';
import { useFormats, usePermission, useRead, useSession, useTitle } from '@portal/web-kit';
import { CsvButton } from '@portal/web-kit/download';
import { type UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { statisticsMessages } from '../features/feedback-statistics/messages';
import { useFeedbackList } from '../features/feedback-list/api/list-feedback';
import { FeedbackFilterBar } from '../features/feedback-list/components/feedback-filter-bar';
import { FeedbackList } from '../features/feedback-list/components/feedback-list';
import { feedbackListMessages as messages } from '../features/feedback-list/messages';
import { useFeedbackFilters } from '../features/feedback-list/use-feedback-filters';
import { paths } from '../paths';
import styles from './feedback-page.module.css';

const StatisticsPanel = lazy(async () => ({
  default: (await import('../features/feedback-statistics/components/statistics-panel')).StatisticsPanel,
}));

export function FeedbackPage() {
  useTitle(messages.title);
  const { status } = useSession();
  // Those who may resolve feedback may download the list.
  const isOfficer = usePermission('resolveFeedback');
  const formats = useFormats();
  const state = useFeedbackFilters();
  const statistics = useRead(calls.readFeedbackStatistics);
  // An entry depends on who reads it, so the list waits for the session.
  const list = useFeedbackList(state.filters, status !== 'loading');
  const total = statistics.data?.count ?? (state.isFiltered ? undefined : list.data?.pages.at(-1)?.total);
  return (
    <Page
      title={messages.title}
      badge={
        total === undefined ? null : (
          <span className={styles.count} aria-label={messages.total(formats.number(total))} role="img">
            {formats.number(total)}
          </span>
        )
      }
      actions={
        <>
          {isOfficer ? (
            <CsvButton request={{ call: calls.listFeedback, query: state.filters }} messages={messages} />
          ) : null}
          <LinkButton href={paths.giveFeedback}>{messages.give}</LinkButton>
        </>
      }
    >
      <FeedbackFilterBar state={state} statistics={statistics.data} />
      <Columns className={styles.columns}>
        <FeedbackList list={list} state={state} />
        <aside className={styles.side} aria-label={statisticsMessages.label}>
          <Statistics statistics={statistics} />
        </aside>
      </Columns>
    </Page>
  );
}

function Statistics({
  statistics,
}: {
  readonly statistics: UseQueryResult<AnswerOf<typeof calls.readFeedbackStatistics>>;
}) {
  const loading = <LoadingState label={statisticsMessages.loading} shape="rows" count={4} />;
  if (statistics.isPending) return loading;
  if (!statistics.data) {
    return (
      <ErrorState
        message={statisticsMessages.failed}
        onRetry={() => void statistics.refetch()}
        isRetrying={statistics.isRefetching}
      />
    );
  }
  return (
    <Suspense fallback={loading}>
      <StatisticsPanel statistics={statistics.data} />
    </Suspense>
  );
}
