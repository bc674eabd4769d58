import { useSession } from '@portal/web-kit';
import { kinds } from './kinds';
import type { KindName } from './queue-kind';
import { typeOfRole } from './use-panel-filters';
import { useWaitingCount } from './use-waiting';

/** How much waits under each tab, whatever is searched for there. */
export function useTabCounts(): Readonly<Record<KindName, number | undefined>> {
  const filters = { type: typeOfRole(useSession().role) };
  return {
    'user-skills': useWaitingCount(kinds['user-skills'], filters).data,
    skills: useWaitingCount(kinds.skills, filters).data,
    achievements: useWaitingCount(kinds.achievements, filters).data,
  };
}
