import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

export const handOverKey = (positionId: string, tenure?: string) => [
  'hand-over',
  positionId,
  ...(tenure ? [tenure] : []),
];

/** What the holders of a position leave at the end of a tenure; without one, of that which the server chooses. */
export function useHandOver(positionId: string, tenure: string | undefined) {
  return useQuery({
    queryKey: handOverKey(positionId, tenure),
    queryFn: ({ signal }) =>
      callApi(calls.readHandOver, {
        params: { positionId },
        query: { ...(tenure !== undefined && { tenure_year: tenure }) },
        signal,
      }),
  });
}
