import type { HandOverAnswer } from '@portal/contracts';
import { Button, EmptyState, Rows, Section, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { notesMessages as messages } from '../messages';
import styles from './hand-over.module.css';
import { NotesDialog } from './notes-dialog';

/** What the holders of the tenure wrote; in its last month they write it here. */
export function NotesSection({ handOver }: { readonly handOver: HandOverAnswer }) {
  const { notes, writing } = handOver;
  const [isOpen, setOpen] = useState(false);
  const formats = useFormats();
  const hasOwn = notes.some(({ is_own: isOwn }) => isOwn);
  const emptyText =
    writing === undefined
      ? messages.emptyText
      : messages.writeFromTo(formats.dayDate(writing.from), formats.dayDate(writing.until));
  return (
    <Section
      title={messages.title}
      trailing={
        writing?.is_open ? (
          <Button variant={hasOwn ? undefined : 'primary'} icon={<Pencil />} onPress={() => setOpen(true)}>
            {hasOwn ? messages.edit : messages.write}
          </Button>
        ) : undefined
      }
    >
      {notes.length === 0 ? (
        <EmptyState title={messages.empty} text={emptyText} />
      ) : (
        <Rows>
          {notes.map(({ _id, author, text, updated_at: updated }) => (
            <li key={_id} className={styles.notes}>
              <Text weight="semibold">{author}</Text>
              <p className={styles.text}>{text}</p>
              <Text size="sm" tone="muted">
                {messages.updated(formats.dateTime(updated))}
              </Text>
            </li>
          ))}
        </Rows>
      )}
      {isOpen && writing ? (
        <NotesDialog handOver={handOver} until={writing.until} onClose={() => setOpen(false)} />
      ) : null}
    </Section>
  );
}
