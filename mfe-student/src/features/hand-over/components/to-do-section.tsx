import { HAND_OVER_KINDS, type HandOverAnswer, type HandOverKind } from '@portal/contracts';
import { Button, Card, GroupHeading, ListItem, Section, Text, VisuallyHidden } from '@portal/ui';
import { useFormats, usePermission, useSession } from '@portal/web-kit';
import { Check, Pencil } from 'lucide-react';
import { otherPages } from '../../../paths';
import { handOverMessages, toDoMessages as messages } from '../messages';
import { thingsOf, type Thing } from '../things';
import { useMarking, type Marking } from '../use-marking';
import { DoneThings } from './done-things';
import styles from './to-do.module.css';
import { ThingRow } from './thing-row';

interface ToDoSectionProps {
  readonly handOver: HandOverAnswer;
  /** Opens the notes, for who writes them. */
  readonly onWrite: () => void;
}

/** What the unit has to do, and what of it is done. */
export function ToDoSection({ handOver: stored, onWrite }: ToDoSectionProps) {
  const formats = useFormats();
  const { handOver, ...marking } = useMarking(stored);
  const things = useThings(handOver);
  const lists = HAND_OVER_KINDS.map((kind) => handOver[kind]);
  const writeUntil = untilWhenToWrite(handOver);
  const open = lists.reduce((sum, list) => sum + list.open, writeUntil === undefined ? 0 : 1);
  const done = lists.reduce((sum, list) => sum + list.total - list.open, 0);
  return (
    <Section title={messages.title(open, formats.number(open))}>
      <div ref={marking.area} tabIndex={-1} className={styles.area} {...marking.oncePerPress}>
        {open + done === 0 ? <Text tone="secondary">{messages.none}</Text> : null}
        {open > 0 ? (
          <Card isClipped className={styles.open} data-list="open">
            {writeUntil === undefined ? null : <WriteNotes until={writeUntil} onWrite={onWrite} />}
            {HAND_OVER_KINDS.filter((kind) => handOver[kind].open > 0).map((kind) => (
              <OpenThings
                key={kind}
                kind={kind}
                things={things.filter((thing) => thing.kind === kind && !thing.done)}
                total={handOver[kind].open}
                marking={marking}
              />
            ))}
          </Card>
        ) : null}
        {done > 0 ? <DoneThings things={things.filter((thing) => thing.done)} total={done} marking={marking} /> : null}
      </div>
      <VisuallyHidden role="status">{marking.said}</VisuallyHidden>
    </Section>
  );
}

function useThings(handOver: HandOverAnswer): Thing[] {
  const formats = useFormats();
  // Students read of claims; officers decide about them.
  const mayConfirm = usePermission('listClaims');
  const { role } = useSession();
  return thingsOf(handOver, { formats, claimsHref: mayConfirm ? otherPages.claims(role) : undefined });
}

/** Until when the reader writes notes that are not there yet; undefined for all others. */
function untilWhenToWrite({ notes, writing }: HandOverAnswer): string | undefined {
  return writing?.is_open && !notes.some(({ is_own: isOwn }) => isOwn) ? writing.until : undefined;
}

function WriteNotes({ until, onWrite }: { readonly until: string; readonly onWrite: () => void }) {
  const formats = useFormats();
  return (
    <ul>
      <ListItem
        title={messages.notes}
        meta={<span>{messages.notesUntil(formats.dayDate(until))}</span>}
        trailing={
          <Button icon={<Pencil />} onPress={onWrite} aria-label={messages.notes}>
            {messages.write}
          </Button>
        }
      />
    </ul>
  );
}

interface OpenThingsProps {
  readonly kind: HandOverKind;
  readonly things: readonly Thing[];
  readonly total: number;
  readonly marking: Pick<Marking, 'isPending' | 'mark'>;
}

function OpenThings({ kind, things, total, marking }: OpenThingsProps) {
  const formats = useFormats();
  const count = formats.number(total);
  return (
    <>
      <GroupHeading note={count}>{messages.kinds[kind]}</GroupHeading>
      <ul className={styles.rows} aria-label={messages.kinds[kind]}>
        {things.map((thing) => (
          <ThingRow key={thing.id} thing={thing}>
            <Button
              icon={<Check />}
              busy={marking.isPending(thing)}
              onPress={() => marking.mark(thing, true)}
              aria-label={messages.doneOf(thing.name)}
            >
              {messages.done}
            </Button>
          </ThingRow>
        ))}
      </ul>
      {total > things.length ? (
        <Text as="p" size="sm" tone="muted" isTabular className={styles.more}>
          {handOverMessages.more(formats.number(things.length), count)}
        </Text>
      ) : null}
    </>
  );
}
