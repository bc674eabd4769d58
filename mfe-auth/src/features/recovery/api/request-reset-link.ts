import { calls, type BodyInput } from '@portal/contracts';
import { callApi, useSingleFlight } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';

/** Has a link mailed; pressed twice is sent once. */
export function useRequestResetLink() {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: BodyInput<typeof calls.forgotPassword>) => callApi(calls.forgotPassword, { body }),
  });
  const send = useSingleFlight(async (email: string, onDone: (message: string) => void) => {
    const { message } = await mutateAsync({ email });
    onDone(message);
  });
  return { send, isPending };
}
