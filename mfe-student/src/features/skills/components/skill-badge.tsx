import type { ClaimState } from '@portal/contracts';
import { Badge, type Tone } from '@portal/ui';
import { BadgeCheck, Clock, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { listMessages } from '../messages';

const appearances: Readonly<Record<ClaimState, { tone: Tone; icon: ReactNode }>> = {
  claimed: { tone: 'warning', icon: <Clock /> },
  endorsed: { tone: 'success', icon: <BadgeCheck /> },
  returned: { tone: 'warning', icon: <Undo2 /> },
};

export function SkillBadge({ state }: { readonly state: ClaimState }) {
  return <Badge {...appearances[state]}>{listMessages.states[state]}</Badge>;
}
