import { Button } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Undo2 } from 'lucide-react';
import type { InboxKind } from '../approval';
import type { Decision } from '../use-decisions';
import { inboxMessages as messages } from '../messages';
import styles from './inbox.module.css';

interface UndoBarProps {
  /** The latest decision that can be undone. */
  readonly decision: Decision | undefined;
  readonly kinds: readonly InboxKind[];
  readonly onUndo: () => void;
}

/** Says what was decided last, and takes it back. It is always there, so that it is read out when it changes. */
export function UndoBar({ decision, kinds, onUndo }: UndoBarProps) {
  const formats = useFormats();
  return (
    <div className={styles.undo} data-empty={decision === undefined || undefined}>
      <p role="status">{decision ? textOf(decision, kinds, formats.number) : ''}</p>
      {decision ? (
        <Button icon={<Undo2 />} onPress={onUndo}>
          {messages.undo}
        </Button>
      ) : null}
    </div>
  );
}

function textOf({ items, reason }: Decision, kinds: readonly InboxKind[], number: (value: number) => string) {
  const outcomes = new Set(
    items.map(({ kind }) => {
      const texts = kinds.find(({ name }) => name === kind)?.texts;
      return reason === undefined ? texts?.approved : texts?.refused;
    }),
  );
  const outcome = outcomes.size === 1 ? ([...outcomes][0] ?? messages.mixed) : messages.mixed;
  const [first] = items;
  return items.length === 1 && first
    ? messages.held(first.title, outcome)
    : messages.heldMany(number(items.length), outcome);
}
