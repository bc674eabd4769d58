import { Skeleton, TextButton } from '@portal/ui';
import { useFocusRecovery } from '@portal/web-kit/focus';
import type { FigureQuery } from '@portal/web-kit/figures';
import { useRef } from 'react';
import { messages } from '../messages';

interface FactProps {
  readonly query: FigureQuery;
  /** `undefined` while it is not known. */
  readonly text: string | undefined;
}

/** What is counted in a module; Retry instead of a number when it could not be read. */
export function Fact({ query, text }: FactProps) {
  const { errorUpdateCount, isFetching, refetch } = query;
  const fact = useRef<HTMLSpanElement>(null);
  // The button leaves when the figure comes.
  useFocusRecovery(fact, () => fact.current?.focus());
  if (text === undefined && errorUpdateCount === 0) return <Skeleton width={88} />;
  return (
    <span ref={fact} tabIndex={-1}>
      {text ?? (
        <>
          {isFetching ? <Skeleton width={88} /> : messages.unknown}{' '}
          <TextButton onPress={() => void refetch()}>{messages.retry}</TextButton>
        </>
      )}
    </span>
  );
}
