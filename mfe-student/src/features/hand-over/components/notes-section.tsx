import type { HandOverAnswer } from '@portal/contracts';
import { Button, EmptyState, Rows, Section, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Pencil } from 'lucide-react';
import type { Ref } from 'react';
import { notesMessages as messages } from '../messages';
import styles from './hand-over.module.css';

interface NotesSectionProps {
  readonly handOver: HandOverAnswer;
  readonly onWrite: () => void;
  /** Gets the button that opens the notes. */
  readonly ref: Ref<HTMLButtonElement>;
}

/** What the holders of the tenure wrote; in its last month they write it here. */
export function NotesSection({ handOver, onWrite, ref }: NotesSectionProps) {
  const { notes, writing } = handOver;
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
          <Button ref={ref} variant={hasOwn ? undefined : 'primary'} icon={<Pencil />} onPress={onWrite}>
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
    </Section>
  );
}
