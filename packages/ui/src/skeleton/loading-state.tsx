import type { ReactNode } from 'react';
import { Card, Rows } from '../card/card';
import { classNames } from '../class-names';
import { CardGrid, Stack } from '../layout/layout';
import { StatStrip, StatTile } from '../stat/stat';
import { VisuallyHidden } from '../text/text';
import { TimelineSkeleton } from './timeline-skeleton';
import { Skeleton, SkeletonText } from './skeleton';
import styles from './skeleton.module.css';

/** Shape of what is loading: rows, items (rows with a text and facts, as ListItem), cards in a grid, statistics, a timeline, a form, a paragraph. */
export type LoadingShape = 'rows' | 'items' | 'cards' | 'stats' | 'timeline' | 'form' | 'text';

/** Props of LoadingState. */
export interface LoadingStateProps {
  /** Announced to assistive technology, e.g. `Loading events...`. */
  readonly label: string;
  readonly shape: LoadingShape;
  /** How many rows, cards, tiles or fields. */
  readonly count?: number | undefined;
}

const times = (count: number, make: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => make(index));

const shapes: Readonly<Record<LoadingShape, (count: number | undefined) => ReactNode>> = {
  rows: (count = 3) => (
    <Rows as="div">
      {times(count, (index) => (
        <div key={index} className={styles.row}>
          <Skeleton width={`${40 + ((index * 17) % 30)}%`} />
          <Skeleton width={`${24 + ((index * 7) % 12)}%`} />
        </div>
      ))}
    </Rows>
  ),
  items: (count = 3) => (
    <Rows as="div">
      {times(count, (index) => (
        <div key={index} className={classNames(styles.row, styles.item)}>
          <Skeleton width={`${40 + ((index * 17) % 30)}%`} />
          <Skeleton width={`${56 + ((index * 11) % 20)}%`} />
          <Skeleton width={`${24 + ((index * 7) % 12)}%`} />
        </div>
      ))}
    </Rows>
  ),
  cards: (count = 6) => (
    <CardGrid>
      {times(count, (index) => (
        <Card key={index} isPadded className={styles.cardBody}>
          <Skeleton width="40%" />
          <Skeleton width="70%" height={16} />
          <SkeletonText lines={2} />
          <Skeleton width="55%" />
        </Card>
      ))}
    </CardGrid>
  ),
  stats: (count = 4) => (
    <StatStrip label="">
      {times(count, (index) => (
        <StatTile
          key={index}
          label={<Skeleton width="70%" />}
          value={<Skeleton width={64} height={20} />}
          note={<Skeleton width="60%" />}
        />
      ))}
    </StatStrip>
  ),
  timeline: (count = 3) => <TimelineSkeleton rows={count} />,
  form: (count = 4) => (
    <Stack>
      {times(count, (index) => (
        <div key={index} className={styles.field}>
          <Skeleton width={112} />
          <Skeleton className={styles.control} />
        </div>
      ))}
    </Stack>
  ),
  text: (count = 3) => <SkeletonText lines={count} />,
};

/** The loading state of a list or panel: skeletons in the shape of the content, so that the layout does not shift. */
export function LoadingState({ label, shape, count }: LoadingStateProps) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{shapes[shape](count)}</div>
    </div>
  );
}
