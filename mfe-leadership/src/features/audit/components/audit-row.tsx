import { ROLE_NAMES, type AuditAnswer } from '@portal/contracts';
import { Link, IconButton, Text, briefToast } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Copy } from 'lucide-react';
import { otherPages } from '../../../paths';
import { actionLabelOf, isAboutOneself, subjectHref, actorNameOf } from '../entry-text';
import { messages } from '../messages';
import styles from './audit.module.css';
import { ChangeList } from './change-list';

/** One write: who did what to what, when, in which request, and what changed. */
export function AuditRow({ row }: { readonly row: AuditAnswer }) {
  const { dateTime } = useFormats();
  const { actor, at, requestId } = row;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <span className={styles.sentence}>
          {actor ? (
            <Link className={styles.name} href={otherPages.profile(actor._id)}>
              {actor.name}
            </Link>
          ) : (
            <span className={styles.name}>{actorNameOf(row)}</span>
          )}{' '}
          {actionLabelOf(row)}
          {isAboutOneself(row) ? null : (
            <>
              {' '}
              <Subject row={row} />
            </>
          )}
        </span>
        <Text size="sm" tone="muted" isTabular>
          <time dateTime={at}>{dateTime(at)}</time>
        </Text>
      </div>
      <ChangeList changes={row.changes} />
      <Text size="sm" tone="muted" className={styles.foot}>
        {actor ? <span>{ROLE_NAMES[actor.role]}</span> : null}
        {requestId === null ? <span>{messages.noRequest}</span> : <RequestId id={requestId} />}
      </Text>
    </li>
  );
}

function Subject({ row }: { readonly row: AuditAnswer }) {
  const { subject } = row;
  const href = subjectHref(row);
  if (href === undefined) return <span className={styles.name}>{subject.name}</span>;
  return (
    <Link className={styles.name} href={href}>
      {subject.name}
    </Link>
  );
}

function RequestId({ id }: { readonly id: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      briefToast.success(messages.copied);
    } catch {
      // The clipboard is missing without https, and browsers may refuse it.
      briefToast.info(messages.notCopied);
    }
  };
  return (
    <span className={styles.request}>
      <span className={styles.id}>
        {messages.request} <code>{id}</code>
      </span>
      <IconButton size="sm" label={messages.copy(id)} icon={<Copy />} onPress={() => void copy()} />
    </span>
  );
}
