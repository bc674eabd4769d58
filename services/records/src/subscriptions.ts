import { subscriptionsOf, type Subscriptions } from '@portal/service-kit';
import type { AttendanceRepository } from './attendances/attendance.repository';
import type { CampusEventRepository } from './campus-events/campus-event.repository';
import type { HoldingRepository } from './holdings/holding.repository';
import type { PersonRepository } from './people/person.repository';

interface Copies {
  attendances: AttendanceRepository['copy'];
  campusEvents: CampusEventRepository['copy'];
  holdings: HoldingRepository['copy'];
  people: PersonRepository['copy'];
}

/** Every event of other services that records handles. */
export function recordsSubscriptions(copies: Copies): Subscriptions {
  return {
    ...subscriptionsOf(copies.attendances, 'keepAttendance'),
    ...subscriptionsOf(copies.campusEvents, 'keepCampusEvent'),
    ...subscriptionsOf(copies.holdings, 'keepHolding'),
    ...subscriptionsOf(copies.people, 'keepAccount'),
  };
}
