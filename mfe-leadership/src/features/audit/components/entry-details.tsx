import { ROLE_NAMES, type AuditAnswer } from '@portal/contracts';
import { IconButton, briefToast } from '@portal/ui';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import styles from './audit.module.css';
import { ChangeList } from './change-list';
import { Disclosure } from './disclosure';

type Change = AuditAnswer['changes'][number];

/** What a reader has to see at once: not the fields of something new, and no state that the sentence says already. */
function isTelling({ action, changes }: AuditAnswer): (change: Change) => boolean {
  const isNew = changes.every((change) => 'after' in change && !('before' in change));
  const saysState = !action.startsWith('events.event.');
  return ({ field }) => !isNew && !(saysState && field === 'status');
}

/** What was changed and, for who asks, by what identifiers the write is found elsewhere. */
export function EntryDetails({ entry }: { readonly entry: AuditAnswer }) {
  const { changes, actor, action, subject, requestId } = entry;
  const shown = changes.filter(isTelling(entry));
  return (
    <>
      <ChangeList changes={shown} />
      <Disclosure summary={messages.details}>
        {() => (
          <>
            <ChangeList changes={changes.filter((change) => !shown.includes(change))} />
            <dl className={styles.facts}>
              {actor ? <Fact name={messages.role}>{ROLE_NAMES[actor.role]}</Fact> : null}
              <Fact name={messages.actionCode}>
                <code>{action}</code>
              </Fact>
              <Fact name={messages.subjectId}>
                <code>{subject._id}</code>
              </Fact>
              {requestId === null ? null : (
                <Fact name={messages.request}>
                  <code>{requestId}</code>
                  <IconButton
                    size="sm"
                    label={messages.copy(requestId)}
                    icon={<Copy />}
                    onPress={() => void copy(requestId)}
                  />
                </Fact>
              )}
            </dl>
          </>
        )}
      </Disclosure>
    </>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

async function copy(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(id);
    briefToast.success(messages.copied(id));
  } catch {
    // The clipboard is missing without https, and browsers may refuse it.
    briefToast.info(messages.notCopied);
  }
}
