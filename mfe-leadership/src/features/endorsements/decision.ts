import type { Decided } from '@portal/contracts';
import { ApiError } from '@portal/web-kit';
import type { DecisionTarget } from './waiting';

const REFUSALS = [403, 404, 409];

/** Sends a decision about one; a refusal is an answer, as in a decision about several, and any other failure is thrown. */
export async function decidedOne(id: string, send: () => Promise<unknown>): Promise<Decided> {
  try {
    await send();
    return { decided: [id], refused: [] };
  } catch (error) {
    const message = error instanceof ApiError && REFUSALS.includes(error.status) ? error.serverMessage : undefined;
    if (message === undefined) throw error;
    return { decided: [], refused: [{ _id: id, message }] };
  }
}

/** One after the other; the first failure that is no refusal ends it, unless something was decided by then. */
export async function decidedEach(
  items: readonly DecisionTarget[],
  send: (id: string) => Promise<unknown>,
  failed: string,
): Promise<Decided> {
  const decided: string[] = [];
  const refused: { _id: string; message: string }[] = [];
  for (const [index, { _id: id }] of items.entries()) {
    try {
      const one = await decidedOne(id, () => send(id));
      decided.push(...one.decided);
      refused.push(...one.refused);
    } catch (error) {
      if (decided.length === 0 && refused.length === 0) throw error;
      return { decided, refused: [...refused, ...items.slice(index).map(({ _id }) => ({ _id, message: failed }))] };
    }
  }
  return { decided, refused };
}
