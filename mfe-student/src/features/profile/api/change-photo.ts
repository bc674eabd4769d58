import { calls, type Profile } from '@portal/contracts';
import { briefToast } from '@portal/ui';
import { patchSession, readKey, useWrite } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { photoMessages as messages } from '../../../messages';

/** Shows the new picture on the page and in the frame. */
function useShowPicture(userId: string) {
  const client = useQueryClient();
  return (profilePic: string, hasPhoto: boolean) => {
    patchSession({ profilePic });
    client.setQueryData<Profile>(
      readKey(calls.readProfile, 'answer', { params: { userId } }),
      (known) => known && { ...known, personal_info: { ...known.personal_info, profilePic, hasPhoto } },
    );
  };
}

/** Uploads a photo; the answer is the address of the picture made from it. */
export function useChangePhoto(userId: string) {
  const show = useShowPicture(userId);
  return useWrite(calls.changePhoto, {
    invalidates: false,
    meta: { failure: messages.notChanged },
    onSuccess: ({ profilePic }) => {
      show(profilePic, true);
      briefToast.success(messages.changed);
    },
  });
}

/** Removes the photo; the generated picture shows again. */
export function useRemovePhoto(userId: string) {
  const show = useShowPicture(userId);
  return useWrite(calls.removePhoto, {
    invalidates: false,
    meta: { failure: messages.notRemoved },
    onSuccess: ({ profilePic }) => {
      show(profilePic, false);
      briefToast.success(messages.removed);
    },
  });
}
