import { Columns, ErrorState, LinkButton, LoadingState, Page } from '@portal/ui';
import { useFormats, usePermission, useSession, useTitle } from '@portal/web-kit';
import { lazy, Suspense } from 'react';
import { useFeedbackFigures } from '../features/feedback-figures/api/read-figures';
import { figureMessages } from '../features/feedback-figures/messages';
import { useFeedbackList } from '../features/feedback-list/api/list-feedback';
import { ExportButton } from '../features/feedback-list/components/export-button';
import { FeedbackFilterBar } from '../features/feedback-list/components/feedback-filter-bar';
import { FeedbackList } from '../features/feedback-list/components/feedback-list';
import { feedbackListMessages as messages } from '../features/feedback-list/messages';
import { useFeedbackFilters } from '../features/feedback-list/use-feedback-filters';
import { paths } from '../paths';
import styles from './feedback-page.module.css';

const FiguresPanel = lazy(async () => ({
  default: (await import('../features/feedback-figures/components/figures-panel')).FiguresPanel,
}));

export function FeedbackPage() {
  useTitle(messages.title);
  const { status } = useSession();
  // Whoever may resolve may take the list along.
  const isOfficer = usePermission('resolveFeedback');
  const formats = useFormats();
  const state = useFeedbackFilters();
  const figures = useFeedbackFigures();
  // What an entry says depends on who reads it.
  const list = useFeedbackList(state.filters, status !== 'loading');
  const total = figures.data?.count ?? (state.isFiltered ? undefined : list.data?.pages.at(-1)?.total);
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
          {isOfficer ? <ExportButton filters={state.filters} /> : null}
          <LinkButton href={paths.giveFeedback}>{messages.give}</LinkButton>
        </>
      }
    >
      <FeedbackFilterBar state={state} figures={figures.data} />
      <Columns className={styles.columns}>
        <FeedbackList list={list} state={state} />
        <aside className={styles.side} aria-label={figureMessages.label}>
          <Figures figures={figures} />
        </aside>
      </Columns>
    </Page>
  );
}

function Figures({ figures }: { readonly figures: ReturnType<typeof useFeedbackFigures> }) {
  const loading = <LoadingState label={figureMessages.loading} shape="rows" count={4} />;
  if (figures.isPending) return loading;
  if (!figures.data) {
    return (
      <ErrorState
        message={figureMessages.failed}
        onRetry={() => void figures.refetch()}
        isRetrying={figures.isRefetching}
      />
    );
  }
  return (
    <Suspense fallback={loading}>
      <FiguresPanel figures={figures.data} />
    </Suspense>
  );
}
