import { calls, type SignedInDevice } from '@portal/contracts';
import { toast } from '@portal/ui';
import { callApi, hasCode, messageOf, readKey } from '@portal/web-kit';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { devicesMessages as messages } from '../messages';

const queryKey = readKey(calls.listSessions, 'answer', {});
type Devices = readonly SignedInDevice[];

/** Removes devices from the list before the server answers, and returns what puts them back. */
async function removeFromList(
  client: QueryClient,
  isRemoved: (device: SignedInDevice) => boolean,
): Promise<() => void> {
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData<Devices>(queryKey);
  client.setQueryData<Devices>(queryKey, (now) => now?.filter((device) => !isRemoved(device)));
  return () => {
    client.setQueryData(queryKey, before);
    // `before` may hold a device that another call ended since.
    void client.invalidateQueries({ queryKey });
  };
}

const nameOf = ({ browser, system }: SignedInDevice) => messages.name(browser, system);

/** Signs one device out. */
export function useEndDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: SignedInDevice) => callApi(calls.endSession, { params: { id: _id } }),
    onMutate: ({ _id }) => removeFromList(client, (device) => device._id === _id),
    onSuccess: (_nothing, device) => toast.success(messages.signedOut(nameOf(device))),
    onError: (error, _device, restore) => {
      if (hasCode(error, 'AUTH.SESSION_NOT_FOUND')) return toast.info(error.message);
      restore?.();
      return toast.error(messageOf(error, messages.notSignedOut));
    },
  });
}

/** Signs every device out but this one. */
export function useEndOtherDevices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(calls.endOtherSessions),
    onMutate: () => removeFromList(client, ({ current }) => !current),
    onSuccess: () => toast.success(messages.signedOutAll),
    onError: (error, _nothing, restore) => {
      restore?.();
      toast.error(messageOf(error, messages.notSignedOutAll));
    },
  });
}
