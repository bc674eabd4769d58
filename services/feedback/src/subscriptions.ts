import type { NamedHandler, Subscriptions } from '@portal/service-kit';
import type { TargetEvent } from './targets/target.domain';
import type { TargetService } from './targets/target.service';

/** Everything this service reacts to: what feedback can be about. */
export function feedbackSubscriptions(targets: Pick<TargetService, 'applyEvent'>): Subscriptions {
  const applyAs = (name: string): NamedHandler<TargetEvent> => ({ name, handle: targets.applyEvent });
  const account = [applyAs('keepAccount')];
  const unit = [applyAs('keepUnit')];
  const position = [applyAs('keepPosition')];
  const event = [applyAs('keepEvent')];
  return {
    'auth.account.registered.v1': account,
    'auth.account.role-changed.v1': account,
    'auth.account.changed.v1': account,
    'org.unit.created.v1': unit,
    'org.unit.changed.v1': unit,
    'org.position.created.v1': position,
    'org.position.changed.v1': position,
    'org.position.removed.v1': [applyAs('withdrawPosition')],
    'events.event.created.v1': event,
    'events.event.status-changed.v1': event,
    'events.event.changed.v1': event,
  };
}
