import type { AuditAnswer } from '@portal/contracts';
import { VisuallyHidden } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../messages';
import { fieldName, valueOf } from '../row-words';
import styles from './audit.module.css';

type Change = AuditAnswer['changes'][number];

/** What a write made other than before, field by field; what a new thing holds is folded away. */
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
      <summary>{messages.holds(changes.length)}</summary>
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
      <dt>{fieldName(field)}</dt>
      <dd>
        {hasBefore ? (
          <>
            <VisuallyHidden>{messages.before} </VisuallyHidden>
            <span className={styles.before}>{valueOf(field, change.before, formats)}</span>
            <ArrowRight aria-hidden className={styles.arrow} />
            <VisuallyHidden>{messages.after} </VisuallyHidden>
          </>
        ) : null}
        {hasBefore || hasAfter ? valueOf(field, change.after, formats) : messages.untold}
      </dd>
    </div>
  );
}
