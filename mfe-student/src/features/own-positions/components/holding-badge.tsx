import { Badge, type Tone } from '@portal/ui';
import { CircleCheck, CircleX, Clock, Flag, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HoldingState } from '../holding-state';
import { listMessages } from '../messages';

const appearances: Readonly<Record<HoldingState, { tone: Tone; icon: ReactNode }>> = {
  awaiting: { tone: 'warning', icon: <Clock /> },
  refused: { tone: 'danger', icon: <Undo2 /> },
  active: { tone: 'success', icon: <CircleCheck /> },
  completed: { tone: 'neutral', icon: <Flag /> },
  terminated: { tone: 'danger', icon: <CircleX /> },
};

export function HoldingBadge({ state }: { readonly state: HoldingState }) {
  return <Badge {...appearances[state]}>{listMessages.states[state]}</Badge>;
}
