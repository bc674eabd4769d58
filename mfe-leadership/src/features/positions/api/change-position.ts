import { calls, type BodyInput, type PositionAnswer } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Changes a position; lists are loaded again after a refusal too, because somebody else may have been first. */
export function useChangePosition(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.changePosition>) =>
      callApi(calls.changePosition, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.positions.all }),
  });
}

/** The position as it is now, found by its number; undefined when it is gone. */
export async function readCurrentPosition({ _id, position_id }: PositionAnswer): Promise<PositionAnswer | undefined> {
  const found = await callApi(calls.listPositions, { query: { q: position_id } });
  return found.find((position) => position._id === _id);
}
