import type { AuditAnswer } from '@portal/contracts';
import { VisuallyHidden } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { fieldLabelOf, valueText } from '../entry-text';
import { messages } from '../messages';
import styles from './audit.module.css';

type Change = AuditAnswer['changes'][number];

/** What a write changed, field by field; the fields of something new are folded away. */
export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (changes.length === 0) return null;
  const isNew = changes.length > 3 && changes.every((change) => !('before' in change));
  const fields = (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <ChangedField key={change.field} change={change} />
      ))}
    </dl>
  );
  if (!isNew) return fields;
  return (
    <details className={styles.folded} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{messages.fieldCount(changes.length)}</summary>
      {isOpen ? fields : null}
    </details>
  );
}

function ChangedField({ change }: { readonly change: Change }) {
  const formats = useFormats();
  const { field } = change;
  const [hasBefore, hasAfter] = ['before' in change, 'after' in change];
  return (
    <div>
      <dt>{fieldLabelOf(field)}</dt>
      <dd>
        {hasBefore ? (
          <>
            <VisuallyHidden>{messages.before} </VisuallyHidden>
            <span className={styles.before}>{valueText(field, change.before, formats)}</span>
            <ArrowRight aria-hidden className={styles.arrow} />
            <VisuallyHidden>{messages.after} </VisuallyHidden>
          </>
        ) : null}
        {hasBefore || hasAfter ? valueText(field, change.after, formats) : messages.hiddenValue}
      </dd>
    </div>
  );
}
