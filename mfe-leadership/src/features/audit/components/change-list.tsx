import type { AuditAnswer } from '@portal/contracts';
import { auditFieldName, auditValueText } from '@portal/contracts/audit-words';
import { VisuallyHidden } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { ArrowRight } from 'lucide-react';
import { messages } from '../messages';
import styles from './audit.module.css';

type Change = AuditAnswer['changes'][number];

/** What a write changed, field by field. */
export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {changes.map((change) => (
        <ChangedField key={change.field} change={change} />
      ))}
    </dl>
  );
}

function ChangedField({ change }: { readonly change: Change }) {
  const { dateTime } = useFormats();
  const { field } = change;
  const [hasBefore, hasAfter] = ['before' in change, 'after' in change];
  return (
    <div>
      <dt>{auditFieldName(field)}</dt>
      <dd>
        {hasBefore ? (
          <>
            <VisuallyHidden>{messages.before} </VisuallyHidden>
            <span className={styles.before}>{auditValueText(field, change.before, dateTime)}</span>
            <ArrowRight aria-hidden className={styles.arrow} />
            <VisuallyHidden>{messages.after} </VisuallyHidden>
          </>
        ) : null}
        {hasBefore || hasAfter ? auditValueText(field, change.after, dateTime) : messages.hiddenValue}
      </dd>
    </div>
  );
}
