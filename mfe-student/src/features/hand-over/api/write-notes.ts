import { calls, type BodyInput, type HandOverNotes } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { handOverKey } from './read-hand-over';

export function useWriteNotes(positionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.writeHandOverNotes>) =>
      callApi(calls.writeHandOverNotes, { params: { positionId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: handOverKey(positionId) }),
  });
}

/** The reader's own notes as they are stored now. */
export async function readOwnNotes(positionId: string, tenure: string): Promise<HandOverNotes | undefined> {
  const { notes } = await callApi(calls.readHandOver, { params: { positionId }, query: { tenure_year: tenure } });
  return notes.find(({ is_own: isOwn }) => isOwn);
}
