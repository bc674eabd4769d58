import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** Where the list of devices lies in the cache. */
export const devicesKey = ['signed-in-devices'];

/** Where the person is signed in, the device in use first. */
export function useDevices() {
  return useQuery({ queryKey: devicesKey, queryFn: ({ signal }) => callApi(calls.listSessions, { signal }) });
}
