import type { MyRegistration } from '@portal/contracts';
import { Badge } from '@portal/ui';
import { CircleCheck, Hourglass } from 'lucide-react';
import { texts } from '../../../texts';

const words = texts.registrations;

interface RegistrationBadgeProps {
  readonly registration: MyRegistration;
  readonly isCancelled: boolean;
}

/** What one holds: a place, one in line, or nothing any more. */
export function RegistrationBadge({ registration, isCancelled }: RegistrationBadgeProps) {
  const { status, position, checked_in_at: checkedIn } = registration;
  if (isCancelled) return <Badge tone="danger">{words.cancelled}</Badge>;
  if (status === 'waiting') {
    return (
      <Badge tone="warning" icon={<Hourglass />}>
        {words.waiting(position)}
      </Badge>
    );
  }
  return (
    <Badge tone="success" icon={<CircleCheck />}>
      {checkedIn ? words.checkedIn : words.registered}
    </Badge>
  );
}
