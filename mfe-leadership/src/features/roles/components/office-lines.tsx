import { ColorLabel, Text } from '@portal/ui';
import { officeOf, type Held } from '../offices';
import styles from './roles.module.css';

/** An office over whose it is. */
export function OfficeLines({ held }: { readonly held: Held }) {
  const { title, of, accent } = officeOf(held);
  return (
    <span className={styles.lines}>
      <span>{title}</span>
      {accent ? (
        <ColorLabel color={accent}>{of}</ColorLabel>
      ) : (
        <Text size="sm" ink="muted">
          {of}
        </Text>
      )}
    </span>
  );
}
