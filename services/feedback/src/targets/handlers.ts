import type { EventHandler } from '@portal/service-kit';
import type { TargetCopy } from './copy.service';

type AboutAccounts = 'auth.account.registered.v1' | 'auth.account.role-changed.v1' | 'auth.account.changed.v1';
type AboutEvents = 'events.event.created.v1' | 'events.event.status-changed.v1' | 'events.event.changed.v1';
type AboutPositions = 'org.position.created.v1' | 'org.position.changed.v1';

/** Keeps the copies of what feedback can be about: each event carries the whole of it. */
export function targetHandlers(targets: Omit<TargetCopy, 'copy'>) {
  const keepAccount: EventHandler<AboutAccounts> = (event, session) => targets.keepAccount(event.data, session);
  const keepUnit: EventHandler<'org.unit.created.v1'> = (event, session) => targets.keepUnit(event.data, session);
  const keepEvent: EventHandler<AboutEvents> = (event, session) => targets.keepEvent(event.data, session);
  const keepPosition: EventHandler<AboutPositions> = (event, session) => targets.keepPosition(event.data, session);
  const withdrawPosition: EventHandler<'org.position.removed.v1'> = (event, session) =>
    targets.withdrawPosition(event.data, session);
  return { keepAccount, keepUnit, keepEvent, keepPosition, withdrawPosition };
}
