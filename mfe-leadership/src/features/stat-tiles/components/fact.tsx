import { Skeleton, TextButton } from '@portal/ui';
import type { FigureQuery } from '@portal/web-kit/figures';
import { messages } from '../messages';

interface FactProps {
  readonly query: FigureQuery;
  /** `undefined` while it is not known. */
  readonly text: string | undefined;
}

/** What is counted in a module; Retry instead of a number when it could not be read. */
export function Fact({ query, text }: FactProps) {
  const { errorUpdateCount, isFetching, refetch } = query;
  if (text !== undefined) return <>{text}</>;
  if (errorUpdateCount === 0 || isFetching) return <Skeleton width={88} />;
  return (
    <>
      {messages.unknown} <TextButton onPress={() => void refetch()}>{messages.retry}</TextButton>
    </>
  );
}
