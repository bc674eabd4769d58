import { calls, type Profile } from '@portal/contracts';
import { patchSession, readKey, useWrite } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { profileMessages as messages } from '../../../messages';

/** Changes the person's own profile; the answer shows at once on the page and in the frame. */
export function useChangeProfile(userId: string) {
  const client = useQueryClient();
  return useWrite(calls.changeProfile, {
    invalidates: false,
    meta: { failure: messages.log },
    onSuccess: ({ updatedStudent }) => {
      const { name, profilePic } = updatedStudent.personal_info;
      patchSession({ name, profilePic });
      client.setQueryData<Profile>(readKey(calls.readProfile, 'answer', { params: { userId } }), updatedStudent);
    },
  });
}
