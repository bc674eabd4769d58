import type { ImportAnswer } from '@portal/contracts';
import { Alert, Stack } from '@portal/ui';
import { messageOf } from '@portal/web-kit';
import { useState } from 'react';
import { useCheckImport } from '../api/check-import';
import { useApplyImport } from '../api/apply-import';
import { isSameMatch } from '../import-fields';
import { matchMessages, applyMessages } from '../messages';
import { CheckResult } from './check-result';
import { ColumnForm } from './column-form';
import { ImportOutcome } from './import-outcome';
import { ImportRunning } from './import-running';

/** An uploaded file: its columns are matched, it is checked, then imported as a whole. */
export function ImportFile({ file, onAnother }: { readonly file: ImportAnswer; readonly onAnother: () => void }) {
  const check = useCheckImport(file._id);
  const apply = useApplyImport(file._id);
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
          check.mutate({ params: { id: file._id }, body: { columns: match } });
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
          onApply={() => apply.mutate({ params: { id: file._id }, body: { version: file.version } })}
          onAnother={onAnother}
        />
      ) : null}
    </Stack>
  );
}
