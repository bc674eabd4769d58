import { ROLE_NAMES, type AuditAnswer } from '@portal/contracts';
import { IconButton, Link, Text, briefToast } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Copy } from 'lucide-react';
import { otherPages } from '../../../paths';
import { actionLabelOf, actorNameOf, isAboutOneself, subjectHref } from '../entry-text';
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
          <Name href={actor ? otherPages.profile(actor._id) : undefined}>{actorNameOf(row)}</Name> {actionLabelOf(row)}
          {isAboutOneself(row) ? null : (
            <>
              {' '}
              <Name href={subjectHref(row)}>{row.subject.name}</Name>
            </>
          )}
        </span>
        <Text size="sm" tone="muted" isTabular>
          <time dateTime={at}>{dateTime(at)}</time>
        </Text>
      </div>
      <ChangeList changes={row.changes} />
      <Text size="sm" tone="muted" className={styles.footer}>
        {actor ? <span>{ROLE_NAMES[actor.role]}</span> : null}
        {requestId === null ? null : <RequestId id={requestId} />}
      </Text>
    </li>
  );
}

function Name({ href, children }: { readonly href: string | undefined; readonly children: string }) {
  if (href === undefined) return <span className={styles.name}>{children}</span>;
  return (
    <Link className={styles.name} href={href}>
      {children}
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
