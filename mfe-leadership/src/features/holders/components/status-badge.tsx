import { HOLDER_STATUS_NAMES, type HolderStatus } from '@portal/contracts';
import { Badge, type Tone } from '@portal/ui';
import { CircleCheck, CircleX, Flag } from 'lucide-react';
import type { ReactNode } from 'react';

const appearances: Readonly<Record<HolderStatus, { tone: Tone; icon: ReactNode }>> = {
  active: { tone: 'success', icon: <CircleCheck /> },
  completed: { tone: 'neutral', icon: <Flag /> },
  terminated: { tone: 'danger', icon: <CircleX /> },
};

export function StatusBadge({ status }: { readonly status: HolderStatus }) {
  return <Badge {...appearances[status]}>{HOLDER_STATUS_NAMES[status]}</Badge>;
}
