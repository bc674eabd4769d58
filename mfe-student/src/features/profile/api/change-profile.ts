import { calls, type Profile, type ProfileChanges } from '@portal/contracts';
import { patchSession, callApi, useSingleFlight } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileMessages as messages } from '../../../messages';
import { profileKey } from './read-profile';

/** Changes one's own profile; what the service made of it shows everywhere at once. Pressed twice is sent once. */
export function useChangeProfile(userId: string) {
  const client = useQueryClient();
  const { mutateAsync, error, isPending } = useMutation({
    mutationFn: (updatedDetails: ProfileChanges) => callApi(calls.changeProfile, { body: { userId, updatedDetails } }),
    meta: { failure: messages.log },
    onSuccess: ({ updatedStudent }) => {
      const { name, profilePic } = updatedStudent.personal_info;
      patchSession({ name, profilePic });
      client.setQueryData<Profile>(profileKey(userId), updatedStudent);
    },
  });
  const send = useSingleFlight(async (changes: ProfileChanges, onDone: () => void) => {
    await mutateAsync(changes);
    onDone();
  });
  return { send, error, isPending };
}
