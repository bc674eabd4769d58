import type { Subscriptions } from '@portal/service-kit';
import type { TargetCopy } from './targets/copy.service';
import { targetHandlers } from './targets/handlers';

/** Everything this service reacts to: what feedback can be about. */
export function feedbackSubscriptions(targets: Omit<TargetCopy, 'copy'>): Subscriptions {
  const { keepAccount, keepUnit, keepEvent, keepPosition, withdrawPosition } = targetHandlers(targets);
  const account = [{ name: 'keepAccount', handle: keepAccount }];
  const position = [{ name: 'keepPosition', handle: keepPosition }];
  const event = [{ name: 'keepEvent', handle: keepEvent }];
  return {
    'auth.account.registered.v1': account,
    'auth.account.role-changed.v1': account,
    'auth.account.changed.v1': account,
    'org.unit.created.v1': [{ name: 'keepUnit', handle: keepUnit }],
    'org.position.created.v1': position,
    'org.position.changed.v1': position,
    'org.position.removed.v1': [{ name: 'withdrawPosition', handle: withdrawPosition }],
    'events.event.created.v1': event,
    'events.event.status-changed.v1': event,
    'events.event.changed.v1': event,
  };
}
