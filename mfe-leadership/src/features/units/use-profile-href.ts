import { useSession } from '@portal/web-kit';
import { mayOpen } from '@portal/web-kit/may-open';
import { otherPages } from '../../paths';

/** The profile of a person, where the reader may open it: officers everyone's, students their own. */
export function useProfileHref() {
  const { user, role } = useSession();
  return (userId: string): string | undefined => {
    const href = otherPages.profile(userId);
    if (mayOpen(href, role)) return href;
    return userId === user?._id ? otherPages.ownProfile : undefined;
  };
}
