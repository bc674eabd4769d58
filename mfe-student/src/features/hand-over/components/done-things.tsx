import { Button, Rows, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Undo2 } from 'lucide-react';
import { handOverMessages, toDoMessages as messages } from '../messages';
import type { Thing } from '../things';
import type { Marking } from '../use-marking';
import { ThingRow } from './thing-row';
import styles from './to-do.module.css';

interface DoneThingsProps {
  readonly things: readonly Thing[];
  readonly total: number;
  readonly marking: Pick<Marking, 'isPending' | 'mark'>;
}

/** What is done, folded away: the last first, with who said so, and the way back. */
export function DoneThings({ things, total, marking }: DoneThingsProps) {
  const formats = useFormats();
  const count = formats.number(total);
  const lastFirst = things.toSorted((a, b) => (b.done?.at ?? '').localeCompare(a.done?.at ?? ''));
  return (
    <details className={styles.done} data-list="done">
      <summary>{messages.doneCount(count)}</summary>
      <Rows aria-label={messages.done}>
        {lastFirst.map((thing) => (
          <ThingRow key={`${thing.kind} ${thing.id}`} thing={thing}>
            <Button
              icon={<Undo2 />}
              busy={marking.isPending(thing)}
              onPress={() => marking.mark(thing, false)}
              aria-label={messages.undoOf(thing.name)}
            >
              {messages.undo}
            </Button>
          </ThingRow>
        ))}
      </Rows>
      {total > things.length ? (
        <Text as="p" size="sm" tone="muted" isTabular>
          {handOverMessages.more(formats.number(things.length), count)}
        </Text>
      ) : null}
    </details>
  );
}
