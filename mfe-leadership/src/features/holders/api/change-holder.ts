import { calls, type BodyInput } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isManaged, type ManagedHolder } from '../managed-holder';

/** Changes a record; lists are loaded again after a refusal too, because somebody else may have been first. */
export function useChangeHolder(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.changeHolder>) => callApi(calls.changeHolder, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.holders.all }),
  });
}

/** The record as it is now, found by its number; undefined when it is gone. */
export async function readCurrentHolder({ _id, por_id: q }: ManagedHolder): Promise<ManagedHolder | undefined> {
  const found = await callApi(calls.listHolders, { query: { q } });
  return found.filter(isManaged).find((holder) => holder._id === _id);
}
