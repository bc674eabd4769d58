import type { EventData } from '@portal/contracts';
import type { CampusEvent } from '../events/event.domain';
import { eventOfNotice, type Notice } from './notice.domain';
import type { Registration } from './registration.domain';
import { registrationSnapshotOf } from './registration.presenter';

/** What other services get for one person to be notified. */
export function affectedRegistrationOf(
  notice: Notice,
  event: CampusEvent,
  registration: Registration,
): EventData<'events.registration.affected.v1'> {
  const { change, previous, reason } = notice;
  return {
    ...registrationSnapshotOf(eventOfNotice(notice, event), registration),
    change,
    ...(previous && {
      previous: {
        start: previous.start?.toISOString() ?? null,
        end: previous.end?.toISOString() ?? null,
        venue: previous.venue,
      },
    }),
    ...(reason !== undefined && { reason }),
  };
}
