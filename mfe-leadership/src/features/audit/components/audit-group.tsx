import type { AuditAnswer } from '@portal/contracts';
import { auditActions, isAuditAction } from '@portal/contracts/audit-words';
import { Link, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import type { ReactNode } from 'react';
import { otherPages } from '../../../paths';
import type { EntryGroup } from '../group-entries';
import { messages } from '../messages';
import { actorNameOf, sentenceOf } from '../sentence';
import styles from './audit.module.css';
import { Disclosure } from './disclosure';
import { EntryDetails } from './entry-details';

/** One sentence about what belongs together, then what it changed; several are listed one by one for who asks. */
export function AuditGroup({ entries }: { readonly entries: EntryGroup }) {
  const [newest] = entries;
  const { actor } = newest;
  const { did, subject, times } = sentenceOf(entries);
  return (
    <li className={styles.row}>
      <Time at={newest.at} />
      <div className={styles.body}>
        <p className={styles.sentence}>
          <Name href={actor ? otherPages.profile(actor._id) : undefined}>{actorNameOf(newest)}</Name> {did}
          {subject ? (
            <>
              {' '}
              <Name href={subject.href}>{subject.name}</Name>
            </>
          ) : null}
          {times === undefined ? null : ` ${times}`}
        </p>
        {entries.length === 1 ? (
          <EntryDetails entry={newest} />
        ) : (
          <Disclosure summary={messages.showEach(entries.length)}>
            {() => (
              <ul className={styles.parts}>
                {entries.map((entry) => (
                  <Part key={entry._id} entry={entry} />
                ))}
              </ul>
            )}
          </Disclosure>
        )}
      </div>
    </li>
  );
}

/** One of several entries of a person about a thing, so it repeats neither. */
function Part({ entry }: { readonly entry: AuditAnswer }) {
  const { action } = entry;
  return (
    <li className={styles.row}>
      <Time at={entry.at} />
      <div className={styles.body}>
        <p>{isAuditAction(action) ? auditActions[action].name : action}</p>
        <EntryDetails entry={entry} />
      </div>
    </li>
  );
}

function Time({ at }: { readonly at: string }) {
  const { time, dateTime } = useFormats();
  return (
    <Text size="sm" tone="muted" isTabular className={styles.time}>
      <time dateTime={at} title={dateTime(at)}>
        {time(at)}
      </time>
    </Text>
  );
}

interface NameProps {
  readonly href: string | undefined;
  readonly children: ReactNode;
}

function Name({ href, children }: NameProps) {
  if (href === undefined) return <b className={styles.name}>{children}</b>;
  return (
    <Link className={styles.name} href={href}>
      {children}
    </Link>
  );
}
