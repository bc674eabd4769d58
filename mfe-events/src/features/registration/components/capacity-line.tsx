import { capacityTexts } from '@portal/campus-kit/events';
import type { EventAnswer } from '@portal/contracts';
import { CapacityBar, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import styles from './capacity-line.module.css';

/** How many places there are, how many are left, and until when one can register. */
export function CapacityLine({ registration }: Pick<EventAnswer, 'registration'>) {
  const { leading, trailing, bar } = capacityTexts(registration, useFormats());
  if (bar) return <CapacityBar {...bar} leading={leading} trailing={trailing} />;
  return (
    <p className={styles.open}>
      <Text size="sm" tone="secondary" isTabular>
        {leading}
      </Text>
      <Text size="sm" tone="muted" isTabular>
        {trailing}
      </Text>
    </p>
  );
}
