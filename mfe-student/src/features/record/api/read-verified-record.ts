import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';
import { recordKeys } from '../record-keys';

/** What the person can show. */
export function useVerifiedRecord() {
  return useQuery({
    queryKey: recordKeys.verified,
    queryFn: ({ signal }) => callApi(calls.readVerifiedRecord, { signal }),
  });
}
