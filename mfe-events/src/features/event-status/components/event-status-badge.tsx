import { EVENT_STATUS_NAMES, type EventStatus } from '@portal/contracts';
import { Badge, type Tone } from '@portal/ui';
import { Activity, Calendar, Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

interface Appearance {
  readonly tone: Tone;
  readonly icon: ReactNode;
}

const appearances: Readonly<Record<EventStatus, Appearance>> = {
  planned: { tone: 'info', icon: <Calendar /> },
  ongoing: { tone: 'success', icon: <Activity /> },
  completed: { tone: 'neutral', icon: <Check /> },
  cancelled: { tone: 'danger', icon: <X /> },
};

/** The status of an event; one that this version does not know shows neutral. */
export function EventStatusBadge({ status }: { readonly status: EventStatus }) {
  const appearance: Appearance | undefined = appearances[status];
  const label: string | undefined = EVENT_STATUS_NAMES[status];
  return (
    <Badge tone={appearance?.tone ?? 'neutral'} icon={appearance?.icon}>
      {label ?? status}
    </Badge>
  );
}
