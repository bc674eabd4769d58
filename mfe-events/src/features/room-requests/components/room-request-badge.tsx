import type { RoomRequestStatus } from '@portal/contracts';
import { Badge, type Tone } from '@portal/ui';
import { Check, Clock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../../texts';

const looks: Readonly<Record<RoomRequestStatus, { tone: Tone; icon: ReactNode }>> = {
  Pending: { tone: 'warning', icon: <Clock /> },
  Approved: { tone: 'success', icon: <Check /> },
  Rejected: { tone: 'danger', icon: <X /> },
};

/** The state of a room request, with its icon. */
export function RoomRequestBadge({ status }: { readonly status: RoomRequestStatus }) {
  return (
    <Badge tone={looks[status].tone} icon={looks[status].icon}>
      {texts.requests.statuses[status]}
    </Badge>
  );
}
