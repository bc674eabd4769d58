import { calls, type ImportAnswer } from '@portal/contracts';
import { Alert, Stack } from '@portal/ui';
import { messageOf, readKey, useWrite } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isSameMatch } from '../import-fields';
import { matchMessages, applyMessages } from '../messages';
import { CheckResult } from './check-result';
import { ColumnForm } from './column-form';
import { ImportOutcome } from './import-outcome';
import { ImportRunning } from './import-running';

/** An uploaded file: its columns are matched, it is checked, then imported as a whole. */
export function ImportFile({ file, onAnother }: { readonly file: ImportAnswer; readonly onAnother: () => void }) {
  const client = useQueryClient();
  const params = { id: file._id };
  const queryKey = readKey(calls.readImport, 'answer', { params });
  const show = (answer: ImportAnswer) => client.setQueryData(queryKey, answer);
  const check = useWrite(calls.checkImport, { onSuccess: show });
  const apply = useWrite(calls.applyImport, {
    onSuccess: show,
    // The check may have another result now.
    onError: () => client.invalidateQueries({ queryKey }),
  });
  const [match, setMatch] = useState(file.match);
  const isRunning = apply.isPending || file.progress !== null;

  if (file.applied) return <ImportOutcome kind={file.kind} applied={file.applied} onAnother={onAnother} />;
  if (isRunning) return <ImportRunning file={file} />;
  return (
    <Stack gap={6}>
      <ColumnForm
        file={file}
        match={match}
        onMatch={setMatch}
        isChecking={check.isPending}
        failure={check.error ? messageOf(check.error, matchMessages.failed) : undefined}
        onCheck={() => {
          apply.reset();
          check.mutate({ params, body: { columns: match } });
        }}
      />
      {apply.error ? (
        <Alert>
          <p>{messageOf(apply.error, applyMessages.failed)}</p>
        </Alert>
      ) : null}
      {file.check && !check.isPending && isSameMatch(match, file.match) ? (
        <CheckResult
          key={file.version}
          file={file}
          check={file.check}
          onApply={() => apply.mutate({ params, body: { version: file.version } })}
          onAnother={onAnother}
        />
      ) : null}
    </Stack>
  );
}
