import { calls, MAX_SHARED_ENTRIES, TEXT_LIMITS, type SharedRecord, type VerifiedRecord } from '@portal/contracts';
import { Alert, Button, Cluster, Stack, Switch, Text, TextButton, TextField, briefToast } from '@portal/ui';
import { messageOf, readKey, useFormats, useSingleFlight, useWrite } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { recordMessages as messages } from '../messages';
import { useRecordChoice } from '../use-record-choice';
import { EntryChoice } from './entry-choice';
import styles from './record.module.css';

interface ShareFormProps {
  readonly record: VerifiedRecord;
  readonly onShared: (link: SharedRecord) => void;
}

/** Chooses what a link shows, and makes it. */
export function ShareForm({ record, onShared }: ShareFormProps) {
  const choice = useRecordChoice(record);
  const [showsStudentId, setShowsStudentId] = useState(false);
  const [label, setLabel] = useState('');
  const client = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useWrite(calls.shareRecord, {
    // What can be chosen may have changed.
    onError: () => client.invalidateQueries({ queryKey: readKey(calls.readVerifiedRecord) }),
  });
  const fault = useChoiceFault(choice.chosen.length);
  const share = useSingleFlight(async () => {
    const entries = choice.chosen.map(({ kind, _id: id }) => ({ kind, id }));
    try {
      onShared(await mutateAsync({ body: { entries, show_student_id: showsStudentId, label } }));
      setLabel('');
      briefToast.success(messages.shared);
    } catch {
      // The form shows it.
    }
  });
  return (
    <Stack gap={5}>
      <Choice record={record} choice={choice} />
      {record.student_id === '' ? null : (
        <Switch label={messages.studentId(record.student_id)} value={showsStudentId} onChange={setShowsStudentId} />
      )}
      <div className={styles.label}>
        <TextField
          label={messages.label}
          description={messages.labelHint}
          value={label}
          maxLength={TEXT_LIMITS.name}
          onChange={(value) => {
            setLabel(value);
            reset();
          }}
        />
      </div>
      {error ? <Alert>{messageOf(error, messages.shareFailed)}</Alert> : null}
      <Cluster>
        <Button
          variant="primary"
          icon={<Link2 />}
          busy={isPending}
          isDisabled={fault !== undefined}
          onPress={() => void share()}
        >
          {isPending ? messages.busy : messages.share}
        </Button>
        {fault === undefined ? null : (
          <Text size="sm" tone="muted" role="status">
            {fault}
          </Text>
        )}
      </Cluster>
    </Stack>
  );
}

function Choice({
  record,
  choice,
}: Pick<ShareFormProps, 'record'> & { readonly choice: ReturnType<typeof useRecordChoice> }) {
  const formats = useFormats();
  return (
    <Stack gap={4}>
      <Cluster>
        <Text size="sm" tone="muted" isTabular role="status">
          {messages.chosen(formats.number(choice.chosen.length))}
        </Text>
        <TextButton onPress={choice.chooseAll}>{messages.chooseAll}</TextButton>
        <TextButton onPress={choice.chooseNone}>{messages.chooseNone}</TextButton>
      </Cluster>
      <EntryChoice entries={record.entries} isChosen={choice.isChosen} onChoose={choice.choose} />
    </Stack>
  );
}

/** Why a link can't be made of this choice. */
function useChoiceFault(count: number): string | undefined {
  const formats = useFormats();
  if (count === 0) return messages.nothingChosen;
  return count > MAX_SHARED_ENTRIES ? messages.tooMany(formats.number(MAX_SHARED_ENTRIES)) : undefined;
}
