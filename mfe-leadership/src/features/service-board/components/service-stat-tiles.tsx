import { type AnswerOf, type calls } from '@portal/contracts';
import { Card, DescriptionList, EmptyState, ErrorState, LoadingState, Section, Stack } from '@portal/ui';
import { AsOf } from '@portal/web-kit/figures';
import { type UseQueryResult } from '@tanstack/react-query';
import { isAnythingCounted } from '../is-anything-counted';
import { messages } from '../messages';
import { CouncilStatTiles } from './council-stat-tiles';
import styles from './service-board.module.css';

interface ServiceStatTilesProps {
  readonly query: UseQueryResult<AnswerOf<typeof calls.readServiceBoard>>;
}

/** The stat tiles of every council, and what their numbers mean. */
export function ServiceStatTiles({ query }: ServiceStatTilesProps) {
  const { data: board, isPending, isFetching, refetch } = query;
  if (isPending) return <LoadingState shape="stats" label={messages.loading} />;
  if (!board) return <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!isAnythingCounted(board.councils)) return <EmptyState title={messages.empty} />;
  return (
    <Stack gap={6} className={styles.board}>
      {board.councils.map((council) => (
        <CouncilStatTiles key={council.category} council={council} since={board.since} />
      ))}
      <AsOf queries={[query]} />
      <Section title={messages.meaning}>
        <Card>
          <DescriptionList items={messages.meanings} />
        </Card>
      </Section>
    </Stack>
  );
}
