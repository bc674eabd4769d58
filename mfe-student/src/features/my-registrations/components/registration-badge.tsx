import type { MyRegistration } from '@portal/contracts';
import { Badge } from '@portal/ui';
import { CircleCheck, Hourglass } from 'lucide-react';
import { myRegistrationsMessages as messages } from '../../../messages';

interface RegistrationBadgeProps {
  readonly registration: MyRegistration;
  readonly isCancelled?: boolean | undefined;
  /** Beside the badge of a state, one's own is without a box. */
  readonly variant?: 'tint' | 'plain' | undefined;
}

/** What one holds: a place, one in line, or nothing any more. */
export function RegistrationBadge({ registration, isCancelled, variant }: RegistrationBadgeProps) {
  const { status, position, checked_in_at: checkedIn } = registration;
  if (isCancelled)
    return (
      <Badge variant={variant} tone="danger">
        {messages.cancelled}
      </Badge>
    );
  if (status === 'waiting') {
    return (
      <Badge variant={variant} tone="warning" icon={<Hourglass />}>
        {messages.waiting(position)}
      </Badge>
    );
  }
  return (
    <Badge variant={variant} tone="success" icon={<CircleCheck />}>
      {checkedIn ? messages.checkedIn : messages.registered}
    </Badge>
  );
}
