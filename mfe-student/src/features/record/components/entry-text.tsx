import type { RecordEntryKind } from '@portal/contracts';
import { Badge, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { entryMessages as messages } from '../messages';
import styles from './record.module.css';

interface EntryTextProps {
  readonly entry: {
    readonly kind: RecordEntryKind;
    readonly title: string;
    readonly facts: readonly string[];
    readonly verified_by: string;
    readonly verified_at?: string | undefined;
    readonly is_current?: boolean;
  };
}

/** One entry of a record: what it is, and who confirmed it. */
export function EntryText({ entry }: EntryTextProps) {
  const formats = useFormats();
  const { kind, title, facts, verified_by: by, verified_at: at, is_current: isCurrent = true } = entry;
  return (
    <div className={styles.entry}>
      <div className={styles.entryHead}>
        <Text weight="semibold" className={styles.entryTitle}>
          {title}
        </Text>
        {isCurrent ? null : <Badge tone="warning">{messages.changed}</Badge>}
      </div>
      {facts.length > 0 ? (
        <Text as="p" size="sm">
          {facts.join(' · ')}
        </Text>
      ) : null}
      <Text as="p" size="sm" tone="muted">
        {messages.confirmation(kind, by, at === undefined ? undefined : formats.date(at))}
      </Text>
    </div>
  );
}
