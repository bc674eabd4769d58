import { classNames, EmptyState, ErrorState, Panel, Skeleton, VisuallyHidden } from '@portal/ui';
import type { ReactNode } from 'react';
import styles from './statistics.module.css';

/** What a panel needs of the call behind it. */
export interface PanelQuery {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly data: unknown;
  readonly refetch: () => unknown;
}

interface FigurePanelProps {
  readonly title: string;
  readonly query: PanelQuery;
  readonly loading: string;
  readonly failed: string;
  readonly empty: string;
  /** Of the row on a desktop; half of it by default. */
  readonly width?: 'third' | 'twoThirds' | 'whole' | undefined;
  /** null where there is nothing to draw. */
  readonly children: ReactNode;
}

/** A chart in its panel: while it is loaded, when that failed, and when there is nothing to draw. */
export function FigurePanel({ title, width, query, loading, failed, empty, children }: FigurePanelProps) {
  return (
    <Panel title={title} className={classNames(styles.panel, width && styles[width])}>
      <PanelContent {...{ query, loading, failed, empty, children }} />
    </Panel>
  );
}

function PanelContent({ query, loading, failed, empty, children }: Omit<FigurePanelProps, 'title' | 'width'>) {
  if (query.isPending) {
    return (
      <div role="status" aria-busy="true">
        <VisuallyHidden>{loading}</VisuallyHidden>
        <div className={styles.loading} aria-hidden="true">
          <Skeleton width="70%" />
          <Skeleton height={172} />
          <Skeleton width={96} />
        </div>
      </div>
    );
  }
  if (query.data === undefined) {
    return <ErrorState message={failed} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  }
  return children ?? <EmptyState isBare title={empty} />;
}
