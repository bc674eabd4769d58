import { calls, type HolderHistoryEntry } from '@portal/contracts';
import { auditFieldName } from '@portal/contracts/audit-words';
import { ErrorState, GroupHeading, LoadingState, Text } from '@portal/ui';
import { useFormats, useRead } from '@portal/web-kit';
import { historyMessages as messages } from '../messages';
import styles from './holders.module.css';

/** Who changed what in a record, newest first. */
export function HolderHistory({ id }: { readonly id: string }) {
  const { data, isPending, isError, refetch, isRefetching } = useRead(calls.listHolderHistory, { params: { id } });
  return (
    <>
      <GroupHeading>{messages.title}</GroupHeading>
      {data ? (
        <ol className={styles.history}>
          {data.map((entry) => (
            <Entry key={`${entry.at}${entry.action}`} entry={entry} />
          ))}
        </ol>
      ) : (
        <div className={styles.padded}>
          {isPending ? <LoadingState label={messages.loading} shape="text" count={2} /> : null}
          {isError ? (
            <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />
          ) : null}
        </div>
      )}
    </>
  );
}

function Entry({ entry }: { readonly entry: HolderHistoryEntry }) {
  const formats = useFormats();
  const { at, by, action, changed } = entry;
  return (
    <li>
      <Text as="p">{messages.entry(action, by)}</Text>
      {action === 'changed' && changed.length > 0 ? (
        <Text as="p" size="sm" tone="secondary">
          {changed.map(auditFieldName).join(', ')}
        </Text>
      ) : null}
      <Text as="p" size="sm" tone="muted" isTabular>
        {formats.dateTime(at)}
      </Text>
    </li>
  );
}
