import { calls, type BodyInput } from '@portal/contracts';
import { callApi, emitPortalEvent, useSingleFlight } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';

/** Sets another password; every other device is signed out by it. Pressed twice is sent once. */
export function useChangePassword() {
  const { mutateAsync, error, isPending } = useMutation({
    mutationFn: (body: BodyInput<typeof calls.changePassword>) => callApi(calls.changePassword, { body }),
    onSuccess: () => emitPortalEvent('portal:invalidate', { queryKey: ['signed-in-devices'] }),
  });
  const send = useSingleFlight(
    async (body: BodyInput<typeof calls.changePassword>, onDone: (message: string) => void) => {
      const { message } = await mutateAsync(body);
      onDone(message);
    },
  );
  return { send, error, isPending };
}
