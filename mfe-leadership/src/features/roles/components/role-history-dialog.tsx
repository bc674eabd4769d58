import { calls, type Person, type RoleTerm } from '@portal/contracts';
import { Badge, Dialog, EmptyState, ErrorState, LoadingState, Text } from '@portal/ui';
import { useFormats, useRead } from '@portal/web-kit';
import { CircleCheck } from 'lucide-react';
import { messages } from '../messages';
import { OfficeLines } from './office-lines';
import styles from './roles.module.css';

/** The offices a person holds and held, newest first. */
export function RoleHistoryDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const { data, isPending, isError, refetch, isRefetching } = useRead(calls.listRoleHistory, {
    params: { id: person._id },
  });
  return (
    <Dialog
      isOpen
      isDismissable
      isFlush
      variant="dock"
      title={messages.historyTitle(person.personal_info.name)}
      onClose={onClose}
    >
      {data ? null : (
        <div className={styles.padded}>
          {isPending ? <LoadingState label={messages.historyLoading} shape="text" count={3} /> : null}
          {isError ? (
            <ErrorState message={messages.historyFailed} onRetry={() => void refetch()} isRetrying={isRefetching} />
          ) : null}
        </div>
      )}
      {data?.length === 0 ? <EmptyState isBare title={messages.historyNone} text={messages.historyNoneText} /> : null}
      {data?.length ? (
        <ol className={styles.terms}>
          {data.map((term) => (
            <Term key={`${term.since}${term.role}`} term={term} />
          ))}
        </ol>
      ) : null}
    </Dialog>
  );
}

function Term({ term }: { readonly term: RoleTerm }) {
  const formats = useFormats();
  const { since, until, endedAt, givenBy, endedBy } = term;
  const from = formats.date(since);
  const open = until ? messages.termUntil(from, formats.dayDate(until)) : messages.termOpen(from);
  return (
    <li className={styles.term}>
      <OfficeLines held={term} />
      <Text size="sm" tone="muted" isTabular>
        {endedAt ? messages.term(from, formats.date(endedAt)) : open}
      </Text>
      <Text size="sm" tone="muted">
        {messages.by(givenBy ?? messages.portal, endedAt ? (endedBy ?? messages.portal) : undefined)}
      </Text>
      {endedAt ? null : (
        <span className={styles.current}>
          <Badge tone="success" icon={<CircleCheck />}>
            {messages.now}
          </Badge>
        </span>
      )}
    </li>
  );
}
