import type { EventAnswer } from '@portal/contracts';
import { CapacityBar, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { placesOf } from '../places';
import styles from './places-line.module.css';

/** How many places there are, how many are left, and until when. */
export function PlacesLine({ registration }: Pick<EventAnswer, 'registration'>) {
  const { start, end, bar } = placesOf(registration, useFormats());
  if (bar) return <CapacityBar label={bar.label} value={bar.taken} max={bar.max} leading={start} trailing={end} />;
  return (
    <p className={styles.open}>
      <Text size="sm" tone="secondary" isTabular>
        {start}
      </Text>
      <Text size="sm" tone="muted" isTabular>
        {end}
      </Text>
    </p>
  );
}
