import type { ImportAnswer } from '@portal/contracts';
import { Alert, Button, ConfirmDialog, FormBar, Section, Stack, StatStrip, StatTile } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { useEffect, useRef, useState } from 'react';
import { checkMessages as messages, describePlan, outcomeMessages, applyMessages } from '../messages';
import { FaultList } from './fault-list';
import styles from './imports.module.css';

type Check = NonNullable<ImportAnswer['check']>;

interface CheckResultProps {
  readonly file: ImportAnswer;
  readonly check: Check;
  readonly onApply: () => void;
  readonly onAnother: () => void;
}

/** What importing the file would do; with a fault nothing can be imported. */
export function CheckResult({ file, check, onApply, onAnother }: CheckResultProps) {
  const { number } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const head = useRef<HTMLDivElement>(null);
  // The result appears below the button that requested it.
  useEffect(() => head.current?.focus(), []);
  const count = check.created + check.changed;
  const isReady = check.fault_count === 0 && count > 0;
  return (
    <div ref={head} tabIndex={-1} role="group" aria-label={messages.title} className={styles.result}>
      <Section title={messages.title}>
        <Stack gap={4}>
          <StatStrip label={messages.counts}>
            <StatTile label={messages.created} value={number(check.created)} note={messages.createdNote} />
            <StatTile label={messages.changed} value={number(check.changed)} note={messages.changedNote} />
            <StatTile label={messages.unchanged} value={number(check.unchanged)} note={messages.unchangedNote} />
            <StatTile
              label={messages.faults}
              value={number(check.fault_count)}
              note={messages.faultsNote(check.fault_count)}
            />
          </StatStrip>
          <Verdict check={check} />
          {check.fault_count > 0 ? <FaultList id={file._id} check={check} /> : null}
        </Stack>
      </Section>
      {isReady ? (
        <FormBar note={messages.ready}>
          <Button onPress={onAnother}>{outcomeMessages.another}</Button>
          <Button variant="primary" onPress={() => setAsking(true)}>
            {applyMessages.import}
          </Button>
        </FormBar>
      ) : (
        <FormBar>
          <Button variant="primary" onPress={onAnother}>
            {check.fault_count > 0 ? messages.corrected : outcomeMessages.another}
          </Button>
        </FormBar>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        tone="primary"
        title={applyMessages.title(file.kind, count, number(count))}
        confirmLabel={applyMessages.import}
        onConfirm={onApply}
        onCancel={() => setAsking(false)}
      >
        <p>{describePlan(file.kind, check, number)}</p>
        <p>{applyMessages.consequence[file.kind]}</p>
      </ConfirmDialog>
    </div>
  );
}

function Verdict({ check }: { readonly check: Check }) {
  const { number } = useFormats();
  if (check.fault_count > 0) {
    return (
      <Alert tone="warning" role="status">
        <p>{messages.hasFaults(check.fault_count, number(check.fault_count))}</p>
      </Alert>
    );
  }
  if (check.created + check.changed > 0) return null;
  return (
    <Alert tone="info" role="status">
      <p>{messages.nothing}</p>
    </Alert>
  );
}
