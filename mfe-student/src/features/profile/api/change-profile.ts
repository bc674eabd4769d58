import { calls, type Profile, type ProfileChanges } from '@portal/contracts';
import { callApi, patchSession, readKey } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileMessages as messages } from '../../../messages';

/** Changes the person's own profile; the answer shows at once on the page and in the frame. */
export function useChangeProfile(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (updatedDetails: ProfileChanges) => callApi(calls.changeProfile, { body: { userId, updatedDetails } }),
    meta: { failure: messages.log },
    onSuccess: ({ updatedStudent }) => {
      const { name, profilePic } = updatedStudent.personal_info;
      patchSession({ name, profilePic });
      client.setQueryData<Profile>(readKey(calls.readProfile, 'answer', { params: { userId } }), updatedStudent);
    },
  });
}
