import type { MyRegistration } from '@portal/contracts';
import { Badge, type Tone } from '@portal/ui';
import { CircleCheck, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { myRegistrationsMessages as messages } from '../../../messages';

interface RegistrationBadgeProps {
  readonly registration: MyRegistration;
  readonly isCancelled?: boolean | undefined;
}

/** What the person has at an event: a place, one on the waiting list, or nothing since it was cancelled. */
export function RegistrationBadge({ registration, isCancelled }: RegistrationBadgeProps) {
  const { status, position, checked_in_at: checkedIn } = registration;
  const badge = (tone: Tone, label: string, icon?: ReactNode) => (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
  if (isCancelled) return badge('danger', messages.cancelled);
  if (status === 'waiting') return badge('warning', messages.waiting(position), <Hourglass />);
  return badge('success', checkedIn ? messages.checkedIn : messages.registered, <CircleCheck />);
}
