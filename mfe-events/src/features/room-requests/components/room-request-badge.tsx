import type { RoomRequestStatus } from '@portal/contracts';
import { Badge, type Tone } from '@portal/ui';
import { Check, Clock, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';

const appearances: Readonly<Record<RoomRequestStatus, { tone: Tone; icon: ReactNode }>> = {
  Pending: { tone: 'warning', icon: <Clock /> },
  Approved: { tone: 'success', icon: <Check /> },
  Rejected: { tone: 'danger', icon: <X /> },
  Withdrawn: { tone: 'neutral', icon: <Undo2 /> },
};

export function RoomRequestBadge({ status }: { readonly status: RoomRequestStatus }) {
  return (
    <Badge tone={appearances[status].tone} icon={appearances[status].icon}>
      {status}
    </Badge>
  );
}
