import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { isManaged, type ManagedHolder } from '../managed-holder';

/** The record as it is now, found by its number; undefined when it is gone. */
export async function readCurrentHolder({ _id, por_id: q }: ManagedHolder): Promise<ManagedHolder | undefined> {
  const found = await callApi(calls.listHolders, { query: { q } });
  return found.filter(isManaged).find((holder) => holder._id === _id);
}
