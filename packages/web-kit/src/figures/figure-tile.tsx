import { FailedStatTile, Skeleton, StatTile } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { useFocusRecovery } from '@portal/web-kit/focus';
import { useRef } from 'react';
import type { FigureQuery } from './figure-query';
import { messages } from './messages';

/** What a tile shows of an answer. */
export interface Figure {
  readonly value: number;
  /** The value as it is shown, where it is no plain number. */
  readonly text?: string;
  readonly note?: string | undefined;
  /** What waits for the reader, as the text of a dot. */
  readonly attention?: string | undefined;
}

/** Props of FigureTile. */
export interface FigureTileProps {
  readonly label: string;
  /** The list that the figure counts. */
  readonly href?: string | undefined;
  readonly query: FigureQuery;
  /** `undefined` while it is not known. */
  readonly figure: Figure | undefined;
}

/**
 * One figure of a StatStrip: a skeleton until it is known, and Retry instead of a number when it could not be read. A
 * figure that was known before stays; AsOf says from when it is.
 */
export function FigureTile({ label, href, query, figure }: FigureTileProps) {
  const { number } = useFormats();
  const { errorUpdateCount, isFetching, refetch } = query;
  const tile = useRef<HTMLAnchorElement & HTMLDivElement>(null);
  // The button leaves when the figure comes.
  useFocusRecovery(tile, () => tile.current?.focus());
  if (figure !== undefined) {
    const { value, text = number(value), ...rest } = figure;
    return <StatTile label={label} href={href} ref={tile} value={text} {...rest} />;
  }
  if (errorUpdateCount === 0) {
    return (
      <StatTile label={label} href={href} value={<Skeleton width={40} height={20} />} note={<Skeleton width="40%" />} />
    );
  }
  return (
    <FailedStatTile
      label={label}
      href={href}
      ref={tile}
      message={messages.unknown}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
