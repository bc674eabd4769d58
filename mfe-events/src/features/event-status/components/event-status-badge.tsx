import type { EventStatus } from '@portal/contracts';
import { Badge, type Tone } from '@portal/ui';
import { Activity, Calendar, Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../../texts';

interface Look {
  readonly tone: Tone;
  readonly icon: ReactNode;
}

const looks: Readonly<Record<EventStatus, Look>> = {
  planned: { tone: 'info', icon: <Calendar /> },
  ongoing: { tone: 'success', icon: <Activity /> },
  completed: { tone: 'neutral', icon: <Check /> },
  cancelled: { tone: 'danger', icon: <X /> },
};

/** The state of an event; a value that is not known yet shows neutral. */
export function EventStatusBadge({ status }: { readonly status: EventStatus }) {
  const look: Look | undefined = looks[status];
  const label: string | undefined = texts.statuses[status];
  return (
    <Badge tone={look?.tone ?? 'neutral'} icon={look?.icon}>
      {label ?? status}
    </Badge>
  );
}
