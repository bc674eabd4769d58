import { type AnswerOf, type calls } from '@portal/contracts';
import { Card, DescriptionList, EmptyState, ErrorState, LoadingState, Section, Stack } from '@portal/ui';
import { AsOf } from '@portal/web-kit/figures';
import { type UseQueryResult } from '@tanstack/react-query';
import { isAnythingCounted } from '../is-anything-counted';
import { messages } from '../messages';
import { CouncilFigures } from './council-figures';
import styles from './service-board.module.css';

interface ServiceFiguresProps {
  readonly query: UseQueryResult<AnswerOf<typeof calls.readServiceBoard>>;
}

/** The figures of every council, and what they mean. */
export function ServiceFigures({ query }: ServiceFiguresProps) {
  const { data: board, isPending, isFetching, refetch } = query;
  if (isPending) return <LoadingState shape="stats" label={messages.loading} />;
  if (!board) return <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!isAnythingCounted(board.councils)) return <EmptyState title={messages.empty} />;
  return (
    <Stack gap={6} className={styles.board}>
      {board.councils.map((council) => (
        <CouncilFigures key={council.category} council={council} since={board.since} />
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
