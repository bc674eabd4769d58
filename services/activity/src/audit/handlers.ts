import { type EventName, eventCatalogue } from '@portal/contracts';
import type { NamedHandler, Subscriptions } from '@portal/service-kit';
import type { AuditService } from './service';

/** Notices to the many whom one write concerns; the write itself is told by another event. */
const NOTICES: readonly EventName[] = ['events.registration.affected.v1', 'events.registration.reminded.v1'];

/** Beside what the service does with an event, every event is kept. */
export function alsoAudited(subscriptions: Subscriptions, audit: Pick<AuditService, 'keep'>): Subscriptions {
  const keep: NamedHandler = { name: 'keepInAudit', handle: (event, session) => audit.keep(event, session) };
  const names = (Object.keys(eventCatalogue) as EventName[]).filter((name) => !NOTICES.includes(name));
  const audited = names.map((name) => [name, [...(subscriptions[name] ?? []), keep]]);
  return { ...subscriptions, ...(Object.fromEntries(audited) as Subscriptions) };
}
