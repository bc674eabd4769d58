import { useSession } from '@portal/web-kit';
import type { Reader } from './sections';

/** The role of the person who reads the page, or that there is no one signed in. */
export function useReader(): Reader {
  const { user, role } = useSession();
  return user ? role : 'visitor';
}
