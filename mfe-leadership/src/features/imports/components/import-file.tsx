import type { ImportAnswer } from '@portal/contracts';
import { Alert, Stack } from '@portal/ui';
import { messageOf } from '@portal/web-kit';
import { useState } from 'react';
import { useCheckImport } from '../api/check-import';
import { useTakeImport } from '../api/take-import';
import { isSameMatch } from '../import-fields';
import { matchMessages, takeMessages } from '../messages';
import { CheckResult } from './check-result';
import { ColumnForm } from './column-form';
import { ImportOutcome } from './import-outcome';
import { ImportRunning } from './import-running';

/** An uploaded file: its columns are matched, it is checked, then imported as a whole. */
export function ImportFile({ file, onAnother }: { readonly file: ImportAnswer; readonly onAnother: () => void }) {
  const check = useCheckImport(file._id);
  const take = useTakeImport(file._id);
  const [match, setMatch] = useState(file.match);
  const isRunning = take.isPending || file.progress !== null;

  if (file.taken) return <ImportOutcome kind={file.kind} taken={file.taken} onAnother={onAnother} />;
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
          take.reset();
          check.mutate(match);
        }}
      />
      {take.error ? (
        <Alert>
          <p>{messageOf(take.error, takeMessages.failed)}</p>
        </Alert>
      ) : null}
      {file.check && !check.isPending && isSameMatch(match, file.match) ? (
        <CheckResult
          key={file.version}
          file={file}
          check={file.check}
          onTake={() => take.mutate(file.version)}
          onAnother={onAnother}
        />
      ) : null}
    </Stack>
  );
}
