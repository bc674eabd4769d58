import type { Session } from '@portal/service-kit';
import type { Target } from './target.domain';

/** What the feedback module, which imports this one, does for targets. */
export interface TargetPorts {
  entries: {
    /** Entries hold what is shown of their targets, and are found by it. */
    follow(target: Target, session: Session): Promise<void>;
  };
}
