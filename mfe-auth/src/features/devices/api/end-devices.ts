import { calls, type SignedInDevice } from '@portal/contracts';
import { toast } from '@portal/ui';
import { callApi, hasCode, messageOf } from '@portal/web-kit';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { devicesMessages as messages } from '../../../messages';
import { devicesKey } from './list-devices';

type Devices = readonly SignedInDevice[];

/** Takes devices from the list at once; answers how to put them back. */
async function without(client: QueryClient, isGone: (device: SignedInDevice) => boolean): Promise<() => void> {
  await client.cancelQueries({ queryKey: devicesKey });
  const before = client.getQueryData<Devices>(devicesKey);
  client.setQueryData<Devices>(devicesKey, (now) => now?.filter((device) => !isGone(device)));
  return () => {
    client.setQueryData(devicesKey, before);
    // Another one may have been ended meanwhile.
    void client.invalidateQueries({ queryKey: devicesKey });
  };
}

const nameOf = ({ browser, system }: SignedInDevice) => messages.name(browser, system);

/** Signs one device out; it leaves the list at once, and comes back when that failed. */
export function useEndDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: SignedInDevice) => callApi(calls.endSession, { params: { id: _id } }),
    onMutate: ({ _id }) => without(client, (device) => device._id === _id),
    onSuccess: (_nothing, device) => toast.success(messages.ended(nameOf(device))),
    onError: (error, _device, putBack) => {
      if (hasCode(error, 'AUTH.SESSION_NOT_FOUND')) return toast.info(error.message);
      putBack?.();
      return toast.error(messageOf(error, messages.notEnded));
    },
  });
}

/** The same for every device but this one. */
export function useEndOtherDevices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(calls.endOtherSessions),
    onMutate: () => without(client, ({ current }) => !current),
    onSuccess: () => toast.success(messages.endedAll),
    onError: (error, _nothing, putBack) => {
      putBack?.();
      toast.error(messageOf(error, messages.notEndedAll));
    },
  });
}
