import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';
import { recordKeys } from '../record-keys';

/** What everyone with the link sees. */
export function useShownRecord(token: string) {
  return useQuery({
    queryKey: recordKeys.shown(token),
    queryFn: ({ signal }) => callApi(calls.verifyRecord, { params: { token }, signal }),
  });
}
