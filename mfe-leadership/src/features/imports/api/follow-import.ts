import { calls, pathOf, type ImportAnswer, type ImportProgress } from '@portal/contracts';
import { readKey, useLive } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** The progress of a running import. When it ends, the file is read again, no matter who started it. */
export function useImportProgress(
  { _id: id, progress: first }: Pick<ImportAnswer, '_id' | 'progress'>,
  isRunning: boolean,
): ImportAnswer['progress'] {
  const client = useQueryClient();
  const [progress, setProgress] = useState(first);
  useLive(isRunning ? pathOf(calls.followImport, { id }) : null, ({ event, data }) => {
    if (event !== 'message') return;
    // Production builds leave the schemas of answers out, so the message is not checked.
    const { progress: next, is_applied: isApplied } = JSON.parse(data) as ImportProgress;
    if (next) setProgress(next);
    if (isApplied || (first && !next))
      void client.invalidateQueries({ queryKey: readKey(calls.readImport, 'answer', { params: { id } }) });
  });
  return progress;
}
