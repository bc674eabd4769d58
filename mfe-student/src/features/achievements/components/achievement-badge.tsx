import type { AchievementState } from '@portal/contracts';
import { Badge, type Tone } from '@portal/ui';
import { BadgeCheck, Clock, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { listMessages } from '../messages';

const appearances: Readonly<Record<AchievementState, { tone: Tone; icon: ReactNode }>> = {
  pending: { tone: 'warning', icon: <Clock /> },
  verified: { tone: 'success', icon: <BadgeCheck /> },
  returned: { tone: 'warning', icon: <Undo2 /> },
};

export function AchievementBadge({ state }: { readonly state: AchievementState }) {
  return <Badge {...appearances[state]}>{listMessages.states[state]}</Badge>;
}
