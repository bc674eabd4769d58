import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** Where the person is signed in, the device in use first. */
export function useDevices() {
  return useQuery({ queryKey: queryKeys.devices, queryFn: ({ signal }) => callApi(calls.listSessions, { signal }) });
}
