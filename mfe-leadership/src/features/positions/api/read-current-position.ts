import { calls, type PositionAnswer } from '@portal/contracts';
import { callApi } from '@portal/web-kit';

/** The position as it is now, found by its number; undefined when it is gone. */
export async function readCurrentPosition({ _id, position_id }: PositionAnswer): Promise<PositionAnswer | undefined> {
  const found = await callApi(calls.listPositions, { query: { q: position_id } });
  return found.find((position) => position._id === _id);
}
