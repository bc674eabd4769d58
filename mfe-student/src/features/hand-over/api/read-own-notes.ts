import { calls, type HandOverNotes } from '@portal/contracts';
import { callApi } from '@portal/web-kit';

/** The reader's own notes as they are stored now. */
export async function readOwnNotes(positionId: string, tenure: string): Promise<HandOverNotes | undefined> {
  const { notes } = await callApi(calls.readHandOver, { params: { positionId }, query: { tenure_year: tenure } });
  return notes.find(({ is_own: isOwn }) => isOwn);
}
